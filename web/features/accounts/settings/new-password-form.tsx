import { passwordProblem } from "@nakamatch/domain/people/password";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, orpc } from "../../../lib/api.ts";
import { toAppError } from "../../../lib/errors.ts";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useUser } from "../../../lib/session.tsx";
import { Button } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { passwordProblemText } from "../account-problem-text.ts";
import { PasswordChecklist } from "../password-checklist.tsx";

const PasswordDialog = lazyPart(() => import("./password-dialog.tsx").then((module) => module.PasswordDialog));

/** Chooses a password for somebody who signs in by a provider. `onDone` closes the form. */
export function NewPasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const client = useQueryClient();
  const { email } = useUser();
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isProving, setIsProving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const refuse = (reason: string) => {
    setProblem(passwordProblemText(t, reason));
    input.current?.focus();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.identity.setPassword({ newPassword: password }),
    onSuccess: async () => {
      toast({
        title: t("settings.password.set.doneTitle"),
        description: t("settings.password.set.doneText"),
        variant: "success",
      });
      onDone();
      // From now on the section changes the password.
      await client.invalidateQueries({ queryKey: orpc.identity.key() });
    },
    onError: (thrown) => {
      const { code, issues, text } = toAppError(thrown);
      if (code === "IDENTITY_NOT_PROVEN") return setIsProving(true);
      if (issues[0]) return refuse(issues[0].reason);
      toast({ title: t("errors.title"), description: text(t), variant: "destructive" });
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setProblem(null);
    const reason = passwordProblem(password);
    if (reason) return refuse(reason);
    mutate();
  };
  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-col gap-6">
        {email !== "" && (
          <input type="email" name="email" value={email} readOnly autoComplete="username" className="hidden" />
        )}
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
        <div className="flex flex-wrap justify-end gap-3">
          <Button disabled={isPending} onClick={onDone}>
            {t("common.actions.cancel")}
          </Button>
          <Button type="submit" variant="primary" busy={isPending}>
            {t("settings.password.save")}
          </Button>
        </div>
      </form>
      {isProving && (
        <PasswordDialog
          title={t("factors.proveTitle")}
          text={t("settings.password.set.prove")}
          action={t("common.actions.continue")}
          onOpenChange={setIsProving}
          onProven={() => {
            setIsProving(false);
            mutate();
          }}
        />
      )}
    </>
  );
}
