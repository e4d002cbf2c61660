import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refetchPeople } from "../../features/people/refetch-people.ts";
import { orpc } from "../../lib/api.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useToast } from "../../ui/toast.tsx";

/** Ends or reopens a conversation, whose like falls or comes back with it. Failures are toasts. */
export function useEndChange(change: () => Promise<unknown>, { onSuccess }: { onSuccess?: () => void } = {}) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      void refetchPeople(queries);
      void refetchChanged(queries, orpc.likeWords.between.key());
      await refetchChanged(queries, orpc.chats.key());
      onSuccess?.();
    },
    onError: (thrown) => {
      toast({ title: t("common.toasts.error"), description: toAppError(thrown).text(t), variant: "destructive" });
      // The other side may have been faster.
      return refetchChanged(queries, orpc.chats.key());
    },
  });
}
