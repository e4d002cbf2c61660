import { useEffect, useRef } from "react";
import type { CarriedEmail } from "../../features/sign-in/carried-email.ts";
import { ResendConfirmation } from "../../features/sign-in/registration/resend-confirmation.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";

/** After registration: where the email went, and how to resend it (REG-48, OPEN-12). */
export function Registered({ email }: { email: string }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // Replaces the form's focus, for screen readers.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel variant="raised" className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {t("confirmation.title")}
      </h2>
      <p className="break-words text-lg">{t("confirmation.text", { email })}</p>
      <p className="text-ink-soft">{t("register.success.spam")}</p>
      <div className="flex flex-wrap gap-3">
        <ResendConfirmation email={email} />
        <ButtonLink to="/login" state={{ email, isRegistered: true } satisfies CarriedEmail} variant="primary">
          {t("register.success.toLogin")}
        </ButtonLink>
      </div>
    </Panel>
  );
}
