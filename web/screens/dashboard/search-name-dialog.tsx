import { SAVED_SEARCHES } from "@nakamatch/contract/vocabulary/limits";
import { isVisible } from "@nakamatch/domain/people/visible-text";
import { type ReactNode, useId, useRef, useState } from "react";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Form } from "../../ui/form.tsx";
import { FormActions } from "../../ui/form-actions.tsx";
import { TextField } from "../../ui/text-field.tsx";

type SearchNameDialogProps = {
  open: boolean;
  title: string;
  initial: string;
  busy: boolean;
  onClose: () => void;
  /** Rejects with the server's error. */
  onNamed: (name: string) => Promise<unknown>;
  /** Receives the focus if the opener is gone. */
  finalFocus?: () => HTMLElement | null;
  children?: ReactNode;
};

/** Asks for the name of a saved search. */
export function SearchNameDialog({ open, title, busy, onClose, finalFocus, ...form }: SearchNameDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      dismissable={!busy}
      finalFocus={finalFocus}
      actions={<FormActions form={id} label={t("savedSearches.submit")} busy={busy} onCancel={onClose} />}
    >
      <NameForm id={id} busy={busy} {...form} />
    </Dialog>
  );
}

type NameFormProps = Pick<SearchNameDialogProps, "initial" | "busy" | "onNamed" | "children"> & { id: string };

function NameForm({ id, initial, busy, onNamed, children }: NameFormProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<"required" | "taken" | null>(null);
  const refuse = (reason: typeof problem) => {
    setProblem(reason);
    field.current?.focus();
    field.current?.select();
  };
  const submit = async () => {
    if (!isVisible(name)) return refuse("required");
    try {
      await onNamed(name);
    } catch (thrown) {
      if (toAppError(thrown).issues.some(({ reason }) => reason === "taken")) refuse("taken");
    }
  };
  return (
    <Form id={id} className="flex flex-col gap-4" onSubmit={submit}>
      <TextField
        ref={field}
        label={t("savedSearches.name")}
        hint={t("savedSearches.nameHint")}
        error={problem && t(problem === "taken" ? "savedSearches.nameTaken" : "savedSearches.nameMissing")}
        value={name}
        maxLength={SAVED_SEARCHES.name}
        autoComplete="off"
        readOnly={busy}
        onChange={(event) => {
          setProblem(null);
          setName(event.target.value);
        }}
      />
      {children}
    </Form>
  );
}
