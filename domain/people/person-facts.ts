import { BIO_MAX } from "@nakamatch/contract/vocabulary/limits";
import { GENDERS, type Gender, LOOKING_FOR, type LookingFor } from "@nakamatch/contract/vocabulary/people";
import { seeksFriendship, seeksRelationship } from "./looking-for.ts";
import { nameProblem } from "./names.ts";
import { type Parsed, problemsIn } from "./parsed.ts";
import { isVisible, storableText } from "./visible-text.ts";

/** A person's facts as a form or a call brings them, unchecked. `city` is the numeric id as text (spec §3). */
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

/** What people state about themselves when they register and may change later, checked and ready to be stored. */
export interface PersonFacts {
  firstName: string;
  lastName: string;
  /** Country code. */
  country: string;
  cityId: number;
  bio: string;
  gender: Gender;
  lookingFor: LookingFor;
  /** A set, in the order of `GENDERS`; empty where friendship is not looked for. */
  friendshipPreference: Gender[];
  /** A set, in the order of `GENDERS`; empty where no relationship is looked for. */
  relationshipPreference: Gender[];
}

/** Language-neutral; each language shows its own text for a field's reason. */
export interface PersonFactsProblem {
  field: keyof PersonFactsInput;
  reason: "required" | "invalid" | "mixed" | "tooLong";
}

/**
 * Reads a person's facts (spec §5): names and bio as they are stored, a bio of which nothing is drawn as none, selects narrowed, the city as a number, a hidden preference
 * group empty (OPEN-24). Whether the city exists and is in the country, only the database knows.
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
    ["bio", bioProblem(input.bio)],
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

/** Ids are 32-bit integers; nine digits always fit. */
const CITY_ID = /^\d{1,9}$/;

/**
 * Characters that no text needs and that would spoil the page: control characters but line ends and tabs, halves of surrogate
 * pairs, and those that turn the direction of everything behind them. Marks that right-to-left languages write with are fine.
 */
const UNPRINTABLE = /[^\P{Cc}\n\r\t]|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/u;

function bioProblem(bio: string): "invalid" | "tooLong" | null {
  if (bio.normalize("NFC").length > BIO_MAX) return "tooLong";
  return UNPRINTABLE.test(bio) ? "invalid" : null;
}

function choiceProblem(text: string, value: string | undefined): "required" | "invalid" | null {
  if (value !== undefined) return null;
  return text === "" ? "required" : "invalid";
}

function isGender(value: string): boolean {
  return GENDERS.some((gender) => gender === value);
}
