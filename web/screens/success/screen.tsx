import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useCelebration } from "../../features/meeting/likes/celebration.ts";
import { PersonName } from "../../features/people/person-name.tsx";
import { PremiumFeatures } from "../../features/premium/premium-features.tsx";
import { useSubscription } from "../../features/premium/use-premium.ts";
import { useApp } from "../../lib/app.tsx";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Announce } from "../../ui/announce.tsx";
import { Koma } from "../../ui/art/koma.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { SpeedLines } from "../../ui/speed-lines.tsx";
import { useCopy } from "../../ui/use-copy.ts";

export const phrases = ["premiumPage", "subscriptionSuccess"] as const;

/** When the page tells that confirmation takes long, in milliseconds. */
const SLOW_MS = 20_000;

/** `/success`, after payment: waits for the provider's confirmation, then celebrates it (PREM-15..17, OPEN-80). */
export function Component() {
  const { t } = useTranslation();
  const { session } = useApp();
  const celebration = useCelebration();
  const user = useUser();
  const [params] = useSearchParams();
  const reference = params.get("session_id");
  const { data } = useSubscription({ poll: true });
  const isPremium = Boolean(data?.subscription);
  const isSlow = useSlow(!isPremium);
  useEffect(() => {
    // Updates the session's premium flag.
    if (isPremium && !user.isPremium) void session.refresh();
  }, [session, isPremium, user.isPremium]);
  // False after a reload.
  const [isNews] = useState(!user.isPremium);
  useEffect(() => {
    if (isPremium && isNews) celebration.confetti();
  }, [celebration, isPremium, isNews]);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-6 sm:px-6 sm:py-10">
      <title>{t("subscriptionSuccess.meta")}</title>
      <Panel
        variant="raised"
        className={cx("flex flex-col items-center gap-5 overflow-hidden text-center", isPremium && "bg-gold-wash")}
      >
        {isPremium && (
          <SpeedLines lines={110} hole={0.62} className="absolute inset-0 size-full text-gold opacity-25" />
        )}
        <div role="status" className="relative flex flex-col items-center gap-3">
          <CrownedKoma isPremium={isPremium} />
          <h1 className="font-black text-3xl text-balance sm:text-5xl">
            {t(isPremium ? "subscriptionSuccess.title" : "subscriptionSuccess.waitingTitle")}
          </h1>
          <PersonName name={user.nickname} premium={isPremium} className="font-black text-2xl sm:text-3xl" />
          <p className="max-w-md text-balance text-lg">
            {t(isPremium ? "subscriptionSuccess.text" : waitingText(isSlow))}
          </p>
        </div>
        <ButtonLink to="/dashboard" variant="primary" size="lg" className="relative">
          {t("subscriptionSuccess.dashboard")}
        </ButtonLink>
        <p className="relative text-balance font-semibold">{t("subscriptionSuccess.email")}</p>
      </Panel>
      {reference && <Reference reference={reference} />}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-center">
        <ButtonLink to="/chats">{t("subscriptionSuccess.chats")}</ButtonLink>
        <ButtonLink to="/contact">{t("subscriptionSuccess.contact")}</ButtonLink>
      </div>
      {/* Last, as it appears later. */}
      {isPremium && (
        <section aria-labelledby="premium-gives" className="flex flex-col gap-4">
          <h2 id="premium-gives" className="font-black text-2xl">
            {t("subscriptionSuccess.gives")}
          </h2>
          <PremiumFeatures />
        </section>
      )}
    </div>
  );
}

/** Koma, curious until the payment is confirmed, then with a crown. */
function CrownedKoma({ isPremium }: { isPremium: boolean }) {
  return (
    <svg viewBox="-4 -40 116 156" className="h-36 w-auto sm:h-44" aria-hidden="true">
      <Koma mood={isPremium ? "joyful" : "curious"} />
      {isPremium && (
        <path
          d="m35 14-5-31 15 12 9-20 13 17 13-16 1 31Z"
          className="fill-gold-fill stroke-art-ink"
          strokeWidth="4"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}

/** The payment's reference, for support (PREM-15). */
function Reference({ reference }: { reference: string }) {
  const { t } = useTranslation();
  const { isCopied, copy } = useCopy(t("subscriptionSuccess.copyError"));
  return (
    <Panel variant="wash" padding="sm" className="flex items-start gap-2">
      <dl className="min-w-0 flex-1">
        <dt className="text-ink-soft text-sm">{t("subscriptionSuccess.reference")}</dt>
        <dd className="mt-1 select-all break-all font-mono text-sm">{reference}</dd>
        <dd className="mt-2 text-ink-soft text-sm">{t("subscriptionSuccess.keep")}</dd>
      </dl>
      <IconButton
        variant="framed"
        label={t("subscriptionSuccess.copy")}
        icon={isCopied ? <Check /> : <Copy />}
        onClick={() => copy(reference)}
      />
      {isCopied && <Announce text={t("subscriptionSuccess.copied")} />}
    </Panel>
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
