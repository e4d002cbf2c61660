import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "../../lib/api.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useToast } from "../../ui/toast.tsx";

/** Blocks a person after confirmation (BLOCK-01). Failures are toasts (BLOCK-05). */
export function useBlock(person: Pick<PersonBadge, "id" | "nickname">, onBlocked: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.blocks.block({ personId: person.id }),
    onSuccess: () => {
      onBlocked();
      // Their profile closes.
      toast({ title: t("safety.block.done", { name: person.nickname }), announcesMove: true });
      void refetchAfterBlock(queries);
    },
    onError: (thrown) => {
      const error = toAppError(thrown);
      // A rate limit tells when to retry.
      const description = error.code === "TOO_MANY_REQUESTS" ? error.text(t) : t("chats.errors.blockError");
      toast({ title: t("common.toasts.error"), description, variant: "destructive" });
    },
  });
}

/** Refetches everything: blocks affect all lists. */
export async function refetchAfterBlock(queries: QueryClient): Promise<void> {
  const rooms = [
    orpc.blocks,
    orpc.chats,
    orpc.likes,
    orpc.likeWords,
    orpc.discovery,
    orpc.dailyPeople,
    orpc.dots,
    orpc.profiles,
  ];
  await Promise.all(rooms.map((room) => refetchChanged(queries, room.key())));
}
