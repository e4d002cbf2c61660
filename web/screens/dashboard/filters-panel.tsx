import { type DiscoveryFilters, FILTER_RANGES } from "@nakamatch/contract/vocabulary/discovery";
import { AGE, CITY_OPTIONS } from "@nakamatch/contract/vocabulary/limits";
import type { DiscoveryView } from "@nakamatch/domain/meeting/view-address";
import { Eraser, Users } from "lucide-react";
import { useState } from "react";
import { OwnLanguages } from "../../features/people/languages/own-languages.tsx";
import { CityField } from "../../features/people/place/city-field.tsx";
import { CountryField } from "../../features/people/place/country-field.tsx";
import { formatNumber, formatPercent } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Select } from "../../ui/select.tsx";
import { Slider, type SliderProps } from "../../ui/slider.tsx";
import { Switch } from "../../ui/switch.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { withAge } from "./filters.ts";
import { InterestsFilter } from "./interests-filter.tsx";
import { SaveSearch } from "./save-search.tsx";
import { useCity } from "./use-city.ts";
import { useDraft } from "./use-draft.ts";

export type FiltersPanelProps = {
  id: string;
  view: DiscoveryView;
  onFiltersChange: (some: Partial<DiscoveryFilters>) => void;
  onClear: () => void;
  /** The number of people; undefined while unknown. */
  found: number | undefined;
  /** Those to which the viewer goes, whose lists are open. */
  events: readonly { id: string; name: string }[];
  onDone: () => void;
};

/**
 * Filters by place, compatibility, distance, age, titles, given likes, the verified mark, languages and an event, applied while being set
 * (DISC-22, DISC-24).
 */
export function FiltersPanel({ id, view, onFiltersChange, onClear, found, events, onDone }: FiltersPanelProps) {
  const { t, language } = useTranslation();
  const [clearings, setClearings] = useState(0);
  const { compatibility, distance } = FILTER_RANGES;
  const { filters } = view;
  return (
    <Panel as="section" id={id} aria-label={t("dashboard.filters.title")} padding="sm" className="flex flex-col gap-5">
      {/* New keys on clearing discard partial and pending input. */}
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
          // The minimum is no filter.
          fill={(percent) => (percent === compatibility.min ? "none" : "above")}
          words={(percent) => {
            if (percent === compatibility.min) return t("dashboard.filters.anyCompatibility");
            // The maximum needs no "or more".
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
          fill={(km) => (km === distance.max ? "none" : "below")}
          words={(km) => {
            if (km === distance.min) return t("dashboard.filters.sameCity");
            return km === distance.max
              ? t("dashboard.filters.noLimit")
              : t("dashboard.filters.upTo", { km: formatNumber(km, language) });
          }}
          onValueChange={(maxDistance) => onFiltersChange({ maxDistance })}
        />
        <InterestsFilter
          key={`interests ${clearings}`}
          value={filters.selectedInterests}
          onValueChange={(selectedInterests) => onFiltersChange({ selectedInterests })}
        />
        {events.length > 0 && (
          <Select
            label={t("dashboard.filters.goesTo")}
            value={filters.goesTo}
            onValueChange={(goesTo) => onFiltersChange({ goesTo })}
            options={[
              { value: "", label: t("dashboard.filters.anyEvent") },
              ...events.map(({ id: value, name: label }) => ({ value, label })),
            ]}
          />
        )}
      </div>
      <div className="grid gap-x-6 gap-y-2 sm:flex sm:flex-wrap">
        <Switch
          label={t("dashboard.filters.hideLiked")}
          checked={filters.hideLiked}
          onCheckedChange={(hideLiked) => onFiltersChange({ hideLiked })}
        />
        <Switch
          label={t("dashboard.filters.verified")}
          checked={filters.verified}
          onCheckedChange={(verified) => onFiltersChange({ verified })}
        />
        <Switch
          label={t("dashboard.filters.sharedLanguage")}
          checked={filters.sharedLanguage}
          onCheckedChange={(sharedLanguage) => onFiltersChange({ sharedLanguage })}
        />
      </div>
      {/* A line of their own, from the edge; on phones side by side in every language, without icons. */}
      <div className="flex flex-wrap gap-3 border-line border-t-2 pt-4 max-sm:grid max-sm:grid-cols-2 max-sm:[&_button]:px-2.5 max-sm:[&_svg]:hidden">
        <Button
          variant="quiet"
          icon={<Eraser className="size-5" />}
          className="-ml-2"
          onClick={() => {
            setClearings(clearings + 1);
            onClear();
          }}
        >
          {t("dashboard.filters.clear")}
        </Button>
        <SaveSearch view={view} />
      </div>
      {filters.sharedLanguage && <OwnLanguages />}
      {/* On phones the people are far below. */}
      <div className="-mx-4 -mb-4 sticky bottom-(--bar) z-10 rounded-b-panel border-line border-t-2 bg-sheet px-4 py-3 md:hidden">
        <Button
          block
          variant={found === 0 ? "secondary" : "primary"}
          icon={<Users className="size-5" />}
          onClick={onDone}
        >
          {found === undefined && t("dashboard.filters.showAny")}
          {found === 0 && t("dashboard.filters.showNone")}
          {found !== undefined && found > 0 && t("dashboard.filters.show", { count: found })}
        </Button>
      </div>
    </Panel>
  );
}

type LiveSliderProps = {
  label: string;
  value: number;
  range: { min: number; max: number; step: number };
  /** The value as text. */
  words: (value: number) => string;
  onValueChange: (value: number) => void;
  /** The filled side: the values included, or none where all are. */
  fill: (value: number) => SliderProps["fill"];
};

/** A slider, applied after a pause. */
function LiveSlider({ label, value, range, words, onValueChange, fill }: LiveSliderProps) {
  const { draft, change } = useDraft(value, onValueChange);
  return (
    <Slider label={label} value={draft} {...range} valueText={words(draft)} onValueChange={change} fill={fill(draft)} />
  );
}

type Range = DiscoveryFilters["ageRange"];
type End = "min" | "max";

/** Both ages. The one typed stays, the other follows it, with a note, and comes back once the one is corrected (DISC-29). */
function AgeRange({ range, onRangeChange }: { range: Range; onRangeChange: (range: Range) => void }) {
  const { t } = useTranslation();
  const [notes, setNotes] = useState<{ [end in End]?: string }>({});
  /** The end that followed last: its age before and since. */
  const [followed, setFollowed] = useState<{ end: End; before: number; since: number }>();
  const rangeBefore = (other: End, otherAt: 0 | 1): Range => {
    if (followed?.end !== other || followed.since !== range[otherAt]) return range;
    return other === "min" ? [followed.before, range[1]] : [range[0], followed.before];
  };
  const input = (end: End, other: End, otherAt: 0 | 1) => ({
    end,
    range: rangeBefore(other, otherAt),
    status: notes[end],
    onType: () => setNotes({}),
    onCorrected: (age: number) =>
      setNotes({ [end]: t("dashboard.filters.ageCorrected", { min: AGE.min, max: AGE.max, age }) }),
    onRangeChange: (next: Range) => {
      onRangeChange(next);
      const age = next[otherAt];
      const before = rangeBefore(other, otherAt)[otherAt];
      setFollowed(age === before ? undefined : { end: other, before, since: age });
      if (age !== before) {
        setNotes((shown) => ({ ...shown, [other]: t("dashboard.filters.ageFollowed", { age }) }));
      }
    },
  });
  return (
    <div className="grid min-w-0 grid-cols-2 gap-3">
      <AgeInput label={t("dashboard.filters.minAge")} {...input("min", "max", 1)} />
      <AgeInput label={t("dashboard.filters.maxAge")} {...input("max", "min", 0)} />
    </div>
  );
}

type AgeInputProps = {
  end: End;
  label: string;
  range: Range;
  status: string | undefined;
  onType: () => void;
  onCorrected: (age: number) => void;
  onRangeChange: (range: Range) => void;
};

/** An end of the range. Valid ages apply after a pause in typing; others, such as the `2` of `25`, are corrected on blur. */
function AgeInput({ end, label, range, status, onType, onCorrected, onRangeChange }: AgeInputProps) {
  const at = end === "min" ? 0 : 1;
  const corrected = (text: string) => withAge(range, end, text.trim() === "" ? Number.NaN : Number(text));
  const { draft, change, settle } = useDraft(String(range[at]), (text) => {
    const next = corrected(text);
    if (String(next[at]) === text) onRangeChange(next);
  });
  const correct = () => {
    const age = corrected(draft)[at];
    // An empty field means no limit.
    if (draft.trim() !== "" && age !== Number(draft)) onCorrected(age);
    settle(String(age));
  };
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      autoComplete="off"
      min={AGE.min}
      max={AGE.max}
      value={draft}
      status={status}
      onChange={(event) => {
        onType();
        change(event.target.value);
      }}
      onBlur={correct}
      onKeyDown={(event) => {
        if (event.key === "Enter") correct();
      }}
    />
  );
}

type CityFilterProps = {
  /** Required for a city (OPEN-46). */
  country: string;
  /** The city's id, or empty. */
  value: string;
  onValueChange: (id: string) => void;
};

/** Search-select of a city, largest first, at most 100 (GEO-07). */
export function CityFilter({ country, value, onValueChange }: CityFilterProps) {
  const { t } = useTranslation();
  const { city, searching, remember } = useCity(country, value);
  const unnamed = searching ? t("common.loading") : t("dashboard.filters.unknownCity");
  return (
    <CityField
      label={t("dashboard.filters.city")}
      placeholder={t("dashboard.filters.anyCity")}
      locked={t("dashboard.filters.cityLocked")}
      country={country}
      value={value === "" ? null : (city ?? { id: Number(value), name: unnamed })}
      onValueChange={(chosen) => {
        if (chosen) remember(chosen);
        onValueChange(chosen ? String(chosen.id) : "");
      }}
      limit={CITY_OPTIONS.filter}
    />
  );
}
