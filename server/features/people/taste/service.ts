/** How rare shared taste is. */
import type { Queryable } from "../../../platform/database/open.ts";
import { countRareTitles, readRareTitles } from "./store.ts";

/** Returns the number of people in discovery who love each of a person's rare titles, by name number, as last counted. */
export async function fansOfRareTitles(db: Queryable, personId: string): Promise<ReadonlyMap<number, number>> {
  const rows = await readRareTitles(db, personId);
  return new Map(rows.map(({ nameNumber, people }) => [nameNumber, people]));
}

export { countRareTitles };
