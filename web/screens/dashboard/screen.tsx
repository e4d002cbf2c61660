import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { chatsQuery } from "../../features/chats/use-chats.ts";
import { preloadPhoto } from "../../features/people/person-photo.ts";
import { orpc } from "../../lib/api.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import type { ScreenLoader } from "../../lib/screen.ts";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { cx } from "../../ui/cx.ts";
import { DiscoveryScreen } from "./discovery-screen.tsx";
import { viewAt } from "./read-view.ts";
import { ReviewedNotice, useReviewed } from "./reviewed-notice.tsx";
import { savedSearchesQuery } from "./saved-searches-query.ts";
import { TODAY_PHOTO_WIDTH, todayFold, todayQuery } from "./today-query.ts";
import { discoveryQuery } from "./use-discovery.ts";
import { useWarning } from "./use-warning.ts";

export const phrases = ["chats", "dashboard", "likes", "prompts", "reports", "taste"] as const;

const InterestsOnboarding = lazyPart(
  () => import("./interests-onboarding.tsx").then((module) => module.InterestsOnboarding),
  undefined,
  { phrases: ["interests"] },
);

const WarningBanner = lazyPart(
  () => import("./warning-banner.tsx").then((module) => module.WarningBanner),
  () => <div className="peer" data-awaited="" />,
  { phrases: ["reasons", "warning"] },
);

const QuestionBanner = lazyPart(
  () => import("./question-banner.tsx").then((module) => module.QuestionBanner),
  () => <div className="peer" data-awaited="" />,
  { phrases: ["questions"] },
);

export const loader: ScreenLoader = (queries, { searchParams }, viewerId, isAhead) =>
  Promise.all([
    queries.infiniteQuery({ ...discoveryQuery(viewAt(searchParams, viewerId)), staleTime: "static" }),
    queries.query({ ...todayQuery(), staleTime: "static" }).then(({ people: [first] }) => {
      if (first && !isAhead && todayFold.read() !== "folded") preloadPhoto(first, TODAY_PHOTO_WIDTH);
    }),
    queries.query({ ...savedSearchesQuery(), staleTime: "static" }),
    queries.infiniteQuery({ ...chatsQuery(), staleTime: "static" }),
    queries.query({ ...orpc.warnings.current.queryOptions(), staleTime: "static" }),
    queries.query({ ...orpc.reports.reviewed.queryOptions(), staleTime: "static" }),
  ]);

export function Component() {
  const { t } = useTranslation();
  const { interestCount } = useUser();
  // Onboarding continues after the first title, until it closes itself.
  const [isBeginner, setIsBeginner] = useState(interestCount === 0);
  if (interestCount === 0 && !isBeginner) setIsBeginner(true);
  const { warning, isAsked, isAwaited } = useWarning();
  const reviewed = useReviewed();
  const { isLoading, failureCount } = useQuery(savedSearchesQuery());
  const isSearchAwaited = isLoading && failureCount === 0;
  return (
    <>
      <title>{t("dashboard.meta")}</title>
      {warning && <WarningBanner key={warning.warnedAt} warning={warning} />}
      {isAsked && !warning && <QuestionBanner />}
      {/* Hidden until notices and saved searches are known, which would push it down. */}
      <div
        className={cx(
          (isAwaited || reviewed.isAwaited || isSearchAwaited) && "invisible",
          "peer-data-awaited:invisible contents",
        )}
      >
        <ReviewedNotice {...reviewed} />
        <DiscoveryScreen />
      </div>
      {isBeginner && <InterestsOnboarding />}
    </>
  );
}
