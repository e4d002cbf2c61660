import type { CatalogueTitle, DemoPerson } from "./demo-types.ts";

export const MANY_TITLES = 60;

/**
 * Adds edge cases: people without photo, city or bio, one with the longest names, one without titles, one with
 * `MANY_TITLES`. Skips written people, premium members and the demo member's admirers.
 */
export function withGaps(people: readonly DemoPerson[], titles: readonly CatalogueTitle[]): DemoPerson[] {
  let invented = 0;
  return people.map((person) => {
    if (person.likesMember || person.isPremium || !INVENTED.test(person.key)) return person;
    invented += 1;
    if (invented === 5)
      return { ...person, nickname: "Bibliotecaria_de_Oz1", firstName: "Maximilian", lastName: "Etxeberria" };
    if (invented === 8) return { ...person, interestIds: [] };
    if (invented === 11) return { ...person, interestIds: manyTitles(person, titles) };
    if (invented % 17 === 0) return { ...person, cityId: null };
    if (invented % 13 === 0) return { ...person, bio: "" };
    if (invented % 9 === 0) return { ...person, hasPhoto: false };
    return person;
  });
}

const INVENTED = /^demo-\d+$/;

/** Returns their own titles, then the best known. */
function manyTitles({ interestIds }: DemoPerson, titles: readonly CatalogueTitle[]): number[] {
  const known = titles.toSorted((one, other) => one.rank - other.rank || one.id - other.id).map(({ id }) => id);
  return [...new Set([...interestIds, ...known])].slice(0, MANY_TITLES);
}
