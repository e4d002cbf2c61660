import { RARE_FANS } from "@nakamatch/contract/vocabulary/limits";
import type { ShareableTitle } from "./common-interests.ts";

/** A shared title that fewer than `fewerThan` people love. */
export interface RareTaste {
  title: string;
  fewerThan: number;
}

/** A shared title, rare or not. */
export interface SharedTaste {
  title: string;
  fewerThan: number | null;
}

type Common = readonly (Pick<ShareableTitle, "nameNumber"> & { name: string })[];

/** Numbers of people by name, of rare titles only. */
type Fans = ReadonlyMap<number, number>;

/** The rarest of the titles in common, which are given the best known first; of equally rare ones the best known. */
export function rarestInCommon(common: Common, fans: Fans): RareTaste | null {
  return rareInCommon(common, fans)[0] ?? null;
}

/** The titles in common, the most telling first: from the rarest on, then those that are not rare from the least known on. */
export function tellingInCommon(common: Common, fans: Fans): SharedTaste[] {
  const rare: SharedTaste[] = rareInCommon(common, fans);
  const said = new Set(rare.map(({ title }) => title));
  const others = common.filter(({ name }) => !said.has(name)).map(({ name: title }) => ({ title, fewerThan: null }));
  return [...rare, ...others.reverse()];
}

function rareInCommon(common: Common, fans: Fans): RareTaste[] {
  return common
    .map(({ name: title, nameNumber }) => ({ title, people: fans.get(nameNumber) ?? 0 }))
    .sort((one, other) => one.people - other.people)
    .flatMap(({ title, people }) => {
      const fewerThan = people < RARE_FANS.min ? undefined : RARE_FANS.below.find((limit) => people < limit);
      return fewerThan ? [{ title, fewerThan }] : [];
    });
}

/**
 * Gives each person one of the titles shared with them, so that as few as possible are said twice (a maximum matching by
 * augmenting paths), and otherwise the most telling.
 *
 * @param people each one's titles, the most telling first, at least one
 */
export function giveReasons(people: readonly (readonly SharedTaste[])[]): SharedTaste[] {
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
  return people.map((shared, person) => {
    const [first] = shared;
    if (!first) throw new Error("a person without a title in common");
    return shared.find(({ title }) => title === titles.get(person)) ?? first;
  });
}
