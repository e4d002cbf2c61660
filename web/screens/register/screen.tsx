import { REDIRECT_DELAY_MS } from "@nakamatch/contract/vocabulary/limits";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type CarriedEmail, carriedEmail } from "../../account/carried-email.ts";
import { ProviderButtons, ProviderProblemNotice } from "../../account/providers/providers.tsx";
import { RegistrationClosed, useIsRegistrationClosed } from "../../account/registration-closed.tsx";
import { ResendConfirmation } from "../../account/resend-confirmation.tsx";
import { rememberEmail } from "../../account/sent-email.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { GuestPage } from "../../shell/layouts/guest-page.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useToast } from "../../ui/toast.tsx";
import { RegisterForm } from "./register-form.tsx";

export const phrases = ["confirmation", "person", "register"] as const;

/** `/register` (specification §2, Registration). Leads to `/login` two seconds after success (REG-49). */
export function Component() {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const carried = carriedEmail(useLocation().state);
  const [registered, setRegistered] = useState<string | null>(null);
  const isClosed = useIsRegistrationClosed();

  useEffect(() => {
    if (registered === null) return;
    scrollTo({ top: 0 });
    const state: CarriedEmail = { email: registered, isRegistered: true };
    const timer = setTimeout(() => void navigate("/login", { state }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [registered, navigate]);

  const done = (email: string) => {
    rememberEmail("confirmation", email);
    toast({
      title: t("register.success.toastTitle"),
      description: t("register.success.toastText"),
      variant: "success",
    });
    setRegistered(email);
  };

  return (
    <GuestPage
      meta={t("register.meta")}
      description={t("register.description")}
      title={t("register.title")}
      intro={t(
        registered !== null ? "register.success.toastTitle" : isClosed ? "register.closed.text" : "register.intro",
      )}
      mood="happy"
      wide
    >
      {registered !== null ? (
        <Registered email={registered} />
      ) : isClosed ? (
        <RegistrationClosed />
      ) : (
        <div className="flex flex-col gap-8">
          <ProviderProblemNotice />
          <RegisterForm email={carried?.email ?? ""} onDone={done} />
          <ProviderButtons next="/dashboard" back="/register" />
        </div>
      )}
    </GuestPage>
  );
}

/** After registration: where the email went, and how to resend it (REG-48, OPEN-12). */
function Registered({ email }: { email: string }) {
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
