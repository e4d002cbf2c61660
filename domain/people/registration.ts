import { type BirthDateProblem, birthDateProblem } from "./birth-date.ts";
import { type EmailProblem, emailProblem, normalizeEmail } from "./email.ts";
import { type NicknameProblem, nicknameProblem } from "./nickname.ts";
import { type Parsed, problemsIn } from "./parsed.ts";
import { type PasswordProblem, passwordProblem } from "./password.ts";
import { type PersonFacts, type PersonFactsInput, type PersonFactsProblem, parsePersonFacts } from "./person-facts.ts";

/** Cannot be changed later. */
interface FixedFacts {
  nickname: string;
  /** `YYYY-MM-DD`. */
  birthDate: string;
}

interface Credentials {
  email: string;
  password: string;
}

/** Unchecked. */
export type NewcomerInput = PersonFactsInput & FixedFacts;

/** Checked. */
export type Newcomer = PersonFacts & FixedFacts;

/** Unchecked. */
export type RegistrationInput = NewcomerInput & Credentials;

/** Checked; the address is normalized. */
export type Registration = Newcomer & Credentials;

/** Each language has a text per field and reason. */
export interface RegistrationProblem {
  field: keyof RegistrationInput;
  reason: PersonFactsProblem["reason"] | NicknameProblem | BirthDateProblem | EmailProblem | PasswordProblem;
}

/**
 * Parses a registration without credentials, by provider.
 *
 * @param today UTC date, `YYYY-MM-DD`
 */
export function parseNewcomer(input: NewcomerInput, today: string): Parsed<Newcomer, RegistrationProblem> {
  const { nickname, birthDate } = input;
  const facts = parsePersonFacts(input);
  const problems = [
    ...(facts.ok ? [] : facts.problems),
    ...problemsIn<RegistrationProblem["field"], RegistrationProblem["reason"]>([
      ["nickname", nicknameProblem(nickname)],
      ["birthDate", birthDateProblem(birthDate, today)],
    ]),
  ];
  if (!facts.ok || problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { ...facts.value, nickname, birthDate } };
}

/**
 * Parses a registration, in browser and server alike. The database checks uniqueness and the city.
 *
 * @param today UTC date, `YYYY-MM-DD`
 */
export function parseRegistration(input: RegistrationInput, today: string): Parsed<Registration, RegistrationProblem> {
  const { email, password } = input;
  const newcomer = parseNewcomer(input, today);
  const problems = [
    ...(newcomer.ok ? [] : newcomer.problems),
    ...problemsIn<RegistrationProblem["field"], RegistrationProblem["reason"]>([
      ["email", emailProblem(email)],
      ["password", passwordProblem(password)],
    ]),
  ];
  if (!newcomer.ok || problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { ...newcomer.value, email: normalizeEmail(email), password } };
}
