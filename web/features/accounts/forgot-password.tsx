import { X } from "lucide-react";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { requestPasswordReset } from "../../lib/auth.ts";
import { toAppError } from "../../lib/errors.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useErrorToast, useToast } from "../../ui/toast.tsx";

/**
 * Asks for the email with the link to a new password (LOGIN-08..13). The typed address is state of the panel, so closing
 * clears it.
 */
export function ForgotPassword({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { fail, clearError } = useErrorToast();
  const [email, setEmail] = useState("");
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const heading = useId();
  useEffect(() => input.current?.focus(), []);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = email.trim();
    setMissing(address === "");
    if (address === "") input.current?.focus();
    if (address === "" || busy) return;
    clearError();
    setBusy(true);
    try {
      await requestPasswordReset(address);
    } catch (thrown) {
      fail(t("login.reset.failedTitle"), toAppError(thrown).text(t));
      setBusy(false);
      return;
    }
    toast({ title: t("login.reset.sentTitle"), description: t("login.reset.sentText"), variant: "success" });
    onClose();
  };

  return (
    <Panel
      as="section"
      padding="none"
      aria-labelledby={heading}
      className="p-5"
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
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
          label={t("login.reset.email")}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={missing && email.trim() === "" && t("login.emailRequired")}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" busy={busy} className="self-start">
          {t("login.reset.send")}
        </Button>
      </form>
    </Panel>
  );
}
