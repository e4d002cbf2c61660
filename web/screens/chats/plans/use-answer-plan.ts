import type { Plan, WantedAnswer } from "@nakamatch/contract/endpoints/chats/plans";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "../../../lib/api.ts";
import { refetchChanged } from "../../../lib/cached-changes.ts";
import { toAppError } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useErrorToast } from "../../../ui/toast.tsx";
import { putPlan } from "./put-plan.ts";

/** Answers a plan as it is shown. Failures are toasts, beside the plan as it is by then. */
export function useAnswerPlan({ chatId, id: planId, sequence }: Plan) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { fail } = useErrorToast();
  return useMutation({
    mutationFn: (answer: WantedAnswer) => api.plans.answer({ chatId, planId, sequence, answer }),
    onSuccess: (plan) => putPlan(queries, plan),
    onError: async (thrown) => {
      const error = toAppError(thrown);
      // Its field says it.
      if (error.code !== "VALIDATION_FAILED") fail(t("common.toasts.error"), error.text(t));
      await refetchChanged(queries, orpc.plans.list.key({ input: { chatId } }));
    },
  });
}
