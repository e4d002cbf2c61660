import type { PendingIdentity } from "@nakamatch/contract/endpoints/sign-in/providers";
import { PROVIDER_NAMES } from "@nakamatch/contract/vocabulary/providers";
import { utcDate } from "@nakamatch/domain/people/age";
import { parseNewcomer } from "@nakamatch/domain/people/registration";
import { signUpCall } from "@nakamatch/domain/people/sign-up-call";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { BanNotice } from "../../features/operation/suspension/ban-notice.tsx";
import { BanOver } from "../../features/operation/suspension/ban-over.tsx";
import { ProviderMark } from "../../features/sign-in/providers/provider-mark.tsx";
import { RegistrationClosed, useRegistrationStop } from "../../features/sign-in/registration/registration-closed.tsx";
import type { RegistrationForm } from "../../features/sign-in/registration/registration-form.ts";
import { RegistrationPanels } from "../../features/sign-in/registration/registration-panels.tsx";
import { useRegistration } from "../../features/sign-in/registration/use-registration.tsx";
import { useWelcome } from "../../features/sign-in/use-welcome.ts";
import { api, orpc } from "../../lib/api.ts";
import { useApp } from "../../lib/app.tsx";
import { forgetProvider, signInRegistered } from "../../lib/auth.ts";
import { isRetryable, toAppError } from "../../lib/errors.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { GuestPage } from "../../shell/layouts/guest-page.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useCodeAtLogin } from "./code-at-login.ts";

const LinkForm = lazyPart(
  () => import("./link-form.tsx").then((module) => module.LinkForm),
  () => <Skeleton className="h-96 w-full" />,
  { tries: 4 },
);

export const phrases = ["login", "person", "providers", "register", "suspension"] as const;

/**
 * `/register/complete`: the rest of a provider's registration, or the existing account (OPEN-29). A stored registration
 * whose answer was lost signs in.
 */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery({
    ...orpc.providers.pending.queryOptions(),
    retry: (count, thrown) => count < 2 && isRetryable(toAppError(thrown)),
    // A refetch must not replace the input.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const stop = useRegistrationStop();
  const hasAccount = data?.hasAccount === true;
  /** Why signing in failed; kept during a retry. */
  const [failure, setFailure] = useState<unknown>(null);
  const { mutate: signInAgain, isPending } = useMutation({ mutationFn: useFirstSignIn(), onError: setFailure });
  const begun = useRef(false);
  useEffect(() => {
    if (!hasAccount || begun.current) return;
    begun.current = true;
    signInAgain();
  }, [hasAccount, signInAgain]);
  const thrown = hasAccount ? failure : error;
  const problem = thrown ? toAppError(thrown) : null;

  const [isBanOver, setIsBanOver] = useState(false);
  const ban = isBanOver ? null : problem?.ban;

  const retry = () => {
    setIsBanOver(false);
    if (hasAccount) signInAgain();
    else void refetch();
  };
  const leave = () => {
    void forgetProvider().catch(() => {});
    void navigate("/login");
  };

  const isKnown = data?.isRegistered === true && !hasAccount;
  const refusal = data !== undefined && !hasAccount && !isKnown ? stop : null;
  const title = ban ? "providers.complete.bannedTitle" : isKnown ? "providers.link.title" : "providers.complete.title";
  return (
    <GuestPage
      meta={t("providers.complete.meta")}
      title={t(title)}
      intro={t(
        ban
          ? "login.introBanned"
          : problem
            ? problem.code === "PROVIDER_IDENTITY_MISSING"
              ? "providers.complete.missingIntro"
              : "providers.complete.again"
            : isKnown
              ? "providers.link.intro"
              : refusal
                ? `register.${refusal}.text`
                : "providers.complete.intro",
      )}
      mood={ban ? null : problem ? "sad" : "happy"}
      wide
    >
      <div className="flex flex-col gap-6">
        {data && !hasAccount ? (
          isKnown ? (
            <LinkForm identity={data} />
          ) : refusal ? (
            <RegistrationClosed stop={refusal} />
          ) : (
            <CompletionForm identity={data} />
          )
        ) : ban ? (
          <BanNotice {...ban} onOver={() => setIsBanOver(true)} />
        ) : isBanOver ? (
          <BanOver>
            <Button variant="primary" className="self-start" onClick={retry}>
              {t("login.submit")}
            </Button>
          </BanOver>
        ) : problem ? (
          <Notice
            tone="bad"
            title={
              problem.code === "PROVIDER_IDENTITY_MISSING" ? t("providers.complete.missingTitle") : t("errors.title")
            }
          >
            <p>
              {problem.code === "PROVIDER_IDENTITY_MISSING" ? t("providers.complete.missingText") : problem.text(t)}
            </p>
            {isRetryable(problem) && (
              <Button className="self-start" busy={isFetching || isPending} onClick={retry}>
                {t("common.actions.retry")}
              </Button>
            )}
          </Notice>
        ) : (
          <Skeleton className="h-96 w-full" />
        )}
        {data && !hasAccount ? (
          <Button variant="quiet" className="self-start" onClick={leave}>
            {t("providers.complete.other")}
          </Button>
        ) : (
          problem && (
            <ButtonLink to="/login" className="self-start">
              {t("providers.complete.again")}
            </ButtonLink>
          )
        )}
      </div>
    </GuestPage>
  );
}

/**
 * Signs in after a registration through a provider, with a welcome toast. Accounts with a second factor continue on the
 * login page.
 */
function useFirstSignIn(): () => Promise<void> {
  const { t } = useTranslation();
  const { session } = useApp();
  const welcome = useWelcome();
  const askCode = useCodeAtLogin();
  return async () => {
    if (askCode(await signInRegistered(session))) return;
    welcome(() => ({
      title: t("providers.complete.welcomeTitle"),
      description: t("providers.complete.welcomeText"),
    }));
  };
}

const parse = (form: RegistrationForm) => parseNewcomer(form, utcDate(new Date()));

/** Registration data not supplied by the provider (OPEN-29). Success signs in. */
function CompletionForm({ identity }: { identity: PendingIdentity }) {
  const { t, language } = useTranslation();
  const signInFirst = useFirstSignIn();
  const { email, firstName, lastName } = identity;
  const registration = useRegistration({
    known: { email, firstName, lastName },
    isAddressGiven: true,
    parse,
    async send(newcomer, nameChoice) {
      const call = signUpCall({ ...newcomer, email, password: "" }, { origin: location.origin, language });
      const { email: _, ...data } = call.options.data;
      await api.providers.signUp({ language, data }, { context: { nameChoice } }).catch((thrown: unknown) => {
        // A previous try may have registered and signed in.
        if (toAppError(thrown).code !== "PROVIDER_IDENTITY_MISSING") throw thrown;
      });
      await signInFirst();
    },
  });
  return (
    <>
      <GivenAccount identity={identity} />
      <RegistrationPanels
        registration={registration}
        label={t("providers.complete.submit")}
        busyLabel={t("providers.complete.submitting")}
      />
    </>
  );
}

/** The provider's address, in place of email and password. */
function GivenAccount({ identity: { provider, email } }: { identity: PendingIdentity }) {
  const { t } = useTranslation();
  return (
    <Panel as="section" padding="sm" aria-label={t("providers.complete.account")} className="flex items-center gap-4">
      <ProviderMark provider={provider} />
      <div className="min-w-0">
        <p className="break-words font-bold">{email}</p>
        <p className="text-ink-soft text-sm">
          {t("providers.complete.accountText", { provider: PROVIDER_NAMES[provider] })}
        </p>
      </div>
    </Panel>
  );
}
