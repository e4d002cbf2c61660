import { type ReactNode, useRef } from "react";
import { useTranslation } from "../lib/translation.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import type { DialogProps } from "./dialog-panel.tsx";

export type ConfirmDialogProps = Omit<DialogProps, "actions" | "role" | "dismissable"> & {
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  tone?: "primary" | "danger" | undefined;
  busy?: boolean | undefined;
  /** Gives the confirming button the focus first. */
  confirmsOnEnter?: boolean;
  onConfirm: () => void;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel, tone = "primary", busy = false, confirmsOnEnter, onConfirm, ...dialog } = props;
  const confirm = useRef<HTMLButtonElement>(null);
  const { t } = useTranslation();
  const actions = (
    <>
      <Button disabled={busy} onClick={() => dialog.onOpenChange(false)}>
        {cancelLabel ?? t("common.actions.cancel")}
      </Button>
      <Button ref={confirm} variant={tone} busy={busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  const focus = confirmsOnEnter && { initialFocus: confirm };
  return <Dialog role="alertdialog" dismissable={!busy} actions={actions} {...focus} {...dialog} />;
}
