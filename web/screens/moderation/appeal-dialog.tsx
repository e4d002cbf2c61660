import type { OpenAppeal } from "@nakamatch/contract/endpoints/moderation/appeals";
import { APPEAL_MAX, type AppealOutcome } from "@nakamatch/contract/vocabulary/statements";
import { appealTextProblem } from "@nakamatch/domain/safety/appeal";
import { useRef, useState } from "react";
import { useSendKey } from "../../features/moderation/decide/use-send-key.ts";
import { api } from "../../lib/api.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useDecision } from "./use-queues.ts";

type AppealDialogProps = {
  appeal: OpenAppeal;
  outcome: AppealOutcome;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDecided: () => void;
  finalFocus: () => HTMLElement | null;
};

/** Grants or denies an appeal, with an answer. */
export function AppealDialog({ appeal, outcome, open, onOpenChange, onDecided, finalFocus }: AppealDialogProps) {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState("");
  const [tried, setTried] = useState(false);
  const isDone = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const problem = appealTextProblem(answer);
  const { mutate, isPending } = useDecision(
    (decision: { outcome: AppealOutcome; answer: string }) => api.appeals.decide({ appealId: appeal.id, ...decision }),
    {
      failed: { title: t("appeals.failedTitle") },
      done: (decision) => ({ title: t(`appeals.${decision.outcome}`) }),
      onDone: () => {
        isDone.current = true;
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
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("appeals.dialog.title", { name: appeal.person.nickname })}
      description={t(`appeals.dialog.${outcome}`)}
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
      <TextArea
        ref={field}
        label={t("appeals.dialog.answer")}
        hint={t("appeals.dialog.answerHint")}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
        error={tried && problem && t("appeals.dialog.answerRequired")}
        max={APPEAL_MAX}
        maxLength={APPEAL_MAX}
        rows={5}
      />
    </FormDialog>
  );
}
