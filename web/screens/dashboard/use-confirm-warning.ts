import type { Warning } from "@nakamatch/contract/endpoints/warnings";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "../../lib/api.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useToast } from "../../ui/toast.tsx";

/** Confirms a warning (WARN-05). The banner goes once the server has stored it; a failure is a toast (WARN-08, ERR-35). */
export function useConfirmWarning({ id, warnedAt }: Warning) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.warnings.confirm({ warningId: id, warnedAt }),
    onSuccess: () => toast({ title: t("warning.markedAsSeen"), variant: "success" }),
    onError: () =>
      toast({
        title: t("common.toasts.error"),
        description: t("warning.errorMarking"),
        variant: "destructive",
      }),
    // Also after a failure: the warning may have been replaced or taken back. Busy until then.
    onSettled: () => refetchChanged(queries, orpc.warnings.current.key()),
  });
}
