import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { FormActions } from "../../account/form-actions.tsx";
import { ProofFields, useWays } from "../../account/identity.tsx";
import { api } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Dialog } from "../../ui/dialog.tsx";

type PasswordDialogProps = {
  title: string;
  text: string;
  action: string;
  onClose: () => void;
  onProven: () => void | Promise<void>;
};

/** Asks for the password before `onProven` does what needs it. What goes wrong is shown at the field. */
export function PasswordDialog({ title, text, action, onClose, onProven }: PasswordDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const refuse = (refusal: string) => {
    setProblem(refusal);
    input.current?.focus();
    input.current?.select();
  };
  const { needsProvider, ...proof } = useWays();
  const { mutate, isPending: busy } = useMutation({
    mutationFn: async (isProven: boolean) => {
      if (!isProven) await api.identity.prove({ password });
      await onProven();
    },
    onError: (thrown) => refuse(toAppError(thrown).text(t)),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setProblem(null);
    if (proof.asksPassword && password === "") return refuse(t("factors.passwordRequired"));
    mutate(!proof.asksPassword);
  };
  const goOn = () => {
    setProblem(null);
    proof.onPasskey();
    mutate(true);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={text}
      dismissable={!busy}
      initialFocus={input}
      actions={<FormActions form={form} label={action} busy={busy} disabled={needsProvider} onCancel={onClose} />}
    >
      <form id={form} noValidate onSubmit={submit}>
        <ProofFields
          {...proof}
          onPasskey={goOn}
          ref={input}
          label={t("factors.password")}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={problem}
        />
      </form>
    </Dialog>
  );
}
