import { useMutation } from "@tanstack/react-query";
import { type ChangeEvent, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { DialogProps } from "../../ui/dialog-panel.tsx";
import { Form } from "../../ui/form.tsx";
import { FormActions } from "../../ui/form-actions.tsx";

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
  /** See `ShownOnceDialog`. With it, also null, the content is read before the field has the focus. */
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
    // Centred, so that the error below the field is in sight.
    ref.current?.scrollIntoView({ block: "center" });
  };
  const { mutate, isPending: busy } = useMutation({
    mutationFn: send,
    onMutate: () => setError(null),
    onError: (thrown) => refuse(textOf ? textOf(thrown) : toAppError(thrown).text(t)),
  });
  const submit = () => {
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
      initialFocus={loss === undefined ? undefined : "panel"}
      actions={<FormActions form={form} label={action} busy={busy} disabled={disabled} onCancel={onClose} />}
    >
      <Form id={form} busy={busy || disabled} onSubmit={submit}>
        {children({ ref, value, onChange: ({ target }) => setValue(target.value), error }, mutate)}
      </Form>
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
