import type { CurrentSession } from "@nakamatch/contract/endpoints/accounts";
import type { ErrorBody } from "@nakamatch/contract/errors";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { Provider } from "@nakamatch/contract/vocabulary/providers";
import { screenAddress } from "@nakamatch/contract/vocabulary/screen-paths";
import {
  type AuthPorts,
  CONFIRMATION_SECONDS,
  PASSWORD_RESET_SECONDS,
  SESSION_SECONDS,
} from "../../platform/auth/auth.ts";
import { confirmationToken } from "../../platform/auth/confirmation.ts";
import type { PasswordCheck } from "../../platform/auth/password-check.ts";
import { hashPassword } from "../../platform/auth/passwords.ts";
import { authRefusal } from "../../platform/auth/refusal.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Queryable, Tx } from "../../platform/database/open.ts";
import type { Outbox } from "../../platform/outbox.ts";
import { tellMember, tellOfSignIn } from "../security-emails/service.ts";
import { bannedEmailKey, saveBannedEmail } from "../signals/service.ts";
import { confirmationJob, linkSeal, passwordResetJob } from "./jobs.ts";
import { confirmationLink, EMAIL_REQUEST_LIMITS, MOST_SESSIONS, usedLink } from "./policy.ts";
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
  insertCredential,
  insertPerson,
  insertUse,
  keepSession,
  lockAccount,
  markLowered,
  markRaised,
  overwritePassword,
  readActiveBan,
  readRecipient,
  readViewer,
  recordRequest,
  touchAccount,
  updateEmail,
  updatePassword,
} from "./store.ts";
import type { BanDescription, Identity, NewPerson, Recipient } from "./types.ts";

export interface AccountDeps {
  db: Db;
  outbox: Outbox;
  clock: Clock;
  /** Signs confirmation links, and encrypts links in queued emails. */
  secret: string;
  publicUrl: string;
  checkPassword: PasswordCheck;
}

/** Run it in a transaction. */
export function createAccount(tx: Queryable, person: NewPerson): Promise<void> {
  return insertPerson(tx, person);
}

export { findByIdentity as findByProvider, insertUse, usedLink };

/** The link then leads to one of our screens. */
export async function queueConfirmation(
  { outbox, clock, secret, publicUrl }: AccountDeps,
  tx: Tx,
  { userId, email, next, language }: { userId: string; email: string; next: string; language: Language },
): Promise<void> {
  const token = await confirmationToken(secret, email);
  const screen = screenAddress(next, new URL(publicUrl).origin) ?? "/dashboard";
  const link = linkSeal(secret).close(confirmationLink(token, screen));
  const validUntil = new Date(clock.now().getTime() + 1000 * CONFIRMATION_SECONDS).toISOString();
  await outbox.add(tx, confirmationJob, { userId, link, language, validUntil });
}

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

export const findByEmail = findConfirmedAccount;

export function findRecipient(db: Queryable, personId: string): Promise<Recipient | undefined> {
  return readRecipient(db, personId);
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

/** What authentication needs from accounts. */
export function authPorts({
  db,
  outbox,
  clock,
  secret,
  publicUrl,
  checkPassword,
  connections,
  findSameUse,
  describeBan,
}: AccountDeps & {
  /** The person whose password this link has just set to this one. */
  findSameUse: (use: { token: string; newPassword: string }) => Promise<string | undefined>;
  connections: { disconnectPerson(personId: string): void; disconnectSession(sessionId: string): void };
  describeBan: BanDescription;
}): AuthPorts {
  const seal = linkSeal(secret);
  const setByLink = async (
    { id, userId }: { id: string; userId: string },
    { token, newPassword }: { token: string; newPassword: string },
  ): Promise<boolean> => {
    const hash = await hashPassword(newPassword);
    const isUsed = await db.transaction(async (tx) => {
      await lockAccount(tx, userId);
      if (!(await consumeLink(tx, { id, userId }))) return false;
      // The trigger `auth_account_end_ways_in` ends sessions and older links.
      await overwritePassword(tx, userId, hash);
      await insertUse(tx, userId, usedLink(token));
      await tellMember(tx, outbox, userId, { kind: "passwordChanged" });
      return true;
    });
    if (isUsed) connections.disconnectPerson(userId);
    return isUsed;
  };
  const validUntil = (seconds: number) => new Date(clock.now().getTime() + 1000 * seconds).toISOString();
  return {
    async admitEmailRequest(kind, email) {
      const retryAfterSeconds = await recordRequest(db, { secret, kind, to: email }, EMAIL_REQUEST_LIMITS);
      if (retryAfterSeconds > 0) throw authRefusal("TOO_MANY_REQUESTS", { retryAfterSeconds });
    },
    sendConfirmation: ({ userId, token, next, language }) =>
      db.transaction(async (tx) => {
        await touchAccount(tx, userId);
        await outbox.add(tx, confirmationJob, {
          userId,
          link: seal.close(confirmationLink(token, screenAddress(next, new URL(publicUrl).origin) ?? "/")),
          validUntil: validUntil(CONFIRMATION_SECONDS),
          ...(language && { language }),
        });
      }),
    sendPasswordReset({ userId, url, language }) {
      const { pathname, search } = new URL(url, publicUrl);
      return outbox.add(db, passwordResetJob, {
        userId,
        link: seal.close(pathname + search),
        validUntil: validUntil(PASSWORD_RESET_SECONDS),
        ...(language && { language }),
      });
    },
    async admit(userId, proof) {
      const ban = await findBan(db, userId, (id) => describeBan(id, proof));
      if (ban) throw authRefusal("ACCOUNT_BANNED", ban);
    },
    async keepSession({ id, userId, userAgent = null, ipAddress }, hash, isKnownDevice) {
      let ended: string[] = [];
      const isKept = await keepSession(db, { id, userId }, hash, async (tx) => {
        ended = await deleteSessionsOf(tx, userId, { beyond: MOST_SESSIONS });
        const recipient = await readRecipient(tx, userId);
        const opened = { userId, userAgent, address: ipAddress || null };
        const isKnown = recipient !== undefined && isKnownDevice(recipient.email);
        await tellOfSignIn(tx, { outbox, clock }, opened, { isKnownDevice: isKnown });
      });
      for (const sessionId of ended) connections.disconnectSession(sessionId);
      return isKept;
    },
    identityOwner: (identity) => findByIdentity(db, identity),
    linkIdentity: (userId, identity) =>
      db.transaction(async (tx) => {
        if (!(await insertCredential(tx, userId, identity))) return;
        await tellMember(tx, outbox, userId, { kind: "providerLinked", provider: identity.provider });
      }),
    async resetPassword(link, { token, newPassword }) {
      const isUsed = link && (await setByLink(link, { token, newPassword }));
      const userId = isUsed ? link.userId : await findSameUse({ token, newPassword });
      return userId && (await readRecipient(db, userId))?.email;
    },
    sessionEnded: connections.disconnectSession,
    async checkPassword(password) {
      const reason = await checkPassword(password);
      if (reason) throw authRefusal("VALIDATION_FAILED", { issues: [{ path: "password", reason }] });
    },
  };
}

async function findBan(db: Queryable, userId: string, describe: (userId: string) => ReturnType<BanDescription>) {
  const ban = await readActiveBan(db, userId);
  if (!ban) return undefined;
  return { reason: ban.reason, bannedUntil: ban.until?.toISOString() ?? null, ...(await describe(userId)) };
}
