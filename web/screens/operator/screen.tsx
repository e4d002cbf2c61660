import { NOTIFICATION_POLL_MS } from "@nakamatch/contract/vocabulary/limits";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import { orpc } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { formatDateTime } from "../../lib/format.ts";
import type { ScreenLoader } from "../../lib/screen.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { TornPage } from "../../ui/art/torn-page.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListError, ListWaiting } from "../../ui/list-states.tsx";
import { Days } from "./days.tsx";
import { FailedJobs } from "./failed-jobs.tsx";
import { Health, Held, Plans, Queues, Space } from "./sections.tsx";
import { Switches } from "./switches.tsx";

export const phrases = ["operator", "switches"] as const;

export const loader: ScreenLoader = (queries) => queries.prefetchQuery(overviewQuery());

function overviewQuery() {
  return { ...orpc.operator.overview.queryOptions(), refetchInterval: NOTIFICATION_POLL_MS };
}

/** `/operator`, for operators; not found for others. */
export function Component() {
  const { t, language } = useTranslation();
  const query = useQuery(overviewQuery());
  const { data, error } = query;
  const code = error && toAppError(error).code;
  // The server answers so after the role was taken away, too.
  if (code === "NOT_FOUND") return <Navigate to="/not-found" replace />;
  const isLocked = code === "SECOND_FACTOR_MISSING";
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6 px-4 py-6 sm:px-6 sm:py-8">
      <title>{t("operator.meta")}</title>
      <BackLink to="/dashboard">{t("operator.back")}</BackLink>
      <h1 className="font-black text-3xl sm:text-4xl">{t("operator.title")}</h1>
      {isLocked ? (
        <EmptyState
          drawing={<AllCalm />}
          title={t("operator.factor.title")}
          text={t("errors.codes.SECOND_FACTOR_MISSING")}
          action={<ButtonLink to="/settings#access">{t("operator.factor.settings")}</ButtonLink>}
        />
      ) : data ? (
        <>
          {error && (
            <p role="alert" className="rounded-control border-2 border-edge bg-danger-wash px-4 py-3 font-bold">
              {t("operator.stale", { time: formatDateTime(data.checkedAt, language) })}
            </p>
          )}
          <p className="wrap-anywhere -mt-3 text-ink-soft">{t("operator.intro", { version: data.version })}</p>
          <Held held={data.held} />
          <Health parts={data.parts} />
          <Switches />
          <Queues overview={data} />
          <FailedJobs />
          <Days />
          {/* Absent from the release before. */}
          {data.plans && <Plans plans={data.plans} />}
          <Space overview={data} />
        </>
      ) : error ? (
        <ListError
          drawing={<TornPage />}
          title={t("operator.error.title")}
          text={t("operator.error.text")}
          query={query}
        />
      ) : (
        <ListWaiting height="h-48" />
      )}
    </div>
  );
}
