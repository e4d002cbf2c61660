import type { OwnProfile, ProfileUpdate } from "@nakamatch/contract/endpoints/profiles";
import { type PersonFacts, parsePersonFacts } from "@nakamatch/domain/people/person-facts";
import { domainResolver } from "../../person/domain-resolver.ts";
import type { PersonFactsForm } from "../../person/facts/person-facts-form.tsx";

export type FactField = keyof PersonFactsForm;

/** In page order. */
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

/** Stored values as form values (EDIT-03). */
export function formOf(own: OwnProfile): PersonFactsForm {
  const { firstName, lastName, bio, friendshipPreference, relationshipPreference } = own;
  return {
    firstName,
    lastName,
    bio,
    friendshipPreference,
    relationshipPreference,
    country: own.country ?? "",
    city: own.cityId === null ? "" : String(own.cityId),
    cityName: own.city ?? "",
    gender: own.gender ?? "",
    lookingFor: own.lookingFor ?? "",
  };
}

/** Valid values as API input; `version`: of the profile they were edited from. */
export function updateOf({ cityId, ...facts }: PersonFacts, version: string): ProfileUpdate {
  return { ...facts, city: String(cityId), version };
}

export const factsResolver = domainResolver<PersonFactsForm, PersonFacts>(parsePersonFacts);

/** Dependent fields: a city needs its country. */
const PLACE: readonly FactField[] = ["country", "city", "cityName"];

/** Whether two forms agree in a field, ignoring order of ticks and surrounding spaces. */
export function isSame(field: FactField, one: PersonFactsForm, other: PersonFactsForm): boolean {
  const read = (form: PersonFactsForm) => {
    const value = form[field];
    return typeof value === "string" ? value.trim() : value.toSorted().join();
  };
  return read(one) === read(other);
}

/** Three-way merge after a change elsewhere: stored values, overlaid with local changes since `base`. */
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

/** Fields that differ from the stored values. */
export function differences(mine: PersonFactsForm, stored: PersonFactsForm): (typeof FACT_FIELDS)[number][] {
  return FACT_FIELDS.filter((field) => !isSame(field, mine, stored));
}
