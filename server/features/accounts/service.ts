import type { CurrentSession } from "@nakamatch/contract/endpoints/accounts";
import type { ErrorBody } from "@nakamatch/contract/errors";
import type { Provider } from "@nakamatch/contract/vocabulary/providers";
import type { PasswordCheck } from "../../platform/auth/password-check.ts";
import type { Passwords } from "../../platform/auth/passwords.ts";
import { SESSION_SECONDS } from "../../platform/auth/session-cookies.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import type { Queryable, Tx } from "../../platform/database/open.ts";
import { tellMember } from "../security-emails/service.ts";
import { bannedEmailKey, saveBannedEmail } from "../signals/service.ts";
import { answerRequest, confirmEmail, isResetLink, type LinkDeps, queueConfirmation, requestLink } from "./links.ts";
import { storedLink, usedLink } from "./policy.ts";
import { presentSession } from "./present.ts";
import {
  consumeLink,
  deleteAccount,
  deleteIdentities,
  deleteLinks,
  deleteSession,
  deleteSessions,
  deleteSessionsOf,
  deleteUnconfirmedWith,
  extendSession,
  findByIdentity,
  findConfirmedAccount,
  findLink,
  insertCredential,
  insertPerson,
  insertUse,
  lockAccount,
  markLowered,
  markRaised,
  overwritePassword,
  readActiveBan,
  readRecipient,
  readViewer,
  recordRequest,
  updateEmail,
  updatePassword,
} from "./store.ts";
import type { BanDescription, Identity, NewPerson } from "./types.ts";

export interface AccountDeps extends LinkDeps {
  checkPassword: PasswordCheck;
  passwords: Passwords;
}

/** Run it in a transaction. */
export function createAccount(tx: Queryable, person: NewPerson): Promise<void> {
  return insertPerson(tx, person);
}

export {
  answerRequest,
  confirmEmail,
  deleteUnconfirmedWith as removeUnconfirmed,
  findByIdentity as findByProvider,
  findConfirmedAccount as findByEmail,
  insertUse,
  isResetLink,
  queueConfirmation,
  readRecipient as findRecipient,
  requestLink,
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

/** Run it in the transaction that bans; disconnect sessions after the commit. */
export function endSessions(tx: Queryable, personId: string): Promise<void> {
  return deleteSessions(tx, personId);
}

/** Disconnect it after the commit. */
export function endSession(tx: Queryable, sessionId: string): Promise<void> {
  return deleteSession(tx, sessionId);
}

/** Disconnect the returned ids. */
export const endSessionsOf = deleteSessionsOf;

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

/** Locks a person and their credentials before a deletion. Credentials come before sessions, as for a new password. */
export function holdAccount(tx: Queryable, personId: string): Promise<void> {
  return lockAccount(tx, personId);
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
export async function linkIdentity(
  { db, outbox }: Pick<AccountDeps, "db" | "outbox">,
  userId: string,
  identity: Identity,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await insertCredential(tx, userId, identity))) return;
    await tellMember(tx, outbox, userId, { kind: "providerLinked", provider: identity.provider });
  });
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
