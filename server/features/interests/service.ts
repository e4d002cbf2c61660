/** The catalogue of titles and what a person loves of it (spec §3 gustos, usuario_gustos). */
import type { Interest } from "@nakamatch/contract/schemas/people";
import { POPULAR_TITLES } from "@nakamatch/contract/vocabulary/limits";
import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Queryable } from "../../platform/database/open.ts";
import {
  deleteInterest,
  insertInterest,
  readInterestsOf,
  readPopularTitles,
  readTitle,
  readTitlesByName,
  searchTitles,
} from "./store.ts";
import type { CatalogueQuery, CatalogueTitle } from "./types.ts";

/**
 * Titles of the catalogue by name (INTEREST-16). With a `search` those that contain it in their name or in another of
 * their titles, best first: names that begin with it, then the best known, then by name (INTEREST-07).
 */
export async function listTitles(db: Queryable, { kind, search, limit }: CatalogueQuery): Promise<CatalogueTitle[]> {
  const part = search?.trim() ?? "";
  if (part !== "") return searchTitles(db, part, kind, limit);
  const titles = await readTitlesByName(db, kind, limit);
  return titles.map((title) => ({ ...title, matchedTitle: null }));
}

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
 * @throws {AppError} `INTEREST_NOT_FOUND` when the catalogue has no such title; `INTERESTS_FULL` when the person has
 *   `OWN_INTERESTS_MAX` others
 */
export async function addInterest(db: Db, personId: string, interestId: number): Promise<Interest> {
  const title = await readTitle(db, interestId);
  if (!title) throw new AppError("INTEREST_NOT_FOUND", `there is no interest ${interestId}`);
  const isTheirs = await db.transaction((tx) => insertInterest(tx, personId, interestId));
  if (!isTheirs) throw new AppError("INTERESTS_FULL", "this person can choose no more interests");
  return title;
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
