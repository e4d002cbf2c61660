import { RARE_FANS } from "@nakamatch/contract/vocabulary/limits";
import type { ShareableTitle } from "./common-interests.ts";

/** A shared title; `fewerThan` people love it, null if it is not rare. */
export interface SharedTaste {
  title: string;
  nameNumber: number;
  fewerThan: number | null;
}

type Common = readonly (Pick<ShareableTitle, "nameNumber"> & { name: string })[];

/** Numbers of people by name, of rare titles only. */
type Fans = ReadonlyMap<number, number>;

/**
 * The titles in common, which are given the best known first, the most telling first: from the rarest on, of equally rare
 * ones the best known, then those that are not rare from the least known on.
 */
export function tellingInCommon(common: Common, fans: Fans): SharedTaste[] {
  const rare: SharedTaste[] = rareInCommon(common, fans);
  const said = new Set(rare.map(({ title }) => title));
  const others = common
    .filter(({ name }) => !said.has(name))
    .map(({ name: title, nameNumber }) => ({ title, nameNumber, fewerThan: null }));
  return [...rare, ...others.reverse()];
}

function rareInCommon(common: Common, fans: Fans): SharedTaste[] {
  return common
    .map(({ name: title, nameNumber }) => ({ title, nameNumber, people: fans.get(nameNumber) ?? 0 }))
    .sort((one, other) => one.people - other.people)
    .flatMap(({ people, ...title }) => {
      const fewerThan = people < RARE_FANS.min ? undefined : RARE_FANS.below.find((limit) => people < limit);
      return fewerThan ? [{ ...title, fewerThan }] : [];
    });
}

/**
 * Gives each person one of the titles shared with them, so that as few as possible are said twice (a maximum matching by
 * augmenting paths), and otherwise the most telling; null without any.
 *
 * @param people each one's titles, the most telling first
 */
export function giveReasons(people: readonly (readonly SharedTaste[])[]): (SharedTaste | null)[] {
  /** Maps a title to the index of its person. */
  const given = new Map<string, number>();
  const give = (person: number, tried: Set<string>): boolean =>
    (people[person] ?? []).some(({ title }) => {
      if (tried.has(title)) return false;
      tried.add(title);
      const holder = given.get(title);
      if (holder !== undefined && !give(holder, tried)) return false;
      given.set(title, person);
      return true;
    });
  for (const person of people.keys()) give(person, new Set());
  const titles = new Map(Array.from(given, ([title, person]) => [person, title]));
  return people.map((shared, person) => shared.find(({ title }) => title === titles.get(person)) ?? shared[0] ?? null);
}
