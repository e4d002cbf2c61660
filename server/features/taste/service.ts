/** How rare shared taste is. */
import type { Queryable } from "../../platform/database/open.ts";
import { readRareTitles, writeRareTitles } from "./store.ts";

/** Counts rare titles among all people in discovery. */
export const countRareTitles = writeRareTitles;

/** Returns the number of people in discovery who love each of a person's rare titles, by name number, as last counted. */
export async function fansOfRareTitles(db: Queryable, personId: string): Promise<ReadonlyMap<number, number>> {
  const rows = await readRareTitles(db, personId);
  return new Map(rows.map(({ nameNumber, people }) => [nameNumber, people]));
}
