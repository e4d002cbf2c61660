import { useMutation, useQueryClient } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useToast } from "../../ui/toast.tsx";

/** Mutation of a saved search, pending until the list is refetched. `done`: text of the success toast. */
export function useSearchChange<Input>(
  call: (input: Input) => Promise<unknown>,
  { done }: { done?: string | undefined } = {},
) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const refetch = () => refetchChanged(queries, orpc.savedSearches.list.key());
  return useMutation({
    mutationFn: call,
    onSuccess: async () => {
      await refetch();
      if (done !== undefined) toast({ title: done, variant: "success" });
    },
    onError: (thrown) => {
      const error = toAppError(thrown);
      // Shown at the field.
      if (error.issues.length > 0) return;
      const isGone = error.code === "NOT_FOUND";
      const description = isGone ? t("savedSearches.gone") : error.text(t);
      toast({ title: t("common.toasts.error"), description, variant: "destructive" });
      if (isGone) void refetch();
    },
  });
}
