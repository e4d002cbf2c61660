import type { PersonCard } from "@nakamatch/contract/schemas/people";
import { useTranslation } from "react-i18next";
import { DiscoveryScreen } from "../features/discovery/discovery-screen.tsx";
import type { FilterSlots } from "../features/discovery/filters-panel.tsx";
import { InterestsOnboarding } from "../features/interests/interests-onboarding.tsx";
import { LikeButton } from "../features/likes/like-button.tsx";
import { InterestsFilter } from "../people/interests/interests-filter.tsx";
import { CityFilter } from "../people/place/city-filter.tsx";
import { CountryFilter } from "../people/place/country-filter.tsx";

// Outside the component: thousands of cards must not be drawn anew because a function is a new one.
const renderAction = (person: PersonCard) => <LikeButton person={person} />;

const filterSlots: FilterSlots = {
  country: (slot) => <CountryFilter {...slot} />,
  city: (slot) => <CityFilter {...slot} />,
  interests: (slot) => <InterestsFilter {...slot} />,
};

/** `/dashboard` (specification §2, Dashboard and Interests onboarding dialog). */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <title>{t("dashboard.meta")}</title>
      <DiscoveryScreen renderAction={renderAction} filterSlots={filterSlots} />
      <InterestsOnboarding />
    </>
  );
}
