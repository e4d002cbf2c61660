import { USUAL_OFFER } from "@nakamatch/contract/vocabulary/premium";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSubscription } from "../../features/premium/use-premium.ts";
import { orpc } from "../../lib/api.ts";
import { useSession } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { PublicPage } from "../../shell/layouts/public-page.tsx";
import { TornPage } from "../../ui/art/torn-page.tsx";
import { Awaited } from "../../ui/awaited.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { Management } from "./management.tsx";
import { Offer } from "./offer.tsx";
import { Ended, PastInvoices } from "./payments.tsx";

export const phrases = ["landing", "premiumPage"] as const;

/** `/premium`: plans or the own subscription; with the public header for guests (NAV-13, OPEN-01). */
export function Component() {
  const { t } = useTranslation();
  return (
    <PublicPage>
      <title>{t("premiumPage.meta")}</title>
      <meta name="description" content={t("premiumPage.intro")} />
      <PremiumScreen />
    </PublicPage>
  );
}

/** Plans without an active subscription, otherwise its management (PREM-01, PREM-06). */
function PremiumScreen() {
  const { t } = useTranslation();
  const { user } = useSession();
  const offer = useQuery(orpc.subscription.offer.queryOptions());
  const isInBrowser = useHydrated();
  // The prerendered page stays until the server confirms its prices.
  const [rendered] = useState(isInBrowser ? undefined : USUAL_OFFER);
  const shown = offer.data ?? rendered;
  const mine = useSubscription({ enabled: user !== null });
  const ended = user && mine.data?.ended;
  const [isWithdrawn, setWithdrawn] = useState(false);
  const isReady = shown && (user === null || mine.data);
  const hasFailed = (!shown && offer.isError) || (user !== null && mine.isError);
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-8 px-4 py-6 sm:px-6 sm:py-10">
      {isWithdrawn && (
        <Notice
          takesFocus
          tone="good"
          title={t("premiumPage.toasts.withdrawn")}
          onClose={() => setWithdrawn(false)}
          className="mx-auto w-full max-w-2xl"
        >
          <p>{t("premiumPage.toasts.withdrawnText")}</p>
        </Notice>
      )}
      {isReady ? (
        mine.data?.subscription && user ? (
          <Management subscription={mine.data.subscription} onWithdrawn={() => setWithdrawn(true)} />
        ) : (
          <>
            {ended && <Ended ended={ended} />}
            <Offer offer={shown} />
            {ended && <PastInvoices />}
          </>
        )
      ) : hasFailed ? (
        <EmptyState
          level={1}
          drawing={<TornPage />}
          title={t("premiumPage.error.title")}
          text={t("premiumPage.error.text")}
          action={
            <RetryButton
              onClick={() => {
                void offer.refetch();
                if (user) void mine.refetch();
              }}
            />
          }
        />
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <Awaited text={t("common.loading")} />
      <Skeleton className="h-40 rounded-panel" />
      <div className="grid gap-6 md:grid-cols-2">
        <Skeleton className="h-80 rounded-panel" />
        <Skeleton className="h-80 rounded-panel" />
      </div>
    </div>
  );
}
