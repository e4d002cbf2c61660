/** Conventions, premieres and the like: what operators enter, and what members see of it. */
import type { Event } from "@nakamatch/contract/endpoints/meeting/events";
import type { PageQuery } from "@nakamatch/contract/schemas/pages";
import { EVENTS, type EventOrder } from "@nakamatch/contract/vocabulary/events";
import { eventEnd, eventProblem } from "@nakamatch/domain/meeting/events";
import { planText } from "@nakamatch/domain/meeting/plans";
import { foldPlaceName } from "@nakamatch/domain/places/search-names";
import { z } from "zod";
import { AppError } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Clock } from "../../../platform/clock.ts";
import { readCursor, refusedCursor, writeCursor } from "../../../platform/cursor.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import { createCatalogue } from "../../people/catalogue/service.ts";
import type { Catalogue } from "../../people/catalogue/types.ts";
import { listCountries } from "../../people/geography/service.ts";
import { countriesOf, countryCodes, onlyCity, placeNames } from "./policy.ts";
import { calendarOf, presentEvent } from "./present.ts";
import {
  type NewEvent,
  readCitiesNamed,
  readCityById,
  readEntered,
  readEvents,
  readEventsById,
  readPlace,
  readSource,
  type StoredEvent,
  setCity,
  withdraw,
  withdrawOthers,
  writeEvent,
} from "./store.ts";
import type { EnteredEvent, EventOutcome, EventPosition, FoundEvent, FoundSeries, ShownEvent } from "./types.ts";

export interface EventEntryDeps {
  db: Db;
  clock: Clock;
}

/** What the database knows of a found event. */
interface Known {
  cityId: number | null;
  titles: number[];
}

/**
 * Enters what was found: adds, updates by UID and sequence, withdraws what is cancelled or gone. All is written together;
 * an event that breaks a rule is refused alone. An event whose city is not certain waits for `placeEvent`.
 */
export async function enterEvents(
  { db, clock }: EventEntryDeps,
  found: readonly FoundSeries[],
): Promise<EventOutcome[]> {
  const now = clock.now();
  const known = await findKnown(
    db,
    found.flatMap(({ events }) => events),
  );
  return db.transaction(async (tx) => {
    const outcomes: EventOutcome[] = [];
    for (const { uid, sequence, isWhole, events } of found) {
      for (const event of events) outcomes.push(await enterEvent(tx, event, { known: known.get(event), now }));
      if (!isWhole) continue;
      const kept = events.map(({ repetition }) => repetition);
      const gone = await withdrawOthers(tx, { uid, kept, sequence, now });
      outcomes.push(...gone.map((event) => outcomeOf(event, "withdrawn")));
    }
    return outcomes;
  });
}

async function enterEvent(
  tx: Queryable,
  event: FoundEvent,
  { known = { cityId: null, titles: [] }, now }: { known: Known | undefined; now: Date },
): Promise<EventOutcome> {
  const { name, firstDay, sequence } = event;
  const refused = { id: null, name, firstDay, outcome: "refused" as const, isWaiting: false };
  const stored = await readSource(tx, event);
  if (stored && sequence < stored.event.sequence) return { ...refused, problem: "older" };
  if (event.isCancelled) {
    if (!stored) return { ...refused, problem: "unknown" };
    const isNew = await withdraw(tx, { id: stored.event.id, sequence, now });
    return outcomeOf(stored.event, isNew ? "withdrawn" : "unchanged");
  }
  if (stored?.event.withdrawnAt && sequence === stored.event.sequence) return { ...refused, problem: "withdrawn" };
  const problem = eventProblem(event, now);
  if (problem) return { ...refused, problem };
  const { isCancelled: _, titles: __, ...terms } = event;
  const venue = planText(event.venue);
  const isSamePlace = stored?.event.venue === venue && stored.event.cityId !== null;
  const wanted = {
    ...terms,
    name: planText(name),
    venue,
    cityId: isSamePlace ? stored.event.cityId : known.cityId,
    endsAt: eventEnd(event),
    withdrawnAt: null,
  };
  const { titles } = known;
  if (stored && isSame(stored, wanted, titles)) return outcomeOf(stored.event, "unchanged");
  const id = await writeEvent(tx, { ...wanted, changedAt: now, isTold: false }, titles);
  return outcomeOf({ ...wanted, id }, stored ? "updated" : "added");
}

function outcomeOf(
  { id, name, firstDay, cityId }: Pick<StoredEvent, "id" | "name" | "firstDay" | "cityId">,
  outcome: EventOutcome["outcome"],
): EventOutcome {
  return { id, name, firstDay, outcome, isWaiting: cityId === null };
}

function isSame(
  stored: { event: StoredEvent; titles: number[] },
  wanted: Omit<NewEvent, "changedAt">,
  titles: number[],
): boolean {
  const before: Record<string, unknown> = stored.event;
  const isEqual = ([name, value]: [string, unknown]) => String(before[name]) === String(value);
  return Object.entries(wanted).every(isEqual) && String(stored.titles) === String(titles);
}

/** Read before the transaction, as the embedded engine has one connection. */
async function findKnown(db: Db, found: readonly FoundEvent[]): Promise<ReadonlyMap<FoundEvent, Known>> {
  const codes = (await listCountries(db)).map(({ code }) => code);
  const countries = countryCodes(codes);
  const catalogue = createCatalogue(db);
  const places = new Map<string, number | null>();
  const known = new Map<FoundEvent, Known>();
  for (const event of found) {
    const { venue, timeZone, titles: names, isCancelled } = event;
    if (isCancelled) continue;
    const place = `${timeZone}\n${venue}`;
    let cityId = places.get(place);
    if (cityId === undefined) {
      const { names: possible, country } = placeNames(venue, countries);
      const within = country ? [country] : countriesOf(timeZone, codes);
      cityId = onlyCity(await Promise.all(possible.map((name) => readCitiesNamed(db, name, within))));
      places.set(place, cityId);
    }
    known.set(event, { cityId, titles: names.length > 0 ? await findTitles(catalogue, names) : [] });
  }
  return known;
}

async function findTitles(catalogue: Catalogue, names: readonly string[]): Promise<number[]> {
  const entries = names.map((name) => ({ titles: [name], year: null, kind: null, references: [] }));
  const matched = await catalogue.match(entries);
  const certain = matched.flatMap(({ isCertain, interests }) => (isCertain ? interests.map(({ id }) => id) : []));
  return [...new Set(certain)].slice(0, EVENTS.titles).sort((a, b) => a - b);
}

/** Events that have not ended, those that wait for a city first. */
export function listEntered({ db, clock }: EventEntryDeps): Promise<EnteredEvent[]> {
  return readEntered(db, clock.now());
}

/**
 * Says in which city an event is: by its id of GeoNames, or its name and country as `Granada, ES`.
 *
 * @returns the event's name, or what is not known
 */
export async function placeEvent(
  { db, clock }: EventEntryDeps,
  id: string,
  city: string,
): Promise<{ name: string } | { unknown: "event" | "city" }> {
  const cityId = await readCityId(db, city);
  if (cityId === null) return { unknown: "city" };
  const name = await setCity(db, { id, cityId, now: clock.now() });
  return name === undefined ? { unknown: "event" } : { name };
}

async function readCityId(db: Queryable, text: string): Promise<number | null> {
  const country = /^(.+),\s*([A-Z]{2})$/.exec(text);
  if (!country) return /^\d{1,9}$/.test(text) ? readCityById(db, Number(text)) : null;
  const [, name = "", code = ""] = country;
  return onlyCity([await readCitiesNamed(db, foldPlaceName(name), [code])]);
}

/** Takes an event from the lists; its page says so. Returns false unless it was there. */
export function withdrawEvent({ db, clock }: EventEntryDeps, id: string): Promise<boolean> {
  return withdraw(db, { id, now: clock.now() });
}

export interface EventDeps {
  db: Db;
  clock: Clock;
  publicUrl: string;
}

/** Words of a search that count. */
const WORDS_MAX = 6;

const cursorSchema = z.tuple([z.int().min(0).max(2_147_483_647).nullable(), z.iso.date(), z.uuid()]);

/**
 * Returns a page of what has not ended, the earliest or the nearest first; by time without a city of one's own.
 *
 * @throws {AppError} `VALIDATION_FAILED` for a foreign cursor
 */
export async function listEvents(
  { db, clock }: { db: Queryable; clock: Clock },
  actor: Actor,
  { order, search = "", cursor, limit }: PageQuery & { order: EventOrder; search?: string | undefined },
): Promise<{ events: Event[]; hasCity: boolean; nextCursor: string | null }> {
  const now = clock.now();
  const place = await readPlace(db, actor.id);
  const isByDistance = order === "nearest" && place !== null;
  const words = search.split(/\s+/).filter((word) => foldPlaceName(word) !== "");
  const rows = await readEvents(db, {
    now,
    place,
    isByDistance,
    words: words.slice(0, WORDS_MAX),
    after: cursor === undefined ? undefined : readPosition(cursor, isByDistance),
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    events: page.map((event) => presentEvent(event, now)),
    hasCity: place !== null,
    nextCursor: last ? writeCursor([isByDistance ? last.distanceHundredths : null, last.firstDay, last.id]) : null,
  };
}

function readPosition(cursor: string, isByDistance: boolean): EventPosition {
  const [distanceHundredths, firstDay, id] = readCursor(cursorSchema, cursor);
  if ((distanceHundredths !== null) !== isByDistance) throw refusedCursor();
  return { distanceHundredths, firstDay, id };
}

/**
 * Shows an event in a known city, also when it is over or withdrawn.
 *
 * @throws {AppError} `EVENT_NOT_FOUND`
 */
export async function showEvent({ db, clock }: EventDeps, actor: Actor, id: string): Promise<Event> {
  return presentEvent(await requireEvent(db, actor, id), clock.now());
}

/** Shows those of these events that are in a known city, also over or withdrawn ones, the earliest first. */
export async function showEvents(
  { db, clock }: Pick<EventDeps, "db" | "clock">,
  actor: Actor,
  ids: readonly string[],
): Promise<Event[]> {
  if (ids.length === 0) return [];
  const found = await readEventsById(db, ids, await readPlace(db, actor.id));
  return found.map((event) => presentEvent(event, clock.now()));
}

/**
 * Returns the calendar file of an event.
 *
 * @throws {AppError} `EVENT_NOT_FOUND`
 */
export async function eventCalendar({ db, publicUrl }: EventDeps, actor: Actor, id: string): Promise<File> {
  const event = await requireEvent(db, actor, id);
  return new File([calendarOf(event, publicUrl)], "event.ics", { type: "text/calendar" });
}

async function requireEvent(db: Queryable, actor: Actor, id: string): Promise<ShownEvent> {
  const [event] = await readEventsById(db, [id], await readPlace(db, actor.id));
  if (!event) throw new AppError("EVENT_NOT_FOUND", "there is no such event");
  return event;
}
