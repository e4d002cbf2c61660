import type { Interest, PersonCard, SharedInterests } from "@nakamatch/contract/schemas/people";
import type { InterestKind } from "@nakamatch/contract/vocabulary/people";

/** Server answers for tests of the dashboard. */

export const id = (number: number) => `10000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

export function person(number: number, extra: Partial<PersonCard> = {}): PersonCard {
  return {
    id: id(number),
    nickname: `Zoro${number}`,
    avatarUrl: null,
    age: 27,
    country: "ES",
    city: "Málaga",
    isPremium: false,
    isVerified: false,
    gender: "hombre",
    lookingFor: "ambas",
    distanceKm: 12.34,
    compatibility: 67,
    interests: shares([]),
    line: null,
    foreignLanguages: [],
    recentActivity: null,
    hasLiked: false,
    isMatch: false,
    possible: "ambas",
    ...extra,
  };
}

/** `shown` and `more` further anime. */
export function shares(shown: Interest[], more = 0): SharedInterests {
  const count = (kind: InterestKind) => shown.filter((each) => each.kind === kind).length;
  const byKind = { anime: count("anime") + more, juego: count("juego"), serie_pelicula: count("serie_pelicula") };
  return { shown, more, total: shown.length + more, byKind, favourites: [] };
}

export function interest(number: number, kind: InterestKind = "anime", name = `Título ${number}`) {
  return { id: number, name, kind };
}

export const page =
  (people: PersonCard[], total = people.length, nextCursor: string | null = null) =>
  () => ({
    people,
    total,
    nextCursor,
  });
