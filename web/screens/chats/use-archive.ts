import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "../../lib/api.ts";
import { applyConfirmed, refetchChanged } from "../../lib/cached-changes.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { archivedChange } from "../../live/use-chats.ts";
import { useToast } from "../../ui/toast.tsx";

/** Removes a chat from the own list (CHAT-13). Failures are toasts (CHAT-41). */
export function useArchive(chatId: string, onArchived: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.chats.archive({ chatId }),
    onSuccess: () => {
      onArchived();
      applyConfirmed(queries, archivedChange(chatId));
      void refetchChanged(queries, orpc.notifications.current.key());
    },
    onError: () =>
      toast({
        title: t("common.toasts.error"),
        description: t("chats.errors.archiveError"),
        variant: "destructive",
      }),
  });
}
