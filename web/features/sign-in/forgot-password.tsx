import { X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { requestPasswordReset } from "../../lib/auth.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmailField } from "../../ui/text-field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { rememberEmail } from "./registration/sent-email.ts";
import { useEmailForm } from "./use-email-form.ts";

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
  const { field, problem, busy, submit } = useEmailForm({
    initial,
    failedTitle: t("login.reset.failedTitle"),
    async send(address) {
      await requestPasswordReset(address);
      rememberEmail("reset", address);
      onSent(address);
    },
  });
  const { ref: input } = field;
  const heading = useId();
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    // Scrolls the whole panel into view.
    input.current?.closest("section")?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }, [input]);

  return (
    <Panel
      as="section"
      padding="none"
      aria-labelledby={heading}
      className="scroll-my-20 p-5"
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <Form busy={busy} onSubmit={submit} className="flex flex-col gap-4 [--note-room:1.625rem]">
        <div className="flex items-start justify-between gap-3">
          <h2 id={heading} className="pt-2 text-xl">
            {t("login.reset.title")}
          </h2>
          <IconButton label={t("common.actions.close")} icon={<X />} onClick={onClose} />
        </div>
        <p className="text-ink-soft">{t("login.reset.text")}</p>
        <EmailField
          {...field}
          label={t("login.reset.email")}
          error={problem && t(problem === "required" ? "login.emailRequired" : "login.emailInvalid")}
        />
        <Button type="submit" variant="primary" busy={busy} className="mt-5 self-start">
          {t("login.reset.send")}
        </Button>
      </Form>
    </Panel>
  );
}

/** The address that the email was sent to, and a button to resend it. */
export function ResetSent({ email }: { email: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { busy, submit } = useEmailForm({
    email,
    failedTitle: t("login.reset.failedTitle"),
    async send(address) {
      await requestPasswordReset(address);
      toast({ title: t("login.reset.sentTitle"), variant: "success" });
    },
  });
  const place = useRef<HTMLDivElement>(null);
  // Replaces the form's focus.
  useEffect(() => place.current?.querySelector("h2")?.focus(), []);
  return (
    <div ref={place}>
      <Notice tone="mail" title={t("login.reset.sentTitle")}>
        <p className="break-words">{t("login.reset.sentText", { email })}</p>
        <Button busy={busy} className="self-start" onClick={() => void submit()}>
          {t("login.reset.again")}
        </Button>
      </Notice>
    </div>
  );
}
