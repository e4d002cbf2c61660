import type { ModeratedPerson } from "@nakamatch/contract/endpoints/moderation/cases";
import type { Signal } from "@nakamatch/contract/endpoints/signals/moderation-flags";
import { useQuery } from "@tanstack/react-query";
import { Lock, ShieldAlert } from "lucide-react";
import { formatTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { ListWaiting } from "../../ui/list-states.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { useFailureToast } from "../../ui/toast.tsx";
import { CasePerson, CaseReports, Notice, useClaim } from "./case-details.tsx";
import { DecisionBar } from "./decision-bar.tsx";
import { type CaseAction, personQuery } from "./use-queues.ts";

export type FlaggedPersonProps = {
  id: string;
  signal: Signal;
  /** `dismiss` closes the signal. */
  onAct: (action: CaseAction) => void;
  onNext: () => void;
};

/** Open reports and history of a flagged person, and what can be done. */
export function FlaggedPerson({ id, signal, onAct, onNext }: FlaggedPersonProps) {
  const { t, language } = useTranslation();
  const { person } = signal;
  const name = person.nickname;
  const { data, isError, errorUpdatedAt, refetch } = useQuery(personQuery(person.id));
  useFailureToast(isError && !data ? t("moderation.case.loadError") : null, errorUpdatedAt);
  const claim = data?.claim ?? null;
  const isTheirs = claim !== null && !claim.isMine;
  const isOthers = data && (data.isModerator || data.isWithOperator);
  return (
    <div id={id} className="border-edge border-t-2 p-4 sm:p-5">
      {data?.caseId && !data.isWithOperator && <Claim data={data} />}
      {data ? (
        <div className="flex flex-col gap-5">
          {isTheirs && (
            <Notice icon={<Lock />}>
              {t("moderation.claim.theirs", { name: claim.moderator, time: formatTime(claim.until, language) })}
            </Notice>
          )}
          {isOthers && (
            <Notice icon={<ShieldAlert />}>
              {t(data.isModerator ? "moderation.case.moderator" : "moderation.claim.operator")}
            </Notice>
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_16rem] 2xl:grid-cols-[minmax(0,1fr)_20rem]">
            {data.reports.length > 0 ? (
              <CaseReports data={data} />
            ) : (
              <p className="text-ink-soft">{t("signals.noReports")}</p>
            )}
            <CasePerson data={data} />
          </div>
        </div>
      ) : isError ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-bold">{t("moderation.case.loadError")}</p>
          <RetryButton onClick={() => void refetch()} />
        </div>
      ) : (
        <ListWaiting height="h-36" entries={2} />
      )}
      <DecisionBar
        name={name}
        first={{ label: t("signals.seen"), name: t("signals.closeName", { name }) }}
        canDecide={data !== undefined && !isTheirs && !isOthers}
        canWarn
        onAct={onAct}
        onNext={onNext}
      >
        {claim?.isMine && t("moderation.claim.mine", { time: formatTime(claim.until, language) })}
      </DecisionBar>
    </div>
  );
}

/** The case of a person with open reports, as when it is opened in its list. */
function Claim({ data }: { data: ModeratedPerson }) {
  useClaim(data.person.id, data.claim);
  return null;
}
