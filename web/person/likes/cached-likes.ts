import type { Profile } from "@nakamatch/contract/endpoints/profiles";
import { orpc } from "../../lib/api.ts";
import { type CachedChange, mapChanged, mapInPages } from "../../lib/cached-changes.ts";

type Liked = Pick<Profile, "id" | "hasLiked" | "isMatch">;
type Today = { people: Liked[] };
type DiscoveryPages = { pages: { people: Liked[] }[] };

/** The person's cards and profile (LIKE-08, PROFILE-11). Only the server knows of a new match. */
export function likeChanges(
  personId: string,
  hasLiked: boolean,
  isNowMatch = false,
): [CachedChange<DiscoveryPages>, CachedChange<Today>, CachedChange<Profile>] {
  const changed = <Person extends Liked>(person: Person): Person => {
    const isMatch = hasLiked && (isNowMatch || person.isMatch);
    return person.hasLiked === hasLiked && person.isMatch === isMatch ? person : { ...person, hasLiked, isMatch };
  };
  return [
    {
      queryKey: orpc.discovery.page.key({ type: "infinite" }),
      apply: (data) => mapInPages(data, "people", (each) => (each.id === personId ? changed(each) : each)),
    },
    {
      queryKey: orpc.dailyPeople.today.queryKey(),
      apply: (data) => {
        const people = mapChanged(data.people, (each) => (each.id === personId ? changed(each) : each));
        return people === data.people ? data : { ...data, people };
      },
    },
    { queryKey: orpc.profiles.get.queryKey({ input: { personId } }), apply: changed },
  ];
}
