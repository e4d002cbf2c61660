import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ProfileLink } from "../../features/people/profile-link.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { cx } from "../../ui/cx.ts";
import { ListWaiting } from "../../ui/list-states.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { TEXT_LINK } from "../../ui/text-link.tsx";
import { useFailureToast } from "../../ui/toast.tsx";
import { CasePerson } from "./case-details.tsx";
import { SealedEvidence } from "./sealed-evidence.tsx";
import { personQuery } from "./use-queues.ts";

type DecidedCaseProps = {
  personId: string;
  /** Ids of the decision's evidence. */
  evidence: readonly string[];
  /** Content above the evidence. */
  children?: ReactNode;
};

/** A decision with its sealed evidence, and the person beside it. */
export function DecidedCase({ personId, evidence, children }: DecidedCaseProps) {
  const { t } = useTranslation();
  const { data, isError, errorUpdatedAt, refetch } = useQuery(personQuery(personId));
  useFailureToast(isError && !data ? t("moderation.case.loadError") : null, errorUpdatedAt);
  const sealed = data?.evidence.filter(({ hash }) => evidence.includes(hash));
  return (
    <div
      data-evidence=""
      className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_16rem] 2xl:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="@container min-w-0">
        <div className={cx("grid gap-x-8 gap-y-5", children && "@3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]")}>
          {children && <div className="flex min-w-0 flex-col gap-5">{children}</div>}
          {evidence.length > 0 && sealed && (
            <section aria-label={t("moderation.evidence.basis")} className="flex min-w-0 flex-col gap-3">
              <h3 className="text-base">{t("moderation.evidence.basis")}</h3>
              {sealed.map((each) => (
                <SealedEvidence key={each.id} evidence={each} />
              ))}
              {sealed.length < evidence.length && (
                <p className="text-ink-soft text-sm">
                  {t("moderation.evidence.missing", { count: evidence.length - sealed.length })}
                </p>
              )}
            </section>
          )}
          {evidence.length === 0 && <p className="text-ink-soft text-sm">{t("moderation.evidence.none")}</p>}
        </div>
      </div>
      {data ? (
        <div className="flex min-w-0 flex-col items-start gap-4">
          <CasePerson data={data} />
          {!data.isDeleted && (
            <ProfileLink
              person={data.person}
              aria-label={t("moderation.actions.profileName", { name: data.person.nickname })}
              className={TEXT_LINK}
            >
              {t("moderation.actions.profile")}
            </ProfileLink>
          )}
        </div>
      ) : isError ? (
        <div className="flex flex-col items-start gap-3">
          <p className="font-bold">{t("moderation.case.loadError")}</p>
          <RetryButton onClick={() => void refetch()} />
        </div>
      ) : (
        <ListWaiting height="h-36" entries={2} />
      )}
    </div>
  );
}
