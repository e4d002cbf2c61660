import type { Plan } from "@nakamatch/contract/endpoints/chats/plans";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { toAppError } from "../../../lib/errors.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useErrorToast } from "../../../ui/toast.tsx";

/** Downloads the calendar file of a plan. */
export function useCalendarFile({ chatId, id: planId }: Pick<Plan, "chatId" | "id">) {
  const { t } = useTranslation();
  const { fail } = useErrorToast();
  return useMutation({
    mutationFn: () => api.plans.calendar({ chatId, planId }),
    onSuccess: (file) => saveFile(file, "plan.ics"),
    onError: (thrown) => fail(t("common.toasts.error"), toAppError(thrown).text(t)),
  });
}
