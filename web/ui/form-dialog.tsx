import { useId, useRef, useState } from "react";
import { useTranslation } from "../lib/translation.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import type { DialogProps } from "./dialog-panel.tsx";
import { Form, type FormProps } from "./form.tsx";
import { FormActions, type FormActionsProps } from "./form-actions.tsx";

type TextDialogProps = DialogProps & {
  /** The text survives closing. */
  keepsText?: boolean;
  /** The text was given up when it was asked about. */
  onDiscard?: () => void;
};

type FormDialogProps = Omit<TextDialogProps, "actions" | "dismissable"> &
  Omit<FormActionsProps, "form" | "onCancel"> &
  Pick<FormProps, "onSubmit" | "onKeyDown">;

/** A form with its buttons. Stays open while sending. */
export function FormDialog(props: FormDialogProps) {
  const { label, variant, busyLabel, busy, disabled, onSubmit, onKeyDown, children, ...dialog } = props;
  const form = useId();
  const actions = { form, label, variant, busyLabel, busy, disabled, onCancel: () => dialog.onOpenChange(false) };
  return (
    <TextDialog size="md" {...dialog} dismissable={!busy} actions={<FormActions {...actions} />}>
      <Form id={form} busy={busy} onSubmit={onSubmit} onKeyDown={onKeyDown} className="flex flex-col gap-6 low:gap-3">
        {children}
      </Form>
    </TextDialog>
  );
}

/** Asks before it closes with written text. */
export function TextDialog({ children, onOpenChange, keepsText, onDiscard, ...dialog }: TextDialogProps) {
  const { t } = useTranslation();
  const content = useRef<HTMLDivElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Dialog
      {...dialog}
      onOpenChange={(open) =>
        !open && !keepsText && hasText(content.current) ? setIsAsking(true) : onOpenChange(open)
      }
    >
      <div ref={content}>{children}</div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t("common.unsent.title")}
        description={t("common.unsent.text")}
        confirmLabel={t("common.unsent.leave")}
        cancelLabel={t("common.unsent.stay")}
        tone="danger"
        onConfirm={() => {
          setIsAsking(false);
          onDiscard?.();
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

function hasText(content: HTMLElement | null): boolean {
  return [...(content?.querySelectorAll("textarea") ?? [])].some(({ value }) => value.trim() !== "");
}
