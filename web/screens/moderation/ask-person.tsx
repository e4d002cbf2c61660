import type { ModeratedPerson } from "@nakamatch/contract/endpoints/moderation/cases";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import {
  QUESTION_DAYS,
  QUESTION_NOTE_MAX,
  QUESTION_TEMPLATES,
  type QuestionTemplate,
} from "@nakamatch/contract/vocabulary/questions";
import { isVisible } from "@nakamatch/domain/people/visible-text";
import { questionProblem } from "@nakamatch/domain/safety/question";
import { CircleQuestionMark } from "lucide-react";
import { useId, useRef, useState } from "react";
import { v7 } from "uuid";
import { useSendKey } from "../../features/moderation/decide/use-send-key.ts";
import { api } from "../../lib/api.ts";
import { languageName } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useOpenings } from "../../lib/use-openings.ts";
import { useTextsIn } from "../../lib/use-texts-in.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useDecision } from "./use-queues.ts";

/** Phrases that the person reads. */
const READ = ["questions"] as const;

/** For the case's own holder, where a question is possible. */
export function AskButton({ data, onAsk }: { data: ModeratedPerson; onAsk: () => void }) {
  const { t } = useTranslation();
  const problem = questionProblem({
    concern: data.mark?.concern ?? null,
    isDeleted: data.isDeleted,
    isBanned: data.measure?.type === "ban",
    isWaiting: data.questions.some(({ state }) => state === "open"),
    asked: data.questions.filter(({ isOfCase }) => isOfCase).length,
  });
  if (problem) return null;
  return (
    <button
      type="button"
      className="flex min-h-11 items-center gap-1.5 rounded-control font-bold text-ink underline underline-offset-4 sm:min-h-9"
      onClick={onAsk}
    >
      <CircleQuestionMark aria-hidden className="size-4" />
      {t("caseQuestions.ask")}
    </button>
  );
}

type QuestionDialogProps = {
  personId: string;
  caseId: string;
  name: string;
  /** In which the person reads it. */
  language: Language;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** After success, as the button is gone. */
  finalFocus: () => HTMLElement | null;
};

/** Asks the person of an open case; reset on opening. */
export function QuestionDialog(props: QuestionDialogProps) {
  const openings = useOpenings(props.open);
  return openings > 0 && <QuestionPanel key={openings} {...props} />;
}

function QuestionPanel({ personId, caseId, name, language, open, onOpenChange, finalFocus }: QuestionDialogProps) {
  const { t, ...own } = useTranslation();
  const [template, setTemplate] = useState<QuestionTemplate>();
  const [note, setNote] = useState("");
  const [tried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const idsTried = useRef(new Map<string, string>());
  const isDone = useRef(false);
  const { mutate, isPending } = useDecision(
    (question: { template: QuestionTemplate; note: string }) => {
      // The same input keeps its id, so that a retry after a lost answer asks once.
      const content = JSON.stringify(question);
      const questionId = idsTried.current.get(content) ?? v7();
      idsTried.current.set(content, questionId);
      return api.questions.ask({ personId, caseId, questionId, ...question });
    },
    {
      failed: { title: t("caseQuestions.dialog.failed") },
      done: () => ({ title: t("caseQuestions.dialog.sent", { name }) }),
      onDone: () => {
        isDone.current = true;
        onOpenChange(false);
      },
    },
  );
  const submit = () => {
    setTried(true);
    if (template) mutate({ template, note: note.trim() });
    else first.current?.focus();
  };
  useSendKey({ isOpen: open, isBusy: isPending, onSend: submit });
  return (
    <FormDialog
      open={open}
      beside={{ fold: t("banDialog.evidence.fold"), unfold: t("banDialog.evidence.unfold") }}
      finalFocus={() => (isDone.current ? finalFocus() : null)}
      onOpenChange={onOpenChange}
      title={t("caseQuestions.dialog.title", { name })}
      description={t("caseQuestions.dialog.rules", { name, days: QUESTION_DAYS })}
      initialFocus={matchMedia("(pointer: coarse)").matches ? undefined : first}
      label={t("caseQuestions.dialog.submit")}
      busy={isPending}
      onSubmit={submit}
    >
      <RadioCards
        ref={first}
        legend={t("caseQuestions.dialog.template")}
        error={tried && !template && t("caseQuestions.dialog.templateRequired")}
        options={QUESTION_TEMPLATES.map((value) => ({ value, label: t(`questions.templates.${value}`) }))}
        value={template ?? ""}
        onValueChange={setTemplate}
      />
      <TextArea
        label={t("caseQuestions.dialog.note")}
        hint={t("caseQuestions.dialog.noteHint", { language: languageName(language, own.language) })}
        optional
        rows={2}
        maxLength={QUESTION_NOTE_MAX}
        max={QUESTION_NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Preview name={name} language={language} template={template} note={note} />
    </FormDialog>
  );
}

type PreviewProps = { name: string; language: Language; template: QuestionTemplate | undefined; note: string };

/** In the person's language. */
function Preview({ name, language, template, note }: PreviewProps) {
  const { t } = useTranslation();
  const theirs = useTextsIn(language, READ);
  const title = useId();
  return (
    <section aria-labelledby={title} className="flex flex-col gap-2">
      <h3 id={title} className="text-base">
        {t("caseQuestions.dialog.preview", { name })}
      </h3>
      <div className="flex min-h-16 flex-col gap-2 rounded-panel bg-wash p-4">
        {template && theirs ? (
          <p lang={theirs.language} className="font-bold">
            {theirs.t(`questions.templates.${template}`)}
          </p>
        ) : (
          !template && <p className="text-ink-soft">{t("caseQuestions.dialog.choose")}</p>
        )}
        {isVisible(note) && <p className="user-text whitespace-pre-line">{note.trim()}</p>}
      </div>
    </section>
  );
}
