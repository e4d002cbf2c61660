import { passwordProblem } from "@nakamatch/domain/people/password";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { passwordProblemText } from "../../account/account-problem-text.ts";
import { PasswordChecklist } from "../../account/password-checklist.tsx";
import { api, orpc } from "../../lib/api.ts";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { ProvenForm } from "./proven-form.tsx";

/** Chooses a password for somebody who signs in by a provider. `onDone` closes the form. */
export function NewPasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const client = useQueryClient();
  const { email } = useUser();
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const refuse = (reason: string | null) => {
    setProblem(reason && passwordProblemText(t, reason));
    if (reason) input.current?.focus();
  };
  const succeed = async () => {
    toast({
      title: t("settings.password.set.doneTitle"),
      description: t("settings.password.set.doneText"),
      variant: "success",
    });
    onDone();
    // From now on the section changes the password.
    await client.invalidateQueries({ queryKey: orpc.identity.key() });
  };
  return (
    <ProvenForm
      problem={() => passwordProblem(password)}
      send={() => api.identity.setPassword({ newPassword: password })}
      onSent={succeed}
      onRefused={refuse}
      onCancel={onDone}
      proveText={t("settings.password.set.prove")}
      sendLabel={t("settings.password.save")}
    >
      {email !== "" && <input type="email" name="email" value={email} readOnly autoComplete="username" hidden />}
      <PasswordField
        ref={input}
        name="new-password"
        label={t("settings.password.next")}
        hint={<PasswordChecklist password={password} />}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={problem}
        autoComplete="new-password"
        enterKeyHint="done"
        autoFocus
        required
      />
    </ProvenForm>
  );
}
