import type { OpenAppeal } from "@nakamatch/contract/endpoints/appeals";
import { APPEAL_MAX, APPEAL_OUTCOMES, type AppealOutcome } from "@nakamatch/contract/vocabulary/statements";
import { appealTextProblem } from "@nakamatch/domain/safety/appeal";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { FormActions } from "../../account/form-actions.tsx";
import { formatDateTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { PersonAvatar } from "../../person/person-avatar.tsx";
import { PersonName } from "../../person/person-name.tsx";
import { ProfileLink } from "../../person/profile-link.tsx";
import { StatementFacts } from "../../person/statements/statement-facts.tsx";
import { TornPage } from "../../ui/art/torn-page.tsx";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { nextInQueue, Queue } from "./queue.tsx";
import { useAppeals, useDecideAppeal } from "./use-queues.ts";

/** Open appeals with their decisions. */
export function AppealsList() {
  const { t } = useTranslation();
  const query = useAppeals();
  // Kept here: another moderator may remove the item, but not what was typed.
  const [chosen, setChosen] = useState<OpenAppeal | null>(null);
  const [isDeciding, setIsDeciding] = useState(false);
  const decide = (appeal: OpenAppeal) => {
    setChosen(appeal);
    setIsDeciding(true);
  };
  return (
    <>
      <Queue
        query={query}
        entries={query.appeals}
        label={t("appeals.list")}
        waiting={{ height: "h-72", entries: 1 }}
        drawing={<TornPage />}
        error={{ title: t("appeals.error.title"), text: t("appeals.error.text") }}
        empty={{ title: t("appeals.empty.title"), text: t("appeals.empty.text") }}
        head={query.total !== null && <p className="font-bold">{t("appeals.total", { count: query.total })}</p>}
        render={(appeal) => <AppealItem key={appeal.id} appeal={appeal} onDecide={decide} />}
      />
      {chosen && <DecideAppealDialog appeal={chosen} open={isDeciding} onOpenChange={setIsDeciding} />}
    </>
  );
}

function AppealItem({ appeal, onDecide }: { appeal: OpenAppeal; onDecide: (appeal: OpenAppeal) => void }) {
  const { t, language } = useTranslation();
  const { person, sentAt, body, statement, decidedBy, isOwnDecision } = appeal;
  return (
    <li className="panel flex flex-col gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PersonAvatar person={person} />
        <div className="min-w-40 flex-1">
          <h3 className="text-lg leading-snug">
            <ProfileLink person={person} className="underline-offset-4 hover:underline">
              <PersonName name={person.nickname} premium={person.isPremium} />
            </ProfileLink>
          </h3>
          <p className="text-ink-soft text-sm">
            <time dateTime={sentAt}>{t("appeals.sentAt", { date: formatDateTime(sentAt, language) })}</time>
          </p>
        </div>
      </div>
      <figure className="flex flex-col gap-1.5">
        <figcaption className="font-bold">{t("appeals.body")}</figcaption>
        <blockquote className="user-text whitespace-pre-line rounded-control bg-wash p-3.5">{body}</blockquote>
      </figure>
      <StatementFacts statement={statement} />
      {decidedBy && !isOwnDecision && (
        <p className="text-ink-soft">{t("appeals.decidedBy", { name: decidedBy.nickname })}</p>
      )}
      {isOwnDecision ? (
        <p className="font-bold">{t("appeals.own")}</p>
      ) : (
        <DisappearingButton
          variant="primary"
          className="self-start"
          focusFallback={(button) => nextInQueue(button.closest("li"))}
          aria-label={t("appeals.decideName", { name: person.nickname })}
          onClick={() => onDecide(appeal)}
        >
          {t("appeals.decide")}
        </DisappearingButton>
      )}
    </li>
  );
}

type DecideAppealDialogProps = {
  appeal: OpenAppeal;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Grants or rejects an appeal with an answer. */
function DecideAppealDialog({ appeal, open, onOpenChange }: DecideAppealDialogProps) {
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
        <FormActions
          form={formId}
          label={t("appeals.dialog.submit")}
          busy={decide.isPending}
          busyLabel={t("appeals.dialog.sending")}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      {/* Repeated: on phones the dialog covers it. */}
      <blockquote className="wrap-anywhere mb-5 max-h-40 overflow-y-auto whitespace-pre-line rounded-control bg-wash p-3.5">
        {appeal.body}
      </blockquote>
      <DecisionForm id={formId} isBusy={decide.isPending} onDecide={decide.mutate} />
    </FormDialog>
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
