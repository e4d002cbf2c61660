import { useTranslation } from "react-i18next";
import { DiscoveryScreen } from "../features/discovery/discovery-screen.tsx";
import { InterestsOnboarding } from "../features/interests/interests-onboarding.tsx";

/** `/dashboard` (specification §2, Dashboard and Interests onboarding dialog). */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <title>{t("dashboard.meta")}</title>
      <DiscoveryScreen />
      <InterestsOnboarding />
    </>
  );
}
