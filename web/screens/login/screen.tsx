import { ArrowLeft } from "lucide-react";
import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { type CarriedEmail, carriedEmail } from "../../account/carried-email.ts";
import { ForgotPassword } from "../../account/forgot-password.tsx";
import { ProviderProblemNotice } from "../../account/providers/provider-problem.tsx";
import { recallEmail } from "../../account/sent-email.ts";
import { useApp } from "../../lib/app.tsx";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { Link } from "../../lib/routing/link.tsx";
import { useSearchParams } from "../../lib/routing/search-params.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { destination, type Remembered } from "../../shell/layouts/destination.ts";
import { GuestPage } from "../../shell/layouts/guest-page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { CodeStep } from "./code-step.tsx";
import { LoginForm } from "./login-form.tsx";
import { LoginNotices, type LoginNoticesProps } from "./login-notices.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { useMissingFactors } from "./use-missing-factors.ts";
import { useWelcome } from "./use-welcome.ts";

// Without them the form is enough.
const ProviderButtons = lazyPart(
  () =>
    import("../../account/providers/provider-buttons.tsx").then(
      (module) => module.ProviderButtons,
      () => () => null,
    ),
  undefined,
  { phrases: ["providers"] },
);

const link = "inline-flex min-h-11 items-center gap-1.5 font-bold text-signal-ink underline underline-offset-4";

/** `/login`, with the panel for a forgotten password (spec §2, Login). */
export function Component() {
  const { session } = useApp();
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const location = useLocation();
  const carried = carriedEmail(location.state);
  const confirmation = search.has("confirmed") ? (search.has("error") ? "failed" : "confirmed") : null;
  const [email, setEmail] = useState(() => carried?.email ?? (confirmation ? recallEmail("confirmation") : ""));
  const [refusal, setRefusal] = useState<LoginNoticesProps["refusal"]>(null);
  const [forgot, setForgot] = useState(false);
  const [factors, setFactors] = useMissingFactors();
  const welcome = useWelcome();
  const opener = useRef<HTMLButtonElement>(null);
  const remembered = location.state as Partial<Remembered> | null;
  const registered = carried?.isRegistered ? carried.email : null;

  const closeForgot = () => {
    setForgot(false);
    opener.current?.focus();
  };

  const ban = session.ban();
  const isBanned = refusal ? refusal.error.ban !== null : ban !== null;
  const isWaiting = registered !== null || confirmation === "failed";
  const intro = isBanned
    ? "login.introBanned"
    : isWaiting
      ? "login.introWaiting"
      : confirmation
        ? "login.introConfirmed"
        : "login.intro";
  return (
    <GuestPage
      meta={t("login.meta")}
      description={t("login.description")}
      title={t(isBanned ? "login.titleBanned" : "login.title")}
      intro={t(intro)}
      mood={isBanned ? null : confirmation === "confirmed" ? "happy" : "curious"}
    >
      <div className="flex flex-col gap-6">
        {refusal === null && !factors && <ProviderProblemNotice />}
        <LoginNotices confirmation={confirmation} registered={registered} email={email} refusal={refusal} ban={ban} />
        <Panel variant="raised" className="flex flex-col gap-5">
          {factors ? (
            <CodeStep factors={factors} onSignedIn={welcome} onBack={() => setFactors(null)} />
          ) : (
            <LoginForm
              email={email}
              onEmailChange={setEmail}
              onRefused={setRefusal}
              onHeldBack={setFactors}
              onSignedIn={welcome}
            />
          )}
          {!factors && <PasskeySignIn onBanned={(error) => setRefusal({ error, email: "" })} onSignedIn={welcome} />}
          <div className={factors ? "hidden" : "flex flex-col gap-3"}>
            <button
              ref={opener}
              type="button"
              aria-expanded={forgot}
              onClick={() => setForgot(!forgot)}
              className={`${link} self-start`}
            >
              {t("login.forgot")}
            </button>
            {forgot && <ForgotPassword email={email.trim()} onClose={closeForgot} />}
          </div>
        </Panel>
        {!factors && <ProviderButtons next={destination(location, remembered?.userId ?? "")} back="/login" />}
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <p className="text-ink-soft">
            {t("login.noAccount")}{" "}
            <Link to="/register" state={{ email: email.trim() } satisfies CarriedEmail} className={link}>
              {t("login.register")}
            </Link>
          </p>
          <Link to="/" className={link}>
            <ArrowLeft className="size-5" />
            {t("login.backHome")}
          </Link>
        </div>
      </div>
    </GuestPage>
  );
}
