import { type PasswordProblem, passwordProblem } from "@nakamatch/domain/people/password";
import { type SubmitEvent, useRef, useState } from "react";
import { accountProblemText, passwordProblemText } from "../../account/account-problem-text.ts";
import { PasswordChecklist } from "../../account/password-checklist.tsx";
import { resetPassword } from "../../lib/auth.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { useErrorToast } from "../../ui/toast.tsx";

/**
 * A new password, typed twice (RESET-01..05). Without a token nothing can be changed, so submitting tells that the
 * link is not valid. `email` is the account's address, as far as this browser knows it: password managers store the new
 * password with it.
 */
export function ResetPasswordForm({
  email,
  token,
  isLinkInvalid,
  save = resetPassword,
  onDone,
  onLinkInvalid,
}: {
  email: string;
  token: string | null;
  /** Another link has to be asked for first: what does that is louder. */
  isLinkInvalid: boolean;
  /** Stores the password by the token of the link. */
  save?: (token: string, password: string) => Promise<unknown>;
  onDone: () => void;
  onLinkInvalid: () => void;
}) {
  const { t } = useTranslation();
  const { fail, clearError } = useErrorToast();
  const [password, setPassword] = useState("");
  const [confirm, setConfirm] = useState("");
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ password: string; reason: string } | null>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const confirmInput = useRef<HTMLInputElement>(null);

  const own: PasswordProblem | null = passwordProblem(password);
  const weakness = own ?? (refused?.password === password ? refused.reason : null);
  const mismatch = confirm !== password;

  const problemText = (field: "password" | "confirmPassword", reason: string) =>
    field === "password" ? passwordProblemText(t, reason) : accountProblemText(t, field, reason);
  const refuse = (field: "password" | "confirmPassword", reason: string) => {
    fail(t("resetPassword.validationTitle"), problemText(field, reason));
    (field === "password" ? passwordInput : confirmInput).current?.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    clearError();
    setTried(true);
    if (weakness !== null) return refuse("password", weakness);
    if (mismatch) return refuse("confirmPassword", "mismatch");
    if (token === null) {
      fail(t("resetPassword.failedTitle"), t("errors.codes.LINK_INVALID"));
      return onLinkInvalid();
    }
    setBusy(true);
    try {
      await save(token, password);
      onDone();
    } catch (thrown) {
      const error = toAppError(thrown);
      const issue = error.issues[0];
      if (issue) {
        setRefused({ password, reason: issue.reason });
        refuse("password", issue.reason);
      } else if (error.code === "INTERNAL" || error.code === "NETWORK") {
        fail(t("resetPassword.unexpectedTitle"), error.text(t));
      } else fail(t("resetPassword.failedTitle"), error.text(t));
      if (error.code === "LINK_INVALID") onLinkInvalid();
    }
    setBusy(false);
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-9 [--note-room:1.625rem]">
      {email !== "" && <input type="email" name="email" value={email} readOnly autoComplete="username" hidden />}
      <PasswordField
        ref={passwordInput}
        name="password"
        enterKeyHint="next"
        label={t("resetPassword.password")}
        hint={<PasswordChecklist password={password} />}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={tried && weakness !== null && problemText("password", weakness)}
        autoComplete="new-password"
        required
      />
      <PasswordField
        ref={confirmInput}
        name="confirmPassword"
        enterKeyHint="go"
        label={t("resetPassword.confirm")}
        value={confirm}
        onChange={(event) => setConfirm(event.target.value)}
        error={tried && mismatch && problemText("confirmPassword", "mismatch")}
        autoComplete="new-password"
        required
      />
      <Button
        type="submit"
        variant={isLinkInvalid ? "secondary" : "primary"}
        size="lg"
        block
        busy={busy}
        busyLabel={t("resetPassword.submitting")}
      >
        {t("resetPassword.submit")}
      </Button>
    </form>
  );
}
