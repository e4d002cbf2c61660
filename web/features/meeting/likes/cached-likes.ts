import type { Profile } from "@nakamatch/contract/endpoints/people/profiles";
import type { QueryClient } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";
import { type CachedChange, mapChanged, mapInPages } from "../../../lib/cached-changes.ts";
import { changeToday } from "../../people/people-of-today.ts";

type Liked = Pick<Profile, "id" | "hasLiked" | "isMatch">;
type CardPages = { pages: { people: Liked[] }[] };

/** The person's cards and profile (LIKE-08, PROFILE-11). Only the server knows of a new match. */
export function likeChanges(
  personId: string,
  hasLiked: boolean,
  isNowMatch = false,
): [CachedChange<CardPages>, CachedChange<CardPages>, ReturnType<typeof changeToday>, CachedChange<Profile>] {
  const changed = <Person extends Liked>(person: Person): Person => {
    const isMatch = hasLiked && (isNowMatch || person.isMatch);
    return person.hasLiked === hasLiked && person.isMatch === isMatch ? person : { ...person, hasLiked, isMatch };
  };
  const inPages = (data: CardPages) =>
    mapInPages(data, "people", (each) => (each.id === personId ? changed(each) : each));
  return [
    { queryKey: orpc.discovery.page.key({ type: "infinite" }), apply: inPages },
    { queryKey: orpc.going.people.key({ type: "infinite" }), apply: inPages },
    changeToday((people) => mapChanged(people, (each) => (each.id === personId ? changed(each) : each))),
    { queryKey: orpc.profiles.get.queryKey({ input: { personId } }), apply: changed },
  ];
}

/** Ids of the people whom screens show as liked without a match. */
export function likedWithoutMatch(queries: QueryClient): Set<string> {
  const pages = queries.getQueriesData<CardPages>({ queryKey: orpc.discovery.page.key({ type: "infinite" }) });
  const profiles = queries.getQueriesData<Profile>({ queryKey: orpc.profiles.get.key() });
  const people: (Liked | undefined)[] = [
    ...pages.flatMap(([, data]) => data?.pages.flatMap((page) => page.people) ?? []),
    ...(queries.getQueryData(orpc.dailyPeople.today.queryKey())?.people ?? []),
    ...profiles.map(([, profile]) => profile),
  ];
  return new Set(people.flatMap((person) => (person?.hasLiked && !person.isMatch ? [person.id] : [])));
}
