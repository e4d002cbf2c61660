import { createHmac } from "node:crypto";
import { DEFAULT_NICKNAME } from "@nakamatch/contract/vocabulary/people";
import { and, count, eq, gt, inArray, lt, ne, sql } from "drizzle-orm";
import { deleteInBatches } from "../../platform/database/delete-in-batches.ts";
import { holdPerson } from "../../platform/database/hold-person.ts";
import type { Db, Queryable, Tx } from "../../platform/database/open.ts";
import { hasPremium } from "../../platform/database/premium.ts";
import {
  authAccounts,
  authSessions,
  authUsers,
  authVerifications,
  letterRequests,
} from "../../platform/database/schema/auth.ts";
import { profileInterests } from "../../platform/database/schema/interests.ts";
import { profiles } from "../../platform/database/schema/people.ts";
import { bansInForce } from "../../platform/database/schema/safety.ts";
import { createProfile } from "../profiles/service.ts";
import type { ActiveBan, Credential, Identity, NewPerson, Recipient, Viewer } from "./types.ts";

/** Stores account, credential and profile. Run it in a transaction: all three, or none. */
export async function insertPerson(db: Queryable, person: NewPerson): Promise<void> {
  const { id, email, credential, emailConfirmed, cityId, ...columns } = person;
  await db.insert(authUsers).values({ id, email, name: "", emailVerified: emailConfirmed });
  await db.insert(authAccounts).values(credentialOf(id, credential));
  await createProfile(db, { id, email, city: cityId, ...columns });
}

/** Gives a person another way in; false where they, or for a provider somebody, have it already. */
export async function insertCredential(db: Queryable, userId: string, credential: Credential): Promise<boolean> {
  const values = credentialOf(userId, credential);
  return (await db.insert(authAccounts).values(values).onConflictDoNothing().returning()).length > 0;
}

function credentialOf(userId: string, credential: Credential) {
  const login =
    "provider" in credential
      ? { providerId: credential.provider, accountId: credential.accountId }
      : { providerId: "credential", accountId: userId, password: credential.passwordHash };
  return { userId, ...login, updatedAt: sql`now()` };
}

/** The person who signs in by an account at a provider. */
export async function findByIdentity(db: Queryable, identity: Identity): Promise<string | undefined> {
  const [found] = await db
    .select({ userId: authAccounts.userId })
    .from(authAccounts)
    .where(and(eq(authAccounts.providerId, identity.provider), eq(authAccounts.accountId, identity.accountId)));
  return found?.userId;
}

/** Address, name and language for an email to this person; undefined once they are gone. */
export async function readRecipient(db: Queryable, userId: string): Promise<Recipient | undefined> {
  const [found] = await db
    .select({ email: profiles.email, nickname: profiles.nickname, language: profiles.language })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .limit(1);
  return found && { ...found, nickname: found.nickname ?? DEFAULT_NICKNAME };
}

/** The id of the account with this address, if it is confirmed. */
export async function findConfirmedAccount(db: Queryable, email: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(and(eq(authUsers.email, email), eq(authUsers.emailVerified, true)))
    .limit(1);
  return found?.id;
}

/** The ban that is in force for this person, if there is one (BAN-10). */
export async function readActiveBan(db: Queryable, userId: string): Promise<ActiveBan | undefined> {
  const [found] = await db
    .select({ reason: bansInForce.reason, until: bansInForce.until })
    .from(bansInForce)
    .where(eq(bansInForce.userId, userId))
    .limit(1);
  return found;
}

/**
 * Deletes a session that was started with a password which is no longer the person's, or that met a ban; tells whether it
 * stays. Without a hash it was started without a password. Waits for a change of the password or a ban that is under way; a later one ends the session by itself.
 */
export async function keepSession(
  db: Db,
  { id, userId }: { id: string; userId: string },
  passwordHash: string | undefined,
  onKept: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await holdPerson(tx, userId, { toChange: false });
    const [account] = await tx
      .select({ password: authAccounts.password })
      .from(authAccounts)
      .where(and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, "credential")))
      .for("share");
    const isTheirs = passwordHash === undefined || account?.password === passwordHash;
    const isKept = isTheirs && !(await readActiveBan(tx, userId));
    await (isKept ? onKept(tx) : deleteSession(tx, id));
    return isKept;
  });
}

/** Ends one session. */
export async function deleteSession(tx: Queryable, id: string): Promise<void> {
  await tx.delete(authSessions).where(eq(authSessions.id, id));
}

/** Raises a session to `aal2`. */
export async function markRaised(tx: Queryable, id: string): Promise<void> {
  await tx.update(authSessions).set({ aal: "aal2" }).where(eq(authSessions.id, id));
}

/** Puts all sessions of a person back to `aal1`. */
export async function markLowered(tx: Queryable, userId: string): Promise<void> {
  await tx.update(authSessions).set({ aal: "aal1" }).where(eq(authSessions.userId, userId));
}

/** Lets a session last `seconds` from now. */
export async function extendSession(tx: Queryable, id: string, seconds: number): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${seconds})`;
  await tx.update(authSessions).set({ expiresAt, updatedAt: sql`now()` }).where(eq(authSessions.id, id));
}

/** Ends all sessions of a person. */
export async function deleteSessions(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(authSessions).where(eq(authSessions.userId, userId));
}

/** Ends one session of a person, all but one, or all but so many that were used last; returns the ids of those that it has ended. */
export async function deleteSessionsOf(
  tx: Queryable,
  userId: string,
  which: { only: string } | { except: string } | { beyond: number },
): Promise<string[]> {
  const isBeyond = sql`${authSessions.id} in (select id from auth_session where "userId" = ${userId}::uuid
    order by "updatedAt" desc, id desc offset ${"beyond" in which ? which.beyond : 0})`;
  const isOther = "except" in which ? ne(authSessions.id, which.except) : isBeyond;
  const isMeant = "only" in which ? eq(authSessions.id, which.only) : isOther;
  const ended = await tx
    .delete(authSessions)
    .where(and(eq(authSessions.userId, userId), isMeant))
    .returning({ id: authSessions.id });
  return ended.map(({ id }) => id);
}

/** Locks a person and then their credentials. */
export async function lockAccount(tx: Queryable, userId: string): Promise<void> {
  await holdPerson(tx, userId, { toChange: true });
  await tx.select({ id: authAccounts.id }).from(authAccounts).where(eq(authAccounts.userId, userId)).for("update");
}

/** Replaces a password whose hash is `from`; its sessions end by trigger, except the one named. False where it is another by now. */
export async function updatePassword(
  tx: Tx,
  { userId, sessionId, from, to }: { userId: string; sessionId: string; from: string; to: string },
): Promise<boolean> {
  await tx.execute(sql`select set_config('nakamatch.kept_session', ${sessionId}, true)`);
  const isTheirs = and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, "credential"));
  const changed = await tx
    .update(authAccounts)
    .set({ password: to, updatedAt: sql`now()` })
    .where(and(isTheirs, eq(authAccounts.password, from)))
    .returning();
  return changed.length > 0;
}

/** Replaces the address of an account. @throws where another account has it */
export async function updateEmail(tx: Queryable, userId: string, email: string): Promise<void> {
  await tx.update(authUsers).set({ email, updatedAt: sql`now()` }).where(eq(authUsers.id, userId));
}

/** Deletes the account with this address if nobody has confirmed it. */
export async function deleteUnconfirmedWith(tx: Queryable, email: string): Promise<void> {
  await tx.delete(authUsers).where(and(eq(authUsers.email, email), eq(authUsers.emailVerified, false)));
}

/** Unlinks a person's accounts at one provider, or at all; tells whether there were any. */
export async function deleteIdentities(tx: Queryable, userId: string, provider?: string): Promise<boolean> {
  const isMeant = provider ? eq(authAccounts.providerId, provider) : ne(authAccounts.providerId, "credential");
  const deleted = await tx.delete(authAccounts).where(and(eq(authAccounts.userId, userId), isMeant));
  return (deleted.rowCount ?? 0) > 0;
}

/** Replaces a person's password, whatever it was; who had none has one now. */
export async function overwritePassword(tx: Queryable, userId: string, hash: string): Promise<void> {
  if (await insertCredential(tx, userId, { passwordHash: hash })) return;
  const isTheirs = and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, "credential"));
  await tx.update(authAccounts).set({ password: hash, updatedAt: sql`now()` }).where(isTheirs);
}

/** Deletes the links to a new password that a person was sent. */
export async function deleteLinks(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(authVerifications).where(eq(authVerifications.value, userId));
}

/** Deletes one of a person's links, which so works once; false where it is gone or has expired. */
export async function consumeLink(tx: Queryable, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const isTheirs = and(eq(authVerifications.id, id), eq(authVerifications.value, userId));
  const used = await tx.delete(authVerifications).where(and(isTheirs, gt(authVerifications.expiresAt, sql`now()`)));
  return (used.rowCount ?? 0) > 0;
}

/** For how long what works once may be sent again by a client without an answer. */
const USE_MINUTES = 10;

/** Notes what a person has used up under the password that they have now; the next one deletes it, with the links. */
export async function insertUse(tx: Queryable, userId: string, identifier: string): Promise<void> {
  const expiresAt = sql`now() + make_interval(mins => ${USE_MINUTES})`;
  await tx.insert(authVerifications).values({ identifier, value: userId, expiresAt });
}

/** Deletes an account, and by its foreign keys everything that refers to the person. */
export async function deleteAccount(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(authUsers).where(eq(authUsers.id, userId));
}

/**
 * Records a request for a message of one kind to one address or phone, unless it comes too soon or too often. One statement, so
 * that concurrent requests wait for each other, on any server. What is stored is a keyed hash.
 *
 * @returns 0 when it was recorded, otherwise in how many whole seconds the next one will be
 */
export async function recordRequest(
  db: Queryable,
  { secret, kind, to }: { secret: string; kind: string; to: string },
  { apartSeconds, perHour }: { apartSeconds: number; perHour: number },
): Promise<number> {
  const key = createHmac("sha256", secret).update(`${kind} ${to}`).digest("base64url");
  const lastHour = sql`array(
    select at from unnest(${letterRequests.requestedAt}) at where at > now() - interval '1 hour' order by at)`;
  const latest = sql`(select max(at) from unnest(${letterRequests.requestedAt}) at)`;
  const { rows } = await db.execute(sql`
    insert into ${letterRequests} (key, requested_at) values (${key}, array[now()])
    on conflict (key) do update set requested_at = ${lastHour} || now()
    where ${latest} <= now() - make_interval(secs => ${apartSeconds}) and cardinality(${lastHour}) < ${perHour}
    returning key`);
  if (rows.length > 0) return 0;
  const wait = await db.execute<{ seconds: number }>(sql`
    select ceil(extract(epoch from greatest(
      ${latest} + make_interval(secs => ${apartSeconds}),
      (${lastHour})[cardinality(${lastHour}) - ${perHour - 1}] + interval '1 hour'
    ) - now()))::int as seconds
    from ${letterRequests} where key = ${key}`);
  return Math.max(1, wait.rows[0]?.seconds ?? 1);
}

/** Records that a confirmation email is on its way, so that the account is kept for as long as its link works. */
export async function touchAccount(db: Queryable, userId: string): Promise<void> {
  await db.update(authUsers).set({ updatedAt: sql`now()` }).where(eq(authUsers.id, userId));
}

/** Most accounts deleted by one statement. */
const EXPIRY_BATCH = 500;
/**
 * Deletes accounts that nobody confirmed for `days` and to which no email went for `linkSeconds`, with everything that
 * belongs to them; returns how many. One that is being confirmed at this moment stays.
 */
export async function deleteUnconfirmed(
  db: Queryable,
  { days, linkSeconds }: { days: number; linkSeconds: number },
): Promise<number> {
  const isUnconfirmed = eq(authUsers.emailVerified, false);
  const isOld = and(
    lt(authUsers.createdAt, sql`now() - make_interval(days => ${days})`),
    lt(authUsers.updatedAt, sql`now() - make_interval(secs => ${linkSeconds})`),
  );
  let deleted = 0;
  for (let batch = EXPIRY_BATCH; batch === EXPIRY_BATCH; deleted += batch) {
    const chosen = db.select({ id: authUsers.id }).from(authUsers).where(and(isUnconfirmed, isOld)).limit(EXPIRY_BATCH);
    // The condition is checked again once the row is locked.
    const gone = await db
      .delete(authUsers)
      .where(and(inArray(authUsers.id, chosen), isUnconfirmed))
      .returning();
    batch = gone.length;
  }
  return deleted;
}

/** Deletes expired sessions, links and counts of requests. */
export async function deleteExpired(db: Queryable): Promise<void> {
  await deleteInBatches(db, authSessions, lt(authSessions.expiresAt, sql`now()`));
  await deleteInBatches(db, authVerifications, lt(authVerifications.expiresAt, sql`now()`));
  const isQuiet = sql`now() - interval '1 day' > all (select at from unnest(${letterRequests.requestedAt}) at)`;
  await deleteInBatches(db, letterRequests, isQuiet);
}

/** The signed-in person as their own header shows them. */
export async function readViewer(db: Queryable, userId: string): Promise<Viewer | undefined> {
  const interestCount = db
    .select({ value: count() })
    .from(profileInterests)
    .where(eq(profileInterests.profileId, profiles.id));
  const [found] = await db
    .select({
      id: profiles.id,
      email: profiles.email,
      nickname: profiles.nickname,
      avatarUrl: profiles.avatarUrl,
      isModerator: profiles.isModerator,
      lookingFor: profiles.lookingFor,
      friendshipPreference: profiles.friendshipPreference,
      relationshipPreference: profiles.relationshipPreference,
      isPremium: hasPremium(profiles.id),
      interestCount: sql<number>`(${interestCount})`,
    })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .limit(1);
  return found && { ...found, nickname: found.nickname ?? DEFAULT_NICKNAME };
}
