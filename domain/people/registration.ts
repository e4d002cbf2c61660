import { AGE, BIO_MAX } from "@nakamatch/contract/vocabulary/limits";
import { GENDERS, type Gender, LOOKING_FOR, type LookingFor } from "@nakamatch/contract/vocabulary/people";
import { ageOn, isCalendarDate } from "./age.ts";
import { nameProblem } from "./names.ts";
import { nicknameProblem } from "./nickname.ts";
import { passwordProblem } from "./password.ts";

/** What the registration form holds (spec §3, REG-03). `city` is the numeric id as text. */
export interface RegistrationForm {
  firstName: string;
  lastName: string;
  nickname: string;
  email: string;
  birthDate: string;
  password: string;
  confirmPassword: string;
  country: string;
  city: string;
  cityName: string;
  bio: string;
  gender: Gender | "";
  lookingFor: LookingFor | "";
  friendshipPreference: Gender[];
  relationshipPreference: Gender[];
}

/** Language-neutral reasons; each language shows its own text for a field's reason. */
export type RegistrationReason =
  | "required"
  | "invalid"
  | "tooShort"
  | "tooLong"
  | "weak"
  | "mismatch"
  | "underage"
  | "outOfRange"
  | "banned"
  | "taken"
  | "inUse";

export interface RegistrationProblem {
  field: keyof RegistrationForm;
  reason: RegistrationReason;
}

/**
 * Everything that speaks against a registration, in the order of the form's fields (spec §5). What only the database
 * knows (nickname taken, e-mail in use, city exists) is not judged here.
 *
 * @param today UTC date `YYYY-MM-DD` for the age.
 */
export function registrationProblems(form: RegistrationForm, today: string): RegistrationProblem[] {
  const reasons: [keyof RegistrationForm, RegistrationReason | null][] = [
    ["firstName", nameProblem(form.firstName)],
    ["lastName", nameProblem(form.lastName)],
    ["nickname", nicknameProblem(form.nickname)],
    ["birthDate", birthDateReason(form.birthDate, today)],
    ["country", form.country === "" ? "required" : null],
    ["city", /^\d+$/.test(form.city) && form.cityName !== "" ? null : "required"],
    ["bio", form.bio.length > BIO_MAX ? "tooLong" : null],
    ["email", emailReason(form.email)],
    ["password", passwordProblem(form.password)],
    ["confirmPassword", form.confirmPassword === form.password ? null : "mismatch"],
    ["gender", oneOf(GENDERS, form.gender)],
    ["lookingFor", oneOf(LOOKING_FOR, form.lookingFor)],
    ["friendshipPreference", form.friendshipPreference.every((g) => GENDERS.includes(g)) ? null : "invalid"],
    ["relationshipPreference", form.relationshipPreference.every((g) => GENDERS.includes(g)) ? null : "invalid"],
  ];
  return reasons.flatMap(([field, reason]) => (reason ? [{ field, reason }] : []));
}

/** Tells whether the form asks about the friends one seeks (REG-42). */
export function seeksFriendship(lookingFor: string): boolean {
  return lookingFor === "amistad" || lookingFor === "ambas";
}

/** Tells whether the form asks about the partners one seeks (REG-42). */
export function seeksRelationship(lookingFor: string): boolean {
  return lookingFor === "relacion" || lookingFor === "ambas";
}

/** The preference lists as they are saved: a hidden group is saved empty, duplicates fall together (OPEN-24). */
export function savedPreferences(
  form: Pick<RegistrationForm, "lookingFor" | "friendshipPreference" | "relationshipPreference">,
) {
  const inOrder = (chosen: readonly Gender[]) => GENDERS.filter((gender) => chosen.includes(gender));
  return {
    friendshipPreference: seeksFriendship(form.lookingFor) ? inOrder(form.friendshipPreference) : [],
    relationshipPreference: seeksRelationship(form.lookingFor) ? inOrder(form.relationshipPreference) : [],
  };
}

/** Under 18 has its own reason, so that the person reads why (ERR-07, ERR-08). */
function birthDateReason(birthDate: string, today: string): RegistrationReason | null {
  if (birthDate === "") return "required";
  if (!isCalendarDate(birthDate)) return "invalid";
  const age = ageOn(birthDate, today);
  if (age < AGE.min) return "underage";
  return age > AGE.max ? "outOfRange" : null;
}

/**
 * The addresses that signing in, password letters and confirmation letters take (zod's `z.email()`): a wider rule here
 * would register people who can never log in. That the address is theirs, the confirmation letter finds out.
 */
const EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

function emailReason(email: string): RegistrationReason | null {
  const trimmed = email.trim();
  if (trimmed === "") return "required";
  if (trimmed.length > 254) return "tooLong";
  return EMAIL.test(trimmed) ? null : "invalid";
}

function oneOf(values: readonly string[], value: string): RegistrationReason | null {
  if (value === "") return "required";
  return values.includes(value) ? null : "invalid";
}
