import { Crown, Hourglass } from "lucide-react";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useSubscription } from "../../account/use-premium.ts";
import { useApp } from "../../lib/app.tsx";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { PersonName } from "../../person/person-name.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";

export const phrases = ["subscriptionSuccess"] as const;

/** When the page tells that confirmation takes long, in milliseconds. */
const SLOW_MS = 20_000;

/** `/success`, after payment: waits for the provider's confirmation (PREM-15..17, OPEN-80). */
export function Component() {
  const { t } = useTranslation();
  const { session } = useApp();
  const user = useUser();
  const [params] = useSearchParams();
  const reference = params.get("session_id");
  const { data } = useSubscription({ poll: true });
  const isPremium = Boolean(data?.subscription);
  const isSlow = useSlow(!isPremium);
  useEffect(() => {
    // Its snapshot has the premium flag.
    if (isPremium && !user.isPremium) void session.refresh();
  }, [session, isPremium, user.isPremium]);
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <title>{t("subscriptionSuccess.meta")}</title>
      <Panel variant="raised" className="flex flex-col items-center gap-4 text-center">
        <div role="status" className="flex flex-col items-center gap-4">
          <span
            aria-hidden="true"
            className="flex size-20 items-center justify-center rounded-full border-2 border-edge bg-gold-fill text-on-gold"
          >
            {isPremium ? <Crown className="size-10" /> : <Hourglass className="size-10" />}
          </span>
          <h1 className="font-black text-3xl sm:text-4xl">
            {t(isPremium ? "subscriptionSuccess.title" : "subscriptionSuccess.waitingTitle")}
          </h1>
          {isPremium && <PersonName name={user.nickname} premium className="font-black text-2xl" />}
          <p className="max-w-md text-balance">{t(isPremium ? "subscriptionSuccess.text" : waitingText(isSlow))}</p>
        </div>
        <p className="text-balance font-semibold">{t("subscriptionSuccess.email")}</p>
        {reference && (
          <dl className="w-full rounded-control bg-wash p-4">
            <dt className="text-ink-soft text-sm">{t("subscriptionSuccess.reference")}</dt>
            <dd className="mt-1 select-all break-all font-mono text-sm">{reference}</dd>
            <dd className="mt-2 text-ink-soft text-sm">{t("subscriptionSuccess.keep")}</dd>
          </dl>
        )}
      </Panel>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-center">
        <ButtonLink to="/dashboard" variant="primary">
          {t("subscriptionSuccess.dashboard")}
        </ButtonLink>
        <ButtonLink to="/chats">{t("subscriptionSuccess.chats")}</ButtonLink>
        <ButtonLink to="/contact">{t("subscriptionSuccess.contact")}</ButtonLink>
      </div>
    </div>
  );
}

function waitingText(isSlow: boolean) {
  return isSlow ? "subscriptionSuccess.slow" : "subscriptionSuccess.waiting";
}

function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isSlow && isWaiting;
}
