import { passwordProblem } from "@nakamatch/domain/people/password";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useRef, useState } from "react";
import { passwordProblemText } from "../../account/account-problem-text.ts";
import { useWays } from "../../account/identity/use-ways.ts";
import { PasswordChecklist } from "../../account/password-checklist.tsx";
import { api } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { FormActions, useFormOpener } from "./proven-form.tsx";
import { SettingsSection } from "./settings-section.tsx";

const NewPasswordForm = lazyPart(
  () => import("./new-password-form.tsx").then((module) => module.NewPasswordForm),
  undefined,
  {
    phrases: ["register"],
  },
);

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
      <FormActions isPending={isPending} label={t("settings.password.save")} onCancel={onDone} />
    </form>
  );
}
