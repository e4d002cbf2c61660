/** Registration by form or provider: account, profile and email in one transaction; see decision 2. */
import { randomUUID } from "node:crypto";
import type { SignUp } from "@nakamatch/contract/endpoints/sign-in/accounts";
import type { PendingIdentity, ProviderSignUp } from "@nakamatch/contract/endpoints/sign-in/providers";
import { NAME_CHOICES, type NameChoice } from "@nakamatch/contract/vocabulary/people";
import { utcDate } from "@nakamatch/domain/people/age";
import { emailProblem, normalizeEmail } from "@nakamatch/domain/people/email";
import { type NicknameProblem, nicknameProblem } from "@nakamatch/domain/people/nickname";
import type { Parsed } from "@nakamatch/domain/people/parsed";
import {
  parseNewcomer,
  parseRegistration,
  type RegistrationInput,
  type RegistrationProblem,
} from "@nakamatch/domain/people/registration";
import { isReservedNickname, looksLike } from "@nakamatch/domain/people/reserved-nicknames";
import { registrationInput } from "@nakamatch/domain/people/sign-up-call";
import { hasBannedWord } from "@nakamatch/domain/safety/profanity";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { Turn } from "../../../platform/auth/passwords.ts";
import type { ProviderIdentity } from "../../../platform/auth/provider-identity.ts";
import { violatedConstraint } from "../../../platform/database/constraint.ts";
import type { Db, Queryable, Tx } from "../../../platform/database/open.ts";
import { findCity } from "../../people/geography/service.ts";
import { reportReturning } from "../../signals/moderation-flags/service.ts";
import {
  type AccountDeps,
  createAccount,
  findBan,
  findByEmail,
  findByProvider,
  queueConfirmation,
  removeUnconfirmed,
} from "../accounts/service.ts";
import type { BanDescription, NewPerson } from "../accounts/types.ts";
import { isDisposable } from "./policy.ts";
import { emailExists, nicknameExists, readModeratorNicknames } from "./store.ts";

export { isDisposable };

export interface RegistrationDeps extends AccountDeps {
  /** Whole words, in addition to the built-in ones. */
  reservedNicknames: readonly string[];
  /** Throws `REGISTRATION_CLOSED`. */
  requireOpen: () => Promise<void>;
}

/** Beside the body, whose shape is given (REG-46): what others read of the name, unchecked. */
type WithNameChoice<Form> = Form & { nameChoice?: string | undefined };

/** Constraints that concurrent registrations can violate. */
const RACES: Record<string, { path: string; reason: string }> = {
  profiles_nickname_key: { path: "nickname", reason: "taken" },
  auth_user_email_key: { path: "email", reason: "inUse" },
  auth_account_identity_key: { path: "email", reason: "inUse" },
  profiles_email_key: { path: "email", reason: "inUse" },
};

/**
 * Registers a person in one transaction (OPEN-21). A banned address in another spelling is flagged, not
 * refused.
 *
 * @throws {AppError} `REGISTRATION_CLOSED`; `VALIDATION_FAILED` with every field and reason; `UNAVAILABLE` while too
 * many passwords wait
 */
export async function signUp(
  deps: RegistrationDeps,
  input: WithNameChoice<SignUp>,
  turn: Turn,
): Promise<{ userId: string }> {
  deps.passwords.assertRoom(turn);
  await deps.requireOpen();
  const registration = await readRegistration(deps, registrationInput(input), parseRegistration, input);
  const { password, ...person } = registration;
  const credential = { passwordHash: await deps.passwords.hash(password, turn) };
  const { language, emailRedirectTo } = input.options;
  const { email } = person;
  return storePerson(deps, { ...person, credential, emailConfirmed: false, language }, (tx, userId) =>
    queueConfirmation(deps, tx, { userId, email, next: emailRedirectTo, language }),
  );
}

/**
 * Registers a person by a provider (OPEN-29) that has confirmed the address. Idempotent.
 *
 * @throws {AppError} `REGISTRATION_CLOSED`; `VALIDATION_FAILED` with every field and reason, `email` if it has an
 * account
 */
export async function signUpByProvider(
  deps: RegistrationDeps,
  identity: ProviderIdentity,
  form: WithNameChoice<ProviderSignUp>,
): Promise<{ userId: string }> {
  const earlier = await findByProvider(deps.db, identity);
  if (earlier !== undefined) return { userId: earlier };
  await deps.requireOpen();
  return registerIdentity(deps, identity, form).catch(async (error: unknown) => {
    // The same form was submitted twice.
    const first = await findByProvider(deps.db, identity);
    if (first === undefined) throw error;
    return { userId: first };
  });
}

async function registerIdentity(
  deps: RegistrationDeps,
  { provider, accountId, email }: ProviderIdentity,
  { language, data, nameChoice }: WithNameChoice<ProviderSignUp>,
): Promise<{ userId: string }> {
  const options = { language, emailRedirectTo: "", data: { ...data, email } };
  const input = registrationInput({ email, password: "", options });
  const newcomer = await readRegistration(deps, input, parseNewcomer, { isVouched: true, nameChoice });
  const person = { ...newcomer, email, credential: { provider, accountId }, emailConfirmed: true, language };
  return storePerson(deps, person);
}

/** Whether an account has this identity or its address. @throws {AppError} `ACCOUNT_BANNED` */
export async function describeIdentity(
  deps: { db: Db; describeBan: BanDescription },
  identity: ProviderIdentity,
): Promise<PendingIdentity> {
  const owner = await findByProvider(deps.db, identity);
  const ban = owner && (await findBan(deps, owner, { hasTwoFactors: false }));
  if (ban) throw new AppError("ACCOUNT_BANNED", "the account is banned", ban);
  const { provider, email, firstName, lastName } = identity;
  const hasAccount = owner !== undefined;
  const isRegistered = (await findByEmail(deps.db, email)) !== undefined;
  return { provider, email, firstName, lastName, hasAccount, isRegistered };
}

/** Checks a nickname (REG-08..12, REG-16). Those resembling a moderator's count as taken. */
export async function checkNickname(
  { db, reservedNicknames }: Pick<RegistrationDeps, "db" | "reservedNicknames">,
  nickname: string,
): Promise<{ available: boolean; reason: NicknameProblem | "banned" | "taken" | null }> {
  const isBanned = hasBannedWord(nickname) || isReservedNickname(nickname, reservedNicknames);
  const reason = nicknameProblem(nickname) ?? (isBanned ? ("banned" as const) : null);
  if (reason) return { available: false, reason };
  const isTaken =
    (await nicknameExists(db, nickname)) ||
    (await readModeratorNicknames(db)).some((moderator) => looksLike(nickname, moderator));
  return isTaken ? { available: false, reason: "taken" } : { available: true, reason: null };
}

/** Whether an address is available, without a reason (OPEN-19). */
export async function checkEmail(db: Queryable, email: string): Promise<{ available: boolean }> {
  return { available: !(await emailExists(db, normalizeEmail(email))) };
}

/** Why nobody can register with an address, or null. */
export async function addressProblem(db: Queryable, email: string): Promise<string | null> {
  const problem = emailProblem(email) ?? (isDisposable(email) ? "disposable" : null);
  return problem ?? ((await emailExists(db, normalizeEmail(email))) ? "inUse" : null);
}

/** Names what a concurrent registration has taken. */
export function refusalOfRace(error: unknown): unknown {
  const race = RACES[violatedConstraint(error)?.constraint ?? ""];
  return race ? invalidInput([race]) : error;
}

/** `alongside` runs in the same transaction. */
async function storePerson(
  { db, secret }: RegistrationDeps,
  person: Omit<NewPerson, "id">,
  alongside?: (tx: Tx, id: string) => Promise<void>,
): Promise<{ userId: string }> {
  const id = randomUUID();
  try {
    await db.transaction(async (tx) => {
      // An unconfirmed registration by a stranger is removed in favor of the address's owner.
      if (person.emailConfirmed) await removeUnconfirmed(tx, person.email);
      await createAccount(tx, { ...person, id });
      await reportReturning(tx, { secret, personId: id, email: person.email });
      await alongside?.(tx, id);
    });
  } catch (error) {
    throw refusalOfRace(error);
  }
  return { userId: id };
}

/** Reports all problems at once. Without a choice, others read the whole name. */
async function readRegistration<Checked>(
  { db, clock, reservedNicknames, checkPassword }: RegistrationDeps,
  input: RegistrationInput,
  parse: (input: RegistrationInput, today: string) => Parsed<Checked, RegistrationProblem>,
  { isVouched = false, nameChoice: asked = "full" }: { isVouched?: boolean; nameChoice?: string | undefined },
): Promise<Checked & { nameChoice: NameChoice }> {
  const parsed = parse(input, utcDate(clock.now()));
  const issues: { path: string; reason: string }[] = parsed.ok
    ? []
    : parsed.problems.map(({ field, reason }) => ({ path: field, reason }));
  const nameChoice = NAME_CHOICES.find((choice) => choice === asked);
  if (!nameChoice) issues.push({ path: "nameChoice", reason: "invalid" });
  const isSound = (field: keyof RegistrationInput) => !issues.some(({ path }) => path === field);
  if (isSound("nickname")) {
    const { reason } = await checkNickname({ db, reservedNicknames }, input.nickname);
    if (reason) issues.push({ path: "nickname", reason });
  }
  if (isSound("email")) {
    const reason = isDisposable(input.email) ? "disposable" : "inUse";
    const isTaken = isVouched
      ? (await findByEmail(db, normalizeEmail(input.email))) !== undefined
      : await emailExists(db, normalizeEmail(input.email));
    if (reason === "disposable" || isTaken) issues.push({ path: "email", reason });
  }
  if (isSound("password") && input.password !== "") {
    const reason = await checkPassword(input.password);
    if (reason) issues.push({ path: "password", reason });
  }
  if (isSound("country") && isSound("city") && !(await findCity(db, input.country, Number(input.city)))) {
    issues.push({ path: "city", reason: "required" });
  }
  if (!parsed.ok || !nameChoice || issues.length > 0) throw invalidInput(issues);
  return { ...parsed.value, nameChoice };
}
