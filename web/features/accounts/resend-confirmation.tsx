import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { resendConfirmation } from "../../lib/auth.ts";
import { toAppError } from "../../lib/errors.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useToast } from "../../ui/toast.tsx";

/** Sends the confirmation email again (REG-51, OPEN-12); asks for the address where it is not known. */
export function ResendConfirmation({ email }: { email?: string | undefined }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [typed, setTyped] = useState("");
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = (email ?? typed).trim();
    setMissing(address === "");
    if (address === "" || busy) return;
    setBusy(true);
    try {
      await resendConfirmation(address);
      toast({
        title: t("register.resend.sentTitle"),
        description: t("register.resend.sentText", { email: address }),
        variant: "success",
      });
    } catch (thrown) {
      toast({
        title: t("register.resend.failedTitle"),
        description: toAppError(thrown).text(t),
        variant: "destructive",
      });
    }
    setBusy(false);
  };

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-wrap items-end gap-3">
      {email === undefined && (
        <TextField
          type="email"
          label={t("register.resend.email")}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={missing && t("register.problems.email.required")}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          className="grow basis-60"
        />
      )}
      <Button type="submit" busy={busy}>
        {t("register.resend.button")}
      </Button>
    </form>
  );
}
