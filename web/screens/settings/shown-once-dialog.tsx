import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { DialogProps } from "../../ui/dialog-panel.tsx";

/**
 * For one-time content: confirms closing, except by buttons in `actions`. `loss` says what is lost; null while
 * nothing is shown.
 */
export function ShownOnceDialog({ onOpenChange, loss, children, ...rest }: DialogProps & { loss: string | null }) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Dialog {...rest} onOpenChange={(open) => (open || loss === null ? onOpenChange(open) : setIsAsking(true))}>
      {children}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t("factors.closing.title")}
        description={loss}
        cancelLabel={t("factors.closing.stay")}
        confirmLabel={t("factors.closing.leave")}
        tone="danger"
        onConfirm={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
