import type { Factor } from "@nakamatch/contract/schemas/factors";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { BanNotice } from "../../account/ban-notice.tsx";
import { type CarriedEmail, carriedEmail } from "../../account/carried-email.ts";
import { Notice } from "../../account/notice.tsx";
import { ProviderButtons, ProviderProblemNotice } from "../../account/providers/providers.tsx";
import { ResendConfirmation } from "../../account/resend-confirmation.tsx";
import { forgetEmails, recallEmail } from "../../account/sent-email.ts";
import { useApp } from "../../lib/app.tsx";
import { missingFactors } from "../../lib/auth.ts";
import type { AppError } from "../../lib/errors.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import type { SessionBan } from "../../lib/session-store.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { destination, type Remembered } from "../../shell/layouts/destination.ts";
import { GuestPage } from "../../shell/layouts/guest-page.tsx";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useToast } from "../../ui/toast.tsx";
import { ConfirmPress } from "./confirm-press.tsx";
import { LoginForm } from "./login-form.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";

const ForgotPassword = lazyPart(() =>
  import("../../account/forgot-password.tsx").then((module) => module.ForgotPassword),
);
const ResetSent = lazyPart(() => import("../../account/forgot-password.tsx").then((module) => module.ResetSent));

// Only needed with a second factor (OPEN-28).
const CodeStepForm = lazyPart(() => import("./code-step-form.tsx").then((module) => module.CodeStepForm), undefined, {
  phrases: ["factors"],
});

export const phrases = ["confirmation", "login", "passkeys"] as const;

const link = "inline-flex min-h-11 items-center gap-1.5 font-bold text-signal-ink underline underline-offset-4";

/** `/login`, with the panel for a forgotten password (spec §2, Login). */
export function Component() {
  const { session } = useApp();
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const location = useLocation();
  const carried = carriedEmail(location.state);
  const token = new URLSearchParams(location.hash.slice(1)).get("token");
  const confirmation = confirmationOf(search, token);
  const [email, setEmail] = useState(() => carried?.email ?? (confirmation ? recallEmail("confirmation") : ""));
  const [refusal, setRefusal] = useState<LoginNoticesProps["refusal"]>(null);
  const [forgot, setForgot] = useState(false);
  /** Address to which a reset link was sent. */
  const [resetSent, setResetSent] = useState("");
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
  /** Token of a confirmation that replaces the form. */
  const pressed = confirmation === "here" && !isBanned && !factors ? token : null;
  const isWaiting = registered !== null || confirmation === "failed";
  const intro = isBanned
    ? "login.introBanned"
    : isWaiting
      ? "login.introWaiting"
      : confirmation === "confirmed" || confirmation === "here"
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
        {pressed !== null ? (
          <ConfirmPress
            token={pressed}
            next={search.get("next") ?? ""}
            onBanned={(error) => setRefusal({ error, email: "" })}
            onHeldBack={setFactors}
            onSignedIn={welcome}
          />
        ) : refusal?.error.ban ? (
          <Button className="self-start" onClick={() => setRefusal(null)}>
            {t("login.banned.other")}
          </Button>
        ) : (
          <>
            <Panel variant="raised" className="flex flex-col gap-5">
              {factors ? (
                <CodeStepForm factors={factors} onSignedIn={welcome} onBack={() => setFactors(null)} />
              ) : (
                <LoginForm
                  // Remounts the form, which clears the forgotten password.
                  key={resetSent}
                  email={email}
                  onEmailChange={setEmail}
                  onRefused={setRefusal}
                  onHeldBack={setFactors}
                  onSignedIn={welcome}
                />
              )}
              {!factors && (
                <PasskeySignIn onBanned={(error) => setRefusal({ error, email: "" })} onSignedIn={welcome} />
              )}
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
                {forgot ? (
                  <ForgotPassword
                    email={email.trim()}
                    onClose={closeForgot}
                    onSent={(address) => {
                      setForgot(false);
                      setResetSent(address);
                    }}
                  />
                ) : (
                  resetSent !== "" && <ResetSent email={resetSent} />
                )}
              </div>
            </Panel>
            {!factors && <ProviderButtons next={destination(location, remembered?.userId ?? "")} back="/login" />}
          </>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          {pressed === null && (
            <p className="text-ink-soft">
              {t("login.noAccount")}{" "}
              <Link to="/register" state={{ email: email.trim() } satisfies CarriedEmail} className={link}>
                {t("login.register")}
              </Link>
            </p>
          )}
          <Link to="/" className={link}>
            <ArrowLeft className="size-5" />
            {t("login.backHome")}
          </Link>
        </div>
      </div>
    </GuestPage>
  );
}

/** Pending factors: on arrival (provider, reload) or set. Null: none. */
function useMissingFactors(): [factors: Factor[] | null, set: (factors: Factor[] | null) => void] {
  const [factors, setFactors] = useState<Factor[] | null>(null);
  useEffect(() => {
    let isOver = false;
    const take = (found: Factor[]) => {
      if (!isOver && found.length > 0) setFactors(found);
    };
    // On failure the form shows; signing in asks again.
    missingFactors().then(take, () => {});
    return () => {
      isOver = true;
    };
  }, []);
  return [factors, setFactors];
}

/** Welcomes after sign-in (LOGIN-06). */
function useWelcome(): () => void {
  const { t } = useTranslation();
  const { session } = useApp();
  const toast = useToast();
  return () => {
    forgetEmails();
    // Onboarding is still to come.
    const isFirst = session.read().user?.interestCount === 0;
    toast({
      title: t(isFirst ? "login.firstWelcomeTitle" : "login.welcomeTitle"),
      description: t("login.welcomeText"),
      variant: "success",
      announcesMove: true,
    });
  };
}

/** The confirmation link's outcome; `here` waits for a press in the browser of the registration. */
type Confirmation = "confirmed" | "again" | "here" | "failed";

function confirmationOf(search: URLSearchParams, token: string | null): Confirmation | null {
  const told = search.get("confirmed");
  if (told === null) return null;
  if (search.has("error") || (told === "here" && token === null)) return "failed";
  return told === "again" || told === "here" ? told : "confirmed";
}

type LoginNoticesProps = {
  confirmation: Confirmation | null;
  /** The address just registered. */
  registered: string | null;
  /** Prefilled for another email. */
  email: string;
  /** The form's last refusal with a notice. */
  refusal: { error: AppError; email: string } | null;
  /** The ban that ended this tab's session. */
  ban: SessionBan | null;
};

/**
 * The latest notice above the form (OPEN-12, OPEN-20, OPEN-74). After a refusal it gets the focus, as retyping would
 * not help.
 */
function LoginNotices(props: LoginNoticesProps) {
  const place = useRef<HTMLDivElement>(null);
  const focusHeading = () => place.current?.querySelector<HTMLElement>("h2")?.focus();
  useEffect(() => {
    if (props.refusal) place.current?.querySelector<HTMLElement>("h2")?.focus();
  }, [props.refusal]);
  return (
    <div ref={place} className="contents">
      {/* The ban's notice loads later. */}
      <Newest {...props} onRefusalShown={focusHeading} />
    </div>
  );
}

type NewestProps = LoginNoticesProps & { onRefusalShown: () => void };

function Newest({ confirmation, registered, email, refusal, ban, onRefusalShown }: NewestProps) {
  const { t } = useTranslation();
  if (refusal?.error.ban) return <BanNotice {...refusal.error.ban} onShown={onRefusalShown} />;
  if (refusal) {
    return (
      <Notice tone="mail" title={t("login.unconfirmed.title")}>
        <p className="break-words">{t("login.unconfirmed.text", { email: refusal.email })}</p>
        <ResendConfirmation email={refusal.email} />
      </Notice>
    );
  }
  if (ban) return <BanNotice {...ban} />;
  if (registered !== null) {
    return (
      <Notice tone="mail" title={t("confirmation.title")}>
        <p className="break-words">{t("confirmation.text", { email: registered })}</p>
        <ResendConfirmation email={registered} />
      </Notice>
    );
  }
  if (confirmation === "confirmed" || confirmation === "again") {
    return (
      <Notice tone="good" title={t(`login.${confirmation}.title`)}>
        <p>{t(`login.${confirmation}.text`)}</p>
      </Notice>
    );
  }
  if (confirmation === "failed") {
    return (
      <Notice tone="bad" title={t("login.linkInvalid.title")}>
        <p>{t("login.linkInvalid.text")}</p>
        <ResendConfirmation initial={email} />
      </Notice>
    );
  }
  return null;
}
