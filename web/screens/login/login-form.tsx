import type { Factor } from "@nakamatch/contract/schemas/factors";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useApp } from "../../lib/app.tsx";
import { signIn } from "../../lib/auth.ts";
import { type AppError, toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Form } from "../../ui/form.tsx";
import { isComposing } from "../../ui/input-method.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { EmailField } from "../../ui/text-field.tsx";
import { useErrorToast } from "../../ui/toast.tsx";

/**
 * Email and password (LOGIN-01..07); typing cancels a queued sign-in. `onRefused`: refusals that need more than a toast; null
 * clears.
 */
export function LoginForm({
  email,
  isQuiet = false,
  onEmailChange,
  onRefused,
  onHeldBack,
  onSignedIn,
}: {
  email: string;
  /** Something else comes first. */
  isQuiet?: boolean;
  onEmailChange: (email: string) => void;
  onRefused: (refusal: { error: AppError; email: string } | null) => void;
  /** With the factors, if a code is needed. */
  onHeldBack: (factors: Factor[]) => void;
  onSignedIn: () => void;
}) {
  const { t } = useTranslation();
  const { session } = useApp();
  const { fail, clearError } = useErrorToast();
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [queued, setQueued] = useState(false);
  const queue = useRef<AbortController>(null);
  /** The refused input, marked until changed. */
  const [wrong, setWrong] = useState<{ email: string; password: string } | null>(null);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  useEffect(() => () => queue.current?.abort(), []);

  const leaveQueue = () => {
    if (!queued) return;
    queue.current?.abort();
    setQueued(false);
    setBusy(false);
  };

  const submit = async () => {
    setTried(true);
    const address = email.trim();
    if (address === "") return emailInput.current?.focus();
    if (password === "") return passwordInput.current?.focus();
    setBusy(true);
    clearError();
    queue.current = new AbortController();
    const { signal } = queue.current;
    try {
      const onQueued = () => !signal.aborted && setQueued(true);
      const factors = await signIn(session, address, password, { signal, onQueued });
      if (factors.length > 0) return onHeldBack(factors);
    } catch (thrown) {
      if (signal.aborted) return;
      setQueued(false);
      const error = toAppError(thrown);
      fail(t("login.failedTitle"), error.text(t));
      setBusy(false);
      const isShownAbove = error.ban !== null || error.code === "EMAIL_NOT_CONFIRMED";
      onRefused(isShownAbove ? { error, email: address } : null);
      if (isShownAbove) return;
      if (error.code === "INVALID_CREDENTIALS") setWrong({ email, password });
      passwordInput.current?.focus();
      passwordInput.current?.select();
      return;
    }
    onSignedIn();
  };

  /** Enter moves from the email to an empty password without an error. */
  const leadOn = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || isComposing(event.nativeEvent) || email.trim() === "" || password !== "") return;
    event.preventDefault();
    passwordInput.current?.focus();
  };

  const isWrong = wrong?.email === email && wrong.password === password;
  return (
    <Form
      busy={busy}
      onSubmit={submit}
      className={cx("flex flex-col [--note-room:1.625rem]", isQuiet ? "gap-7" : "gap-9")}
    >
      <EmailField
        ref={emailInput}
        enterKeyHint="next"
        name="email"
        label={t("login.email")}
        value={email}
        onChange={(event) => {
          leaveQueue();
          onEmailChange(event.target.value);
        }}
        onKeyDown={leadOn}
        error={tried && email.trim() === "" && t("login.emailRequired")}
        autoComplete="username webauthn"
        required
      />
      <PasswordField
        ref={passwordInput}
        name="password"
        enterKeyHint="go"
        label={t("login.password")}
        value={password}
        onChange={(event) => {
          leaveQueue();
          setPassword(event.target.value);
        }}
        error={
          // One line: the toast has the sentence (LOGIN-07).
          isWrong ? t("login.checkBoth") : tried && password === "" && t("login.passwordRequired")
        }
        autoComplete="current-password"
        required
      />
      <Button
        type="submit"
        variant={isQuiet ? "secondary" : "primary"}
        size={isQuiet ? "md" : "lg"}
        block
        busy={busy}
        busyLabel={t("login.submitting")}
      >
        {t("login.submit")}
      </Button>
      <p aria-live="polite" className={queued ? "-mt-5 text-ink-soft" : "sr-only"}>
        {queued && t("login.queued")}
      </p>
    </Form>
  );
}
