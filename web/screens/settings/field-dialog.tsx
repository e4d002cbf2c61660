import { useMutation } from "@tanstack/react-query";
import { type ChangeEvent, type ReactNode, type RefObject, type SubmitEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FormActions } from "../../account/form-actions.tsx";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { DialogProps } from "../../ui/dialog-panel.tsx";

type Field = {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  error: string | null;
};

type FieldDialogProps = Pick<DialogProps, "title" | "description"> & {
  /** The submit button's label. */
  action: string;
  disabled?: boolean;
  /** See `ShownOnceDialog`. Without it the field has the initial focus. */
  loss?: string | null;
  initial?: string;
  onClose: () => void;
  /** Why the value is invalid, or null. */
  problemOf: (value: string) => string | null;
  send: (value: string) => Promise<void>;
  textOf?: (thrown: unknown) => string | null;
  children: (field: Field, send: (value: string) => void) => ReactNode;
};

/** A dialog with one field, sent once at a time. Errors show at the field, with the input selected. */
export function FieldDialog(props: FieldDialogProps) {
  const { action, disabled = false, loss, initial = "", onClose, problemOf, send, textOf, children, ...dialog } = props;
  const { t } = useTranslation();
  const form = useId();
  const ref = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const refuse = (text: string | null) => {
    flushSync(() => setError(text));
    ref.current?.focus();
    ref.current?.select();
    // With its error below.
    ref.current?.scrollIntoView({ block: "center" });
  };
  const { mutate, isPending: busy } = useMutation({
    mutationFn: send,
    onMutate: () => setError(null),
    onError: (thrown) => refuse(textOf ? textOf(thrown) : toAppError(thrown).text(t)),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || disabled) return;
    const problem = problemOf(value);
    if (problem === null) mutate(value);
    else refuse(problem);
  };
  return (
    <ShownOnceDialog
      {...dialog}
      onClose={onClose}
      loss={loss ?? null}
      dismissable={!busy}
      initialFocus={loss === undefined ? ref : undefined}
      actions={<FormActions form={form} label={action} busy={busy} disabled={disabled} onCancel={onClose} />}
    >
      <form id={form} noValidate onSubmit={submit}>
        {children({ ref, value, onChange: ({ target }) => setValue(target.value), error }, mutate)}
      </form>
    </ShownOnceDialog>
  );
}

type ShownOnceDialogProps = Omit<DialogProps, "open" | "onOpenChange"> & {
  onClose: () => void;
  /** What is lost on closing, or null. */
  loss: string | null;
};

/** For content shown once: confirms closing, except by `actions`. */
export function ShownOnceDialog({ onClose, loss, children, ...rest }: ShownOnceDialogProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Dialog {...rest} open onOpenChange={() => (loss === null ? onClose() : setIsAsking(true))}>
      {children}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t("factors.closing.title")}
        description={loss}
        cancelLabel={t("factors.closing.stay")}
        confirmLabel={t("factors.closing.leave")}
        tone="danger"
        onConfirm={onClose}
      />
    </Dialog>
  );
}
