import { randomUUID } from "node:crypto";
import type { CurrentSession, SignUp } from "@nakamatch/contract/endpoints/accounts";
import type { ErrorBody } from "@nakamatch/contract/errors";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { screenAddress } from "@nakamatch/contract/vocabulary/screen-paths";
import { utcDate } from "@nakamatch/domain/people/age";
import { canonicalEmail, normalizeEmail } from "@nakamatch/domain/people/email";
import { type NicknameProblem, nicknameProblem } from "@nakamatch/domain/people/nickname";
import { passwordProblem } from "@nakamatch/domain/people/password";
import { parseRegistration, type Registration, type RegistrationInput } from "@nakamatch/domain/people/registration";
import { isReservedNickname, looksLike } from "@nakamatch/domain/people/reserved-nicknames";
import { registrationInput } from "@nakamatch/domain/people/sign-up-call";
import { hasBannedWord } from "@nakamatch/domain/safety/profanity";
import { invalidInput } from "../../platform/app-error.ts";
import {
  authRefusal,
  CONFIRMATION_SECONDS,
  type EmailKind,
  PASSWORD_RESET_SECONDS,
  SESSION_SECONDS,
} from "../../platform/auth/auth.ts";
import { confirmationToken } from "../../platform/auth/confirmation.ts";
import { hashPassword } from "../../platform/auth/passwords.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import type { Clock } from "../../platform/clock.ts";
import { violatedConstraint } from "../../platform/database/constraint.ts";
import type { Db, Queryable, Tx } from "../../platform/database/open.ts";
import { createKeyedHash } from "../../platform/keyed-hash.ts";
import type { Outbox } from "../../platform/outbox.ts";
import { findCity } from "../geography/service.ts";
import { clearReturningPerson, raiseSignal } from "../signals/service.ts";
import { confirmationJob, linkSeal, passwordResetJob } from "./jobs.ts";
import { presentSession } from "./present.ts";
import {
  deleteAccount,
  deleteBannedEmail,
  deleteLinks,
  deleteSession,
  deleteSessions,
  deleteSessionsOf,
  emailExists,
  extendSession,
  insertPerson,
  keepSession,
  lockAccount,
  markLowered,
  markRaised,
  nicknameExists,
  readActiveBan,
  readBannedEmail,
  readModeratorNicknames,
  readRecipient,
  readViewer,
  recordRequest,
  saveBannedEmail,
  touchAccount,
  updatePassword,
} from "./store.ts";
import type { Recipient } from "./types.ts";

export interface AccountDeps {
  db: Db;
  outbox: Outbox;
  clock: Clock;
  /** Signs confirmation links, and encrypts the links of queued emails. */
  secret: string;
  publicUrl: string;
  /** Names that no nickname may contain as a word, besides those that are always reserved. */
  reservedNicknames: readonly string[];
}

/** How often an email of one kind to one address may be asked for: a minute apart, and five in an hour. */
const EMAIL_REQUEST_LIMITS = { apartSeconds: 60, perHour: 5 };

/** Constraints that the second of two concurrent registrations violates, and what they mean. */
const RACES: Record<string, { path: string; reason: string }> = {
  profiles_nickname_key: { path: "nickname", reason: "taken" },
  auth_user_email_key: { path: "email", reason: "inUse" },
  profiles_email_key: { path: "email", reason: "inUse" },
};

/**
 * Registers a person: account, credential, profile and the confirmation email in one transaction (spec §5, §7;
 * OPEN-21). The trigger `profiles_take_account_email` copies the account's address to the profile. Where the address is that
 * of a banned person in another spelling, moderators are told; nobody is refused for it.
 *
 * @returns the new person's id
 * @throws {AppError} `VALIDATION_FAILED` with every field and reason; `UNAVAILABLE` while too many passwords wait to be hashed
 */
export async function signUp(deps: AccountDeps, input: SignUp): Promise<{ userId: string }> {
  const { password, ...registration } = await readRegistration(deps, registrationInput(input));
  const id = randomUUID();
  const passwordHash = await hashPassword(password);
  const { language, emailRedirectTo } = input.options;
  try {
    await deps.db.transaction(async (tx) => {
      await insertPerson(tx, { ...registration, id, emailConfirmed: false, passwordHash, language });
      const banned = await readBannedEmail(tx, bannedEmailKey(deps.secret, registration.email));
      if (banned) await raiseSignal(tx, { personId: id, kind: "returning_person", by: "email", ...banned });
      const token = await confirmationToken(deps.secret, registration.email);
      const path = confirmationLink(
        token,
        screenAddress(emailRedirectTo, new URL(deps.publicUrl).origin) ?? "/dashboard",
      );
      const link = linkSeal(deps.secret).close(path);
      const validUntil = new Date(deps.clock.now().getTime() + 1000 * CONFIRMATION_SECONDS).toISOString();
      await deps.outbox.add(tx, confirmationJob, { userId: id, link, language, validUntil });
    });
  } catch (error) {
    const race = RACES[violatedConstraint(error)?.constraint ?? ""];
    throw race ? invalidInput([race]) : error;
  }
  return { userId: id };
}

/**
 * A person is banned until then (null: permanently): registrations with their e-mail address, however it is spelled, are
 * shown to moderators from now on, also when the account is deleted, until a year after the ban. The address is kept as a
 * keyed hash. Run it in the transaction that bans; another ban of the same person replaces the time.
 */
export async function markBannedEmail(
  tx: Queryable,
  { secret, personId, until }: { secret: string; personId: string; until: Date | null },
): Promise<void> {
  const recipient = await readRecipient(tx, personId);
  if (recipient) await saveBannedEmail(tx, { personId, emailKey: bannedEmailKey(secret, recipient.email), until });
}

/** A ban was taken back: the person's e-mail address is no longer looked for, and nobody is suspected of being them. */
export async function forgetBannedEmail(tx: Queryable, personId: string): Promise<void> {
  await deleteBannedEmail(tx, personId);
  await clearReturningPerson(tx, personId);
}

function bannedEmailKey(secret: string, email: string): string {
  return createKeyedHash(secret, "nakamatch banned emails")(canonicalEmail(email));
}

/** Whether a nickname is free to use, and if not, why (REG-08..12, REG-16). One that looks like a moderator's is taken. */
export async function checkNickname(
  { db, reservedNicknames }: Pick<AccountDeps, "db" | "reservedNicknames">,
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

/** Whether an e-mail address is free. A narrow yes or no (OPEN-19). */
export async function checkEmail(db: Queryable, email: string): Promise<{ available: boolean }> {
  return { available: !(await emailExists(db, normalizeEmail(email))) };
}

/** The signed-in person and their session as the browser keeps them; null when nobody is signed in. */
export async function currentSession(
  { db }: Pick<AccountDeps, "db">,
  actor: Actor | undefined,
): Promise<CurrentSession | null> {
  const viewer = actor && (await readViewer(db, actor.id));
  return viewer ? presentSession(viewer, actor) : null;
}

/** Ends all sessions of a person, in the transaction that bans them. Disconnect them after the commit. */
export function endSessions(tx: Queryable, personId: string): Promise<void> {
  return deleteSessions(tx, personId);
}

/** Ends one session of a person. Disconnect it after the commit. */
export function endSession(tx: Queryable, sessionId: string): Promise<void> {
  return deleteSession(tx, sessionId);
}

/** Ends one session of a person, or all but one; returns the ids of those that it has ended. Disconnect them. */
export function endSessionsOf(
  tx: Queryable,
  personId: string,
  which: { only: string } | { except: string },
): Promise<string[]> {
  return deleteSessionsOf(tx, personId, which);
}

/** Raises a session to `aal2`: a second factor was given in it (SESSION-20). */
export function raiseSession(tx: Queryable, sessionId: string): Promise<void> {
  return markRaised(tx, sessionId);
}

/** Puts all sessions of a person back to `aal1`: they have no second factor any more (SESSION-20). */
export function lowerSessions(tx: Queryable, personId: string): Promise<void> {
  return markLowered(tx, personId);
}

/** Lets a session that is used last as long as a new one. */
export function prolongSession(tx: Queryable, sessionId: string): Promise<void> {
  return extendSession(tx, sessionId, SESSION_SECONDS);
}

/** Where an email to a person goes to; undefined once they are gone. */
export function findRecipient(db: Queryable, personId: string): Promise<Recipient | undefined> {
  return readRecipient(db, personId);
}

/**
 * Holds a person and their credentials for the deletion of the account, until the end of the transaction: whatever changes
 * one of them meanwhile waits. Credentials come before sessions, as where a new password ends them.
 */
export function holdAccount(tx: Queryable, personId: string): Promise<void> {
  return lockAccount(tx, personId);
}

/**
 * Gives a person another password, if `from` is still the hash of theirs; tells whether it was. The trigger
 * `auth_account_end_ways_in` ends their sessions except this one, and older links; sockets are left.
 */
export function replacePassword(
  tx: Tx,
  change: { userId: string; sessionId: string; from: string; to: string },
): Promise<boolean> {
  return updatePassword(tx, change);
}

/** Deletes a person with everything that refers to them, and the links in their emails. */
export async function deletePerson(tx: Queryable, personId: string): Promise<void> {
  await deleteLinks(tx, personId);
  await deleteAccount(tx, personId);
}

/**
 * What authentication needs from accounts: emails and their limits, the ban check at sign-in, the rule for new passwords.
 * `connections` closes open sockets; `describeBan` says what a banned person is told besides reason and end, once their
 * password was right.
 */
export function authPorts({
  db,
  outbox,
  clock,
  secret,
  publicUrl,
  connections,
  describeBan,
}: AccountDeps & {
  connections: { disconnectPerson(personId: string): void; disconnectSession(sessionId: string): void };
  describeBan: (personId: string) => Promise<Pick<NonNullable<ErrorBody["data"]>, "statement" | "appealToken">>;
}) {
  const seal = linkSeal(secret);
  /** When a link that is valid for so many seconds expires. */
  const validUntil = (seconds: number) => new Date(clock.now().getTime() + 1000 * seconds).toISOString();
  return {
    async admitEmailRequest(kind: EmailKind, email: string): Promise<void> {
      const address = normalizeEmail(email);
      const retryAfterSeconds = await recordRequest(db, { secret, kind, to: address }, EMAIL_REQUEST_LIMITS);
      if (retryAfterSeconds > 0) throw authRefusal("TOO_MANY_REQUESTS", { retryAfterSeconds });
    },
    sendConfirmation: ({
      userId,
      token,
      language,
    }: {
      userId: string;
      token: string;
      language: Language | undefined;
    }) =>
      db.transaction(async (tx) => {
        await touchAccount(tx, userId);
        await outbox.add(tx, confirmationJob, {
          userId,
          link: seal.close(confirmationLink(token, "/dashboard")),
          validUntil: validUntil(CONFIRMATION_SECONDS),
          ...(language && { language }),
        });
      }),
    sendPasswordReset: ({ userId, url, language }: { userId: string; url: string; language: Language | undefined }) => {
      const { pathname, search } = new URL(url, publicUrl);
      return outbox.add(db, passwordResetJob, {
        userId,
        link: seal.close(pathname + search),
        validUntil: validUntil(PASSWORD_RESET_SECONDS),
        ...(language && { language }),
      });
    },
    async admit(userId: string): Promise<void> {
      const ban = await readActiveBan(db, userId);
      if (!ban) return;
      const bannedUntil = ban.until?.toISOString() ?? null;
      throw authRefusal("ACCOUNT_BANNED", { reason: ban.reason, bannedUntil, ...(await describeBan(userId)) });
    },
    keepSession: (session: { id: string; userId: string }, hash: string) => keepSession(db, session, hash),
    // The trigger `auth_account_end_ways_in` has ended sessions and older links by now; sockets are left.
    passwordWasReset: connections.disconnectPerson,
    sessionEnded: connections.disconnectSession,
    checkPassword(password: string): void {
      const reason = passwordProblem(password);
      if (reason) throw authRefusal("VALIDATION_FAILED", { issues: [{ path: "password", reason }] });
    },
  };
}

/**
 * Counts a message of one kind to one address or phone, at most `perHour` and `apartSeconds` apart, on whatever server.
 *
 * @returns 0 when it may be sent, otherwise in how many seconds the next one may
 */
export function countMessage(
  db: Queryable,
  message: { secret: string; kind: string; to: string },
  limits: { apartSeconds: number; perHour: number },
): Promise<number> {
  return recordRequest(db, message, limits);
}

/**
 * Checks a registration by every rule at once, those that need the database included, so that people read all that is
 * wrong in one answer.
 */
async function readRegistration(
  { db, clock, reservedNicknames }: AccountDeps,
  input: RegistrationInput,
): Promise<Registration> {
  const parsed = parseRegistration(input, utcDate(clock.now()));
  const issues: { path: string; reason: string }[] = parsed.ok
    ? []
    : parsed.problems.map(({ field, reason }) => ({ path: field, reason }));
  const isSound = (field: keyof RegistrationInput) => !issues.some(({ path }) => path === field);
  if (isSound("nickname")) {
    const { reason } = await checkNickname({ db, reservedNicknames }, input.nickname);
    if (reason) issues.push({ path: "nickname", reason });
  }
  if (isSound("email") && !(await checkEmail(db, input.email)).available)
    issues.push({ path: "email", reason: "inUse" });
  if (isSound("country") && isSound("city") && !(await findCity(db, input.country, Number(input.city)))) {
    issues.push({ path: "city", reason: "required" });
  }
  if (!parsed.ok || issues.length > 0) throw invalidInput(issues);
  return parsed.value;
}

/** The link in the email: it confirms, then leads to the login, then to where the sign-up call asked. */
function confirmationLink(token: string, next: string): string {
  const callback = `/login?confirmed=1&next=${encodeURIComponent(next)}`;
  return `/api/auth/verify-email?token=${encodeURIComponent(token)}&callbackURL=${encodeURIComponent(callback)}`;
}
