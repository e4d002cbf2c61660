import { type BirthDateProblem, birthDateProblem } from "./birth-date.ts";
import { type EmailProblem, emailProblem, normalizeEmail } from "./email.ts";
import { type NicknameProblem, nicknameProblem } from "./nickname.ts";
import { type Parsed, problemsIn } from "./parsed.ts";
import { type PasswordProblem, passwordProblem } from "./password.ts";
import { type PersonFacts, type PersonFactsInput, type PersonFactsProblem, parsePersonFacts } from "./person-facts.ts";

/** What a registration asks for besides a person's facts, once and for all. */
interface FixedFacts {
  nickname: string;
  /** `YYYY-MM-DD`. */
  birthDate: string;
}

interface Credentials {
  email: string;
  password: string;
}

/** What everybody states who registers, as a form or a call brings it, unchecked. */
export type NewcomerInput = PersonFactsInput & FixedFacts;

/** The same, checked. */
export type Newcomer = PersonFacts & FixedFacts;

/** A registration as a form or a call brings it, unchecked. */
export type RegistrationInput = NewcomerInput & Credentials;

/** A checked registration; the address is trimmed and in lower case. */
export type Registration = Newcomer & Credentials;

/** Language-neutral; each language shows its own text for a field's reason. */
export interface RegistrationProblem {
  field: keyof RegistrationInput;
  reason: PersonFactsProblem["reason"] | NicknameProblem | BirthDateProblem | EmailProblem | PasswordProblem;
}

/**
 * Reads what a person states who registers without a password, because a provider vouches for them: facts, nickname and
 * birth date.
 *
 * @param today UTC date `YYYY-MM-DD` for the age
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
 * Reads a registration, in the browser and on the server alike (spec §5): a person's facts, then nickname, birth date
 * and credentials. What only the database knows (nickname taken, e-mail in use, city exists) is not checked here.
 *
 * @param today UTC date `YYYY-MM-DD` for the age
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
