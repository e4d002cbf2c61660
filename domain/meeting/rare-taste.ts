import { RARE_FANS } from "@nakamatch/contract/vocabulary/limits";
import type { ShareableTitle } from "./common-interests.ts";

/** A shared title that fewer than `fewerThan` people love. */
export interface RareTaste {
  title: string;
  fewerThan: number;
}

/**
 * The rarest of the titles in common; of equally rare ones the best known.
 *
 * @param common the best known first
 * @param fans numbers of people by name, of rare titles only
 */
export function rarestInCommon(
  common: readonly (Pick<ShareableTitle, "nameNumber"> & { name: string })[],
  fans: ReadonlyMap<number, number>,
): RareTaste | null {
  let rarest: { title: string; people: number } | undefined;
  for (const { name: title, nameNumber } of common) {
    const people = fans.get(nameNumber);
    if (people !== undefined && people < (rarest?.people ?? Infinity)) rarest = { title, people };
  }
  const fewerThan = rarest && RARE_FANS.below.find((limit) => rarest.people < limit);
  return rarest && fewerThan && rarest.people >= RARE_FANS.min ? { title: rarest.title, fewerThan } : null;
}
