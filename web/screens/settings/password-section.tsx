import { passwordProblem } from "@nakamatch/domain/people/password";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useRef, useState } from "react";
import { passwordProblemText } from "../../account/account-problem-text.ts";
import { FormActions } from "../../account/form-actions.tsx";
import { useWays } from "../../account/identity.tsx";
import { PasswordChecklist } from "../../account/password-checklist.tsx";
import { api, orpc } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { ProvenForm, useFormOpener } from "./proven-form.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** Changes the own password; the current one is asked for. Who has none can choose one. */
export function PasswordSection() {
  const { t } = useTranslation();
  const { isOpen, open, close, opener } = useFormOpener();
  const { asksPassword } = useWays();
  const Form = asksPassword ? PasswordForm : NewPasswordForm;
  return (
    <SettingsSection
      title={t("settings.password.title")}
      text={t(asksPassword ? "settings.password.text" : "settings.password.set.text")}
    >
      {isOpen ? (
        <Form onDone={close} />
      ) : (
        <Button ref={opener} className="self-start" onClick={open}>
          {t(asksPassword ? "settings.password.open" : "settings.password.set.open")}
        </Button>
      )}
    </SettingsSection>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const { email } = useUser();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [problems, setProblems] = useState<{ current?: string; next?: string }>({});
  const currentInput = useRef<HTMLInputElement>(null);
  const nextInput = useRef<HTMLInputElement>(null);
  const refuse = (field: "current" | "next", text: string) => {
    setProblems({ [field]: text });
    (field === "current" ? currentInput : nextInput).current?.focus();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.identity.changePassword({ currentPassword: current, newPassword: next }),
    onSuccess: () => {
      onDone();
      toast({
        title: t("settings.password.doneTitle"),
        description: t("settings.password.doneText"),
        variant: "success",
      });
      // The others have ended.
      void queries.invalidateQueries({ queryKey: orpc.sessions.key() });
    },
    onError: (thrown) => {
      const { code, issues, text } = toAppError(thrown);
      if (code === "PASSWORD_WRONG") return refuse("current", text(t));
      if (issues[0]) return refuse("next", passwordProblemText(t, issues[0].reason));
      toast({ title: t("errors.title"), description: text(t), variant: "destructive" });
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setProblems({});
    if (current === "") return refuse("current", t("settings.password.currentRequired"));
    const reason = passwordProblem(next);
    if (reason) return refuse("next", passwordProblemText(t, reason));
    mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      {email !== "" && <input type="email" name="email" value={email} readOnly autoComplete="username" hidden />}
      <PasswordField
        ref={currentInput}
        name="current-password"
        label={t("settings.password.current")}
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
        error={problems.current}
        autoComplete="current-password"
        enterKeyHint="next"
        autoFocus
        required
      />
      <PasswordField
        ref={nextInput}
        name="new-password"
        label={t("settings.password.next")}
        hint={<PasswordChecklist password={next} />}
        value={next}
        onChange={(event) => setNext(event.target.value)}
        error={problems.next}
        autoComplete="new-password"
        enterKeyHint="done"
        required
      />
      <div className="flex flex-wrap justify-end gap-3">
        <FormActions busy={isPending} label={t("settings.password.save")} onCancel={onDone} />
      </div>
    </form>
  );
}

/** Chooses a password for a person who signs in by a provider. */
function NewPasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
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
    await queries.invalidateQueries({ queryKey: orpc.identity.key() });
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
