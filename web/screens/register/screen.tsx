import { REDIRECT_DELAY_MS } from "@nakamatch/contract/vocabulary/limits";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type CarriedEmail, carriedEmail } from "../../features/sign-in/carried-email.ts";
import { ProviderProblemNotice } from "../../features/sign-in/providers/providers.tsx";
import { RegistrationClosed, useRegistrationStop } from "../../features/sign-in/registration/registration-closed.tsx";
import { rememberEmail } from "../../features/sign-in/registration/sent-email.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { GuestPage } from "../../shell/layouts/guest-page.tsx";
import { useToast } from "../../ui/toast.tsx";
import { RegisterForm } from "./register-form.tsx";

export const phrases = ["person", "register"] as const;

/** Optional: a toast says it too, and the login follows. */
const Registered = lazyPart<{ email: string }>(
  () =>
    import("./registered.tsx").then(
      (module) => module.Registered,
      () => () => null,
    ),
  undefined,
  { phrases: ["confirmation"] },
);

/** `/register`. Leads to `/login` two seconds after success (REG-49). */
export function Component() {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const carried = carriedEmail(useLocation().state);
  const [registered, setRegistered] = useState<string | null>(null);
  const stop = useRegistrationStop();

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
      intro={t(registered !== null ? "register.success.toastTitle" : stop ? `register.${stop}.text` : "register.intro")}
      mood="happy"
      wide
    >
      {registered !== null ? (
        <Registered email={registered} />
      ) : stop ? (
        <RegistrationClosed stop={stop} />
      ) : (
        <div className="flex flex-col gap-8">
          <ProviderProblemNotice />
          <RegisterForm email={carried?.email ?? ""} onDone={done} />
        </div>
      )}
    </GuestPage>
  );
}
