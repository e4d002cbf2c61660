import type { Factor } from "@nakamatch/contract/schemas/factors";
import { ArrowLeft } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { BanNotice } from "../../features/operation/suspension/ban-notice.tsx";
import { BanOver } from "../../features/operation/suspension/ban-over.tsx";
import { type CarriedEmail, carriedEmail } from "../../features/sign-in/carried-email.ts";
import { ProviderButtons, ProviderProblemNotice } from "../../features/sign-in/providers/providers.tsx";
import { ResendConfirmation } from "../../features/sign-in/registration/resend-confirmation.tsx";
import { forgetEmails, recallEmail } from "../../features/sign-in/registration/sent-email.ts";
import { useWelcome } from "../../features/sign-in/use-welcome.ts";
import { useApp } from "../../lib/app.tsx";
import { missingFactors } from "../../lib/auth.ts";
import type { AppError } from "../../lib/errors.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useEnded } from "../../lib/session.tsx";
import type { SessionBan } from "../../lib/session-store.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { destination, type Remembered } from "../../shell/layouts/destination.ts";
import { GuestPage } from "../../shell/layouts/guest-page.tsx";
import { SessionEndPart } from "../../shell/session-end-part.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ConfirmPress } from "./confirm-press.tsx";
import { LoginForm } from "./login-form.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";

const ForgotPassword = lazyPart(() =>
  import("../../features/sign-in/forgot-password.tsx").then((module) => module.ForgotPassword),
);
const ResetSent = lazyPart(() =>
  import("../../features/sign-in/forgot-password.tsx").then((module) => module.ResetSent),
);

const CorrectEmail = lazyPart(() => import("./correct-email.tsx").then((module) => module.CorrectEmail));

// Only needed with a second factor (OPEN-28).
const CodeStepForm = lazyPart(() => import("./code-step-form.tsx").then((module) => module.CodeStepForm), undefined, {
  phrases: ["factors"],
});

export const phrases = ["confirmation", "login", "passkeys", "suspension"] as const;

const link = "inline-flex min-h-11 items-center gap-1.5 font-bold text-signal-ink underline underline-offset-4";

/** `/login`, with the panel for a forgotten password. */
export function Component() {
  const { session } = useApp();
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const carried = carriedEmail(location.state);
  const token = new URLSearchParams(location.hash.slice(1)).get("token");
  const confirmation = confirmationOf(search, token);
  const [email, setEmail] = useState(() => carried?.email ?? (confirmation ? recallEmail("confirmation") : ""));
  const [refusal, setRefusal] = useState<LoginNoticesProps["refusal"]>(null);
  const [isBanOver, setIsBanOver] = useState(false);
  const [forgot, setForgot] = useState(false);
  /** Address to which a reset link was sent. */
  const [resetSent, setResetSent] = useState("");
  const [factors, setFactors] = useMissingFactors();
  const welcome = useWelcomeBack();
  const opener = useRef<HTMLButtonElement>(null);
  const remembered = location.state as Partial<Remembered> | null;
  const registered = carried?.isRegistered ? carried.email : null;

  const closeForgot = () => {
    setForgot(false);
    opener.current?.focus();
  };

  const ban = isBanOver ? null : session.ban();
  const ended = useEnded();
  const isBanned = refusal ? refusal.error.ban !== null : ban !== null;
  /** Token of a confirmation that replaces the form. */
  const pressed = waitsForPress(confirmation) && !isBanned && !factors ? token : null;
  const isWaiting = registered !== null || confirmation === "failed";
  const intro = isBanned
    ? "login.introBanned"
    : isWaiting
      ? "login.introWaiting"
      : confirmation === "confirmed" || waitsForPress(confirmation)
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
        {/* A refusal is newer, and a link was opened on purpose. */}
        {ended && !refusal && !isWaiting && !confirmation && !carried?.isReset && <SessionEndPart isSignIn />}
        <LoginNotices
          confirmation={confirmation}
          registered={registered}
          isReset={carried?.isReset === true}
          email={email}
          refusal={refusal}
          onCorrected={(address) => {
            setRefusal(null);
            setEmail(address);
            const waiting: CarriedEmail = { email: address, isRegistered: true };
            void navigate(location, { replace: true, state: { ...location.state, ...waiting } });
          }}
          ban={ban}
          isBanOver={isBanOver}
          onBanOver={() => {
            setRefusal(null);
            setIsBanOver(true);
          }}
        />
        {pressed !== null ? (
          <ConfirmPress
            token={pressed}
            isHere={confirmation === "here"}
            next={search.get("next") ?? ""}
            onBanned={(error) => setRefusal({ error, email: "" })}
            onHeldBack={setFactors}
            onSignedIn={welcome}
          />
        ) : refusal?.error.ban ? (
          <Button className="self-start" onClick={() => setRefusal(null)}>
            {t("suspension.other")}
          </Button>
        ) : (
          <>
            <Panel variant={registered === null ? "raised" : undefined} className="flex flex-col gap-5">
              {factors ? (
                <CodeStepForm factors={factors} onSignedIn={welcome} onBack={() => setFactors(null)} />
              ) : (
                <LoginForm
                  // Remounts the form, which clears the forgotten password.
                  key={resetSent}
                  email={email}
                  // The mail comes first.
                  isQuiet={registered !== null}
                  onEmailChange={setEmail}
                  onRefused={setRefusal}
                  onHeldBack={setFactors}
                  onSignedIn={welcome}
                />
              )}
              {!factors && registered === null && (
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
          {pressed === null && !isBanned && (
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
function useWelcomeBack(): () => void {
  const { t } = useTranslation();
  const welcome = useWelcome();
  return () => {
    forgetEmails();
    welcome((isFirst) => ({
      title: t(isFirst ? "login.firstWelcomeTitle" : "login.welcomeTitle"),
      description: t("login.welcomeText"),
    }));
  };
}

/** The confirmation link's outcome; `here` (in the browser of the registration) and `press` wait for a press. */
type Confirmation = "confirmed" | "again" | "here" | "press" | "failed";

const waitsForPress = (confirmation: Confirmation | null) => confirmation === "here" || confirmation === "press";

function confirmationOf(search: URLSearchParams, token: string | null): Confirmation | null {
  const told = search.get("confirmed");
  if (told === null) return null;
  const isTold = told === "again" || told === "here" || told === "press";
  const confirmation = isTold ? told : "confirmed";
  return search.has("error") || (waitsForPress(confirmation) && token === null) ? "failed" : confirmation;
}

type LoginNoticesProps = {
  confirmation: Confirmation | null;
  /** The address just registered. */
  registered: string | null;
  /** The password was set just now, by a link. */
  isReset: boolean;
  /** Prefilled for another email. */
  email: string;
  /** The form's last refusal with a notice. */
  refusal: { error: AppError; email: string } | null;
  /** The address was corrected. */
  onCorrected: (email: string) => void;
  /** The ban that ended this tab's session. */
  ban: SessionBan | null;
  /** The ban that was shown here is over. */
  isBanOver: boolean;
  onBanOver: () => void;
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
  // The focus was in the ban's notice, which has just gone.
  useLayoutEffect(() => {
    if (props.isBanOver && document.activeElement === document.body) {
      place.current?.querySelector<HTMLElement>("h2")?.focus();
    }
  }, [props.isBanOver]);
  const { confirmation } = props;
  const before = useRef(confirmation);
  useEffect(() => {
    // The pressed button is gone.
    if (waitsForPress(before.current)) place.current?.querySelector<HTMLElement>("h2")?.focus();
    before.current = confirmation;
  }, [confirmation]);
  return (
    <div ref={place} className="contents">
      {/* The ban's notice loads later. */}
      <Newest {...props} onRefusalShown={focusHeading} />
    </div>
  );
}

type NewestProps = LoginNoticesProps & { onRefusalShown: () => void };

function Newest(props: NewestProps) {
  const { confirmation, registered, isReset, email, refusal, ban, isBanOver, onBanOver, onRefusalShown } = props;
  const { onCorrected } = props;
  const { t } = useTranslation();
  if (refusal?.error.ban) return <BanNotice {...refusal.error.ban} onShown={onRefusalShown} onOver={onBanOver} />;
  if (refusal) {
    return (
      <Notice tone="mail" title={t("login.unconfirmed.title")}>
        <p className="break-words">{t("login.unconfirmed.text", { email: refusal.email })}</p>
        <Waiting email={refusal.email} onCorrected={onCorrected} />
      </Notice>
    );
  }
  if (ban) return <BanNotice {...ban} onOver={onBanOver} />;
  if (isBanOver) return <BanOver />;
  if (registered !== null) {
    return (
      <Notice tone="mail" title={t("confirmation.title")}>
        <p className="break-words">{t("confirmation.text", { email: registered })}</p>
        <Waiting email={registered} onCorrected={onCorrected} />
      </Notice>
    );
  }
  if (isReset) {
    return (
      <Notice tone="good" title={t("login.resetDone.title")}>
        <p>{t("login.resetDone.text")}</p>
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

/** What to do while the link does not arrive. */
function Waiting({ email, onCorrected }: { email: string; onCorrected: (email: string) => void }) {
  const { t } = useTranslation();
  const [isCorrecting, setIsCorrecting] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <ResendConfirmation email={email} />
      <button type="button" className={link} onClick={() => setIsCorrecting(true)}>
        {t("confirmation.correct.open")}
      </button>
      {isCorrecting && <CorrectEmail email={email} onClose={() => setIsCorrecting(false)} onCorrected={onCorrected} />}
    </div>
  );
}
