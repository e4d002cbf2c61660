import { useTranslation } from "../../lib/translation.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useLeave } from "./queries.ts";

type LeaveDialogProps = { eventId: string; open: boolean; onOpenChange: (open: boolean) => void };

/** Asks before somebody leaves, as coming back starts the 24 hours anew. */
export function LeaveDialog({ eventId, open, onOpenChange }: LeaveDialogProps) {
  const { t } = useTranslation();
  const { mutate, isPending } = useLeave(eventId, () => onOpenChange(false));
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("going.leaving.title")}
      description={t("going.leaving.text")}
      cancelLabel={t("going.leaving.stay")}
      confirmLabel={t("going.leave")}
      busy={isPending}
      onConfirm={() => mutate()}
    />
  );
}
