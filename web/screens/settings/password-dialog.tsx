import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { PasskeyProof } from "../../account/identity/passkey-proof.tsx";
import { ProviderProof } from "../../account/identity/provider-proof.tsx";
import { useWays } from "../../account/identity/use-ways.ts";
import { api } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PasswordField } from "../../ui/password-field.tsx";

/** Asks for the password before `onProven` does what needs it. What goes wrong is shown at the field. */
export function PasswordDialog({
  title,
  text,
  action,
  onOpenChange,
  onProven,
}: {
  title: string;
  text: string;
  action: string;
  onOpenChange: (open: boolean) => void;
  onProven: () => void | Promise<void>;
}) {
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
  const { ways, asksPassword, byPasskey, onPasskey } = useWays();
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
    if (asksPassword && password === "") return refuse(t("factors.passwordRequired"));
    mutate(!asksPassword);
  };
  const goOn = () => {
    setProblem(null);
    onPasskey();
    mutate(true);
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      dismissable={!busy}
      initialFocus={input}
      actions={
        <>
          <Button disabled={busy} onClick={() => onOpenChange(false)}>
            {t("common.actions.cancel")}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            busy={busy}
            disabled={!asksPassword && ways?.isProven === false}
          >
            {action}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        {ways && !asksPassword ? (
          !byPasskey && <ProviderProof {...ways} />
        ) : (
          <PasswordField
            ref={input}
            name="password"
            label={t("factors.password")}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={problem}
            autoComplete="current-password"
            required
          />
        )}
        {ways?.hasPasskeys && <PasskeyProof isDone={byPasskey} onProven={goOn} />}
        {problem !== null && !asksPassword && <p role="alert">{problem}</p>}
      </form>
    </Dialog>
  );
}
