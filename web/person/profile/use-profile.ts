import { useQuery, useQueryClient } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { findKnownPerson, knownFromProfile } from "./known-person.ts";

/** How another person's profile is fetched. */
export function profileQuery(personId: string) {
  return orpc.profiles.get.queryOptions({ input: { personId } });
}

/** How the own profile is fetched. */
export function ownProfileQuery() {
  return orpc.profiles.mine.queryOptions();
}

/** Error codes for "there is no such person for this viewer"; an id of another shape has none either. */
const NOBODY: ReadonlySet<string> = new Set(["PERSON_NOT_FOUND", "VALIDATION_FAILED"]);

/**
 * Another person's profile: `known` is what can be shown now, from the profile or, until it is here, from a list that has the
 * person.
 */
export function useProfile(personId: string) {
  const queries = useQueryClient();
  const query = useQuery(profileQuery(personId));
  const { data: profile, error } = query;
  const known = profile ? knownFromProfile(profile) : findKnownPerson(queries, personId);
  return { ...query, profile, known, isNobody: error !== null && NOBODY.has(toAppError(error).code) };
}
