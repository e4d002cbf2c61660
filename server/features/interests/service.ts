/** What a person loves of the catalogue, and what most people love (spec §3 usuario_gustos). */
import type { Interest } from "@nakamatch/contract/schemas/people";
import { OWN_INTERESTS_MAX, POPULAR_TITLES } from "@nakamatch/contract/vocabulary/limits";
import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/clock.ts";
import { holdPerson } from "../../platform/database/hold-person.ts";
import type { Db, Queryable, Tx } from "../../platform/database/open.ts";
import { mentionUnknownTitles } from "../catalogue/service.ts";
import type { UnknownTitle } from "../catalogue/types.ts";
import {
  deleteInterest,
  insertInterests,
  readInterestIds,
  readInterestsOf,
  readPopularTitles,
  readTitles,
} from "./store.ts";

/** How long the popular titles stay as they were read, in milliseconds. */
const POPULAR_FRESH_MS = 10 * 60_000;

/** Answers with the popular titles of a kind. */
export type PopularTitles = (kind: InterestKind) => Promise<Interest[]>;

/**
 * The most chosen titles of each kind, then the best known (`readPopularTitles`). They are read for all members together, and
 * once in `POPULAR_FRESH_MS` at most; an empty catalogue is read again.
 */
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

/** What a person loves, by name (INTEREST-17). */
export function listInterests(db: Queryable, personId: string): Promise<Interest[]> {
  return readInterestsOf(db, personId);
}

/**
 * Adds an interest to a person's own; one they have stays as it is (INTEREST-10). Triggers `discovery_follow_*` keep the
 * table that discovery reads, here and wherever a person changes.
 *
 * @throws {AppError} `INTEREST_NOT_FOUND` when the catalogue has no such title, `INTERESTS_FULL` when the person has
 *   `OWN_INTERESTS_MAX` others
 */
export async function addInterest(db: Db, personId: string, interestId: number): Promise<Interest> {
  const [title] = await db.transaction(async (tx) => {
    const { titles } = await addTitles(tx, personId, [interestId]);
    return titles;
  });
  return title as Interest;
}

/**
 * Adds the titles that a person chose of a list, all or none. Repeating it changes nothing. `unknown` titles of the list are
 * counted for the operator with the first import that adds something, so that a repeated request counts nothing twice.
 *
 * @returns how many the person did not have, and all that they love now
 * @throws {AppError} as `addInterest`
 */
export function importInterests(
  db: Db,
  personId: string,
  { interestIds, unknown }: { interestIds: readonly number[]; unknown: readonly UnknownTitle[] },
): Promise<{ added: number; interests: Interest[] }> {
  return db.transaction(async (tx) => {
    const { added } = await addTitles(tx, personId, interestIds);
    if (added > 0) await mentionUnknownTitles(tx, unknown);
    return { added, interests: await readInterestsOf(tx, personId) };
  });
}

/** Removes an interest from a person's own; one they don't have is removed already (INTEREST-11). */
export async function removeInterest(
  db: Queryable,
  personId: string,
  interestId: number,
): Promise<{ interestId: number }> {
  await deleteInterest(db, personId, interestId);
  return { interestId };
}

/** Adds titles that the person may have already, while nobody else adds to theirs: together they never exceed the maximum. */
async function addTitles(
  tx: Tx,
  personId: string,
  interestIds: readonly number[],
): Promise<{ added: number; titles: Interest[] }> {
  // Others who add interests to this person wait.
  await holdPerson(tx, personId, { toChange: true });
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
