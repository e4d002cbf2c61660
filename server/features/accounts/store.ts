import { createHmac } from "node:crypto";
import { DEFAULT_NICKNAME } from "@nakamatch/contract/vocabulary/people";
import { and, count, eq, gt, inArray, lt, ne, sql } from "drizzle-orm";
import { SESSION_SECONDS } from "../../platform/auth/session-cookies.ts";
import { deleteInBatches } from "../../platform/database/delete-in-batches.ts";
import { holdPerson } from "../../platform/database/hold-person.ts";
import type { Db, Queryable, Tx } from "../../platform/database/open.ts";
import { hasPremium } from "../../platform/database/premium.ts";
import {
  authAccounts,
  authSessions,
  authUsers,
  authVerifications,
  emailRequests,
} from "../../platform/database/schema/auth.ts";
import { profileInterests } from "../../platform/database/schema/interests.ts";
import { profiles } from "../../platform/database/schema/people.ts";
import { bansInForce } from "../../platform/database/schema/safety.ts";
import { createProfile } from "../profiles/service.ts";
import type {
  ActiveBan,
  Credential,
  Identity,
  NewPerson,
  NewSession,
  Recipient,
  StoredAccount,
  Viewer,
} from "./types.ts";

/** Run it in a transaction. */
export async function insertPerson(db: Queryable, person: NewPerson): Promise<void> {
  const { id, email, credential, emailConfirmed, cityId, ...columns } = person;
  await db.insert(authUsers).values({ id, email, emailVerified: emailConfirmed });
  await db.insert(authAccounts).values(credentialOf(id, credential));
  await createProfile(db, { id, email, city: cityId, ...columns });
}

/** False if the person has one of this kind, or the provider's account is taken. */
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

export async function findByIdentity(db: Queryable, identity: Identity): Promise<string | undefined> {
  const [found] = await db
    .select({ userId: authAccounts.userId })
    .from(authAccounts)
    .where(and(eq(authAccounts.providerId, identity.provider), eq(authAccounts.accountId, identity.accountId)));
  return found?.userId;
}

export async function readRecipient(db: Queryable, userId: string): Promise<Recipient | undefined> {
  const [found] = await db
    .select({ email: profiles.email, nickname: profiles.nickname, language: profiles.language })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .limit(1);
  return found && { ...found, nickname: found.nickname ?? DEFAULT_NICKNAME };
}

/** The account, confirmed or not, with the hash of its password. */
export async function findAccount(
  db: Queryable,
  by: { email: string } | { id: string },
): Promise<StoredAccount | undefined> {
  const { id, email, emailVerified, createdAt, updatedAt } = authUsers;
  const isPassword = and(eq(authAccounts.userId, id), eq(authAccounts.providerId, "credential"));
  const [found] = await db
    .select({ id, email, emailVerified, passwordHash: authAccounts.password, createdAt, updatedAt })
    .from(authUsers)
    .leftJoin(authAccounts, isPassword)
    .where("id" in by ? eq(id, by.id) : eq(email, by.email));
  return found;
}

/** Keeps the ways into an account as they are until the transaction ends. */
export async function holdCredentials(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: authAccounts.id }).from(authAccounts).where(eq(authAccounts.userId, userId)).for("share");
}

/** Stores a session that lasts as long as one that is used now; returns its id. */
export async function insertSession(tx: Queryable, { address, ...session }: NewSession): Promise<string> {
  const expiresAt = sql`now() + make_interval(secs => ${SESSION_SECONDS})`;
  const [added] = await tx
    .insert(authSessions)
    .values({ ...session, ipAddress: address, expiresAt, updatedAt: sql`now()` })
    .returning({ id: authSessions.id });
  if (!added) throw new Error("the session was not stored");
  return added.id;
}

/** Replaces a hash of an earlier kind, of the same password: nothing ends, as by a new one. */
export async function replaceHash(db: Db, userId: string, { from, to }: { from: string; to: string }): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('nakamatch.same_password', 'on', true)`);
    const isTheirs = and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, "credential"));
    await tx
      .update(authAccounts)
      .set({ password: to })
      .where(and(isTheirs, eq(authAccounts.password, from)));
  });
}

/** Hold the person before. */
export async function confirmAccount(tx: Queryable, userId: string): Promise<void> {
  await tx.update(authUsers).set({ emailVerified: true, updatedAt: sql`now()` }).where(eq(authUsers.id, userId));
}

/** BAN-10. */
export async function readActiveBan(db: Queryable, userId: string): Promise<ActiveBan | undefined> {
  const [found] = await db
    .select({ reason: bansInForce.reason, until: bansInForce.until })
    .from(bansInForce)
    .where(eq(bansInForce.userId, userId))
    .limit(1);
  return found;
}

/** Ends one session; disconnect it after the commit. */
export async function deleteSession(tx: Queryable, id: string): Promise<void> {
  await tx.delete(authSessions).where(eq(authSessions.id, id));
}

export async function markRaised(tx: Queryable, id: string): Promise<void> {
  await tx.update(authSessions).set({ aal: "aal2" }).where(eq(authSessions.id, id));
}

export async function markLowered(tx: Queryable, userId: string): Promise<void> {
  await tx.update(authSessions).set({ aal: "aal1" }).where(eq(authSessions.userId, userId));
}

/** `seconds` from now. */
export async function extendSession(tx: Queryable, id: string, seconds: number): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${seconds})`;
  await tx.update(authSessions).set({ expiresAt, updatedAt: sql`now()` }).where(eq(authSessions.id, id));
}

export async function deleteSessions(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(authSessions).where(eq(authSessions.userId, userId));
}

/** Ends one session, all but one, or all but the latest used; returns their ids. */
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

/** First the person, then their credentials. */
export async function lockAccount(tx: Queryable, userId: string): Promise<void> {
  await holdPerson(tx, userId, { toChange: true });
  await tx.select({ id: authAccounts.id }).from(authAccounts).where(eq(authAccounts.userId, userId)).for("update");
}

/** False if `from` is outdated. A trigger ends all sessions but the named one. */
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

/** @throws if another account has the address */
export async function updateEmail(tx: Queryable, userId: string, email: string): Promise<void> {
  await tx.update(authUsers).set({ email, updatedAt: sql`now()` }).where(eq(authUsers.id, userId));
}

/** With links that it was sent. */
export async function deleteUnconfirmedWith(tx: Queryable, email: string): Promise<void> {
  const isMeant = and(eq(authUsers.email, email), eq(authUsers.emailVerified, false));
  const [deleted] = await tx.delete(authUsers).where(isMeant).returning({ id: authUsers.id });
  if (deleted) await deleteLinks(tx, deleted.id);
}

/** Returns whether any was linked. */
export async function deleteIdentities(tx: Queryable, userId: string, provider?: string): Promise<boolean> {
  const isMeant = provider ? eq(authAccounts.providerId, provider) : ne(authAccounts.providerId, "credential");
  const deleted = await tx.delete(authAccounts).where(and(eq(authAccounts.userId, userId), isMeant));
  return (deleted.rowCount ?? 0) > 0;
}

/** Whatever it was, if any. */
export async function overwritePassword(tx: Queryable, userId: string, hash: string): Promise<void> {
  if (await insertCredential(tx, userId, { passwordHash: hash })) return;
  const isTheirs = and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, "credential"));
  await tx.update(authAccounts).set({ password: hash, updatedAt: sql`now()` }).where(isTheirs);
}

export async function deleteLinks(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(authVerifications).where(eq(authVerifications.value, userId));
}

/** A link that works for `seconds`. */
export async function insertLink(
  tx: Queryable,
  { identifier, userId, seconds }: { identifier: string; userId: string; seconds: number },
): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${seconds})`;
  await tx.insert(authVerifications).values({ identifier, value: userId, expiresAt });
}

const worksStill = (identifier: string) =>
  and(eq(authVerifications.identifier, identifier), gt(authVerifications.expiresAt, sql`now()`));

/** The person whose link it is; undefined if gone or expired. */
export async function findLink(db: Queryable, identifier: string): Promise<string | undefined> {
  const [found] = await db
    .select({ userId: authVerifications.value })
    .from(authVerifications)
    .where(worksStill(identifier));
  return found?.userId;
}

/** So that it works once; false if gone or expired. */
export async function consumeLink(tx: Queryable, identifier: string): Promise<boolean> {
  return ((await tx.delete(authVerifications).where(worksStill(identifier))).rowCount ?? 0) > 0;
}

const USE_SECONDS = 10 * 60;

/** The next password deletes it, with the links. */
export function insertUse(tx: Queryable, userId: string, identifier: string): Promise<void> {
  return insertLink(tx, { identifier, userId, seconds: USE_SECONDS });
}

/** Foreign keys delete the rest. */
export async function deleteAccount(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(authUsers).where(eq(authUsers.id, userId));
}

/**
 * Records a message, by keyed hash, unless it comes too soon or too often. One statement, so that concurrent requests
 * wait for each other.
 *
 * @returns 0 if recorded, otherwise the whole seconds to wait
 */
export async function recordRequest(
  db: Queryable,
  { secret, kind, to }: { secret: string; kind: string; to: string },
  { apartSeconds, perHour }: { apartSeconds: number; perHour: number },
): Promise<number> {
  const key = createHmac("sha256", secret).update(`${kind} ${to}`).digest("base64url");
  const lastHour = sql`array(
    select at from unnest(${emailRequests.requestedAt}) at where at > now() - interval '1 hour' order by at)`;
  const latest = sql`(select max(at) from unnest(${emailRequests.requestedAt}) at)`;
  const { rows } = await db.execute(sql`
    insert into ${emailRequests} (key, requested_at) values (${key}, array[now()])
    on conflict (key) do update set requested_at = ${lastHour} || now()
    where ${latest} <= now() - make_interval(secs => ${apartSeconds}) and cardinality(${lastHour}) < ${perHour}
    returning key`);
  if (rows.length > 0) return 0;
  const wait = await db.execute<{ seconds: number }>(sql`
    select ceil(extract(epoch from greatest(
      ${latest} + make_interval(secs => ${apartSeconds}),
      (${lastHour})[cardinality(${lastHour}) - ${perHour - 1}] + interval '1 hour'
    ) - now()))::int as seconds
    from ${emailRequests} where key = ${key}`);
  return Math.max(1, wait.rows[0]?.seconds ?? 1);
}

/** Keeps the account while its link works. */
export async function touchAccount(db: Queryable, userId: string): Promise<void> {
  await db.update(authUsers).set({ updatedAt: sql`now()` }).where(eq(authUsers.id, userId));
}

const EXPIRY_BATCH = 500;
/** Deletes accounts unconfirmed for `days`, and without an email for `linkSeconds`; returns how many. */
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

export async function deleteExpired(db: Queryable): Promise<void> {
  await deleteInBatches(db, authSessions, lt(authSessions.expiresAt, sql`now()`));
  await deleteInBatches(db, authVerifications, lt(authVerifications.expiresAt, sql`now()`));
  const isQuiet = sql`now() - interval '1 day' > all (select at from unnest(${emailRequests.requestedAt}) at)`;
  await deleteInBatches(db, emailRequests, isQuiet);
}

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
