import { REDIRECT_DELAY_MS } from "@nakamatch/contract/vocabulary/limits";
import { type PasswordProblem, passwordProblem } from "@nakamatch/domain/people/password";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate, useSearchParams } from "react-router";
import { accountProblemText, passwordProblemText } from "../../features/sign-in/account-problem-text.ts";
import type { CarriedEmail } from "../../features/sign-in/carried-email.ts";
import { ForgotPassword, ResetSent } from "../../features/sign-in/forgot-password.tsx";
import { passwordFailureTitle } from "../../features/sign-in/password-failure.ts";
import { PasswordChecklist } from "../../features/sign-in/registration/password-checklist.tsx";
import { recallEmail } from "../../features/sign-in/registration/sent-email.ts";
import { useApp } from "../../lib/app.tsx";
import { isResetLinkOpen, resetPassword } from "../../lib/auth.ts";
import { toAppError } from "../../lib/errors.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { GuestPage } from "../../shell/layouts/guest-page.tsx";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useErrorToast, useToast } from "../../ui/toast.tsx";

export const phrases = ["login", "register", "resetPassword"] as const;

/** Reverts a change of address, with a new password. Loads the client on demand. */
async function undoEmailChange(token: string, newPassword: string) {
  const { api } = await import("../../lib/api.ts");
  return api.emailChange.undo({ token, newPassword });
}

const Objection = lazyPart(() => import("./objection.tsx").then((module) => module.Objection));

/** `/reset-password`, also for an objection to giving an account back, from the email about it. */
export function Component() {
  const objection = useSearchParams()[0].get("objection");
  return objection === null ? <ResetPassword /> : <Objection token={objection} />;
}

/** `/reset-password`: the form shows even without a valid link (NAV-06, OPEN-30). */
function ResetPassword() {
  const { t } = useTranslation();
  const { session } = useApp();
  const toast = useToast();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  /** From the email to the old address: the new password reverts the change. */
  const undo = search.get("undo");
  const token = search.has("error") ? null : (undo ?? (search.get("token") || null));
  const [linkInvalid, setLinkInvalid] = useState(token === null);
  const [asking, setAsking] = useState(false);
  const [sentTo, setSentTo] = useState("");
  const [done, setDone] = useState(false);
  const [email] = useState(() => recallEmail("reset"));
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (token === null || undo !== null) return;
    void isResetLinkOpen(token).then((isOpen) => isOpen || setLinkInvalid(true));
  }, [token, undo]);

  useEffect(() => {
    if (!done) return;
    // All sessions ended, possibly one of this browser.
    void session.refresh({ fresh: true });
    const state: CarriedEmail = { email, isReset: true };
    const timer = setTimeout(() => void navigate("/login", { state }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [done, email, navigate, session]);

  // The button that was pressed is disabled now.
  useEffect(() => {
    if (linkInvalid && token !== null) opener.current?.focus();
  }, [linkInvalid, token]);

  const close = () => {
    flushSync(() => setAsking(false));
    opener.current?.focus();
  };
  const succeed = () => {
    toast({
      title: t("resetPassword.successTitle"),
      description: t("resetPassword.successText"),
      variant: "success",
    });
    setDone(true);
  };

  return (
    <GuestPage
      meta={t("resetPassword.meta")}
      title={t("resetPassword.title")}
      intro={t("resetPassword.intro")}
      mood={linkInvalid ? "sad" : "shy"}
    >
      <div className="flex flex-col gap-6">
        {linkInvalid && sentTo !== "" && <ResetSent email={sentTo} />}
        {linkInvalid && sentTo === "" && (
          <Notice tone="bad" title={t("resetPassword.linkInvalid.title")}>
            <p>{t(undo === null ? "resetPassword.linkInvalid.text" : "resetPassword.undo.invalid")}</p>
            {undo !== null ? null : asking ? (
              <ForgotPassword email={email} onClose={close} onSent={setSentTo} />
            ) : (
              <Button ref={opener} variant="primary" className="self-start" onClick={() => setAsking(true)}>
                {t("login.reset.send")}
              </Button>
            )}
          </Notice>
        )}
        {undo !== null && !linkInvalid && !done && (
          <Notice tone="mail" title={t("resetPassword.undo.title")}>
            <p>{t("resetPassword.undo.text")}</p>
          </Notice>
        )}
        {done ? (
          <Notice tone="good" title={t("resetPassword.successTitle")}>
            <p>{t("resetPassword.successText")}</p>
          </Notice>
        ) : (
          <Panel variant="raised">
            <ResetPasswordForm
              email={email}
              token={token}
              isLinkInvalid={linkInvalid}
              {...(undo !== null && { save: undoEmailChange })}
              onDone={succeed}
              onLinkInvalid={() => setLinkInvalid(true)}
            />
          </Panel>
        )}
        <TextLink to="/login" state={{ email } satisfies CarriedEmail} className="self-start">
          <ArrowLeft className="size-5" />
          {t("resetPassword.back")}
        </TextLink>
      </div>
    </GuestPage>
  );
}

/**
 * A new password, typed twice (RESET-01..05). `email`: the account's address, if known, for password managers.
 */
function ResetPasswordForm({
  email,
  token,
  isLinkInvalid,
  save = resetPassword,
  onDone,
  onLinkInvalid,
}: {
  email: string;
  token: string | null;
  /** The form is shown, and disabled (OPEN-30). */
  isLinkInvalid: boolean;
  /** Stores the password by the link's token. */
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

  const isOnChecklist = own === "tooShort" || own === "weak";

  const problemText = (field: "password" | "confirmPassword", reason: string) =>
    field === "password" ? passwordProblemText(t, reason) : accountProblemText(t, field, reason);
  const refuse = (field: "password" | "confirmPassword", reason: string) => {
    fail(t("resetPassword.validationTitle"), problemText(field, reason));
    (field === "password" ? passwordInput : confirmInput).current?.focus();
  };

  const submit = async () => {
    if (token === null) return;
    clearError();
    setTried(true);
    if (weakness !== null) return refuse("password", weakness);
    if (mismatch) return refuse("confirmPassword", "mismatch");
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
      } else fail(passwordFailureTitle(t, error), error.text(t));
      if (error.code === "LINK_INVALID") onLinkInvalid();
    }
    setBusy(false);
  };

  return (
    <Form busy={busy} onSubmit={submit} className="flex flex-col gap-9 [--note-room:1.625rem]">
      {email !== "" && <input type="email" name="email" value={email} readOnly autoComplete="username" hidden />}
      <PasswordField
        ref={passwordInput}
        name="password"
        enterKeyHint="next"
        label={t("resetPassword.password")}
        hint={<PasswordChecklist password={password} isTried={tried && isOnChecklist} />}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={tried && (isOnChecklist || (weakness !== null && problemText("password", weakness)))}
        disabled={isLinkInvalid}
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
        disabled={isLinkInvalid}
        error={tried && mismatch && problemText("confirmPassword", "mismatch")}
        autoComplete="new-password"
        required
      />
      <Button
        type="submit"
        variant={isLinkInvalid ? "secondary" : "primary"}
        size="lg"
        block
        disabled={isLinkInvalid}
        busy={busy}
        busyLabel={t("resetPassword.submitting")}
      >
        {t("resetPassword.submit")}
      </Button>
    </Form>
  );
}
