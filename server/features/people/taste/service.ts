/** What connects two people, and how rare that is. */
import { lovedByBoth, type ShareableTitle } from "@nakamatch/domain/meeting/common-interests";
import { type SharedTaste, tellingInCommon } from "@nakamatch/domain/meeting/rare-taste";
import type { Queryable } from "../../../platform/database/open.ts";
import { countRareTitles, readRareTitles, readUnlovedTitles } from "./store.ts";

type Common = readonly (ShareableTitle & { name: string })[];

/**
 * Prepares what to say of the viewer and these people. The numbers of fans are those last counted.
 *
 * @returns a function from a person and the titles in common, the best known first, to those that neither of both dropped or
 *   only plans, the most telling first
 */
export async function connectionsWith(
  db: Queryable,
  viewerId: string,
  personIds: string[],
): Promise<(personId: string, common: Common) => SharedTaste[]> {
  const [rare, unloved] = await Promise.all([
    readRareTitles(db, viewerId),
    readUnlovedTitles(db, [viewerId, ...personIds]),
  ]);
  const fans = new Map(rare.map(({ nameNumber, people }) => [nameNumber, people]));
  return (personId, common) => tellingInCommon(lovedByBoth(common, unloved, [viewerId, personId]), fans);
}

/** Of the titles that two people have in common, those that both love, in the same order. */
export async function lovedInCommon<Title extends Pick<ShareableTitle, "nameNumber">>(
  db: Queryable,
  both: readonly [string, string],
  common: readonly Title[],
): Promise<Title[]> {
  return common.length > 0 ? lovedByBoth(common, await readUnlovedTitles(db, [...both]), both) : [];
}

export { countRareTitles };
