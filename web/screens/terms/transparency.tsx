import type { DecisionCount, YearOfDecisions } from "@nakamatch/contract/endpoints/moderation/decisions";
import { PUBLIC_COUNT_MIN } from "@nakamatch/contract/vocabulary/decisions";
import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { formatNumber } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Awaited } from "../../ui/awaited.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Decisions per year by reason and outcome, from the moderation log. */
export function Transparency() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(orpc.decisions.transparency.queryOptions());
  return (
    <>
      {!data && !isError && (
        <div aria-busy="true">
          <Awaited text={t("common.loading")} />
          <Skeleton className="h-40 rounded-panel" />
        </div>
      )}
      {!data && isError && (
        <div className="flex flex-col items-start gap-3">
          <p>{t("terms.transparency.error")}</p>
          <RetryButton onClick={() => void refetch()} />
        </div>
      )}
      {data?.years.length === 0 && <p className="font-bold">{t("terms.transparency.empty")}</p>}
      {data && data.years.length > 0 && (
        <>
          <p>{t("terms.transparency.few", { count: PUBLIC_COUNT_MIN })}</p>
          {data.years.map((year) => (
            <Year key={year.year} {...year} />
          ))}
        </>
      )}
    </>
  );
}

function Year({ year, counts }: YearOfDecisions) {
  const { t } = useTranslation();
  return (
    <table className="panel wrap-anywhere w-full hyphens-auto border-separate border-spacing-0 overflow-hidden text-base">
      <caption className="pt-2 pb-3 text-left font-bold font-display text-xl">
        {t("terms.transparency.year", { year })}
      </caption>
      <thead>
        <tr className="bg-wash text-left align-bottom">
          <th scope="col" className="px-3 py-2.5 sm:px-4">
            {t("terms.transparency.columns.decision")}
          </th>
          <th scope="col" className="px-2 py-2.5 sm:px-4">
            {t("terms.transparency.columns.outcome")}
          </th>
          <th scope="col" className="px-3 py-2.5 text-right sm:px-4">
            {t("terms.transparency.columns.count")}
          </th>
        </tr>
      </thead>
      <tbody className="[&_td]:border-line [&_td]:border-t-2 [&_th]:border-line [&_th]:border-t-2">
        {counts.map((count) => (
          <Row key={`${count.action} ${count.reason} ${count.outcome}`} {...count} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ action, reason, outcome, count }: DecisionCount) {
  const { t, language } = useTranslation();
  return (
    <tr className="align-top">
      <th scope="row" className="px-3 py-2.5 text-left font-normal sm:px-4">
        <span className="block font-bold">{t(`terms.transparency.actions.${action}`)}</span>
        {reason && <span className="text-ink-soft">{t(`reasons.${reason}`)}</span>}
      </th>
      <td className="px-2 py-2.5 sm:px-4">{t(`terms.transparency.outcomes.${outcome}`)}</td>
      <td className="px-3 py-2.5 text-right tabular-nums sm:px-4">
        {count === null ? t("terms.transparency.fewer", { count: PUBLIC_COUNT_MIN }) : formatNumber(count, language)}
      </td>
    </tr>
  );
}
