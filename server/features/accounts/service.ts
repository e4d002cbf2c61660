import { randomBytes } from "node:crypto";
import type { CurrentSession } from "@nakamatch/contract/endpoints/accounts";
import type { ErrorBody } from "@nakamatch/contract/errors";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { Provider } from "@nakamatch/contract/vocabulary/providers";
import { screenAddress } from "@nakamatch/contract/vocabulary/screen-paths";
import { emailProblem, normalizeEmail } from "@nakamatch/domain/people/email";
import { AppError, invalidInput } from "../../platform/app-error.ts";
import { confirmationToken } from "../../platform/auth/confirmation-token.ts";
import type { PasswordCheck } from "../../platform/auth/password-check.ts";
import type { Passwords } from "../../platform/auth/passwords.ts";
import { CONFIRMATION_SECONDS } from "../../platform/auth/registrations.ts";
import { SESSION_SECONDS } from "../../platform/auth/session-cookies.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Queryable, Tx } from "../../platform/database/open.ts";
import type { Outbox } from "../../platform/outbox.ts";
import { tellMember } from "../security-emails/service.ts";
import { bannedEmailKey, saveBannedEmail } from "../signals/service.ts";
import { confirmationJob, type LinkKind, linkRequestJob, linkSeal, passwordResetJob } from "./jobs.ts";
import {
  confirmationLink,
  EMAIL_REQUEST_LIMITS,
  PASSWORD_RESET_SECONDS,
  resetLink,
  storedLink,
  usedLink,
} from "./policy.ts";
import { presentSession } from "./present.ts";
import {
  confirmAccount,
  consumeLink,
  deleteAccount,
  deleteIdentities,
  deleteLinks,
  deleteSession,
  deleteSessions,
  deleteSessionsOf,
  deleteUnconfirmedWith,
  extendSession,
  findAccount,
  findByIdentity,
  findLink,
  holdCredentials,
  insertCredential,
  insertLink,
  insertPerson,
  insertSession,
  insertUse,
  lockAccount,
  markLowered,
  markRaised,
  overwritePassword,
  readActiveBan,
  readRecipient,
  readViewer,
  recordRequest,
  replaceHash,
  touchAccount,
  updateEmail,
  updatePassword,
} from "./store.ts";
import type { BanDescription, Identity, NewPerson } from "./types.ts";

/** What links in emails need. */
export interface LinkDeps {
  db: Db;
  outbox: Outbox;
  clock: Clock;
  /** Signs confirmation links, and encrypts links in queued emails. */
  secret: string;
  publicUrl: string;
}

export interface AccountDeps extends LinkDeps {
  checkPassword: PasswordCheck;
  passwords: Passwords;
}

/** The confirmed account with this address. */
export async function findByEmail(db: Queryable, email: string): Promise<string | undefined> {
  const account = await findAccount(db, { email });
  return account?.emailVerified ? account.id : undefined;
}

/** Run it in a transaction. */
export function createAccount(tx: Queryable, person: NewPerson): Promise<void> {
  return insertPerson(tx, person);
}

export {
  confirmAccount,
  deleteSession as endSession,
  deleteSessions as endSessions,
  deleteSessionsOf as endSessionsOf,
  deleteUnconfirmedWith as removeUnconfirmed,
  findAccount,
  findByIdentity as findByProvider,
  holdCredentials,
  insertSession,
  insertUse,
  lockAccount as holdAccount,
  readRecipient as findRecipient,
  replaceHash,
  usedLink,
};

/** The person an identity signs in, and any ban. */
export async function findIdentityOwner(
  { db, describeBan }: Pick<AccountDeps, "db"> & { describeBan: BanDescription },
  identity: Identity,
): Promise<{ ban: ErrorBody["data"] | undefined } | undefined> {
  const owner = await findByIdentity(db, identity);
  return owner === undefined
    ? undefined
    : { ban: await findBan(db, owner, (id) => describeBan(id, { hasTwoFactors: false })) };
}

/**
 * Keeps the keyed hash of a banned address until a year after the ban, also after deletion: registrations with it, in
 * any spelling, are signalled. Run it in the transaction that bans.
 */
export async function markBannedEmail(
  tx: Queryable,
  { secret, personId, until }: { secret: string; personId: string; until: Date | null },
): Promise<void> {
  const emailKey = await emailKeyOf(tx, secret, personId);
  if (emailKey !== undefined) await saveBannedEmail(tx, { personId, emailKey, until });
}

/** The address's hash, as bans keep it. */
export async function emailKeyOf(tx: Queryable, secret: string, personId: string): Promise<string | undefined> {
  const recipient = await readRecipient(tx, personId);
  return recipient && bannedEmailKey(secret, recipient.email);
}

/** The session as the browser sees it. */
export async function currentSession(
  { db }: Pick<AccountDeps, "db">,
  actor: Actor | undefined,
): Promise<CurrentSession | null> {
  const viewer = actor && (await readViewer(db, actor.id));
  return viewer ? presentSession(viewer, actor) : null;
}

export async function isBanned(db: Queryable, personId: string): Promise<boolean> {
  return (await readActiveBan(db, personId)) !== undefined;
}

/** To `aal2` (SESSION-20). */
export const raiseSession = markRaised;

/** To `aal1` (SESSION-20). */
export const lowerSessions = markLowered;

/** Returns the seconds to wait, 0 if it may be sent now. */
export const countMessage = recordRequest;

/** Lets a used session last as long as a new one. */
export function prolongSession(tx: Queryable, sessionId: string): Promise<void> {
  return extendSession(tx, sessionId, SESSION_SECONDS);
}

/**
 * Returns false if `from` is outdated. The trigger `auth_account_end_ways_in` ends other sessions and older links, not
 * sockets.
 */
export function replacePassword(
  tx: Tx,
  change: { userId: string; sessionId: string; from: string; to: string },
): Promise<boolean> {
  return updatePassword(tx, change);
}

/** False if there is one. */
export const addPassword = (tx: Queryable, userId: string, passwordHash: string): Promise<boolean> =>
  insertCredential(tx, userId, { passwordHash });

/** Returns whether it was linked. */
export const unlinkIdentity = (tx: Queryable, userId: string, provider: Provider): Promise<boolean> =>
  deleteIdentities(tx, userId, provider);

/**
 * Changes a confirmed account's address, and the profile's by trigger; voids links sent to the old one, and deletes an
 * unconfirmed account with the new one.
 */
export async function changeEmail(tx: Queryable, userId: string, email: string): Promise<void> {
  await deleteUnconfirmedWith(tx, email);
  await deleteLinks(tx, userId);
  await updateEmail(tx, userId, email);
}

/**
 * Returns an account to its address's owner: the new password becomes the only way in, sessions and links end, and an
 * unconfirmed account with that address is deleted. `token` is the link's.
 */
export async function restoreAccount(
  tx: Queryable,
  { userId, email, passwordHash, token }: { userId: string; email: string; passwordHash: string; token: string },
): Promise<void> {
  await changeEmail(tx, userId, email);
  await deleteIdentities(tx, userId);
  await overwritePassword(tx, userId, passwordHash);
  await insertUse(tx, userId, usedLink(token));
  await deleteSessions(tx, userId);
}

/** With all that refers to them. */
export async function deletePerson(tx: Queryable, personId: string): Promise<void> {
  await deleteLinks(tx, personId);
  await deleteAccount(tx, personId);
}

/**
 * Sets a password by a link, uses that up and tells the member, all or nothing; sessions and older links end by the
 * trigger `auth_account_end_ways_in`.
 *
 * @returns the member, undefined if the link is gone or expired
 */
export async function setPasswordByLink(
  { db, outbox }: Pick<AccountDeps, "db" | "outbox">,
  { token, passwordHash }: { token: string; passwordHash: string },
): Promise<string | undefined> {
  const identifier = storedLink(token);
  const userId = await findLink(db, identifier);
  if (userId === undefined) return undefined;
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    if (!(await consumeLink(tx, identifier))) return undefined;
    await overwritePassword(tx, userId, passwordHash);
    await insertUse(tx, userId, usedLink(token));
    await tellMember(tx, outbox, userId, { kind: "passwordChanged" });
    return userId;
  });
}

/** Lets a person sign in by an identity from now on, and tells them. */
export async function linkIdentity(tx: Queryable, outbox: Outbox, userId: string, identity: Identity): Promise<void> {
  if (!(await insertCredential(tx, userId, identity))) return;
  await tellMember(tx, outbox, userId, { kind: "providerLinked", provider: identity.provider });
}

/** The ban in force, as a refused sign-in tells it (OPEN-74). */
export async function findBan(
  db: Queryable,
  userId: string,
  describe: (userId: string) => ReturnType<BanDescription>,
): Promise<NonNullable<ErrorBody["data"]> | undefined> {
  const ban = await readActiveBan(db, userId);
  if (!ban) return undefined;
  return { reason: ban.reason, bannedUntil: ban.until?.toISOString() ?? null, ...(await describe(userId)) };
}

/**
 * Asks for an email with a link (LOGIN-11, REG-51). A job looks for the account, so that the answer tells nothing of
 * it, by its time either.
 *
 * @param next the screen that a confirmation leads to
 * @throws {AppError} `VALIDATION_FAILED`; `TOO_MANY_REQUESTS` with `retryAfterSeconds`
 */
export async function requestLink(
  { db, outbox, secret }: LinkDeps,
  kind: LinkKind,
  request: { email: string; next: string; language: Language | undefined },
): Promise<{ status: true }> {
  const problem = emailProblem(request.email);
  if (problem) throw invalidInput([{ path: "email", reason: problem }]);
  const email = normalizeEmail(request.email);
  await db.transaction(async (tx) => {
    const retryAfterSeconds = await recordRequest(tx, { secret, kind, to: email }, EMAIL_REQUEST_LIMITS);
    if (retryAfterSeconds > 0) throw new AppError("TOO_MANY_REQUESTS", "too many emails", { retryAfterSeconds });
    const sealed = linkSeal(secret).close(JSON.stringify({ email, next: request.next }));
    await outbox.add(tx, linkRequestJob, { kind, request: sealed, language: request.language });
  });
  return { status: true };
}

/** Queues the email that was asked for, where there is an account for it. */
export async function answerRequest(
  deps: LinkDeps,
  kind: LinkKind,
  { email, next, language }: { email: string; next: string; language: Language | undefined },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const account = await findAccount(tx, { email });
    if (!account) return;
    const { id: userId } = account;
    if (kind === "password-reset") return queueReset(deps, tx, { userId, language });
    if (account.emailVerified) return;
    await touchAccount(tx, userId);
    await queueConfirmation(deps, tx, { userId, email, next, language });
  });
}

/** The link then leads to one of our screens. */
export async function queueConfirmation(
  { outbox, clock, secret, publicUrl }: LinkDeps,
  tx: Tx,
  { userId, email, next, language }: { userId: string; email: string; next: string; language: Language | undefined },
): Promise<void> {
  const token = await confirmationToken(secret, { email, userId }, CONFIRMATION_SECONDS);
  const screen = screenAddress(next, new URL(publicUrl).origin) ?? "/dashboard";
  const link = linkSeal(secret).close(confirmationLink(token, screen));
  const validUntil = new Date(clock.now().getTime() + 1000 * CONFIRMATION_SECONDS).toISOString();
  await outbox.add(tx, confirmationJob, { userId, link, validUntil, language });
}

async function queueReset(
  { outbox, clock, secret }: LinkDeps,
  tx: Tx,
  { userId, language }: { userId: string; language: Language | undefined },
): Promise<void> {
  const token = randomBytes(24).toString("base64url");
  await insertLink(tx, { identifier: storedLink(token), userId, seconds: PASSWORD_RESET_SECONDS });
  const validUntil = new Date(clock.now().getTime() + 1000 * PASSWORD_RESET_SECONDS).toISOString();
  await outbox.add(tx, passwordResetJob, {
    userId,
    link: linkSeal(secret).close(resetLink(token)),
    validUntil,
    language,
  });
}

/** Whether a link to a new password still works. */
export async function isResetLink({ db }: Pick<LinkDeps, "db">, token: string): Promise<boolean> {
  return (await findLink(db, storedLink(token))) !== undefined;
}
