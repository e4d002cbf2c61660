import type { CurrentSession } from "@nakamatch/contract/endpoints/sign-in/accounts";
import type { ErrorBody } from "@nakamatch/contract/errors";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { screenAddress } from "@nakamatch/contract/vocabulary/screen-paths";
import { emailProblem, normalizeEmail } from "@nakamatch/domain/people/email";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import { confirmationToken } from "../../../platform/auth/confirmation-token.ts";
import type { PasswordCheck } from "../../../platform/auth/password-check.ts";
import type { Passwords } from "../../../platform/auth/passwords.ts";
import { newToken } from "../../../platform/auth/random-token.ts";
import { CONFIRMATION_SECONDS } from "../../../platform/auth/registrations.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Db, Queryable, Tx } from "../../../platform/database/open.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import { createSeal } from "../../../platform/seal.ts";
import { setLanguage } from "../../people/profiles/service.ts";
import { bannedEmailKey, reportReturning, saveBannedEmail } from "../../signals/moderation-flags/service.ts";
import { tellMember } from "../security-emails/service.ts";
import { confirmationJob, type LinkKind, linkRequestJob, linkSeal, passwordResetJob } from "./jobs.ts";
import {
  confirmationLink,
  EMAIL_REQUEST_LIMITS,
  MOST_CORRECTIONS,
  PASSWORD_RESET_SECONDS,
  resetLink,
  storedLink,
  usedLink,
} from "./policy.ts";
import { presentSession } from "./present.ts";
import {
  confirmAccount,
  consumeLink,
  countCorrection,
  deleteAccount,
  deleteAllLinks,
  deleteIdentities,
  deleteLinks,
  deleteUnconfirmedWith,
  findAccount,
  findByIdentity,
  findLink,
  insertCredential,
  insertLink,
  insertPerson,
  insertUse,
  lockAccount,
  lockCredentials,
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
import type { BanDescription, Identity, LinkRequest, Proof } from "./types.ts";

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

export {
  confirmAccount,
  deleteAllLinks,
  deleteIdentities as unlinkIdentity,
  deleteLinks as voidLinks,
  deleteUnconfirmedWith as removeUnconfirmed,
  findAccount,
  findByIdentity as findByProvider,
  insertCredential as addCredential,
  insertPerson as createAccount,
  insertUse,
  lockAccount,
  lockCredentials,
  overwritePassword,
  readRecipient as findRecipient,
  recordRequest as countMessage,
  replaceHash,
  updatePassword as replacePassword,
  usedLink,
};

/** Finds the confirmed account with this address. */
export async function findByEmail(db: Queryable, email: string): Promise<string | undefined> {
  const account = await findAccount(db, { email });
  return account?.emailVerified ? account.id : undefined;
}

/**
 * Keeps the keyed hash of a banned address until a year after the ban, even after deletion: registrations with it, in
 * any spelling, are flagged. Run it in the transaction that bans.
 */
export async function markBannedEmail(
  tx: Queryable,
  { secret, personId, until }: { secret: string; personId: string; until: Date | null },
): Promise<void> {
  const emailKey = await emailKeyOf(tx, secret, personId);
  if (emailKey !== undefined) await saveBannedEmail(tx, { personId, emailKey, until });
}

/** Returns the keyed hash of a person's address as stored with bans. */
export async function emailKeyOf(tx: Queryable, secret: string, personId: string): Promise<string | undefined> {
  const recipient = await readRecipient(tx, personId);
  return recipient && bannedEmailKey(secret, recipient.email);
}

/** Returns the browser's view of the session. Emails to the member follow the app's `language`. */
export async function currentSession(
  { db }: Pick<AccountDeps, "db">,
  actor: Actor | undefined,
  language?: Language,
): Promise<CurrentSession | null> {
  const viewer = actor && (await readViewer(db, actor.id));
  if (!viewer) return null;
  if (language && language !== viewer.language) await setLanguage(db, actor.id, language);
  return presentSession(viewer, actor);
}

export async function isBanned(db: Queryable, personId: string): Promise<boolean> {
  return (await readActiveBan(db, personId)) !== undefined;
}

const banSeal = (secret: string) => createSeal(secret, "nakamatch shown bans");

/** Seals for a page that shows the person's ban; it opens nothing but the answer whether the ban is still in force. */
export function sealBanToken(secret: string, personId: string): string {
  return banSeal(secret).close(personId);
}

/** Whether the person of a `banToken` is still banned; also true for a deleted account. Undefined for a forged token. */
export async function isStillBanned(db: Queryable, secret: string, token: string): Promise<boolean | undefined> {
  const personId = banSeal(secret).open(token);
  if (personId === undefined) return undefined;
  return (await isBanned(db, personId)) || (await readRecipient(db, personId)) === undefined;
}

/** Returns the ban in force, as shown when it refuses a sign-in (OPEN-74). */
export async function findBan(
  { db, describeBan }: { db: Db; describeBan: BanDescription },
  userId: string,
  proof: Pick<Proof, "hasTwoFactors" | "comparedHash">,
): Promise<NonNullable<ErrorBody["data"]> | undefined> {
  const ban = await readActiveBan(db, userId);
  if (!ban) return undefined;
  return { reason: ban.reason, bannedUntil: ban.until?.toISOString() ?? null, ...(await describeBan(userId, proof)) };
}

/**
 * Changes a confirmed account's address, voids its links and deletes an unconfirmed account with the new address. Flags
 * a banned person's address. A trigger updates the profile.
 */
export async function changeEmail(
  tx: Queryable,
  { secret, userId, email }: { secret: string; userId: string; email: string },
): Promise<void> {
  await deleteUnconfirmedWith(tx, email);
  await deleteLinks(tx, userId);
  await updateEmail(tx, userId, email);
  await reportReturning(tx, { secret, personId: userId, email });
}

/**
 * Gives an unconfirmed account the address that was meant, and sends the link there. Links to the one before are void.
 * Lock the person first.
 *
 * @throws {AppError} `TOO_MANY_REQUESTS` for the fourth correction, and where the address just got an email
 */
export async function correctAddress(
  deps: LinkDeps,
  tx: Tx,
  { userId, email, ...request }: LinkRequest & { userId: string },
): Promise<void> {
  const { secret } = deps;
  if ((await countCorrection(tx, userId)) > MOST_CORRECTIONS)
    throw new AppError("TOO_MANY_REQUESTS", "the address was corrected too often");
  const retryAfterSeconds = await recordRequest(tx, { secret, kind: "confirmation", to: email }, EMAIL_REQUEST_LIMITS);
  if (retryAfterSeconds > 0) throw new AppError("TOO_MANY_REQUESTS", "too many emails", { retryAfterSeconds });
  await updateEmail(tx, userId, email);
  await reportReturning(tx, { secret, personId: userId, email });
  await queueConfirmation(deps, tx, { ...request, userId, email });
}

/**
 * Returns an account to the owner of its address: the new password is the only credential left, other links are void,
 * and an unconfirmed account with the address is deleted. `token` is the link's. The caller ends the sessions.
 */
export async function restoreAccount(
  tx: Queryable,
  {
    secret,
    userId,
    email,
    passwordHash,
    token,
  }: { secret: string; userId: string; email: string; passwordHash: string; token: string },
): Promise<void> {
  await changeEmail(tx, { secret, userId, email });
  await deleteIdentities(tx, userId, "all");
  await overwritePassword(tx, userId, passwordHash);
  await insertUse(tx, userId, usedLink(token));
}

/** Deletes a person and their dependent rows. */
export async function deletePerson(tx: Queryable, personId: string): Promise<void> {
  await deleteLinks(tx, personId);
  await deleteAccount(tx, personId);
}

/**
 * Sets a password, uses up the link and notifies the member, in one transaction. The trigger `auth_account_end_ways_in`
 * ends sessions and older links.
 *
 * @returns the member, undefined if the link is gone or expired, or the account closed
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
    if (!(await consumeLink(tx, identifier)) || (await findAccount(tx, { id: userId }))?.isClosed) return undefined;
    await overwritePassword(tx, userId, passwordHash);
    await insertUse(tx, userId, usedLink(token));
    await tellMember(tx, outbox, userId, { kind: "passwordChanged" });
    return userId;
  });
}

/** Adds an identity and notifies the member. */
export async function linkIdentity(tx: Queryable, outbox: Outbox, userId: string, identity: Identity): Promise<void> {
  if (!(await insertCredential(tx, userId, identity))) return;
  await tellMember(tx, outbox, userId, { kind: "providerLinked", provider: identity.provider });
}

/**
 * Requests an email with a link (LOGIN-11, REG-51). A job looks up the account, so that neither response nor timing
 * reveals whether it exists.
 *
 * @throws {AppError} `VALIDATION_FAILED`; `TOO_MANY_REQUESTS` with `retryAfterSeconds`
 */
export async function requestLink(
  { db, outbox, secret }: LinkDeps,
  kind: LinkKind,
  { next, language, ...request }: LinkRequest,
): Promise<{ status: true }> {
  const problem = emailProblem(request.email);
  if (problem) throw invalidInput([{ path: "email", reason: problem }]);
  const email = normalizeEmail(request.email);
  await db.transaction(async (tx) => {
    const retryAfterSeconds = await recordRequest(tx, { secret, kind, to: email }, EMAIL_REQUEST_LIMITS);
    if (retryAfterSeconds > 0) throw new AppError("TOO_MANY_REQUESTS", "too many emails", { retryAfterSeconds });
    const sealed = linkSeal(secret).close(JSON.stringify({ email, next }));
    await outbox.add(tx, linkRequestJob, { kind, request: sealed, language });
  });
  return { status: true };
}

/** Queues the email if there is an account. */
export async function answerRequest(deps: LinkDeps, kind: LinkKind, request: LinkRequest): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const account = await findAccount(tx, request);
    if (!account) return;
    const { id: userId } = account;
    if (kind === "password-reset") {
      if (!account.isClosed) await queueReset(deps, tx, { userId, language: request.language });
      return;
    }
    if (account.emailVerified) return;
    await touchAccount(tx, userId);
    await queueConfirmation(deps, tx, { ...request, userId });
  });
}

/** Queues an email with a link to a new password. */
export async function queueReset(
  deps: Omit<LinkDeps, "db" | "publicUrl">,
  tx: Tx,
  { userId, language }: { userId: string; language?: LinkRequest["language"] },
): Promise<void> {
  const token = newToken();
  await insertLink(tx, { identifier: storedLink(token), userId, seconds: PASSWORD_RESET_SECONDS });
  const link = { path: resetLink(token), seconds: PASSWORD_RESET_SECONDS };
  await queueLink(deps, tx, passwordResetJob, { userId, language, ...link });
}

/** Queues a confirmation email. The link leads to `next` if that is a screen. */
export async function queueConfirmation(
  deps: LinkDeps,
  tx: Tx,
  { userId, email, next, language }: LinkRequest & { userId: string },
): Promise<void> {
  const token = await confirmationToken(deps.secret, { email, userId }, CONFIRMATION_SECONDS);
  const screen = screenAddress(next, new URL(deps.publicUrl).origin) ?? "/dashboard";
  const link = { path: confirmationLink(token, screen), seconds: CONFIRMATION_SECONDS };
  await queueLink(deps, tx, confirmationJob, { userId, language, ...link });
}

async function queueLink(
  { outbox, clock, secret }: Omit<LinkDeps, "db" | "publicUrl">,
  tx: Tx,
  job: typeof confirmationJob,
  { path, seconds, ...email }: { userId: string; path: string; seconds: number; language: LinkRequest["language"] },
): Promise<void> {
  const validUntil = new Date(clock.now().getTime() + 1000 * seconds).toISOString();
  await outbox.add(tx, job, { ...email, link: linkSeal(secret).close(path), validUntil });
}

/** Whether a reset link still works. */
export async function isResetLink({ db }: Pick<LinkDeps, "db">, token: string): Promise<boolean> {
  return (await findLink(db, storedLink(token))) !== undefined;
}
