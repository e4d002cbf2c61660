import { passwordProblem } from "@nakamatch/domain/people/password";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { passwordProblemText } from "../../features/sign-in/account-problem-text.ts";
import { useWays } from "../../features/sign-in/identity.tsx";
import { passwordFailureTitle } from "../../features/sign-in/password-failure.ts";
import { PasswordChecklist } from "../../features/sign-in/registration/password-checklist.tsx";
import { api, orpc } from "../../lib/api.ts";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { useErrorToast } from "../../ui/toast.tsx";
import { ProvenForm, useFormOpener } from "./proven-form.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** Changes the password after the current one, or sets a first one. */
export function PasswordSection() {
  const { t } = useTranslation();
  const { isOpen, open, close, opener } = useFormOpener();
  const { asksPassword } = useWays();
  /** What was stored, until it is closed or one leaves. */
  const [done, setDone] = useState<"changed" | "set" | null>(null);
  return (
    <SettingsSection
      title={t("settings.password.title")}
      text={t(asksPassword ? "settings.password.text" : "settings.password.set.text")}
    >
      {done && (
        <Notice
          level={4}
          tone="good"
          title={t(done === "set" ? "settings.password.set.doneTitle" : "settings.password.doneTitle")}
          onClose={() => setDone(null)}
        >
          <p>{t(done === "set" ? "settings.password.set.doneText" : "settings.password.doneText")}</p>
        </Notice>
      )}
      {isOpen ? (
        <PasswordForm
          hasPassword={asksPassword}
          onCancel={close}
          onDone={() => {
            close();
            setDone(asksPassword ? "changed" : "set");
          }}
        />
      ) : (
        <Button
          ref={opener}
          className="sm:self-start"
          onClick={() => {
            setDone(null);
            open();
          }}
        >
          {t(asksPassword ? "settings.password.open" : "settings.password.set.open")}
        </Button>
      )}
    </SettingsSection>
  );
}

type PasswordFormProps = { hasPassword: boolean; onCancel: () => void; onDone: () => void };

function PasswordForm({ hasPassword, onCancel, onDone }: PasswordFormProps) {
  const { t } = useTranslation();
  const { fail, clearError } = useErrorToast();
  const queries = useQueryClient();
  const { email } = useUser();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const currentInput = useRef<HTMLInputElement>(null);
  const nextInput = useRef<HTMLInputElement>(null);
  /** Problems of the current password; others concern the new one. */
  const ofCurrent = new Map([
    ["missing", t("settings.password.currentRequired")],
    ["PASSWORD_WRONG", t("errors.codes.PASSWORD_WRONG")],
  ]);
  // Without the current one nothing is sent: both are checked here.
  const ofNext = problem === "missing" ? passwordProblem(next) : problem && !ofCurrent.has(problem) ? problem : null;
  const refuse = (reason: string | null) => {
    setProblem(reason);
    if (reason === null) return clearError();
    const isWrong = reason === "PASSWORD_WRONG";
    fail(
      t(isWrong ? "resetPassword.failedTitle" : "resetPassword.validationTitle"),
      ofCurrent.get(reason) ?? passwordProblemText(t, reason),
    );
    (ofCurrent.has(reason) ? currentInput : nextInput).current?.focus();
  };
  const send = (): Promise<unknown> =>
    hasPassword
      ? api.identity.changePassword({ currentPassword: current, newPassword: next })
      : api.identity.setPassword({ newPassword: next });
  const succeed = async () => {
    onDone();
    // Other sessions have ended, or a first password was set.
    const changed = [orpc.sessions.key(), orpc.identity.key()];
    await Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
  return (
    <ProvenForm
      problem={() => (hasPassword && current === "" ? "missing" : passwordProblem(next))}
      send={send}
      onSent={succeed}
      onRefused={refuse}
      failureTitle={(error) => passwordFailureTitle(t, error)}
      onCancel={onCancel}
      proveText={t("settings.password.set.prove")}
      sendLabel={t("settings.password.save")}
    >
      {email !== "" && <input type="email" name="email" value={email} readOnly autoComplete="username" hidden />}
      {hasPassword && (
        <PasswordField
          ref={currentInput}
          name="current-password"
          label={t("settings.password.current")}
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
          error={problem && ofCurrent.get(problem)}
          autoComplete="current-password"
          enterKeyHint="next"
          autoFocus
          required
        />
      )}
      <PasswordField
        ref={nextInput}
        name="new-password"
        label={t("settings.password.next")}
        hint={<PasswordChecklist password={next} />}
        value={next}
        onChange={(event) => setNext(event.target.value)}
        error={ofNext && passwordProblemText(t, ofNext)}
        autoComplete="new-password"
        enterKeyHint="done"
        autoFocus={!hasPassword}
        required
      />
    </ProvenForm>
  );
}
