import type { ReactNode } from "react";
import { useTranslation } from "../lib/translation.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  /** `danger` for what cannot be undone. */
  tone?: "primary" | "danger" | undefined;
  busy?: boolean | undefined;
  onConfirm: () => void;
  /** As of `Dialog`. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  children?: ReactNode;
};

/** A question with two answers. It cannot be closed while busy. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel, tone = "primary", busy = false } = props;
  const { t } = useTranslation();
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      dismissable={!busy}
      finalFocus={props.finalFocus}
      actions={
        <>
          <Button disabled={busy} onClick={() => onOpenChange(false)}>
            {cancelLabel ?? t("common.actions.cancel")}
          </Button>
          <Button variant={tone} busy={busy} onClick={props.onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
