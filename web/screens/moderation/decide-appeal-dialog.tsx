import type { OpenAppeal } from "@nakamatch/contract/endpoints/appeals";
import { APPEAL_MAX, APPEAL_OUTCOMES, type AppealOutcome } from "@nakamatch/contract/vocabulary/statements";
import { appealTextProblem } from "@nakamatch/domain/safety/appeal";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useDecideAppeal } from "./use-queues.ts";

export type DecideAppealDialogProps = {
  appeal: OpenAppeal;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Grants or rejects an appeal with an answer. */
export function DecideAppealDialog({ appeal, open, onOpenChange }: DecideAppealDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const decide = useDecideAppeal(appeal, () => onOpenChange(false));
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("appeals.dialog.title", { name: appeal.person.nickname })}
      size="md"
      dismissable={!decide.isPending}
      actions={
        <>
          <Button disabled={decide.isPending} onClick={() => onOpenChange(false)}>
            {t("common.actions.cancel")}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={decide.isPending}
            busyLabel={t("appeals.dialog.sending")}
          >
            {t("appeals.dialog.submit")}
          </Button>
        </>
      }
    >
      <AppealText appeal={appeal} />
      <DecisionForm id={formId} isBusy={decide.isPending} onDecide={decide.mutate} />
    </FormDialog>
  );
}

/** Repeated: on phones the dialog covers it. */
function AppealText({ appeal: { body } }: { appeal: OpenAppeal }) {
  return (
    <blockquote className="wrap-anywhere mb-5 max-h-40 overflow-y-auto whitespace-pre-line rounded-control bg-wash p-3.5">
      {body}
    </blockquote>
  );
}

/** Empty each time that the dialog opens. */
function DecisionForm({
  id,
  isBusy,
  onDecide,
}: {
  id: string;
  isBusy: boolean;
  onDecide: (decision: { outcome: AppealOutcome; answer: string }) => void;
}) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<AppealOutcome | null>(null);
  const [answer, setAnswer] = useState("");
  const [tried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const problem = appealTextProblem(answer);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    if (outcome === null) return first.current?.focus();
    if (problem) return field.current?.focus();
    onDecide({ outcome, answer: answer.trim() });
  };

  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <RadioCards
        ref={first}
        legend={t("appeals.dialog.outcome")}
        options={APPEAL_OUTCOMES.map((value) => ({ value, label: t(`appeals.dialog.${value}`) }))}
        value={outcome ?? ""}
        onValueChange={setOutcome}
        error={tried && outcome === null && t("appeals.dialog.outcomeRequired")}
      />
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
    </form>
  );
}
