import type { OwnProfile, ProfileUpdate } from "@nakamatch/contract/endpoints/profiles";
import { type PersonFacts, parsePersonFacts } from "@nakamatch/domain/people/person-facts";
import { domainResolver } from "../../person/domain-resolver.ts";
import type { PersonFactsForm } from "../../person/facts/person-facts-form.tsx";

export type FactField = keyof PersonFactsForm;

/** The fields in the order of the page. */
export const FACT_FIELDS = [
  "firstName",
  "lastName",
  "bio",
  "country",
  "city",
  "gender",
  "lookingFor",
  "friendshipPreference",
  "relationshipPreference",
] as const satisfies readonly FactField[];

/** The stored values as the form holds them (EDIT-03). */
export function formOf(own: OwnProfile): PersonFactsForm {
  const { firstName, lastName, bio, friendshipPreference, relationshipPreference } = own;
  return {
    ...{ firstName, lastName, bio, friendshipPreference, relationshipPreference },
    country: own.country ?? "",
    city: own.cityId === null ? "" : String(own.cityId),
    cityName: own.city ?? "",
    gender: own.gender ?? "",
    lookingFor: own.lookingFor ?? "",
  };
}

/** The checked values as the call of the API has them; `version` is that of the profile they were edited from. */
export function updateOf({ cityId, ...facts }: PersonFacts, version: string): ProfileUpdate {
  return { ...facts, city: String(cityId), version };
}

export const factsResolver = domainResolver<PersonFactsForm, PersonFacts>(parsePersonFacts);

/** Fields that only make sense together: a city lies in its country. */
const PLACE: readonly FactField[] = ["country", "city", "cityName"];

/** Whether two forms say the same in a field. The order of ticks does not count, nor spaces around a text. */
export function isSame(field: FactField, one: PersonFactsForm, other: PersonFactsForm): boolean {
  const read = (form: PersonFactsForm) => {
    const value = form[field];
    return typeof value === "string" ? value.trim() : value.toSorted().join();
  };
  return read(one) === read(other);
}

/**
 * What the form holds after the profile was changed elsewhere: the stored values, and above them what was changed here since
 * `base`, the values that the form began with.
 */
export function mergeFacts(forms: {
  base: PersonFactsForm;
  mine: PersonFactsForm;
  stored: PersonFactsForm;
}): PersonFactsForm {
  const { base, mine, stored } = forms;
  const isMine = (field: FactField) =>
    PLACE.includes(field) ? PLACE.some((each) => !isSame(each, base, mine)) : !isSame(field, base, mine);
  const kept = (Object.keys(stored) as FactField[]).filter(isMine).map((field) => [field, mine[field]]);
  return { ...stored, ...Object.fromEntries(kept) };
}

/** The fields in which the form differs from what is stored. */
export function differences(mine: PersonFactsForm, stored: PersonFactsForm): (typeof FACT_FIELDS)[number][] {
  return FACT_FIELDS.filter((field) => !isSame(field, mine, stored));
}
