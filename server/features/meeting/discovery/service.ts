/** Compatible people, ranked for one viewer (DISC-08 to DISC-31). */
import type { PersonCard } from "@nakamatch/contract/schemas/people";
import type { DiscoveryFilters, DiscoverySort } from "@nakamatch/contract/vocabulary/discovery";
import { COMMON_INTERESTS, DASHBOARD_PAGE } from "@nakamatch/contract/vocabulary/limits";
import { narrowingFilters } from "@nakamatch/domain/meeting/filters";
import { preferencesFit } from "@nakamatch/domain/meeting/preferences";
import { utcDate } from "@nakamatch/domain/people/age";
import { wantedMask } from "@nakamatch/ranking/index/profile-state";
import { packUuids } from "@nakamatch/ranking/index/uuid";
import type { RankingFilters, RankingPage, RankingPosition } from "@nakamatch/ranking/types";
import { AppError } from "../../../platform/app-error.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Queryable, Statement } from "../../../platform/database/open.ts";
import { rankings } from "../../../platform/metrics.ts";
import type { Ranker, RankingSource, RankNow } from "../../../ranking/ranker.ts";
import { readPeople, readShareable } from "../../people/profiles/service.ts";
import type { KnownPerson, ShareableRow } from "../../people/profiles/types.ts";
import { goersMet, readMet, readOpenEvents } from "../goers/service.ts";
import type { OpenEvent } from "../goers/types.ts";
import { checkFilters, languageFilter } from "./policy.ts";
import { decodeCursor, encodeCursor, presentCard } from "./present.ts";
import {
  copyDiscoveryCities,
  copyDiscoveryRows,
  findInterestIds,
  rankPeople,
  readChangesSince,
  readDiscoveryRows,
  readSnapshot,
  readViewer,
  selectIds,
} from "./store.ts";
import type { Arrived, DiscoveryRow, StoredQuery, Viewer } from "./types.ts";

export interface DiscoveryDeps {
  db: Queryable;
  clock: Clock;
  /** The index; the database ranks until it is loaded. */
  ranker?: Pick<Ranker, "upToDate">;
}

export type PageQuery = Partial<DiscoveryFilters> & {
  sort: DiscoverySort;
  /** Continues after the page that returned it. */
  cursor?: string | undefined;
  /** Page size, capped at `DASHBOARD_PAGE` (LIMIT-10). */
  limit?: number | undefined;
};

export interface DiscoveryPage {
  people: PersonCard[];
  /** How many people the viewer finds, across all pages (DISC-02). */
  total: number;
  /** How many of them say no language; null unless filtered by the viewer's. */
  ofUnknownLanguage: number | null;
  /** How many of them have an unknown place; null unless filtered by the distance from the viewer's. */
  ofUnknownPlace: number | null;
  /** How many interests the viewer has. */
  viewerInterests: number;
  /** Null on the last page. */
  nextCursor: string | null;
}

const NOBODY = { people: [], total: 0, nextCursor: null };

/**
 * Returns one page of people who are discoverable for the viewer and pass the filters, ordered by the chosen key, the
 * other key, premium, id (LIMIT-15). The cursor repeats and skips no one, even if people join or leave.
 *
 * @throws {AppError} `VALIDATION_FAILED` at `cursor` when it is malformed or belongs to another sort, and at invalid
 * filters; `NOT_GOING` for an event whose list of goers is not open for the viewer
 */
export async function discoverPeople(
  deps: DiscoveryDeps,
  viewerId: string,
  { sort, cursor, limit = DASHBOARD_PAGE, ...requested }: PageQuery,
): Promise<DiscoveryPage> {
  const size = Math.min(limit, DASHBOARD_PAGE);
  const after = cursor === undefined ? undefined : decodeCursor(sort, cursor);
  const narrowed = checkFilters(requested);
  const { db, clock } = deps;
  const [viewer, shareable, events, rankNow] = await Promise.all([
    readViewer(db, viewerId, requested.hideLiked ? HIDDEN_LIKES_MAX : 0),
    readShareable(db, viewerId),
    readOpenEvents(db, viewerId, clock.now()),
    deps.ranker?.upToDate(),
  ]);
  const { goesTo } = requested;
  if (goesTo && !events.some(({ id }) => id === goesTo)) {
    throw new AppError("NOT_GOING", "only people who go see who goes");
  }
  if (!viewer) return { ...NOBODY, ofUnknownLanguage: null, ofUnknownPlace: null, viewerInterests: 0 };
  const interestIds = await idsOf(db, requested.selectedInterests);
  const query: StoredQuery = {
    viewer: viewer.person,
    excludedIds: viewer.excludedIds,
    sort,
    filters: { ...narrowed, ...languageFilter(requested, viewer.person), interestIds },
    today: utcDate(clock.now()),
    now: clock.now().getTime(),
    // One extra, to know whether there is another page.
    limit: size + 1,
    after,
    among: goesTo ? amongGoers(viewer.person, goesTo, clock.now()) : undefined,
  };
  const { languages, maxDistance } = query.filters;
  const isPlaceAsked = maxDistance !== undefined && viewer.person.city !== null;
  const [{ found, total }, ofUnknownLanguage, ofUnknownPlace] = await Promise.all([
    findVisible(deps, { shareable, rankNow }, query),
    after || languages === undefined ? null : countUnknown(db, rankNow, query, SPEAK_NONE),
    after || !isPlaceAsked ? null : countUnknown(db, rankNow, query, LIVE_NOWHERE),
  ]);
  const viewerInterests = viewer.person.interestIds.length;
  const ids = found.map(({ known }) => known.person.id);
  const inCommon = await commonEvents(deps, viewer, { events, ids });
  return { ...pageOf(found, size, sort, inCommon), total, ofUnknownLanguage, ofUnknownPlace, viewerInterests };
}

function pageOf(
  found: readonly Found[],
  size: number,
  sort: DiscoverySort,
  inCommon: EventsInCommon = new Map(),
): Pick<DiscoveryPage, "people" | "nextCursor"> {
  const shown = found.slice(0, size);
  const last = found.length > size ? shown.at(-1) : undefined;
  return {
    people: shown.map(({ rank, known }) => presentCard(rank, known, inCommon.get(rank.id))),
    nextCursor: last ? encodeCursor(sort, last.rank) : null,
  };
}

/**
 * Counts the people who arrived in a period, pass the filters, and are neither liked nor hidden by the viewer.
 *
 * @throws {AppError} `VALIDATION_FAILED` at invalid filters
 */
export async function countArrivals(
  db: Queryable,
  viewerId: string,
  requested: Partial<DiscoveryFilters>,
  arrived: Arrived,
): Promise<number> {
  const narrowed = checkFilters(requested);
  const viewer = await readViewer(db, viewerId, HIDDEN_LIKES_MAX);
  if (!viewer) return 0;
  const { total } = await rankPeople(db, {
    viewer: viewer.person,
    excludedIds: viewer.excludedIds,
    sort: "compatibility",
    filters: {
      ...narrowed,
      ...languageFilter(requested, viewer.person),
      interestIds: await idsOf(db, requested.selectedInterests),
    },
    today: utcDate(arrived.until),
    now: arrived.until.getTime(),
    limit: 1,
    after: undefined,
    arrived,
    among: requested.goesTo ? amongGoers(viewer.person, requested.goesTo, arrived.until) : undefined,
  });
  return total;
}

/**
 * Returns only the filters that narrow.
 *
 * @throws {AppError} `VALIDATION_FAILED` at invalid filters
 */
export function narrowFilters(requested: DiscoveryFilters): Partial<DiscoveryFilters> {
  checkFilters(requested);
  return narrowingFilters(requested);
}

/** Undefined without names. */
async function idsOf(db: Queryable, names: string[] = []): Promise<number[] | undefined> {
  return names.length === 0 ? undefined : await findInterestIds(db, names);
}

interface Found {
  rank: RankingPosition;
  known: KnownPerson;
}

/**
 * Returns the first ranked people who are still visible to the viewer. People deleted, banned or blocked since the
 * ranking are replaced by the next ones.
 */
async function findVisible(
  { db, clock }: DiscoveryDeps,
  { shareable, rankNow }: { shareable: ShareableRow[]; rankNow: RankNow | undefined },
  query: StoredQuery,
): Promise<{ found: Found[]; total: number }> {
  const found: Found[] = [];
  let { after } = query;
  for (;;) {
    const wanted = query.limit - found.length;
    const { rows, total } = await rank(db, rankNow, { ...query, now: clock.now().getTime(), limit: wanted, after });
    const ids = rows.map(({ id }) => id);
    const shown = { shown: COMMON_INTERESTS.dashboard, now: clock.now(), shareable };
    const visible = await readPeople(db, query.viewer.id, ids, shown);
    for (const rank of rows) {
      const known = visible.get(rank.id);
      if (known) found.push({ rank, known });
    }
    after = rows.at(-1);
    if (rows.length < wanted || found.length >= query.limit) return { found, total };
  }
}

/** The filter `hideLiked` excludes so many at most, as every query names each of them. */
const HIDDEN_LIKES_MAX = 2000;

/** Usually enough for one selection. */
const CLOSEST_BATCH = 24;

export interface ClosestQuery {
  seed: number;
  alreadyShown: readonly string[];
  /** Who is eligible: first those who pass the first filters, then the others who pass the next, and so on. */
  circles: readonly Pick<Partial<DiscoveryFilters>, "maxDistance" | "ageRange" | "sharedLanguage">[];
  /** Per circle. */
  mostBatches: number;
}

/**
 * Yields batches of compatible people with shared titles, except liked ones: circle by circle, in each by percentage,
 * then shuffled by `seed`. Distance orders nobody, and Premium does not count.
 */
export async function* closestPeople(
  { db, clock, ranker }: DiscoveryDeps,
  viewerId: string,
  { seed, alreadyShown, circles, mostBatches }: ClosestQuery,
): AsyncGenerator<{ ids: string[]; circle: number }> {
  const [viewer, rankNow] = await Promise.all([readViewer(db, viewerId, HIDDEN_LIKES_MAX), ranker?.upToDate()]);
  if (!viewer) return;
  const excluded = [viewer.excludedIds, packUuids(alreadyShown)];
  for (const [circle, requested] of circles.entries()) {
    const query = {
      viewer: viewer.person,
      excludedIds: Buffer.concat(excluded),
      sort: "taste",
      seed,
      filters: { ...checkFilters(requested), ...languageFilter(requested, viewer.person) },
      today: utcDate(clock.now()),
      limit: CLOSEST_BATCH,
    } as const;
    let after: RankingPosition | undefined;
    let batches = 0;
    do {
      const { rows } = await rank(db, rankNow, { ...query, now: clock.now().getTime(), after });
      const close = rows.filter(({ compatibility }) => compatibility > 0);
      const ids = close.map(({ id }) => id);
      excluded.push(packUuids(ids));
      if (ids.length > 0) yield { ids, circle };
      after = close.length === CLOSEST_BATCH ? close.at(-1) : undefined;
      batches += 1;
    } while (after && batches < mostBatches);
  }
}

/** Returns who of these people still matches the viewer, ignoring blocks and hiding. */
export async function stillCompatible(
  { db, clock }: Pick<DiscoveryDeps, "db" | "clock">,
  viewerId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await readDiscoveryRows(db, [viewerId, ...ids]);
  const viewer = rows.find(({ id }) => id === viewerId);
  const now = clock.now().getTime();
  if (!viewer) return new Set();
  return new Set(
    rows
      .filter((person) => person !== viewer && isThere(person, now) && preferencesFit(viewer, person))
      .map(({ id }) => id),
  );
}

/** Ranks by the index, or in SQL without one and among some, with identical results. */
async function rank(db: Queryable, rankNow: RankNow | undefined, query: StoredQuery): Promise<RankingPage> {
  const end = rankings.startTimer();
  // The index does not hold event goers.
  const ranked = query.among ? undefined : await rankNow?.(query);
  const page = ranked ?? (await rankPeople(db, query));
  end({ engine: ranked ? "index" : "sql" });
  return page;
}

/**
 * Returns a page of those among the ids of a statement who find each other with the viewer: every rule of discovery holds
 * in both directions. The closest first. The caller checks what else holds.
 *
 * @throws {AppError} `VALIDATION_FAILED` at `cursor` when it is malformed or belongs to another list
 */
export async function discoverAmong(
  { db, clock }: Pick<DiscoveryDeps, "db" | "clock">,
  viewerId: string,
  { among, cursor, limit }: { among: Statement; cursor?: string | undefined; limit: number },
): Promise<Pick<DiscoveryPage, "people" | "total" | "nextCursor">> {
  const after = cursor === undefined ? undefined : decodeCursor("compatibility", cursor);
  const [viewer, shareable] = await Promise.all([readViewer(db, viewerId), readShareable(db, viewerId)]);
  const now = clock.now();
  if (!viewer || !canBeMet(viewer.person, now)) return NOBODY;
  const query = { ...amongQuery(viewer, among, now), limit: limit + 1, after };
  const { found, total } = await findVisible({ db, clock }, { shareable, rankNow: undefined }, query);
  return { ...pageOf(found, limit, "compatibility"), total };
}

function amongGoers(viewer: DiscoveryRow, eventId: string, now: Date): Statement {
  return canBeMet(viewer, now) ? goersMet(viewer.id, eventId, now) : selectIds([]);
}

function amongQuery(viewer: Viewer, among: Statement, now: Date): Omit<StoredQuery, "limit" | "after"> {
  return {
    viewer: viewer.person,
    excludedIds: viewer.excludedIds,
    sort: "compatibility",
    filters: {},
    today: utcDate(now),
    now: now.getTime(),
    among,
  };
}

/** People without gender and intention find everybody, but are found by nobody. */
function canBeMet(viewer: DiscoveryRow, now: Date): boolean {
  return isThere(viewer, now.getTime()) && wantedMask(viewer) !== null;
}

type EventsInCommon = Map<string, OpenEvent[]>;

/** Returns the upcoming events that a person and the viewer both attend, by person; only where the list of goers is open to them. */
export async function eventsInCommon(
  { db, clock }: Pick<DiscoveryDeps, "db" | "clock">,
  viewerId: string,
  ids: string[],
): Promise<EventsInCommon> {
  const events = await readOpenEvents(db, viewerId, clock.now());
  const viewer = events.length > 0 && ids.length > 0 ? await readViewer(db, viewerId) : undefined;
  return viewer ? commonEvents({ db, clock }, viewer, { events, ids }) : new Map();
}

async function commonEvents(
  { db, clock }: Pick<DiscoveryDeps, "db" | "clock">,
  viewer: Viewer,
  { events, ids }: { events: OpenEvent[]; ids: string[] },
): Promise<EventsInCommon> {
  const now = clock.now();
  if (events.length === 0 || ids.length === 0 || !canBeMet(viewer.person, now)) return new Map();
  const eventIds = events.map(({ id }) => id);
  const met = await readMet(db, viewer.person.id, { eventIds, ids }, now);
  if (met.length === 0) return new Map();
  const among = selectIds(met.map(({ personId }) => personId));
  const query = { ...amongQuery(viewer, among, now), limit: ids.length, after: undefined };
  const { rows } = await rankPeople(db, query);
  return new Map(
    rows.map(({ id }) => {
      const shared = new Set(met.filter(({ personId }) => personId === id).map(({ eventId }) => eventId));
      return [id, events.filter((event) => shared.has(event.id))];
    }),
  );
}

function isThere({ hiddenUntil: until }: DiscoveryRow, now: number): boolean {
  return typeof until === "boolean" ? !until : until <= now;
}

/** Filters that only people with an unknown language or place pass. */
const SPEAK_NONE = { languages: 0 };
const LIVE_NOWHERE = { maxDistance: -1 };

async function countUnknown(
  db: Queryable,
  rankNow: RankNow | undefined,
  query: StoredQuery,
  unmet: RankingFilters,
): Promise<number> {
  const { total } = await rank(db, rankNow, { ...query, filters: { ...query.filters, ...unmet }, limit: 1 });
  return total;
}

/** The index's data source. */
export function rankingSource(database: Pick<Database, "db" | "engine" | "copyOut">): RankingSource {
  const { db } = database;
  return {
    streamCities: () => copyDiscoveryCities(database),
    readSnapshot: () => readSnapshot(db),
    streamPeople: () => copyDiscoveryRows(database),
    readPeople: (ids) => readDiscoveryRows(db, ids),
    readChangesSince: (snapshot) => readChangesSince(db, snapshot),
  };
}
