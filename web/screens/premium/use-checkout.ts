import type { Plan } from "@nakamatch/contract/vocabulary/premium";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useOpening } from "../../account/use-opening.ts";
import { orpc } from "../../lib/api.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { toAppError } from "../../lib/errors.ts";
import { useSession } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useErrorToast } from "../../ui/toast.tsx";

/**
 * Chooses a plan: members go on to the payment page, guests to the login and back here afterwards (OPEN-01). `opening` is the
 * plan whose payment page is being opened.
 */
export function useCheckout(): { opening: Plan | null; choose: (plan: Plan) => void } {
  const { t } = useTranslation();
  const { user } = useSession();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { fail, clearError } = useErrorToast();
  const [opening, setOpening] = useOpening<Plan>();
  const begin = useMutation(orpc.premium.createCheckoutSession.mutationOptions());

  const choose = (plan: Plan) => {
    if (!user) {
      void navigate("/login", { state: { from: "/premium" } });
      return;
    }
    clearError();
    setOpening(plan);
    begin.mutate(
      { plan, user_id: user.id },
      {
        onSuccess: ({ url }) => location.assign(url),
        onError: (thrown) => {
          setOpening(null);
          const error = toAppError(thrown);
          fail(t("premiumPage.toasts.subscriptionError"), error.text(t));
          if (error.code === "ALREADY_SUBSCRIBED") void refetchChanged(queries, orpc.premium.mine.key());
        },
      },
    );
  };
  return { opening, choose };
}
