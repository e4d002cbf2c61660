import { emailProblem } from "@nakamatch/domain/people/email";
import { X } from "lucide-react";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { requestPasswordReset } from "../lib/auth.ts";
import { toAppError } from "../lib/errors.ts";
import { useTranslation } from "../lib/translation.tsx";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Panel } from "../ui/panel.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useErrorToast, useToast } from "../ui/toast.tsx";
import { Notice } from "./notice.tsx";
import { rememberEmail } from "./sent-email.ts";

type ForgotPasswordProps = {
  email: string;
  onClose: () => void;
  /** Called with the address instead of `onClose`. */
  onSent: (email: string) => void;
};

/**
 * Requests the email to reset a password (LOGIN-08..13), starting with the known address. Closing discards the input.
 */
export function ForgotPassword({ email: initial, onClose, onSent }: ForgotPasswordProps) {
  const { t } = useTranslation();
  const { fail, clearError } = useErrorToast();
  const [email, setEmail] = useState(initial);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const heading = useId();
  const address = email.trim();
  const problem = emailProblem(address);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    // Scrolls the whole panel into view.
    input.current?.closest("section")?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }, []);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    if (problem) return input.current?.focus();
    clearError();
    setBusy(true);
    try {
      await requestPasswordReset(address);
    } catch (thrown) {
      fail(t("login.reset.failedTitle"), toAppError(thrown).text(t));
      setBusy(false);
      return;
    }
    rememberEmail("reset", address);
    onSent(address);
  };

  return (
    <Panel
      as="section"
      padding="none"
      aria-labelledby={heading}
      className="scroll-my-20 p-5"
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4 [--note-room:1.625rem]">
        <div className="flex items-start justify-between gap-3">
          <h2 id={heading} className="pt-2 text-xl">
            {t("login.reset.title")}
          </h2>
          <IconButton label={t("common.actions.close")} icon={<X />} onClick={onClose} />
        </div>
        <p className="text-ink-soft">{t("login.reset.text")}</p>
        <TextField
          ref={input}
          type="email"
          inputMode="email"
          enterKeyHint="send"
          label={t("login.reset.email")}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={tried && problem && t(problem === "required" ? "login.emailRequired" : "login.emailInvalid")}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" variant="primary" busy={busy} className="mt-5 self-start">
          {t("login.reset.send")}
        </Button>
      </form>
    </Panel>
  );
}

/** The address that the email was sent to, and a button to resend it. */
export function ResetSent({ email }: { email: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { fail, clearError } = useErrorToast();
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // Replaces the form's focus.
  useEffect(() => place.current?.querySelector("h2")?.focus(), []);
  const send = async () => {
    clearError();
    setBusy(true);
    try {
      await requestPasswordReset(email);
      toast({ title: t("login.reset.sentTitle"), variant: "success" });
    } catch (thrown) {
      fail(t("login.reset.failedTitle"), toAppError(thrown).text(t));
    }
    setBusy(false);
  };
  return (
    <div ref={place}>
      <Notice tone="mail" title={t("login.reset.sentTitle")}>
        <p className="break-words">{t("login.reset.sentText", { email })}</p>
        <Button busy={busy} className="self-start" onClick={() => void send()}>
          {t("login.reset.again")}
        </Button>
      </Notice>
    </div>
  );
}
