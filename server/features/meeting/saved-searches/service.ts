/** Saved discovery filters, and how many new people match them. */
import type { SavedSearch } from "@nakamatch/contract/endpoints/meeting/saved-searches";
import type { DiscoveryFilters, DiscoverySort } from "@nakamatch/contract/vocabulary/discovery";
import { SAVED_SEARCHES } from "@nakamatch/contract/vocabulary/limits";
import { narrowingFilters } from "@nakamatch/domain/meeting/filters";
import { isVisible, storableText } from "@nakamatch/domain/people/visible-text";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import { violatedConstraint } from "../../../platform/database/constraint.ts";
import { lockPerson } from "../../../platform/database/lock-person.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import { countArrivals, narrowFilters } from "../discovery/service.ts";
import { readOpenEvents } from "../goers/service.ts";
import { existingFilters, knownFilters } from "./policy.ts";
import {
  deleteSearch,
  insertSearch,
  readDue,
  readExisting,
  readSearches,
  restartSearches,
  updateSearch,
  updateToldUntil,
} from "./store.ts";
import type { Changes, SearchNews, SearchRow } from "./types.ts";

/** Earlier arrivals are no longer new. */
const NEWS_MS = 30 * 24 * 60 * 60 * 1000;

/** Leaves time for transactions still running. */
const SETTLED_MS = 60_000;

interface Wanted {
  name: string;
  sort: DiscoverySort;
  filters: DiscoveryFilters;
  inDigest: boolean;
}

/** The oldest first. */
export async function listSearches(db: Queryable, actor: Actor): Promise<{ searches: SavedSearch[] }> {
  return { searches: await withFilters(db, actor.id, await readSearches(db, actor.id)) };
}

/**
 * Saves a search. Idempotent: a search with this id stays unchanged.
 *
 * @throws {AppError} `VALIDATION_FAILED` for invalid filters, and for an invisible or already used name;
 * `SAVED_SEARCHES_FULL`, `NOT_GOING`, `NOT_FOUND` for another person's id
 */
export async function saveSearch(
  db: Db,
  actor: Actor,
  { searchId, ...wanted }: Wanted & { searchId: string },
): Promise<SavedSearch> {
  await requireGoing(db, actor.id, wanted.filters);
  const search = { id: searchId, ...wanted, name: nameOf(wanted.name), filters: narrowFilters(wanted.filters) };
  const stored = await refusingTaken(() =>
    db.transaction(async (tx) => {
      await lockPerson(tx, actor.id, { toChange: true });
      const known = (await readSearches(tx, actor.id)).find(({ id }) => id === searchId);
      const saved = known ?? (await insertSearch(tx, actor.id, search));
      if (!saved) throw new AppError("SAVED_SEARCHES_FULL", `at most ${SAVED_SEARCHES.max} searches`);
      return saved;
    }),
  );
  return withExistingFilters(db, actor.id, stored);
}

/**
 * Changes a search; absent values stay.
 *
 * @throws {AppError} `VALIDATION_FAILED` and `NOT_GOING` as in `saveSearch`, `NOT_FOUND`
 */
export async function changeSearch(
  db: Db,
  actor: Actor,
  { searchId, name, filters, ...changes }: Changes<Wanted> & { searchId: string },
): Promise<SavedSearch> {
  if (filters) await requireGoing(db, actor.id, filters);
  const startsAnew = filters !== undefined || changes.inDigest === true;
  const stored = await refusingTaken(() =>
    updateSearch(
      db,
      { personId: actor.id, searchId, startsAnew },
      {
        ...changes,
        name: name === undefined ? undefined : nameOf(name),
        filters: filters && narrowFilters(filters),
      },
    ),
  );
  if (!stored) throw notFound();
  return withExistingFilters(db, actor.id, stored);
}

/** Removes a search. Idempotent. */
export async function removeSearch(db: Queryable, actor: Actor, searchId: string): Promise<{ isRemoved: true }> {
  await deleteSearch(db, actor.id, searchId);
  return { isRemoved: true };
}

/**
 * Returns the digest's searches with enough arrivals since the last digest, up to a minute before `now`. Searches whose
 * filters or event no longer exist have no news.
 */
export async function readSearchNews(db: Queryable, personId: string, now: Date): Promise<SearchNews[]> {
  const { min, max } = SAVED_SEARCHES.told;
  const until = settled(now);
  const news: SearchNews[] = [];
  const due = await withFilters(db, personId, await readDue(db, personId, until), now);
  for (const { id, name, sort, filters, toldUntil, isEventGone } of due) {
    if (isEventGone || Object.keys(narrowingFilters(filters)).length === 0) continue;
    const after = new Date(Math.max(toldUntil.getTime(), until.getTime() - NEWS_MS));
    const count = await countArrivals(db, personId, filters, { after, until });
    if (count >= min) news.push({ id, name, sort, filters, count: Math.min(count, max) });
  }
  return news;
}

/** The next digest starts where `readSearchNews` ended. */
export async function markSearchesTold(tx: Queryable, news: readonly SearchNews[], now: Date): Promise<void> {
  if (news.length === 0) return;
  await updateToldUntil(
    tx,
    news.map(({ id }) => id),
    settled(now),
  );
}

function settled(now: Date): Date {
  return new Date(now.getTime() - SETTLED_MS);
}

/** Interprets filters by today's rules. */
async function withFilters<Row extends SearchRow>(
  db: Queryable,
  personId: string,
  rows: readonly Row[],
  now = new Date(),
) {
  const known = rows.map((row) => ({ ...row, filters: knownFilters(row) }));
  const all = known.map(({ filters }) => filters);
  const [existing, events] = await Promise.all([readExisting(db, all), openFor(db, personId, all, now)]);
  return known.map((row) => {
    const filters = existingFilters(row.filters, { ...existing, events });
    return { ...row, filters, ...(row.filters.goesTo !== filters.goesTo && { isEventGone: true }) };
  });
}

/** The ids of the events by which these filters may ask now. */
async function openFor(
  db: Queryable,
  personId: string,
  searches: readonly DiscoveryFilters[],
  now: Date,
): Promise<Set<string>> {
  if (searches.every(({ goesTo }) => goesTo === "")) return new Set();
  return new Set((await readOpenEvents(db, personId, now)).map(({ id }) => id));
}

async function requireGoing(db: Queryable, personId: string, filters: DiscoveryFilters): Promise<void> {
  const { goesTo } = filters;
  if (goesTo === "" || (await openFor(db, personId, [filters], new Date())).has(goesTo)) return;
  throw new AppError("NOT_GOING", "only people who go see who goes");
}

async function withExistingFilters(db: Queryable, personId: string, row: SearchRow): Promise<SavedSearch> {
  const [search] = await withFilters(db, personId, [row]);
  if (!search) throw new Error("a row became no search");
  return search;
}

function nameOf(text: string): string {
  if (!isVisible(text)) throw invalidInput([{ path: "name", reason: "required" }]);
  return storableText(text);
}

async function refusingTaken<Result>(store: () => Promise<Result>): Promise<Result> {
  try {
    return await store();
  } catch (error) {
    const constraint = violatedConstraint(error)?.constraint;
    if (constraint === "saved_searches_name_key") throw invalidInput([{ path: "name", reason: "taken" }]);
    throw constraint === "saved_searches_pkey" ? notFound() : error;
  }
}

function notFound(): AppError {
  return new AppError("NOT_FOUND", "no such search");
}

export { restartSearches };
