import { emailProblem } from "@nakamatch/domain/people/email";
import { useRef, useState } from "react";
import { rememberEmail } from "../../features/sign-in/registration/sent-email.ts";
import { correctEmail } from "../../lib/auth.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { EmailField } from "../../ui/text-field.tsx";
import { useErrorToast, useToast } from "../../ui/toast.tsx";

type CorrectEmailProps = {
  /** As it was typed at registration. */
  email: string;
  onClose: () => void;
  onCorrected: (email: string) => void;
};

/** Corrects the address that a confirmation went to. */
export function CorrectEmail({ email, onClose, onCorrected }: CorrectEmailProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const { fail, clearError } = useErrorToast();
  const [address, setAddress] = useState(email);
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState({ address: "", text: "" });
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const newEmail = address.trim();
  const problem = emailProblem(newEmail);
  const emailError = problem
    ? t(problem === "required" ? "confirmation.resend.emailRequired" : "confirmation.resend.emailInvalid")
    : refused.address === newEmail && refused.text;

  const submit = async () => {
    setTried(true);
    if (problem) return emailInput.current?.focus();
    if (password === "") return passwordInput.current?.focus();
    clearError();
    setBusy(true);
    try {
      await correctEmail({ email, password, newEmail });
    } catch (thrown) {
      setBusy(false);
      const error = toAppError(thrown);
      const reason = error.issues[0]?.reason;
      const text =
        reason === "inUse" || reason === "disposable" ? t(`confirmation.correct.problems.${reason}`) : error.text(t);
      fail(t("confirmation.correct.failedTitle"), text);
      if (reason !== undefined) setRefused({ address: newEmail, text });
      (reason === undefined ? passwordInput : emailInput).current?.focus();
      return;
    }
    rememberEmail("confirmation", newEmail);
    onClose();
    onCorrected(newEmail);
    toast({
      title: t("confirmation.resend.sentTitle"),
      description: t("confirmation.text", { email: newEmail }),
      variant: "success",
    });
  };

  return (
    <FormDialog
      open
      size="sm"
      onOpenChange={onClose}
      title={t("confirmation.correct.title")}
      description={t("confirmation.correct.text")}
      label={t("confirmation.correct.send")}
      busy={busy}
      onSubmit={submit}
    >
      <EmailField
        ref={emailInput}
        name="email"
        enterKeyHint="next"
        label={t("confirmation.correct.email")}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        error={tried && emailError}
        required
      />
      <PasswordField
        ref={passwordInput}
        name="password"
        enterKeyHint="send"
        label={t("confirmation.correct.password")}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={tried && password === "" && t("confirmation.correct.passwordRequired")}
        autoComplete="current-password"
        required
      />
    </FormDialog>
  );
}
