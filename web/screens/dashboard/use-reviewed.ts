import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "../../lib/api.ts";
import { type CachedChange, changeAtOnce } from "../../lib/cached-changes.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useToast } from "../../ui/toast.tsx";

type Reviewed = { reportIds: string[] };

/** How many of the viewer's reports were looked at since they were last told, and `close`, which says that they have been told now. */
export function useReviewed(): { count: number; close: () => void } {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const { data } = useQuery(orpc.reports.reviewed.queryOptions());
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
  return { count: reportIds.length, close: () => mutate(reportIds) };
}

function withoutSeen(seen: readonly string[]): CachedChange<Reviewed> {
  return {
    queryKey: orpc.reports.reviewed.key(),
    apply: ({ reportIds }) => ({ reportIds: reportIds.filter((id) => !seen.includes(id)) }),
  };
}
