import { useIsMaintenance } from "../../../lib/maintenance.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useToast } from "../../../ui/toast.tsx";

/** During maintenance, why likes wait, and what says so at a press. */
export function useHeldLikes(): { reason: string; tell: () => void } | undefined {
  const { t } = useTranslation();
  const toast = useToast();
  if (!useIsMaintenance()) return;
  const reason = t("likes.held");
  return { reason, tell: () => toast({ title: reason }) };
}
