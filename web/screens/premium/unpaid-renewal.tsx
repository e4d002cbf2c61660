import { useMutation, useQueryClient } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { useErrorToast } from "../../ui/toast.tsx";
import { leaveFor } from "./leave-for.ts";
import { useOpening } from "./use-opening.ts";

/** A renewal that could not be charged: what that means, and the way to the provider's page where it is paid. */
export function UnpaidRenewal({ subscriptionId }: { subscriptionId: string | null }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { fail, clearError } = useErrorToast();
  const [opening, setOpening] = useOpening<true>();
  const payment = useMutation(orpc.premium.pay.mutationOptions());
  const pay = (id: string) => {
    clearError();
    setOpening(true);
    payment.mutate(
      { subscriptionId: id },
      {
        onSuccess: ({ url }) => leaveFor(url),
        onError: (thrown) => {
          setOpening(null);
          fail(t("premiumPage.toasts.payError"), toAppError(thrown).text(t));
          // It may have been paid, or be over, meanwhile.
          void refetchChanged(queries, orpc.premium.mine.key());
        },
      },
    );
  };
  return (
    <div className="flex flex-col items-start gap-3 rounded-control border-2 border-danger p-4">
      <p role="alert">{t("premiumPage.manage.unpaid")}</p>
      {subscriptionId !== null && (
        <>
          <p className="text-ink-soft">{t("premiumPage.manage.payHint")}</p>
          <Button
            variant="gold"
            busy={opening !== null}
            busyLabel={t("premiumPage.manage.paying")}
            onClick={() => pay(subscriptionId)}
          >
            {t("premiumPage.manage.pay")}
          </Button>
        </>
      )}
    </div>
  );
}
