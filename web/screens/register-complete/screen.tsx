import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { BanNotice } from "../../account/ban-notice.tsx";
import { Notice } from "../../account/notice.tsx";
import { orpc } from "../../lib/api.ts";
import { forgetProvider } from "../../lib/auth.ts";
import { isRetryable, toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { GuestPage } from "../../shell/layouts/guest-page.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CompletionForm } from "./completion-form.tsx";
import { LinkForm } from "./link-form.tsx";
import { useFirstSignIn } from "./use-first-sign-in.ts";

export const phrases = ["login", "person", "providers", "register"] as const;

/**
 * `/register/complete`: the rest of a provider's registration, or the existing account (OPEN-29). A stored
 * registration whose answer was lost signs in.
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
  const hasAccount = data?.hasAccount === true;
  const signIn = useSignIn(hasAccount);
  const thrown = hasAccount ? signIn.error : error;
  const problem = thrown && toAppError(thrown);

  const retry = () => (hasAccount ? signIn.mutate() : void refetch());
  const leave = () => {
    void forgetProvider().catch(() => {});
    void navigate("/login");
  };

  const isKnown = data?.isRegistered === true && !hasAccount;
  const title = problem?.ban
    ? "providers.complete.bannedTitle"
    : isKnown
      ? "providers.link.title"
      : "providers.complete.title";
  return (
    <GuestPage
      meta={t("providers.complete.meta")}
      title={t(title)}
      intro={t(
        problem?.ban
          ? "login.introBanned"
          : problem
            ? "providers.complete.again"
            : isKnown
              ? "providers.link.intro"
              : "providers.complete.intro",
      )}
      mood={problem?.ban ? null : problem ? "sad" : "happy"}
      wide
    >
      <div className="flex flex-col gap-6">
        {data && !hasAccount ? (
          isKnown ? (
            <LinkForm identity={data} />
          ) : (
            <CompletionForm identity={data} />
          )
        ) : problem?.ban ? (
          <BanNotice {...problem.ban} />
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
              <Button className="self-start" busy={isFetching} onClick={retry}>
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

function useSignIn(hasAccount: boolean) {
  const begun = useRef(false);
  const signIn = useMutation({ mutationFn: useFirstSignIn() });
  const { mutate } = signIn;
  useEffect(() => {
    if (!hasAccount || begun.current) return;
    begun.current = true;
    mutate();
  }, [hasAccount, mutate]);
  return signIn;
}
