import { useTranslation } from "react-i18next";
import { PresenceSignals } from "../features/chats/presence.tsx";
import { DiscoveryScreen } from "../features/discovery/discovery-screen.tsx";
import { InterestsOnboarding } from "../features/interests/interests-onboarding.tsx";
import { LikeButton } from "../features/likes/like-button.tsx";
import { MatchWatch } from "../features/likes/match-watch.tsx";

/** `/dashboard` (specification §2, Dashboard and Interests onboarding dialog). */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <title>{t("dashboard.meta")}</title>
      <MatchWatch />
      <PresenceSignals />
      <DiscoveryScreen renderAction={(person) => <LikeButton person={person} />} />
      <InterestsOnboarding />
    </>
  );
}
