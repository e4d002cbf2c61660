import type { OpenAppeal } from "@nakamatch/contract/endpoints/appeals";
import { APPEAL_MAX, APPEAL_OUTCOMES, type AppealOutcome } from "@nakamatch/contract/vocabulary/statements";
import { appealTextProblem } from "@nakamatch/domain/safety/appeal";
import { useRef, useState } from "react";
import { api } from "../../lib/api.ts";
import { formatDateTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useOpenings } from "../../lib/use-openings.ts";
import { PersonAvatar } from "../../person/person-avatar.tsx";
import { PersonName } from "../../person/person-name.tsx";
import { ProfileLink } from "../../person/profile-link.tsx";
import { StatementFacts } from "../../person/statements/statement-facts.tsx";
import { TornPage } from "../../ui/art/torn-page.tsx";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { DecisionDialog, nextInQueue, Queue } from "./queue.tsx";
import { useAppeals, useDecision } from "./use-queues.ts";

/** Open appeals with their decisions. */
export function AppealsList() {
  const { t } = useTranslation();
  const query = useAppeals();
  // Survives removal of the item by another moderator, to keep the input.
  const [chosen, setChosen] = useState<OpenAppeal>();
  const [isDeciding, setIsDeciding] = useState(false);
  const openings = useOpenings(isDeciding);
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
      {/* Reset on opening. */}
      {chosen && <AppealDialog key={openings} appeal={chosen} open={isDeciding} onOpenChange={setIsDeciding} />}
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
          <h2 className="text-lg leading-snug">
            <ProfileLink person={person} className="underline-offset-4 hover:underline">
              <PersonName name={person.nickname} premium={person.isPremium} />
            </ProfileLink>
          </h2>
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

type AppealDialogProps = { appeal: OpenAppeal; open: boolean; onOpenChange: (open: boolean) => void };

/** Grants or denies an appeal, with an answer. */
function AppealDialog({ appeal, open, onOpenChange }: AppealDialogProps) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<AppealOutcome | null>(null);
  const [answer, setAnswer] = useState("");
  const [tried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const problem = appealTextProblem(answer);
  const { mutate, isPending } = useDecision(
    (decision: { outcome: AppealOutcome; answer: string }) => api.appeals.decide({ appealId: appeal.id, ...decision }),
    {
      failed: { title: t("appeals.failedTitle") },
      done: (decision) => ({ title: t(`appeals.${decision.outcome}`) }),
      onDone: () => onOpenChange(false),
      // Nothing left to decide.
      onError: ({ code }) => (code === "APPEAL_DECIDED" || code === "APPEAL_NOT_FOUND") && onOpenChange(false),
    },
  );
  const submit = () => {
    setTried(true);
    if (outcome === null) return first.current?.focus();
    if (problem) return field.current?.focus();
    mutate({ outcome, answer: answer.trim() });
  };
  return (
    <DecisionDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("appeals.dialog.title", { name: appeal.person.nickname })}
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
    </DecisionDialog>
  );
}
