import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useOpening } from "../../features/sign-in/use-opening.ts";
import { orpc } from "../../lib/api.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useErrorToast } from "../../ui/toast.tsx";

/** Opens the payment provider's page. `opening`: what is being paid; `failed`: the toast's title. */
export function usePaymentPage<Paid>(failed: string, ask: (paid: Paid) => Promise<{ url: string }>) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { fail, clearError } = useErrorToast();
  const [opening, setOpening] = useOpening<Paid>();
  const { mutate } = useMutation({ mutationFn: ask });
  const open = (paid: Paid) => {
    clearError();
    setOpening(paid);
    // Callbacks of `mutate` do not run after the screen was left.
    mutate(paid, {
      onSuccess: ({ url }) => location.assign(url),
      onError: (thrown) => {
        setOpening(null);
        const error = toAppError(thrown);
        // Paying begins only on the provider's page.
        const isUncharged = error.code === "PAYMENT_PROVIDER_FAILED";
        fail(failed, isUncharged ? t("premiumPage.toasts.notCharged") : error.text(t));
        // May have been paid or ended meanwhile.
        void refetchChanged(queries, orpc.subscription.mine.key());
      },
    });
  };
  return { opening, open };
}
