/** How rare the taste is that two people share. */
import type { Queryable } from "../../platform/database/open.ts";
import { readRareTitles, writeRareTitles } from "./store.ts";

/** Of everybody in discovery. */
export const countRareTitles = writeRareTitles;

/** How many people in discovery love each rare title of a person, by the number of its name, as of the last count. */
export async function fansOfRareTitles(db: Queryable, personId: string): Promise<ReadonlyMap<number, number>> {
  const rows = await readRareTitles(db, personId);
  return new Map(rows.map(({ nameNumber, people }) => [nameNumber, people]));
}
