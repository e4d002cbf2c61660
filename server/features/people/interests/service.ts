/** A person's interests, and the popular ones. */
import type { Interest } from "@nakamatch/contract/schemas/people";
import type { StatusLists } from "@nakamatch/contract/schemas/shelf";
import { OWN_INTERESTS_MAX, POPULAR_TITLES } from "@nakamatch/contract/vocabulary/limits";
import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { AppError } from "../../../platform/app-error.ts";
import type { Clock } from "../../../platform/clock.ts";
import { lockPerson } from "../../../platform/database/lock-person.ts";
import type { Db, Queryable, Tx } from "../../../platform/database/open.ts";
import { mentionUnknownTitles } from "../catalogue/service.ts";
import type { UnknownTitle } from "../catalogue/types.ts";
import { addStatuses } from "../shelf/service.ts";
import {
  deleteInterest,
  insertInterests,
  listInterests,
  readFans,
  readInterestIds,
  readPopularTitles,
  readTitles,
} from "./store.ts";

const POPULAR_FRESH_MS = 10 * 60_000;

export type PopularTitles = (kind: InterestKind) => Promise<Interest[]>;

/** The most chosen titles, then the best known (`readPopularTitles`), cached for all members unless empty. */
export function createPopularTitles({ db, clock }: { db: Queryable; clock: Clock }): PopularTitles {
  let read: { at: number; titles: Promise<Interest[]> } | undefined;
  const refresh = (now: number) => {
    const titles = readPopularTitles(db, { limit: POPULAR_TITLES });
    const current = { at: now, titles };
    read = current;
    const forget = () => {
      if (read === current) read = undefined;
    };
    titles.then((found) => found.length === 0 && forget(), forget);
    return titles;
  };
  return async (kind) => {
    const now = clock.now().getTime();
    const titles = await (read && now - read.at < POPULAR_FRESH_MS ? read.titles : refresh(now));
    return titles.filter((title) => title.kind === kind);
  };
}

/**
 * Adds an interest; idempotent (INTEREST-10). `fans`: number of visible people of the country who chose it, as last
 * counted. The triggers `discovery_follow_*` update discovery.
 *
 * @throws {AppError} `INTEREST_NOT_FOUND`, `INTERESTS_FULL` (`OWN_INTERESTS_MAX`)
 */
export function addInterest(db: Db, personId: string, interestId: number): Promise<Interest & { fans: number | null }> {
  return db.transaction(async (tx) => {
    const { titles } = await addTitles(tx, personId, [interestId]);
    return { ...(titles[0] as Interest), fans: await readFans(tx, personId, interestId) };
  });
}

/**
 * Adds all chosen titles of a list or none, with their statuses. Counts `unknown` titles for the operator only if
 * something was added, so that retries count nothing twice.
 *
 * @returns the number of new ones, and all interests
 * @throws {AppError} as `addInterest`
 */
export function importInterests(
  db: Db,
  personId: string,
  {
    interestIds,
    statuses = {},
    unknown,
  }: { interestIds: readonly number[]; statuses?: StatusLists | undefined; unknown: readonly UnknownTitle[] },
): Promise<{ added: number; interests: Interest[] }> {
  return db.transaction(async (tx) => {
    const { added } = await addTitles(tx, personId, interestIds);
    await addStatuses(tx, personId, { interestIds, statuses });
    if (added > 0) await mentionUnknownTitles(tx, unknown);
    return { added, interests: await listInterests(tx, personId) };
  });
}

/** Counts a title that the catalogue lacks as one more mention, for the operator. */
export async function requestTitle(db: Db, { title, kind }: UnknownTitle): Promise<{ title: string }> {
  await db.transaction((tx) => mentionUnknownTitles(tx, [{ title, kind }]));
  return { title };
}

/** Idempotent (INTEREST-11). */
export async function removeInterest(
  db: Queryable,
  personId: string,
  interestId: number,
): Promise<{ interestId: number }> {
  await deleteInterest(db, personId, interestId);
  return { interestId };
}

/** Skips those the person has; the lock keeps concurrent calls below the maximum. */
async function addTitles(
  tx: Tx,
  personId: string,
  interestIds: readonly number[],
): Promise<{ added: number; titles: Interest[] }> {
  await lockPerson(tx, personId, { toChange: true });
  const wanted = [...new Set(interestIds)];
  const titles = await readTitles(tx, wanted);
  const missing = wanted.find((id) => !titles.some((title) => title.id === id));
  if (missing !== undefined) throw new AppError("INTEREST_NOT_FOUND", `there is no interest ${missing}`);
  const present = new Set(await readInterestIds(tx, personId));
  const fresh = wanted.filter((id) => !present.has(id));
  if (fresh.length > 0 && present.size + fresh.length > OWN_INTERESTS_MAX) {
    throw new AppError("INTERESTS_FULL", `a person can have ${OWN_INTERESTS_MAX} interests`);
  }
  if (fresh.length > 0) await insertInterests(tx, personId, fresh);
  return { added: fresh.length, titles };
}

export { listInterests };
