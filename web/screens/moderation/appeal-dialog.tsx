import type { OpenAppeal } from "@nakamatch/contract/endpoints/moderation/appeals";
import { APPEAL_MAX, type AppealOutcome } from "@nakamatch/contract/vocabulary/statements";
import { isVisible } from "@nakamatch/domain/people/visible-text";
import { appealTextProblem } from "@nakamatch/domain/safety/appeal";
import { useQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { useSendKey } from "../../features/moderation/decide/use-send-key.ts";
import { Fact, Facts } from "../../features/moderation/statements/facts.tsx";
import { api } from "../../lib/api.ts";
import { formatDateTime, languageName } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useTextsIn } from "../../lib/use-texts-in.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useAnswerDraft } from "./use-answer-draft.ts";
import { personQuery, useDecision } from "./use-queues.ts";

type AppealDialogProps = {
  appeal: OpenAppeal;
  outcome: AppealOutcome;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDecided: () => void;
  finalFocus: () => HTMLElement | null;
};

/** Phrases that the person reads. */
const READ = ["appeals", "statement"] as const;

/** Texts for answers, in the person's language. */
const TEMPLATES = {
  granted: ["granted.mistake", "granted.context"],
  denied: ["denied.rules", "denied.known"],
} as const;

type Theirs = NonNullable<ReturnType<typeof useTextsIn>>;

/** Grants or denies an appeal, with an answer. It waits for the texts in the person's language. */
export function AppealDialog({ open, ...props }: AppealDialogProps) {
  const { language: own } = useTranslation();
  const { data, isPending } = useQuery(personQuery(props.appeal.person.id));
  const theirs = useTextsIn(data?.language ?? own, READ);
  const [ready, setReady] = useState<Theirs>();
  if (!isPending && theirs && !ready) setReady(theirs);
  return ready && <AppealPanel {...props} open={open} theirs={ready} />;
}

function AppealPanel(props: AppealDialogProps & { theirs: Theirs }) {
  const { appeal, outcome, open, onOpenChange, onDecided, finalFocus, theirs } = props;
  const { t, language: own } = useTranslation();
  const { text: answer, setText: setAnswer, status, isKept, drop } = useAnswerDraft(appeal, open);
  const [tried, setTried] = useState(false);
  const isDone = useRef(false);
  const first = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const problem = appealTextProblem(answer);
  const { mutate, isPending } = useDecision(
    (decision: { outcome: AppealOutcome; answer: string }) => api.appeals.decide({ appealId: appeal.id, ...decision }),
    {
      failed: { title: t("appeals.failedTitle") },
      done: (decision) => ({ title: t(`appeals.${decision.outcome}`) }),
      onDone: () => {
        isDone.current = true;
        drop();
        onOpenChange(false);
        onDecided();
      },
      // Nothing left to decide.
      onError: ({ code }) => (code === "APPEAL_DECIDED" || code === "APPEAL_NOT_FOUND") && onOpenChange(false),
    },
  );
  const submit = () => {
    setTried(true);
    if (problem) return field.current?.focus();
    mutate({ outcome, answer: answer.trim() });
  };
  useSendKey({ isOpen: open, isBusy: isPending, onSend: submit });
  const templates = TEMPLATES[outcome];
  const textOf = (template: (typeof templates)[number]) => theirs.t(`appeals.templates.${template}`);
  const chosen = templates.find((template) => answer.includes(textOf(template)));
  const choose = (template: (typeof templates)[number]) => {
    const text = textOf(template);
    const written = chosen
      ? answer.replace(textOf(chosen), () => text)
      : isVisible(answer)
        ? `${answer.trimEnd()}\n${text}`
        : text;
    setAnswer(written.slice(0, APPEAL_MAX));
  };
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("appeals.dialog.title", { name: appeal.person.nickname })}
      description={t(`appeals.dialog.${outcome}`)}
      keepsText={isKept}
      beside={{ fold: t("banDialog.evidence.fold"), unfold: t("banDialog.evidence.unfold") }}
      // On touch devices starts at the top.
      initialFocus={matchMedia("(pointer: coarse)").matches ? undefined : first}
      finalFocus={() => (isDone.current ? finalFocus() : null)}
      label={t("appeals.dialog.submit")}
      busy={isPending}
      busyLabel={t("appeals.dialog.sending")}
      onSubmit={submit}
    >
      {/* Repeated, as the dialog covers it on phones. */}
      <blockquote className="wrap-anywhere max-h-40 overflow-y-auto whitespace-pre-line rounded-control bg-wash p-3.5">
        {appeal.body}
      </blockquote>
      <RadioCards
        ref={first}
        legend={t("appeals.dialog.template")}
        options={templates.map((value) => ({ value, label: t(`appeals.templates.${value}`) }))}
        value={chosen ?? ""}
        onValueChange={choose}
      />
      <TextArea
        ref={field}
        label={t("appeals.dialog.answer")}
        hint={
          theirs.language === own
            ? t("appeals.dialog.answerHint")
            : t("appeals.dialog.answerLanguage", { language: languageName(theirs.language, own) })
        }
        status={status}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
        error={tried && problem && t("appeals.dialog.answerRequired")}
        max={APPEAL_MAX}
        maxLength={APPEAL_MAX}
        rows={4}
      />
      <Preview name={appeal.person.nickname} outcome={outcome} answer={answer} theirs={theirs} />
    </FormDialog>
  );
}

type PreviewProps = { name: string; outcome: AppealOutcome; answer: string; theirs: Theirs };

/** What the person reads, in their language. */
function Preview({ name, outcome, answer, theirs }: PreviewProps) {
  const own = useTranslation();
  const { t, language } = theirs;
  const heading = useId();
  const [now] = useState(() => new Date());
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2">
      <h3 id={heading} className="text-base">
        {own.t("banDialog.preview.title", { name })}
      </h3>
      <div
        lang={language === own.language ? undefined : language}
        className="flex flex-col gap-2 rounded-panel bg-wash p-4"
      >
        <p className="font-bold">{t(`statement.appeal.${outcome}`, { date: formatDateTime(now, language) })}</p>
        {isVisible(answer) && (
          <Facts>
            <Fact name={t("statement.appeal.answer")}>{answer.trim()}</Fact>
          </Facts>
        )}
      </div>
    </section>
  );
}
