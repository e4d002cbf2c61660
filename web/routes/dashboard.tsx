import { useTranslation } from "react-i18next";
import { DiscoveryScreen } from "../features/discovery/discovery-screen.tsx";
import { CityFilter } from "../features/geography/city-filter.tsx";
import { CountryField } from "../features/geography/country-field.tsx";
import { InterestsFilter } from "../features/interests/interests-filter.tsx";
import { InterestsOnboarding } from "../features/interests/interests-onboarding.tsx";
import { LikeButton } from "../features/likes/like-button.tsx";

/** `/dashboard` (specification §2, Dashboard and Interests onboarding dialog). */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <title>{t("dashboard.meta")}</title>
      <DiscoveryScreen
        renderAction={(person) => <LikeButton person={person} />}
        filterSlots={{
          country: (slot) => (
            <CountryField
              label={t("dashboard.filters.country")}
              placeholder={t("dashboard.filters.anyCountry")}
              {...slot}
            />
          ),
          city: (slot) => <CityFilter {...slot} />,
          interests: (slot) => <InterestsFilter {...slot} />,
        }}
      />
      <InterestsOnboarding />
    </>
  );
}
