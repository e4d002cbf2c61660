/** The catalogue of titles and what a person loves of it (spec §3 gustos, usuario_gustos). */
import type { Interest } from "@nakamatch/contract/schemas/people";
import { AppError } from "../../platform/app-error.ts";
import type { Queryable } from "../../platform/database/open.ts";
import { deleteInterest, insertInterest, readInterestsOf, readTitle, readTitlesByName, searchTitles } from "./store.ts";
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

/** What a person loves, by name (INTEREST-17). */
export function listInterests(db: Queryable, personId: string): Promise<Interest[]> {
  return readInterestsOf(db, personId);
}

/**
 * Adds an interest to a person's own; one they have stays as it is (INTEREST-10). Triggers `discovery_follow_*` keep the
 * table that discovery reads, here and wherever a person changes.
 *
 * @throws {AppError} `INTEREST_NOT_FOUND` when the catalogue has no such title
 */
export async function addInterest(db: Queryable, personId: string, interestId: number): Promise<Interest> {
  const title = await readTitle(db, interestId);
  if (!title) throw new AppError("INTEREST_NOT_FOUND", `there is no interest ${interestId}`);
  await insertInterest(db, personId, interestId);
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
