import { emailProblem } from "@nakamatch/domain/people/email";
import { type SubmitEvent, useRef, useState } from "react";
import { resendConfirmation } from "../lib/auth.ts";
import { toAppError } from "../lib/errors.ts";
import { useTranslation } from "../lib/translation.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useErrorToast, useToast } from "../ui/toast.tsx";
import { rememberEmail } from "./sent-email.ts";

/** Resends the confirmation (REG-51, OPEN-12). Without `email`, asks for the address, prefilled with `initial`. */
export function ResendConfirmation({ email, initial = "" }: { email?: string | undefined; initial?: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { fail, clearError } = useErrorToast();
  const [typed, setTyped] = useState(initial);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const address = (email ?? typed).trim();
  const problem = emailProblem(address);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    if (problem) return input.current?.focus();
    clearError();
    setBusy(true);
    try {
      await resendConfirmation(address);
      rememberEmail("confirmation", address);
      toast({
        title: t("confirmation.resend.sentTitle"),
        description: t("confirmation.resend.sentText", { email: address }),
        variant: "success",
      });
    } catch (thrown) {
      fail(t("confirmation.resend.failedTitle"), toAppError(thrown).text(t));
    }
    setBusy(false);
  };

  const text = problem === "required" ? "confirmation.resend.emailRequired" : "confirmation.resend.emailInvalid";
  return (
    <form
      noValidate
      onSubmit={(event) => void send(event)}
      className="flex flex-wrap items-end gap-x-3 gap-y-9 [--note-room:1.625rem]"
    >
      {email === undefined && (
        <TextField
          ref={input}
          type="email"
          inputMode="email"
          enterKeyHint="send"
          label={t("confirmation.resend.email")}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={tried && problem && t(text)}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          className="grow basis-60"
        />
      )}
      <Button type="submit" busy={busy}>
        {t("confirmation.resend.button")}
      </Button>
    </form>
  );
}
