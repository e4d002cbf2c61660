import { type DiscoveryFilters, FILTER_RANGES } from "@nakamatch/contract/vocabulary/discovery";
import { Eraser, Users } from "lucide-react";
import { type ReactNode, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from "react";
import { formatNumber, formatPercent } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { AgeRange } from "./age-range.tsx";
import { CityFilter } from "./city-filter.tsx";
import { CountryFilter } from "./country-filter.tsx";
import { InterestsFilter } from "./interests-filter.tsx";
import { LiveSlider } from "./live-slider.tsx";

export type FiltersPanelProps = {
  id: string;
  filters: DiscoveryFilters;
  onFiltersChange: (some: Partial<DiscoveryFilters>) => void;
  onClear: () => void;
  /** How many people are found; undefined while that is not known. */
  found: number | undefined;
  onDone: () => void;
};

/** Whom the list shows: place, compatibility, distance, age and titles, applied as they are set (DISC-22, DISC-24). */
export function FiltersPanel({ id, filters, onFiltersChange, onClear, found, onDone }: FiltersPanelProps) {
  const { t, language } = useTranslation();
  const [clearings, setClearings] = useState(0);
  const lists = useLists(filters, clearings, onFiltersChange);
  const { compatibility, distance } = FILTER_RANGES;
  return (
    <Panel as="section" id={id} aria-label={t("dashboard.filters.title")} padding="sm" className="flex flex-col gap-5">
      {/* New keys on clearing also drop half-typed and pending values. */}
      <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2 xl:grid-cols-3">
        {lists.place}
        <AgeRange
          key={`age ${clearings}`}
          range={filters.ageRange}
          onRangeChange={(ageRange) => onFiltersChange({ ageRange })}
        />
        <LiveSlider
          key={`compatibility ${clearings}`}
          label={t("dashboard.filters.compatibility")}
          value={filters.minCompatibility}
          range={compatibility}
          fill="above"
          words={(percent) => {
            if (percent === compatibility.min) return t("dashboard.filters.anyCompatibility");
            // Nothing is more than all of it.
            return percent === compatibility.max
              ? formatPercent(percent, language)
              : t("dashboard.filters.atLeast", { percent });
          }}
          onValueChange={(minCompatibility) => onFiltersChange({ minCompatibility })}
        />
        <LiveSlider
          key={`distance ${clearings}`}
          label={t("dashboard.filters.distance")}
          value={filters.maxDistance}
          range={distance}
          fill="below"
          words={(km) =>
            km === distance.max
              ? t("dashboard.filters.noLimit")
              : t("dashboard.filters.upTo", { km: formatNumber(km, language) })
          }
          onValueChange={(maxDistance) => onFiltersChange({ maxDistance })}
        />
        {lists.interests}
      </div>
      <Button
        className="self-start"
        icon={<Eraser className="size-5" />}
        onClick={() => {
          setClearings(clearings + 1);
          onClear();
        }}
      >
        {t("dashboard.filters.clear")}
      </Button>
      {/* On phones the people are far below. */}
      <div className="-mx-4 -mb-4 sticky bottom-(--bar) z-10 rounded-b-panel border-line border-t-2 bg-sheet px-4 py-3 md:hidden">
        <Button block variant="primary" icon={<Users className="size-5" />} onClick={onDone}>
          {found === undefined ? t("dashboard.filters.showAny") : t("dashboard.filters.show", { count: found })}
        </Button>
      </div>
    </Panel>
  );
}

/**
 * The filters that search lists, which take a slow phone longest: they render when their own values change, not with each step of
 * a slider; and are cleared after the press has been answered.
 */
function useLists(
  filters: DiscoveryFilters,
  clearings: number,
  onFiltersChange: FiltersPanelProps["onFiltersChange"],
): { place: ReactNode; interests: ReactNode } {
  const cleared = useDeferredValue(clearings);
  const before = useDeferredValue(filters);
  const { country, city, selectedInterests } = cleared === clearings ? filters : before;
  const change = useRef(onFiltersChange);
  useLayoutEffect(() => {
    change.current = onFiltersChange;
  });
  const place = useMemo(
    () => (
      <>
        <CountryFilter
          key={`country ${cleared}`}
          value={country}
          onValueChange={(next) => next !== country && change.current({ country: next, city: "" })}
        />
        <CityFilter
          key={`city ${cleared}`}
          country={country}
          value={city}
          onValueChange={(next) => change.current({ city: next })}
        />
      </>
    ),
    [country, city, cleared],
  );
  const interests = useMemo(
    () => (
      <InterestsFilter
        key={`interests ${cleared}`}
        value={selectedInterests}
        onValueChange={(next) => change.current({ selectedInterests: next })}
      />
    ),
    [selectedInterests, cleared],
  );
  return { place, interests };
}
