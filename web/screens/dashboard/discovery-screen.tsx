import type { DiscoveryView } from "@nakamatch/domain/meeting/view-address";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown, MapPin, SlidersHorizontal, Sparkles } from "lucide-react";
import { type Ref, useEffect, useId, useRef, useState } from "react";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { PersonGridSkeleton } from "../../person/card/person-grid.tsx";
import { PersonName } from "../../person/person-name.tsx";
import { Announce } from "../../ui/announce.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { LoadMore } from "../../ui/list-states.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DailyPeopleWaiting } from "./daily-people-frame.tsx";
import { DiscoveryEmpty, DiscoveryError } from "./discovery-states.tsx";
import { countActiveFilters } from "./filters.ts";
import { FoldHeading } from "./fold-heading.tsx";
import { PeopleList } from "./people-list.tsx";
import { PhotoHint } from "./photo-hint.tsx";
import { savedSearchesQuery } from "./saved-searches-query.ts";
import { useDiscovery } from "./use-discovery.ts";
import { useDiscoveryView } from "./use-discovery-view.ts";
import { useScrollRestoration } from "./use-scroll-restoration.ts";

const FiltersPanel = lazyPart(
  () => import("./filters-panel.tsx").then((module) => module.FiltersPanel),
  LoadingFilters,
  { phrases: ["interests", "savedSearches"] },
);

const SavedSearches = lazyPart(
  () => import("./saved-searches.tsx").then((module) => module.SavedSearches),
  () => <div className="min-h-11 sm:-my-1.5" />,
  { phrases: ["savedSearches"] },
);

const PauseNotice = lazyPart(() => import("./pause-notice.tsx").then((module) => module.PauseNotice), undefined, {
  phrases: ["pause"],
});

const DailyPeople = lazyPart(
  () => import("./daily-people.tsx").then((module) => module.DailyPeople),
  DailyPeopleWaiting,
  { phrases: ["taste"] },
);

export function DiscoveryScreen() {
  const { t } = useTranslation();
  const user = useUser();
  const [beforeName, afterName] = t("dashboard.welcome", { nickname: "" }).split("<name></name>");
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [filtersOpen, setFiltersOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { view, entry, pages, showPages, setSort, setFilters, setView, clearFilters } = useDiscoveryView();
  const { sort, filters } = view;
  const { data: saved } = useQuery(savedSearchesQuery());
  const [hasSearches, setHasSearches] = useState(false);
  // Kept mounted when the last one is deleted, for its dialog's exit.
  if (!hasSearches && saved && saved.searches.length > 0) setHasSearches(true);
  const { query, people, first, loaded, hasMore, isGrowing, retryMore } = useDiscovery(view, pages);
  useScrollRestoration({ list, people, entry, pages, isComplete: loaded > 0 && !isGrowing });
  // Loading after an empty list.
  const isAwaited = query.isPending || (query.isPlaceholderData && people.length === 0);

  return (
    <div className="page-wide flex flex-col gap-2 px-4 py-3 sm:gap-4 sm:px-6 sm:py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <header className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h1 className="font-black text-2xl sm:text-3xl">
            {beforeName}
            <PersonName name={user.nickname} premium={user.isPremium} />
            {afterName}
          </h1>
          {/* Reserves space for the number. */}
          <p aria-live="polite" className="min-h-6 min-w-[min(11rem,100vw-4rem)] text-ink-soft">
            {first && t("dashboard.found", { count: first.total })}
          </p>
        </header>
        <div className="flex min-w-0 max-w-full flex-wrap items-center gap-2 sm:gap-4">
          <SortToggle sort={sort} onSortChange={setSort} />
          <FiltersToggle
            ref={toggle}
            open={filtersOpen}
            onOpenChange={setFiltersOpen}
            panelId={panelId}
            active={countActiveFilters(filters)}
          />
        </div>
      </div>
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
          found={query.isPlaceholderData ? undefined : first?.total}
          onDone={() => {
            setFiltersOpen(false);
            toggle.current?.focus();
          }}
        />
      )}
      {/* One row where there is room, unless the people are open. */}
      <div className="grid items-start gap-2.5 sm:gap-4 lg:grid-cols-2">
        <CompatibleInfo />
        {!user.isPaused && !user.seeksNobody && user.interestCount > 0 && <DailyPeople />}
      </div>
      {user.isPaused ? <PauseNotice /> : <PhotoHint />}
      {isAwaited && <PersonGridSkeleton label={t("dashboard.loading")} />}
      {query.isLoadingError && <DiscoveryError onRetry={() => void query.refetch()} />}
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
          <PeopleList ref={list} people={people} viewerInterests={first.viewerInterests} />
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
  );
}

/** As high as the filters, unless text wraps. */
function LoadingFilters({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <Panel
      as="section"
      id={id}
      aria-label={t("dashboard.filters.title")}
      aria-busy="true"
      padding="sm"
      className="min-h-223.5 md:min-h-101 xl:min-h-76.5"
    >
      <Announce text={t("common.loading")} />
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2 xl:grid-cols-3">
        {["country", "city", "age", "compatibility", "distance", "interests"].map((filter) => (
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

const SEEN_KEY = "nakamatch-info-seen";

/** Explains selection and percentage (DISC-03): open on the first visit, later collapsed. */
function CompatibleInfo() {
  const { t } = useTranslation();
  const { interestCount } = useUser();
  const id = useId();
  const [open, setOpen] = useState(() => !isInfoSeen());
  useEffect(() => {
    // Onboarding covers the page before.
    if (interestCount > 0) rememberInfo();
  }, [interestCount]);
  return (
    <div className="rounded-control bg-accent-wash only:col-span-full [&:has(+[data-open])]:col-span-full">
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

/** False on the first visit or without storage. */
function isInfoSeen(): boolean {
  try {
    return localStorage.getItem(SEEN_KEY) !== null;
  } catch {
    return false;
  }
}

function rememberInfo(): void {
  try {
    localStorage.setItem(SEEN_KEY, "yes");
  } catch {
    // Without storage it is open on each visit.
  }
}
