import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useOpening } from "../../account/use-opening.ts";
import { orpc } from "../../lib/api.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useErrorToast } from "../../ui/toast.tsx";

/**
 * Opens a page of the payment provider in place of ours. `opening` is what is being paid for; `failed` is the title of the toast
 * where there is no page.
 */
export function usePaymentPage<Paid>(failed: string, ask: (paid: Paid) => Promise<{ url: string }>) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { fail, clearError } = useErrorToast();
  const [opening, setOpening] = useOpening<Paid>();
  const { mutate } = useMutation({ mutationFn: ask });
  const open = (paid: Paid) => {
    clearError();
    setOpening(paid);
    // Not after the screen was left.
    mutate(paid, {
      onSuccess: ({ url }) => location.assign(url),
      onError: (thrown) => {
        setOpening(null);
        fail(failed, toAppError(thrown).text(t));
        // It may have been paid, or be over, meanwhile.
        void refetchChanged(queries, orpc.premium.mine.key());
      },
    });
  };
  return { opening, open };
}
