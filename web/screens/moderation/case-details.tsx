import type { ModeratedPerson } from "@nakamatch/contract/endpoints/moderation";
import { useQuery } from "@tanstack/react-query";
import { Lock, MessageSquareWarning, ShieldAlert, UserX } from "lucide-react";
import type { ReactNode } from "react";
import { orpc } from "../../lib/api.ts";
import { formatTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { ProfileLink } from "../../person/profile-link.tsx";
import { Announce } from "../../ui/announce.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useFailureToast } from "../../ui/toast.tsx";
import type { CaseAction } from "./case-actions.tsx";
import { CasePerson } from "./case-person.tsx";
import { CaseReports } from "./case-reports.tsx";
import type { PlacedCase } from "./keep-places.ts";
import { shownName } from "./shown-name.ts";
import { useClaim } from "./use-claim.ts";

export type CaseDetailsProps = {
  id: string;
  entry: PlacedCase;
  onAct: (action: CaseAction) => void;
};

/** Reports with evidence, the person, the actions (MOD-08). */
export function CaseDetails({ id, entry, onAct }: CaseDetailsProps) {
  const personId = entry.person.id;
  const { t } = useTranslation();
  const { data, isError, errorUpdatedAt, refetch } = useQuery(
    orpc.moderation.person.queryOptions({ input: { personId } }),
  );
  // Cases of the operator cannot be claimed.
  useClaim(personId, entry.isWithOperator ? undefined : data?.claim);
  useFailureToast(isError && !data ? t("moderation.case.loadError") : null, errorUpdatedAt);
  return (
    <div id={id} aria-busy={!data && !isError} className="border-edge border-t-2 p-4 sm:p-5">
      {data ? (
        <Whole data={data} name={shownName(t, entry)} isWithOperator={entry.isWithOperator} onAct={onAct} />
      ) : isError ? (
        <LoadError onRetry={() => void refetch()} />
      ) : (
        <Waiting reports={Math.min(3, entry.reports)} />
      )}
    </div>
  );
}

type WholeProps = Pick<CaseDetailsProps, "onAct"> & { data: ModeratedPerson; name: string; isWithOperator: boolean };

function Whole({ data, name, isWithOperator, onAct }: WholeProps) {
  const { t, language } = useTranslation();
  const { claim, isDeleted, isModerator, person } = data;
  const isTheirs = claim !== null && !claim.isMine;
  const time = claim ? formatTime(claim.until, language) : "";
  const isOthers = isTheirs || isModerator || isWithOperator;
  return (
    <div className="flex flex-col gap-6">
      {isTheirs && <Notice icon={<Lock />}>{t("moderation.claim.theirs", { name: claim.moderator, time })}</Notice>}
      {(isModerator || isWithOperator) && <Notice icon={<ShieldAlert />}>{t("moderation.case.moderator")}</Notice>}
      {isDeleted && <Notice icon={<UserX />}>{t("moderation.deleted.text")}</Notice>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <CaseReports data={data} />
        <CasePerson data={data} />
      </div>
      <div className="flex flex-wrap items-center gap-2.5 border-line border-t-2 pt-4">
        {claim?.isMine && <p className="text-ink-soft text-sm">{t("moderation.claim.mine", { time })}</p>}
        <div className="ml-auto flex flex-wrap gap-2.5 max-sm:w-full max-sm:flex-col">
          {!isDeleted && (
            <ProfileLink
              person={person}
              aria-label={t("moderation.actions.profileName", { name })}
              className={buttonClass({ variant: "quiet" })}
            >
              {t("moderation.actions.profile")}
            </ProfileLink>
          )}
          <Button
            disabled={isOthers}
            aria-label={t("moderation.actions.dismissName", { name })}
            onClick={() => onAct("dismiss")}
          >
            {t("moderation.actions.dismiss")}
          </Button>
          {!isDeleted && (
            <Button
              disabled={isOthers}
              aria-label={t("moderation.actions.warnName", { name })}
              icon={<MessageSquareWarning className="size-5" />}
              onClick={() => onAct("warn")}
            >
              {t("moderation.actions.warn")}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function Notice({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-3 rounded-control bg-accent-wash px-4 py-3 font-bold text-accent-ink [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
      {icon}
      <span className="min-w-0">{children}</span>
    </p>
  );
}

function LoadError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="font-bold">{t("moderation.case.loadError")}</p>
      <RetryButton onClick={onRetry} />
    </div>
  );
}

function Waiting({ reports }: { reports: number }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-4">
      <Announce text={t("common.loading")} />
      {Array.from({ length: reports }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
        <Skeleton key={index} className="h-36 rounded-panel" />
      ))}
    </div>
  );
}
