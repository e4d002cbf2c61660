import { emailProblem } from "@nakamatch/domain/people/email";
import { X } from "lucide-react";
import { type ChangeEvent, type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { requestPasswordReset, resendConfirmation } from "../lib/auth.ts";
import { toAppError } from "../lib/errors.ts";
import { useTranslation } from "../lib/translation.tsx";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Panel } from "../ui/panel.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useErrorToast, useToast } from "../ui/toast.tsx";
import { rememberEmail } from "./sent-email.ts";

const KINDS = {
  reset: { words: "login.reset", problems: "login", request: requestPasswordReset },
  confirmation: { words: "confirmation.resend", problems: "confirmation.resend", request: resendConfirmation },
} as const;

type EmailRequestOptions = {
  initial?: string;
  /** The address, where it is not asked for. */
  known?: string | undefined;
  onSent?: () => void;
};

/** A form that asks for an email with a link, once at a time. The address is remembered for the page behind the link. */
function useEmailRequest(kind: keyof typeof KINDS, { initial = "", known, onSent }: EmailRequestOptions) {
  const { words, problems, request } = KINDS[kind];
  const { t } = useTranslation();
  const toast = useToast();
  const { fail, clearError } = useErrorToast();
  const [email, setEmail] = useState(initial);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const address = (known ?? email).trim();
  const problem = emailProblem(address);

  const send = async () => {
    setTried(true);
    if (problem) return input.current?.focus();
    clearError();
    setBusy(true);
    try {
      await request(address);
      rememberEmail(kind, address);
      const description = t(`${words}.sentText`, { email: address });
      toast({ title: t(`${words}.sentTitle`), description, variant: "success" });
      onSent?.();
    } catch (thrown) {
      fail(t(`${words}.failedTitle`), toAppError(thrown).text(t));
    }
    setBusy(false);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void send();
  };
  const field = {
    ref: input,
    type: "email",
    inputMode: "email",
    enterKeyHint: "send",
    label: t(`${words}.email`),
    value: email,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setEmail(event.target.value),
    error: tried && problem && t(`${problems}.${problem === "required" ? "emailRequired" : "emailInvalid"}`),
    autoComplete: "email",
    autoCapitalize: "none",
    spellCheck: false,
  } as const;
  return { busy, onSubmit, field };
}

/** Asks for the link to a new password (LOGIN-08..13), beginning with the address that is known. Closing clears it. */
export function ForgotPassword({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { busy, onSubmit, field } = useEmailRequest("reset", { initial: email, onSent: onClose });
  const heading = useId();
  const input = field.ref;
  useEffect(() => input.current?.focus(), [input]);
  return (
    <Panel
      as="section"
      padding="none"
      aria-labelledby={heading}
      className="p-5"
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4 [--note-room:1.625rem]">
        <div className="flex items-start justify-between gap-3">
          <h2 id={heading} className="pt-2 text-xl">
            {t("login.reset.title")}
          </h2>
          <IconButton label={t("common.actions.close")} icon={<X />} onClick={onClose} />
        </div>
        <p className="text-ink-soft">{t("login.reset.text")}</p>
        <TextField {...field} />
        <Button type="submit" busy={busy} className="mt-5 self-start">
          {t("login.reset.send")}
        </Button>
      </form>
    </Panel>
  );
}

/** Sends the confirmation email again (REG-51, OPEN-12): to `email`, or to an address that it asks for. */
export function ResendConfirmation({ email, initial = "" }: { email?: string; initial?: string }) {
  const { t } = useTranslation();
  const { busy, onSubmit, field } = useEmailRequest("confirmation", { initial, known: email });
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-wrap items-end gap-x-3 gap-y-9 [--note-room:1.625rem]">
      {email === undefined && <TextField {...field} className="grow basis-60" />}
      <Button type="submit" busy={busy}>
        {t("confirmation.resend.button")}
      </Button>
    </form>
  );
}
