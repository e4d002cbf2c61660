import { DEFAULT_FILTERS, FILTER_RANGES } from "@nakamatch/contract/vocabulary/discovery";
import type { DiscoveryView } from "@nakamatch/domain/meeting/view-address";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown, MapPin, SlidersHorizontal, Sparkles } from "lucide-react";
import { type Ref, useEffect, useId, useRef, useState } from "react";
import { PersonGridSkeleton } from "../../features/meeting/card/person-grid.tsx";
import { PersonName } from "../../features/people/person-name.tsx";
import { readStored, store } from "../../lib/browser-storage.ts";
import { toAppError } from "../../lib/errors.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Awaited } from "../../ui/awaited.tsx";
import { useBackCloses } from "../../ui/back-closes.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { LoadMore } from "../../ui/list-states.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DailyPeople } from "./daily-people.tsx";
import { DiscoveryEmpty, DiscoveryError, OfUnknown } from "./discovery-states.tsx";
import { countActiveFilters } from "./filters.ts";
import type { FiltersPanelProps } from "./filters-panel.tsx";
import { FoldHeading } from "./fold-heading.tsx";
import { LikedHint } from "./liked-hint.tsx";
import { LimitsHint } from "./limits-hint.tsx";
import { PeopleList } from "./people-list.tsx";
import { PhotoHint } from "./photo-hint.tsx";
import { savedSearchesQuery } from "./saved-searches-query.ts";
import { todayQuery } from "./today-query.ts";
import { TurnsHint } from "./turns-hint.tsx";
import { useDiscovery } from "./use-discovery.ts";
import { useDiscoveryView } from "./use-discovery-view.ts";
import { useOpenEvents } from "./use-open-events.ts";
import { useScrollRestoration } from "./use-scroll-restoration.ts";

const FiltersPanel = lazyPart(
  () => import("./filters-panel.tsx").then((module) => module.FiltersPanel),
  LoadingFilters,
  { phrases: ["interests", "languages", "savedSearches"] },
);

const SavedSearches = lazyPart(
  () => import("./saved-searches.tsx").then((module) => module.SavedSearches),
  () => <div className="min-h-11 sm:-my-1.5" />,
  { phrases: ["savedSearches"] },
);

const PauseNotice = lazyPart(() => import("./pause-notice.tsx").then((module) => module.PauseNotice), undefined, {
  phrases: ["pause"],
});

const SEEN_KEY = "nakamatch-info-seen";

const NOBODY = { people: [], settings: null, widened: null, nextAt: null };

export function DiscoveryScreen() {
  const { t } = useTranslation();
  const user = useUser();
  const [beforeName, afterName] = t("dashboard.welcome", { nickname: "" }).split("<name></name>");
  const panelId = useId();
  const [isFirstVisit] = useState(() => readStored(SEEN_KEY) === null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [filtersOpen, setFiltersOpen] = useState(false);
  const openEvents = useOpenEvents() ?? [];
  // Fixed while the filters are open: a field that came later would push the others.
  const [offeredEvents, setOfferedEvents] = useState(openEvents);
  const list = useRef<HTMLUListElement>(null);
  const { view, entry, pages, showPages, setSort, setFilters, setView, clearFilters } = useDiscoveryView();
  const { sort, filters } = view;
  const { data: saved } = useQuery(savedSearchesQuery());
  const [hasSearches, setHasSearches] = useState(false);
  // Kept mounted when the last one is deleted, for its dialog's exit.
  if (!hasSearches && saved && saved.searches.length > 0) setHasSearches(true);
  const { query, people, first, loaded, hasMore, isGrowing, retryMore } = useDiscovery(view, pages);
  useScrollRestoration({ list, people, entry, pages, isComplete: loaded > 0 && !isGrowing });
  const hasToday = !user.isPaused && !user.seeksNobody && user.interestCount > 0;
  const today = useQuery({ ...todayQuery(), enabled: hasToday });
  const isTodayAwaited = today.isLoading && today.failureCount === 0;
  const activeFilters = countActiveFilters(filters);
  const isNarrowed = activeFilters > 0 || sort !== "distance";
  const answer = query.isPlaceholderData ? undefined : first;
  // Loading after an empty list.
  const isAwaited = query.isPending || (query.isPlaceholderData && people.length === 0);

  const isNotGoing = query.isLoadingError && toAppError(query.error).code === "NOT_GOING";

  const closeFilters = () => {
    setFiltersOpen(false);
    toggle.current?.focus();
  };

  return (
    <div
      // Below are the buttons of the cards.
      data-toasts-above=""
      className={cx(
        "page-wide flex flex-col gap-2 px-4 py-3 sm:gap-4 sm:px-6 sm:py-5",
        // A line above the people of the day, whose cards then are lower.
        hasSearches && "[--searches:3.25rem]",
      )}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="min-w-0 font-black text-2xl sm:text-3xl">
          {beforeName}
          <PersonName name={user.nickname} premium={user.isPremium} />
          {afterName}
        </h1>
        <div className="flex min-w-0 max-w-full flex-wrap items-center gap-2 sm:gap-4">
          <SortToggle sort={sort} onSortChange={setSort} />
          <FiltersToggle
            ref={toggle}
            open={filtersOpen}
            onOpenChange={(open) => {
              setFiltersOpen(open);
              setOfferedEvents(openEvents);
            }}
            panelId={panelId}
            active={activeFilters}
          />
        </div>
      </header>
      {hasSearches && saved && (
        <SavedSearches
          searches={saved.searches}
          view={view}
          onShow={setView}
          onClear={clearFilters}
          focusFallback={() => toggle.current}
        />
      )}
      {filtersOpen && (
        <FiltersPanel
          id={panelId}
          view={view}
          onFiltersChange={setFilters}
          onClear={clearFilters}
          found={answer?.total}
          events={offeredEvents}
          onDone={closeFilters}
        />
      )}
      {/* Again after each change, which is a move of the router. */}
      {filtersOpen && <BackClosesOnPhones key={entry} onBack={closeFilters} />}
      {hasToday && <DailyPeople today={today.isLoadingError ? NOBODY : today.data} isAside={isNarrowed} />}
      <CompatibleInfo isFirstVisit={isFirstVisit} />
      {user.isPaused ? <PauseNotice /> : !isFirstVisit && <PhotoHint />}
      <TurnsHint />
      {/* Hidden until it is known how high the people of the day are, which would push it. */}
      <div className={cx("flex flex-col gap-2 sm:gap-4", isTodayAwaited && "invisible")}>
        {/* Reserves the line of the number. */}
        <div aria-live="polite" className="min-h-6">
          {first && <h2 className="text-xl">{t("dashboard.found", { count: first.total })}</h2>}
          {answer && filters.maxDistance < FILTER_RANGES.distance.max && (
            <OfUnknown count={answer.ofUnknownPlace} told="placeless" ask="sayPlace" />
          )}
          {answer && filters.sharedLanguage && (
            <OfUnknown count={answer.ofUnknownLanguage} told="silent" ask="sayLanguages" />
          )}
        </div>
        {first && today.data?.settings && (
          <LimitsHint filters={filters} limits={today.data.settings} onApply={setFilters} />
        )}
        {first && (
          <LikedHint people={people} isHiding={filters.hideLiked} onHide={() => setFilters({ hideLiked: true })} />
        )}
        {isAwaited && <PersonGridSkeleton tall label={t("dashboard.loading")} />}
        {isNotGoing && (
          <DiscoveryEmpty
            seeksNobody={false}
            filters={{ ...DEFAULT_FILTERS, goesTo: filters.goesTo }}
            onClearFilters={() => setFilters({ goesTo: "" })}
            busy={false}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.isLoadingError && !isNotGoing && <DiscoveryError onRetry={() => void query.refetch()} />}
        {query.data && people.length === 0 && !isAwaited && (
          <DiscoveryEmpty
            seeksNobody={user.seeksNobody}
            filters={filters}
            onClearFilters={clearFilters}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {first && people.length > 0 && (
          <div
            className={cx("transition-opacity", query.isPlaceholderData && "opacity-50")}
            aria-busy={query.isPlaceholderData}
          >
            <PeopleList
              ref={list}
              people={people}
              viewerInterests={first.viewerInterests}
              marksPlaceless={first.ofUnknownPlace != null}
              today={today.data?.people}
            />
          </div>
        )}
        {hasMore && (
          <LoadMore
            list={list}
            size="lg"
            busy={isGrowing}
            // Retries the failed page.
            onClick={() => (loaded < pages ? retryMore() : showPages(pages + 1))}
          />
        )}
      </div>
    </div>
  );
}

/** On phones the filters cover the people, so that Back closes them first. */
function BackClosesOnPhones({ onBack }: { onBack: () => void }) {
  const [isPhone] = useState(() => matchMedia("(width < 48rem)").matches);
  useBackCloses(isPhone, onBack);
  return null;
}

/** As high as the filters, unless text wraps. */
function LoadingFilters({ id, events }: Pick<FiltersPanelProps, "id" | "events">) {
  const { t } = useTranslation();
  const fields = ["country", "city", "age", "compatibility", "distance", "interests"];
  const hasEvents = events.length > 0;
  return (
    <Panel
      as="section"
      id={id}
      aria-label={t("dashboard.filters.title")}
      aria-busy="true"
      padding="sm"
      className={hasEvents ? "min-h-267.5 md:min-h-159 xl:min-h-121.5" : "min-h-243 md:min-h-134.5 xl:min-h-97"}
    >
      <Awaited text={t("common.loading")} />
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2 xl:grid-cols-3">
        {(hasEvents ? [...fields, "event"] : fields).map((filter) => (
          <Skeleton key={filter} className="h-19.5 rounded-control" />
        ))}
      </div>
    </Panel>
  );
}

/** Nearest or most compatible first (DISC-18). */
function SortToggle({
  sort,
  onSortChange,
}: Pick<DiscoveryView, "sort"> & { onSortChange: (sort: DiscoveryView["sort"]) => void }) {
  const { t } = useTranslation();
  return (
    <Segmented
      label={t("dashboard.sort.label")}
      value={sort}
      onValueChange={onSortChange}
      options={[
        {
          value: "distance",
          label: t("dashboard.sort.distance"),
          icon: <MapPin className="hidden sm:block" />,
        },
        {
          value: "compatibility",
          label: t("dashboard.sort.compatibility"),
          icon: <Sparkles className="hidden sm:block" />,
        },
      ]}
    />
  );
}

type FiltersToggleProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  panelId: string;
  /** Number of active filters; 0 hides the badge. */
  active: number;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** Toggles the filters and shows the number of active ones (DISC-22, DISC-32). */
function FiltersToggle({ open, onOpenChange, panelId, active, ref }: FiltersToggleProps) {
  const { t } = useTranslation();
  return (
    <Button
      ref={ref}
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      onClick={() => onOpenChange(!open)}
      icon={<SlidersHorizontal className="size-5 shrink-0" />}
      className="relative max-sm:w-12 max-sm:gap-0 max-sm:px-0"
    >
      <span className="flex items-center gap-2">
        <span className="max-sm:sr-only">{t("dashboard.filters.toggle")}</span>
        {/* In the corner on phones; elsewhere its space is reserved. */}
        <span
          aria-hidden="true"
          className={cx(
            "min-w-6 rounded-full bg-accent px-1.5 text-center text-on-accent text-sm tabular-nums leading-6",
            "max-sm:-top-2.5 max-sm:-right-2.5 max-sm:absolute",
            active === 0 && "invisible",
          )}
        >
          {active > 0 && active}
        </span>
        {active > 0 && <span className="sr-only">{t("dashboard.filters.active", { count: active })}</span>}
        <ChevronDown className={cx("size-5 shrink-0 transition-transform max-sm:hidden", open && "rotate-180")} />
      </span>
    </Button>
  );
}

/** Explains selection and percentage (DISC-03): open on the first visit, later collapsed. */
function CompatibleInfo({ isFirstVisit }: { isFirstVisit: boolean }) {
  const { t } = useTranslation();
  const { interestCount } = useUser();
  const id = useId();
  const [open, setOpen] = useState(isFirstVisit);
  useEffect(() => {
    // Onboarding covers the page before.
    if (interestCount > 0) store(SEEN_KEY, "yes");
  }, [interestCount]);
  return (
    <div className="rounded-control bg-accent-wash">
      <FoldHeading
        icon={<Sparkles className="size-5 shrink-0 text-accent-ink" />}
        title={t("dashboard.info.title")}
        open={open}
        contentId={id}
        onOpenChange={setOpen}
      />
      {open && (
        <p id={id} className="-mt-1 max-w-prose px-3 lg:max-w-4xl pb-2.5 text-sm leading-snug sm:pl-10.5">
          {t("dashboard.info.text")}
        </p>
      )}
    </div>
  );
}
