import { type SubmitEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { signIn } from "../../lib/auth.ts";
import { type AppError, toAppError } from "../../lib/errors.ts";
import { readSession } from "../../lib/session-store.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useErrorToast, useToast } from "../../ui/toast.tsx";

/**
 * E-mail and password (LOGIN-01..07). After success the page's layout leads on. `onRefused` gets a refusal with the
 * address, so that the page can show what needs more than a toast.
 */
export function LoginForm({
  email: initial,
  onRefused,
}: {
  email: string;
  onRefused: (refusal: { error: AppError; email: string } | null) => void;
}) {
  const { t } = useTranslation();
  const toast = useToast();
  const { fail, clearError } = useErrorToast();
  const [email, setEmail] = useState(initial);
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    const address = email.trim();
    if (address === "") return emailInput.current?.focus();
    if (password === "") return passwordInput.current?.focus();
    setBusy(true);
    onRefused(null);
    clearError();
    try {
      await signIn(address, password);
      // A person without interests has not completed onboarding yet.
      const isFirst = readSession().user?.interestCount === 0;
      toast({
        title: t(isFirst ? "login.firstWelcomeTitle" : "login.welcomeTitle"),
        description: t("login.welcomeText"),
        variant: "success",
        announcesMove: true,
      });
    } catch (thrown) {
      const error = toAppError(thrown);
      fail(t("login.failedTitle"), error.text(t));
      onRefused({ error, email: address });
      setBusy(false);
      passwordInput.current?.focus();
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TextField
        ref={emailInput}
        type="email"
        inputMode="email"
        name="email"
        label={t("login.email")}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={tried && email.trim() === "" && t("login.emailRequired")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        ref={passwordInput}
        name="password"
        label={t("login.password")}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={tried && password === "" && t("login.passwordRequired")}
        autoComplete="current-password"
        required
      />
      <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel={t("login.submitting")}>
        {t("login.submit")}
      </Button>
    </form>
  );
}
