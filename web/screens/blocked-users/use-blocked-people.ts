import type { BlockedPerson } from "@nakamatch/contract/endpoints/blocks";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { api, orpc } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { refetchAfterBlock } from "../../person/blocks/use-block.ts";
import { useToast } from "../../ui/toast.tsx";

/** How the blocked people are fetched, the latest first, a page at a time. */
export function blockedPeopleQuery() {
  return orpc.blocks.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
}

/** The blocked people and how many they are; undefined until the first page is here. */
export function useBlockedPeople() {
  const query = useInfiniteQuery(blockedPeopleQuery());
  const { data } = query;
  const people = useMemo(() => {
    if (!data) return undefined;
    // Somebody who was blocked again between two requests may be on both pages.
    const byId = new Map<string, BlockedPerson>();
    for (const { blocked } of data.pages) {
      for (const entry of blocked) if (!byId.has(entry.person.id)) byId.set(entry.person.id, entry);
    }
    return [...byId.values()];
  }, [data]);
  return { ...query, people, total: data?.pages[0]?.total ?? null };
}

/** Takes the block of a person back (BLOCK-09). They leave the list when the server has done it; a failure is a toast (BLOCK-10). */
export function useUnblock({ person }: BlockedPerson) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await api.blocks.unblock({ personId: person.id });
      // Busy until the list is new, so that nobody presses the button of somebody who is unblocked.
      await refetchAfterBlock(queries);
    },
    onSuccess: () => toast({ title: t("blockedUsers.unblocked", { name: person.nickname }) }),
    onError: (thrown) => {
      const error = toAppError(thrown);
      const description = error.code === "TOO_MANY_REQUESTS" ? error.text(t) : t("blockedUsers.unblockError");
      toast({ title: t("common.toasts.error"), description, variant: "destructive" });
    },
  });
}
