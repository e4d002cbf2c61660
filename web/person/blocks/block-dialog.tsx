import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import { useTranslation } from "../../lib/translation.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useBlock } from "./use-block.ts";

export type BlockDialogProps = {
  person: Pick<PersonBadge, "id" | "nickname">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called once the person is blocked, with the dialog closed: leave what shows them. */
  onBlocked: () => void;
};

/** Asks before a person is blocked, and says what it means (CHAT-38, BLOCK-02). */
export function BlockDialog({ person, open, onOpenChange, onBlocked }: BlockDialogProps) {
  const { t } = useTranslation();
  const { mutate, isPending } = useBlock(person, () => {
    onOpenChange(false);
    onBlocked();
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("safety.block.title", { name: person.nickname })}
      description={t("safety.block.text")}
      confirmLabel={t("safety.block.confirm")}
      tone="danger"
      busy={isPending}
      onConfirm={mutate}
    />
  );
}
