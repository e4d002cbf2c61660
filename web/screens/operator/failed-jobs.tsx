import type { FailedJob } from "@nakamatch/contract/endpoints/operation/operator";
import { NOTIFICATION_POLL_MS } from "@nakamatch/contract/vocabulary/limits";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "../../lib/api.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { toAppError } from "../../lib/errors.ts";
import { formatDateTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";
import { ListWaiting } from "../../ui/list-states.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { Name, Section } from "./sections.tsx";

/** The latest failed jobs without attempts left, without payloads. */
export function FailedJobs() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery({
    ...orpc.operator.failedJobs.queryOptions(),
    refetchInterval: NOTIFICATION_POLL_MS,
  });
  return (
    <Section title={t("operator.failed.title")}>
      {!data && !isError && <ListWaiting height="h-20" entries={1} />}
      {!data && isError && (
        <div className="flex flex-col items-start gap-3">
          <p>{t("operator.error.title")}</p>
          <RetryButton onClick={() => void refetch()} />
        </div>
      )}
      {data?.jobs.length === 0 && <p>{t("operator.failed.empty")}</p>}
      {data && data.jobs.length > 0 && (
        <ul className="flex flex-col">
          {data.jobs.map((job) => (
            <Job key={job.id} job={job} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Job({ job }: { job: FailedJob }) {
  const { t, language } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const { id, queue, attempts, failedAt, problem } = job;
  const retry = useMutation({
    mutationFn: () => api.operator.retry({ queue, id }),
    onSuccess: ({ isQueued }) => {
      toast({ title: t(isQueued ? "operator.failed.queued" : "operator.failed.gone"), variant: "success" });
      return refetchChanged(queries, orpc.operator.key());
    },
    onError: (error) =>
      toast({ title: t("errors.title"), description: toAppError(error).text(t), variant: "destructive" }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b-2 py-3 last:border-b-0 last:pb-0">
      <div className="flex min-w-48 flex-1 flex-col gap-1">
        <h3 className="text-base">
          <Name>{queue}</Name>
        </h3>
        <p>{problem ? <Name>{problem}</Name> : t("operator.failed.unknown")}</p>
        <p className="text-ink-soft text-sm">
          <time dateTime={failedAt}>{formatDateTime(failedAt, language)}</time>
          {" · "}
          {t("operator.failed.attempts", { count: attempts })}
        </p>
      </div>
      <DisappearingButton
        className="max-sm:w-full"
        focusFallback={(button) => button.closest("section")?.querySelector<HTMLElement>("h2")}
        busy={retry.isPending}
        aria-label={t("operator.failed.retryName", { name: queue })}
        onClick={() => retry.mutate()}
      >
        {t("common.actions.retry")}
      </DisappearingButton>
    </li>
  );
}
