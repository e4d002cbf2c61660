import type { CatalogueTitle, DemoPerson } from "./demo-types.ts";

/** Most titles that anybody in the demo has chosen. */
export const MANY_TITLES = 60;

/**
 * The people as they come in life: some without a photo, without a city or without a word about themselves, one with the
 * longest possible names, one without titles and one with `MANY_TITLES`. People written by hand, premium members and those who
 * like the demo member stay as they are. The same people each time.
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

/** The keys of people who were not written by hand. */
const INVENTED = /^demo-\d+$/;

/** The person's own titles, and the best known besides. */
function manyTitles({ interestIds }: DemoPerson, titles: readonly CatalogueTitle[]): number[] {
  const known = titles.toSorted((one, other) => one.rank - other.rank || one.id - other.id).map(({ id }) => id);
  return [...new Set([...interestIds, ...known])].slice(0, MANY_TITLES);
}
