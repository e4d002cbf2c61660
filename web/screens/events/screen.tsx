import { EVENT_ORDERS, EVENTS, type EventOrder } from "@nakamatch/contract/vocabulary/events";
import { useInfiniteQuery } from "@tanstack/react-query";
import { CalendarDays, MapPin } from "lucide-react";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useDebounced } from "../../lib/debounce.ts";
import { useMorePages } from "../../lib/more-pages.ts";
import type { ScreenLoader } from "../../lib/screen.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Announce } from "../../ui/announce.tsx";
import { NoPeople } from "../../ui/art/no-people.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListError, ListWaiting, LoadMore } from "../../ui/list-states.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { EventCard } from "./event-card.tsx";
import { EventPage } from "./event-page.tsx";
import { OwnEvents } from "./own-events.tsx";
import { eventQuery, eventsQuery, useLiveEvents } from "./queries.ts";

export const phrases = ["dashboard", "events", "going"] as const;

const icons = { soonest: <CalendarDays />, nearest: <MapPin /> };

/** Milliseconds. */
const TYPING_PAUSE_MS = 250;

function readView(params: URLSearchParams): { order: EventOrder; search: string } {
  const order = EVENT_ORDERS.find((known) => known === params.get("order")) ?? "soonest";
  return { order, search: params.get("search")?.slice(0, EVENTS.search) ?? "" };
}

export const loader: ScreenLoader = (queries, { searchParams }) => {
  const event = searchParams.get("event");
  if (event !== null) return queries.query({ ...eventQuery(event), staleTime: "static" });
  const { order, search } = readView(searchParams);
  return queries.infiniteQuery({ ...eventsQuery(order, search), staleTime: "static" });
};

/** `/events`: conventions, premieres and the like, and one of them by `?event=`. */
export function Component() {
  const [params] = useSearchParams();
  useLiveEvents();
  const event = params.get("event");
  return event === null ? <EventList /> : <EventPage key={event} id={event} />;
}

function EventList() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const { order, search } = readView(params);
  const [text, setText] = useState(search);
  const settled = useDebounced(text.trim(), TYPING_PAUSE_MS);
  const query = useEvents(order, settled);
  // The address keeps the view for reload and return.
  const show = (view: { order?: EventOrder; search?: string }) => {
    const wanted = { order, search: text.trim(), ...view };
    const next = {
      ...(wanted.order !== "soonest" && { order: wanted.order }),
      ...(wanted.search !== "" && { search: wanted.search }),
    };
    // The next change starts from this one.
    setParams(next, { replace: true, preventScrollReset: true, flushSync: true });
  };
  const searchFor = (next: string) => {
    setText(next);
    show({ search: next.trim() });
  };
  const hasNoCity = query.data?.pages[0]?.hasCity === false;
  return (
    <div className="page-wide flex flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <title>{t("events.meta")}</title>
      <div className="flex flex-col gap-1">
        <h1 className="font-black text-3xl sm:text-4xl">{t("events.title")}</h1>
        <p className="max-w-prose text-ink-soft">{t("events.intro")}</p>
      </div>
      <OwnEvents />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <SearchField
          label={t("events.search")}
          value={text}
          maxLength={EVENTS.search}
          onValueChange={searchFor}
          className="w-full sm:w-72 sm:max-w-sm sm:grow"
        />
        <Segmented
          label={t("events.order.label")}
          options={EVENT_ORDERS.map((value) => ({ value, label: t(`events.order.${value}`), icon: icons[value] }))}
          value={order}
          onValueChange={(next) => show({ order: next })}
        />
      </div>
      {order === "nearest" && hasNoCity && (
        <p>
          {t("events.noCity")} <TextLink to="/profile/edit">{t("events.sayCity")}</TextLink>
        </p>
      )}
      <Found query={query} isSearch={settled !== ""} onClear={() => searchFor("")} />
    </div>
  );
}

type Query = ReturnType<typeof useEvents>;

function useEvents(order: EventOrder, search: string) {
  return useInfiniteQuery(eventsQuery(order, search));
}

function Found({ query, isSearch, onClear }: { query: Query; isSearch: boolean; onClear: () => void }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { isGrowing, more } = useMorePages(query);
  if (query.isLoadingError) {
    return <ListError title={t("events.error.title")} text={t("events.error.text")} query={query} />;
  }
  // An event that moved meanwhile may be on two pages.
  const found = new Map(query.data?.pages.flatMap(({ events }) => events).map((event) => [event.id, event]));
  if (query.isPending || (found.size === 0 && query.isPlaceholderData))
    return <ListWaiting height="h-44" entries={4} />;
  if (found.size === 0) {
    const state = isSearch ? "noneFound" : "empty";
    return (
      <EmptyState
        drawing={<NoPeople />}
        title={t(`events.${state}.title`)}
        text={t(`events.${state}.text`)}
        action={isSearch && <Button onClick={onClear}>{t("events.noneFound.clear")}</Button>}
      />
    );
  }
  return (
    <>
      <h2 className="sr-only">{t("events.list")}</h2>
      <Announce text={t("events.found", { count: found.size })} />
      <ul ref={list} aria-label={t("events.list")} className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {[...found.values()].map((event) => (
          <li key={event.id} className="min-w-0">
            <EventCard event={event} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && <LoadMore list={list} size="lg" busy={isGrowing} onClick={more} />}
    </>
  );
}
