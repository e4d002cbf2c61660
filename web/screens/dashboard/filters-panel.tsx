import { type DiscoveryFilters, FILTER_RANGES } from "@nakamatch/contract/vocabulary/discovery";
import { Eraser, Users } from "lucide-react";
import { useState } from "react";
import { formatNumber, formatPercent } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { CountryField } from "../../person/place/country-field.tsx";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Slider } from "../../ui/slider.tsx";
import { AgeRange } from "./age-range.tsx";
import { CityFilter } from "./city-filter.tsx";
import { InterestsFilter } from "./interests-filter.tsx";
import { useDraft } from "./use-draft.ts";

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
  const { compatibility, distance } = FILTER_RANGES;
  return (
    <Panel as="section" id={id} aria-label={t("dashboard.filters.title")} padding="sm" className="flex flex-col gap-5">
      {/* New keys on clearing also drop half-typed and pending values. */}
      <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2 xl:grid-cols-3">
        <CountryField
          key={`country ${clearings}`}
          label={t("dashboard.filters.country")}
          placeholder={t("dashboard.filters.anyCountry")}
          value={filters.country}
          onValueChange={(country) => country !== filters.country && onFiltersChange({ country, city: "" })}
        />
        <CityFilter
          key={`city ${clearings}`}
          country={filters.country}
          value={filters.city}
          onValueChange={(city) => onFiltersChange({ city })}
        />
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
        <InterestsFilter
          key={`interests ${clearings}`}
          value={filters.selectedInterests}
          onValueChange={(selectedInterests) => onFiltersChange({ selectedInterests })}
        />
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

type LiveSliderProps = {
  label: string;
  value: number;
  range: { min: number; max: number; step: number };
  /** The value in words. */
  words: (value: number) => string;
  onValueChange: (value: number) => void;
  /** The side of the thumb with the values that pass. */
  fill: "below" | "above";
};

/** A slider whose value is applied after a pause, not at every step. */
function LiveSlider({ label, value, range, words, onValueChange, fill }: LiveSliderProps) {
  const { draft, change } = useDraft(value, onValueChange);
  return <Slider label={label} value={draft} {...range} valueText={words(draft)} onValueChange={change} fill={fill} />;
}
