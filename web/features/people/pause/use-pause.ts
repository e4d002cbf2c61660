import { useMutation } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { useApp } from "../../../lib/app.tsx";
import { toAppError } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useToast } from "../../../ui/toast.tsx";

/** Begins or ends the person's break. Needs the phrases `pause`. */
export function usePause() {
  const { t } = useTranslation();
  const { session } = useApp();
  const toast = useToast();
  return useMutation({
    scope: { id: "pause" },
    mutationFn: async (isPaused: boolean) => {
      await api.profiles.pause({ isPaused });
      await session.refresh({ fresh: true });
    },
    onSuccess: (_answer, isPaused) => toast({ title: t(isPaused ? "pause.begun" : "pause.ended"), variant: "success" }),
    onError: (thrown) =>
      toast({ title: t("errors.title"), description: toAppError(thrown).text(t), variant: "destructive" }),
  });
}
