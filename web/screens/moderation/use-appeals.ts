import type { OpenAppeal } from "@nakamatch/contract/endpoints/appeals";
import type { AppealOutcome } from "@nakamatch/contract/vocabulary/statements";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { api, orpc } from "../../lib/api.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { toAppError } from "../../lib/errors.ts";
import { useEventsMissed, useRealtime } from "../../lib/realtime.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useToast } from "../../ui/toast.tsx";

/**
 * The open appeals, first come first served, followed live; undefined until the first page is here. `enabled`: false for those
 * whom the server would refuse.
 */
export function useAppeals({ enabled = true } = {}) {
  const queries = useQueryClient();
  const query = useInfiniteQuery(
    orpc.appeals.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      enabled,
    }),
  );
  const refetch = () => void refetchChanged(queries, orpc.appeals.list.key());
  useRealtime("moderation.changed", refetch);
  useEventsMissed(refetch);
  const { data } = query;
  const appeals = useMemo(() => {
    if (!data) return undefined;
    const byId = new Map(data.pages.flatMap((page) => page.appeals).map((appeal) => [appeal.id, appeal]));
    return [...byId.values()];
  }, [data]);
  return { ...query, appeals, total: data?.pages[0]?.total ?? null };
}

/** Decides about an appeal. `onDone` also runs when somebody else was faster, or the appeal is gone: there is nothing to decide any more. */
export function useDecideAppeal({ id }: Pick<OpenAppeal, "id">, onDone: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const refetch = () => refetchChanged(queries, orpc.appeals.list.key());
  return useMutation({
    mutationFn: (decision: { outcome: AppealOutcome; answer: string }) =>
      api.appeals.decide({ appealId: id, ...decision }),
    onSuccess: ({ outcome }) => {
      onDone();
      toast({ title: t(`appeals.${outcome}`), variant: "success" });
      void refetch();
    },
    onError: (thrown) => {
      const error = toAppError(thrown);
      if (error.code === "APPEAL_DECIDED" || error.code === "APPEAL_NOT_FOUND") {
        onDone();
        void refetch();
      }
      toast({ title: t("appeals.failedTitle"), description: error.text(t), variant: "destructive" });
    },
  });
}
