import { BIO_MAX } from "@nakamatch/contract/vocabulary/limits";
import { GENDERS, type Gender, LOOKING_FOR, type LookingFor } from "@nakamatch/contract/vocabulary/people";
import { seeksFriendship, seeksRelationship } from "./looking-for.ts";
import { nameProblem } from "./names.ts";
import { type Parsed, problemsIn } from "./parsed.ts";
import { freeTextProblem, isVisible, storableText } from "./visible-text.ts";

/** Unchecked; `city` is the numeric id. */
export interface PersonFactsInput {
  firstName: string;
  lastName: string;
  country: string;
  city: string;
  bio: string;
  gender: string;
  lookingFor: string;
  friendshipPreference: readonly string[];
  relationshipPreference: readonly string[];
}

/** Checked, ready to store. */
export interface PersonFacts {
  firstName: string;
  lastName: string;
  country: string;
  cityId: number;
  bio: string;
  gender: Gender;
  lookingFor: LookingFor;
  /** In the order of `GENDERS`; empty without friendship. */
  friendshipPreference: Gender[];
  /** In the order of `GENDERS`; empty without relationship. */
  relationshipPreference: Gender[];
}

export interface PersonFactsProblem {
  field: keyof PersonFactsInput;
  reason: "required" | "invalid" | "mixed" | "tooLong";
}

/**
 * Parses facts: an invisible bio is empty, hidden preferences too (OPEN-24). The database checks the city.
 */
export function parsePersonFacts(input: PersonFactsInput): Parsed<PersonFacts, PersonFactsProblem> {
  const gender = GENDERS.find((value) => value === input.gender);
  const lookingFor = LOOKING_FOR.find((value) => value === input.lookingFor);
  const friendship = seeksFriendship(input.lookingFor) ? input.friendshipPreference : [];
  const relationship = seeksRelationship(input.lookingFor) ? input.relationshipPreference : [];
  const problems = problemsIn<PersonFactsProblem["field"], PersonFactsProblem["reason"]>([
    ["firstName", nameProblem(input.firstName)],
    ["lastName", nameProblem(input.lastName)],
    ["country", input.country === "" ? "required" : null],
    ["city", CITY_ID.test(input.city) ? null : "required"],
    ["bio", freeTextProblem(input.bio, BIO_MAX)],
    ["gender", choiceProblem(input.gender, gender)],
    ["lookingFor", choiceProblem(input.lookingFor, lookingFor)],
    ["friendshipPreference", friendship.every(isGender) ? null : "invalid"],
    ["relationshipPreference", relationship.every(isGender) ? null : "invalid"],
  ]);
  if (problems.length > 0 || gender === undefined || lookingFor === undefined) return { ok: false, problems };
  const value: PersonFacts = {
    firstName: storableText(input.firstName),
    lastName: storableText(input.lastName),
    country: input.country,
    cityId: Number(input.city),
    bio: isVisible(input.bio) ? storableText(input.bio) : "",
    gender,
    lookingFor,
    friendshipPreference: GENDERS.filter((value) => friendship.includes(value)),
    relationshipPreference: GENDERS.filter((value) => relationship.includes(value)),
  };
  return { ok: true, value };
}

/** Nine digits fit 32-bit ids. */
const CITY_ID = /^\d{1,9}$/;

function choiceProblem(text: string, value: string | undefined): "required" | "invalid" | null {
  if (value !== undefined) return null;
  return text === "" ? "required" : "invalid";
}

function isGender(value: string): boolean {
  return GENDERS.some((gender) => gender === value);
}
