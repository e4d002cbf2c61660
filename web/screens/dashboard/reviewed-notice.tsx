import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { MailCheck } from "lucide-react";
import { useId } from "react";
import { useOrigin } from "../../features/people/profile-origin.ts";
import { api, orpc } from "../../lib/api.ts";
import { type CachedChange, changeAtOnce } from "../../lib/cached-changes.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";

/** Notifies once that moderators reviewed the person's reports, without the decision. */
export function ReviewedNotice({ count, close }: Pick<ReturnType<typeof useReviewed>, "count" | "close">) {
  const { t } = useTranslation();
  const title = useId();
  const here = useOrigin();
  if (count === 0) return null;
  return (
    <section
      aria-labelledby={title}
      className="mx-auto mt-3 w-[calc(100%-2rem)] max-w-[78rem] sm:mt-5 sm:w-[calc(100%-3rem)] 2xl:max-w-[107rem]"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-panel border-2 border-edge bg-accent-wash px-4 py-3">
        <MailCheck className="size-6 shrink-0 text-accent-ink max-sm:hidden" />
        <div className="min-w-[min(16rem,100%)] flex-1">
          <p id={title} className="font-bold">
            {t("reports.reviewed.title", { count })}
          </p>
          <p className="text-ink-soft">{t("reports.reviewed.text")}</p>
        </div>
        <ButtonLink to="/decisions" state={here} variant="quiet">
          {t("reports.reviewed.more")}
        </ButtonLink>
        <Button onClick={close}>{t("reports.reviewed.close")}</Button>
      </div>
    </section>
  );
}

type Reviewed = { reportIds: string[] };

/** The number of reports reviewed since the last notice; `close` confirms it. `isAwaited`: as of `useWarning`. */
export function useReviewed(): { count: number; close: () => void; isAwaited: boolean } {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const { data, isLoading, failureCount } = useQuery(orpc.reports.reviewed.queryOptions());
  const reportIds = data?.reportIds ?? [];
  const { mutate } = useMutation({
    mutationFn: (seen: string[]) => api.reports.acknowledge({ reportIds: seen }),
    onMutate: (seen) => changeAtOnce(queries, withoutSeen(seen)),
    onSuccess: (_answer, _seen, shown) => shown.confirm(),
    onError: (thrown, _seen, shown) => {
      shown?.undo();
      toast({ title: t("common.toasts.error"), description: toAppError(thrown).text(t), variant: "destructive" });
    },
  });
  const isAwaited = isLoading && failureCount === 0;
  return { count: reportIds.length, close: () => mutate(reportIds), isAwaited };
}

function withoutSeen(seen: readonly string[]): CachedChange<Reviewed> {
  return {
    queryKey: orpc.reports.reviewed.key(),
    apply: ({ reportIds }) => ({ reportIds: reportIds.filter((id) => !seen.includes(id)) }),
  };
}
