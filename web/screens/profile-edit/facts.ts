import type { OwnProfile, ProfileUpdate } from "@nakamatch/contract/endpoints/people/profiles";
import type { SpokenLanguage } from "@nakamatch/contract/vocabulary/spoken-languages";
import { type PersonFacts, parsePersonFacts } from "@nakamatch/domain/people/person-facts";
import type { PersonFactsForm } from "../../features/people/facts/person-facts-form.tsx";
import { domainResolver } from "../../features/people/form-problems.ts";

export interface EditForm extends PersonFactsForm {
  languages: SpokenLanguage[];
}

export type EditedFacts = PersonFacts & Pick<EditForm, "languages">;

export type FactField = keyof EditForm;

/** In page order. */
export const FACT_FIELDS = [
  "firstName",
  "lastName",
  "bio",
  "languages",
  "country",
  "city",
  "gender",
  "lookingFor",
  "friendshipPreference",
  "relationshipPreference",
] as const satisfies readonly FactField[];

/** Stored values as form values (EDIT-03). */
export function formOf(own: OwnProfile): EditForm {
  const { firstName, lastName, bio, languages, friendshipPreference, relationshipPreference } = own;
  return {
    firstName,
    lastName,
    bio,
    languages,
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
export function updateOf({ cityId, ...facts }: EditedFacts, version: string): ProfileUpdate {
  return { ...facts, city: String(cityId), version };
}

export const factsResolver = domainResolver<EditForm, EditedFacts>((form) => {
  const parsed = parsePersonFacts(form);
  return parsed.ok ? { ...parsed, value: { ...parsed.value, languages: form.languages } } : parsed;
});

/** Dependent fields: a city needs its country. */
const PLACE: readonly FactField[] = ["country", "city", "cityName"];

/** Whether two forms agree in a field, ignoring order of ticks and surrounding spaces. */
export function isSame(field: FactField, one: EditForm, other: EditForm): boolean {
  const read = (form: EditForm) => {
    const value = form[field];
    return typeof value === "string" ? value.trim() : value.toSorted().join();
  };
  return read(one) === read(other);
}

/** Three-way merge after a change elsewhere: stored values, overlaid with local changes since `base`. */
export function mergeFacts(forms: { base: EditForm; mine: EditForm; stored: EditForm }): EditForm {
  const { base, mine, stored } = forms;
  const isMine = (field: FactField) =>
    PLACE.includes(field) ? PLACE.some((each) => !isSame(each, base, mine)) : !isSame(field, base, mine);
  const kept = (Object.keys(stored) as FactField[]).filter(isMine).map((field) => [field, mine[field]]);
  return { ...stored, ...Object.fromEntries(kept) };
}

/** Fields that differ from the stored values. */
export function differences(mine: EditForm, stored: EditForm): (typeof FACT_FIELDS)[number][] {
  return FACT_FIELDS.filter((field) => !isSame(field, mine, stored));
}
