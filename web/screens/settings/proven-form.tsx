import { useMutation } from "@tanstack/react-query";
import { type ReactNode, type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FormActions } from "../../account/form-actions.tsx";
import { ProofFields, useWays } from "../../account/identity.tsx";
import { api } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useToast } from "../../ui/toast.tsx";
import { FieldDialog } from "./field-dialog.tsx";

type ProvenFormProps<Answer> = {
  /** What is wrong with the input, before it is sent; null where nothing is. */
  problem: () => string | null;
  /** Sends the input; the server may ask who it is first. */
  send: () => Promise<Answer>;
  onSent: (answer: Answer) => void | Promise<void>;
  /** Shows at the field why it was refused, by a reason of the rules or `PASSWORD_WRONG`; null when it is sent again. */
  onRefused: (reason: string | null) => void;
  onCancel: () => void;
  /** What the password is asked for. */
  proveText: string;
  sendLabel: string;
  children: ReactNode;
};

/** A form whose change needs a proof of who the person is: asked for where it is missing, and then sent again. */
export function ProvenForm<Answer>(props: ProvenFormProps<Answer>) {
  const { problem, send, onSent, onRefused, onCancel, proveText, sendLabel, children } = props;
  const { t } = useTranslation();
  const toast = useToast();
  const [isProving, setIsProving] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: onSent,
    onError: (thrown) => {
      const { code, issues, text } = toAppError(thrown);
      if (code === "IDENTITY_NOT_PROVEN") return setIsProving(true);
      const reason = code === "PASSWORD_WRONG" ? code : issues[0]?.reason;
      if (reason) return onRefused(reason);
      toast({ title: t("errors.title"), description: text(t), variant: "destructive" });
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const reason = problem();
    onRefused(reason);
    if (!reason) mutate();
  };
  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-col gap-6">
        {children}
        <div className="flex flex-wrap justify-end gap-3">
          <FormActions busy={isPending} label={sendLabel} onCancel={onCancel} />
        </div>
      </form>
      {isProving && (
        <PasswordDialog
          title={t("factors.proveTitle")}
          text={proveText}
          action={t("common.actions.continue")}
          onClose={() => setIsProving(false)}
          onProven={() => {
            setIsProving(false);
            mutate();
          }}
        />
      )}
    </>
  );
}

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
  const { needsProvider, ...proof } = useWays();
  const goOn = async (password: string) => {
    // Without one a passkey or a provider has proved it.
    if (proof.asksPassword && password !== "") await api.identity.prove({ password });
    await onProven();
  };
  return (
    <FieldDialog
      title={title}
      description={text}
      action={action}
      disabled={needsProvider}
      onClose={onClose}
      problemOf={(password) => (proof.asksPassword && password === "" ? t("factors.passwordRequired") : null)}
      send={goOn}
    >
      {(field, send) => (
        <ProofFields
          {...proof}
          {...field}
          label={t("factors.password")}
          onPasskey={() => {
            proof.onPasskey();
            send("");
          }}
        />
      )}
    </FieldDialog>
  );
}

/** A form of the settings that takes the place of the button that opens it. The focus, which goes with the form, comes back to `opener`. */
export function useFormOpener() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setIsOpen(false));
    // Who has gone to another section before the answer stays there.
    if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
  };
  return { isOpen, open: () => setIsOpen(true), close, opener };
}
