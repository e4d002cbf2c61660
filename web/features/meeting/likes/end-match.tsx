import { useTranslation } from "../../../lib/translation.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

type EndMatchProps = { name: string; open: boolean; onOpenChange: (open: boolean) => void; onConfirm: () => void };

/** Asks before an unlike ends a match (LIKE-07). */
export function EndMatch({ name, open, onOpenChange, onConfirm }: EndMatchProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("likes.endMatch.title", { name })}
      description={t("likes.endMatch.text")}
      confirmLabel={t("likes.unlike")}
      tone="danger"
      onConfirm={() => {
        onOpenChange(false);
        onConfirm();
      }}
    />
  );
}
