import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ProofFields, useWays } from "../../features/sign-in/identity.tsx";
import { api } from "../../lib/api.ts";
import { type AppError, toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Form } from "../../ui/form.tsx";
import { FormActions } from "../../ui/form-actions.tsx";
import { useToast } from "../../ui/toast.tsx";
import { FieldDialog } from "./field-dialog.tsx";

type ProvenFormProps<Answer> = {
  /** Client-side validation; null if valid. */
  problem: () => string | null;
  /** Sends the input; the server may require a step-up. */
  send: () => Promise<Answer>;
  onSent: (answer: Answer) => void | Promise<void>;
  /** Shows a refusal at the field, by a reason of the rules or `PASSWORD_WRONG`; null clears it. */
  onRefused: (reason: string | null) => void;
  /** The title of other failures. */
  failureTitle?: (error: AppError) => string;
  onCancel: () => void;
  /** Why the password is required. */
  proveText: string;
  sendLabel: string;
  children: ReactNode;
};

/** A form that may need a step-up, after which it is sent again. */
export function ProvenForm<Answer>(props: ProvenFormProps<Answer>) {
  const { problem, send, onSent, onRefused, failureTitle, onCancel, proveText, sendLabel, children } = props;
  const { t } = useTranslation();
  const toast = useToast();
  const [isProving, setIsProving] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: onSent,
    onError: (thrown) => {
      const error = toAppError(thrown);
      const { code, issues, text } = error;
      if (code === "IDENTITY_NOT_PROVEN") return setIsProving(true);
      const reason = code === "PASSWORD_WRONG" ? code : issues[0]?.reason;
      if (reason) return onRefused(reason);
      toast({ title: failureTitle?.(error) ?? t("errors.title"), description: text(t), variant: "destructive" });
    },
  });
  const submit = () => {
    const reason = problem();
    onRefused(reason);
    if (!reason) mutate();
  };
  return (
    <>
      <Form busy={isPending} onSubmit={submit} className="flex flex-col gap-6">
        {children}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:justify-end">
          <FormActions busy={isPending} label={sendLabel} onCancel={onCancel} />
        </div>
      </Form>
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

/** Step-up by password before `onProven`. Errors show at the field. */
export function PasswordDialog({ title, text, action, onClose, onProven }: PasswordDialogProps) {
  const { t } = useTranslation();
  const { needsProvider, ...proof } = useWays();
  const goOn = async (password: string) => {
    // Otherwise a passkey or provider did the step-up.
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

/** A form that replaces the button that opens it. Closing returns the focus to `opener`. */
export function useFormOpener() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setIsOpen(false));
    // Unless the person moved on before the answer.
    if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
  };
  return { isOpen, open: () => setIsOpen(true), close, opener };
}
