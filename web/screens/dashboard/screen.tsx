import { useState } from "react";
import { lazyPart } from "../../lib/lazy-part.tsx";
import type { ScreenHandle } from "../../lib/routing/lazy-screen.ts";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { DiscoveryScreen } from "./discovery-screen.tsx";
import { ReviewedNotice } from "./reviewed-notice.tsx";
import { discoveryQuery } from "./use-discovery.ts";
import { useWarning } from "./use-warning.ts";
import { DEFAULT_VIEW } from "./view-address.ts";

const InterestsOnboarding = lazyPart(
  () => import("./interests-onboarding.tsx").then((module) => module.InterestsOnboarding),
  undefined,
  { phrases: ["interests"] },
);

const WarningBanner = lazyPart(() => import("./warning-banner.tsx").then((module) => module.WarningBanner), undefined, {
  phrases: ["reasons", "warning"],
});

/** Fetches the people of the view without filters as soon as someone is about to open the screen. */
export const handle: ScreenHandle = {
  begin: (queries) => queries.infiniteQuery({ ...discoveryQuery(DEFAULT_VIEW), staleTime: "static" }),
};

/** `/dashboard` (specification §2, Warning banner, Dashboard and Interests onboarding dialog). */
export function Component() {
  const { t } = useTranslation();
  const { interestCount } = useUser();
  // The first chosen title does not end it: from then on it decides itself.
  const [isBeginner, setIsBeginner] = useState(interestCount === 0);
  if (interestCount === 0 && !isBeginner) setIsBeginner(true);
  const warning = useWarning();
  return (
    <>
      <title>{t("dashboard.meta")}</title>
      {warning && <WarningBanner key={warning.warnedAt} warning={warning} />}
      <ReviewedNotice />
      <DiscoveryScreen />
      {isBeginner && <InterestsOnboarding />}
    </>
  );
}
