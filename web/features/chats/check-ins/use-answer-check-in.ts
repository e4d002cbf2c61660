import type { CheckInAnswer } from "@nakamatch/contract/vocabulary/check-ins";
import { isCheckInOpen } from "@nakamatch/domain/meeting/check-in";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { toAppError } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useErrorToast, useToast } from "../../../ui/toast.tsx";
import { putCheckIn, refetchCheckIns } from "./use-check-ins.ts";

/** Says "I'm home", ends a check-in, or keeps it. Toasts say what that means for the trusted person. */
export function useAnswerCheckIn(checkInId: string) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const toast = useToast();
  const { fail } = useErrorToast();
  return useMutation({
    mutationFn: (answer: CheckInAnswer) => api.checkIns.answer({ checkInId, answer }),
    onSuccess: (checkIn, answer) => {
      putCheckIn(queries, checkIn);
      if (answer === "keep" && isCheckInOpen(checkIn.state)) return toast({ title: t("checkIns.done.keep") });
      // Of two devices the first one's answer counts.
      const done = checkIn.state === "home" ? "home" : "end";
      toast({
        title: t(`checkIns.done.${done}`),
        description: t(checkIn.toldAt ? "checkIns.done.wasTold" : "checkIns.done.nobody"),
        variant: "success",
      });
    },
    onError: async (thrown) => {
      fail(t("common.toasts.error"), toAppError(thrown).text(t));
      await refetchCheckIns(queries);
    },
  });
}
