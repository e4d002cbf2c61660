import { createHmac } from "node:crypto";
import { DEFAULT_NICKNAME } from "@nakamatch/contract/vocabulary/people";
import type { Provider } from "@nakamatch/contract/vocabulary/providers";
import { and, count, eq, gt, inArray, like, lt, ne, sql } from "drizzle-orm";
import { deleteInBatches } from "../../../platform/database/delete-in-batches.ts";
import { lockPerson } from "../../../platform/database/lock-person.ts";
import type { Db, Queryable, Tx } from "../../../platform/database/open.ts";
import { hasPremium } from "../../../platform/database/premium.ts";
import {
  accountRescues,
  authAccounts,
  authUsers,
  authVerifications,
  emailRequests,
} from "../../../platform/database/schema/auth.ts";
import { profileInterests } from "../../../platform/database/schema/interests.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { bansInForce } from "../../../platform/database/schema/safety.ts";
import { createProfile } from "../../people/profiles/service.ts";
import type { Credential, Identity, NewPerson, Recipient, StoredAccount, Viewer } from "./types.ts";

const isPasswordOf = (userId: string) =>
  and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, "credential"));

/** Run it in a transaction. */
export async function insertPerson(db: Queryable, person: NewPerson): Promise<void> {
  const { id, email, credential, emailConfirmed, cityId, ...columns } = person;
  await db.insert(authUsers).values({ id, email, emailVerified: emailConfirmed });
  await db.insert(authAccounts).values(credentialOf(id, credential));
  await createProfile(db, { id, email, city: cityId, ...columns });
}

/** Returns false if the person has one of this kind or the provider's account is taken. */
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

const rescued = {
  securedAt: sql<string | null>`(
    select floor(extract(epoch from max(${accountRescues.securedAt})) * 1000)::bigint::text from ${accountRescues}
    where ${accountRescues.personId} = ${authUsers.id})`,
  isClosed: sql<boolean>`exists (
    select from ${accountRescues}
    where ${accountRescues.personId} = ${authUsers.id} and ${accountRescues.reopenedAt} is null)`,
};

/** Confirmed or not. */
export async function findAccount(
  db: Queryable,
  by: { email: string } | { id: string },
): Promise<StoredAccount | undefined> {
  const { id, email, emailVerified, createdAt, updatedAt } = authUsers;
  const isPassword = and(eq(authAccounts.userId, id), eq(authAccounts.providerId, "credential"));
  const [found] = await db
    .select({ id, email, emailVerified, passwordHash: authAccounts.password, createdAt, updatedAt, ...rescued })
    .from(authUsers)
    .leftJoin(authAccounts, isPassword)
    .where("id" in by ? eq(id, by.id) : eq(email, by.email));
  return found;
}

/** Locks a person's credentials against changes. */
export async function lockCredentials(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: authAccounts.id }).from(authAccounts).where(eq(authAccounts.userId, userId)).for("share");
}

/** Rehashes the same password: sessions continue. */
export async function replaceHash(db: Db, userId: string, { from, to }: { from: string; to: string }): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('nakamatch.same_password', 'on', true)`);
    await tx
      .update(authAccounts)
      .set({ password: to })
      .where(and(isPasswordOf(userId), eq(authAccounts.password, from)));
  });
}

/** Confirms the address. Lock the person first. */
export async function confirmAccount(tx: Queryable, userId: string): Promise<void> {
  await tx.update(authUsers).set({ emailVerified: true, updatedAt: sql`now()` }).where(eq(authUsers.id, userId));
}

/** Reads the ban in force (BAN-10). */
export async function readActiveBan(
  db: Queryable,
  userId: string,
): Promise<{ reason: string; until: Date | null } | undefined> {
  const [found] = await db
    .select({ reason: bansInForce.reason, until: bansInForce.until })
    .from(bansInForce)
    .where(eq(bansInForce.userId, userId))
    .limit(1);
  return found;
}

/** Locks the person, then their credentials. */
export async function lockAccount(tx: Queryable, userId: string): Promise<void> {
  await lockPerson(tx, userId, { toChange: true });
  await tx.select({ id: authAccounts.id }).from(authAccounts).where(eq(authAccounts.userId, userId)).for("update");
}

/**
 * Returns false if `from` is outdated. The trigger `auth_account_end_ways_in` ends other sessions and older links, but
 * not sockets.
 */
export async function updatePassword(
  tx: Tx,
  { userId, sessionId, from, to }: { userId: string; sessionId: string; from: string; to: string },
): Promise<boolean> {
  await tx.execute(sql`select set_config('nakamatch.kept_session', ${sessionId}, true)`);
  const changed = await tx
    .update(authAccounts)
    .set({ password: to, updatedAt: sql`now()` })
    .where(and(isPasswordOf(userId), eq(authAccounts.password, from)));
  return (changed.rowCount ?? 0) > 0;
}

/** @throws if another account has the address */
export async function updateEmail(tx: Queryable, userId: string, email: string): Promise<void> {
  await tx.update(authUsers).set({ email, updatedAt: sql`now()` }).where(eq(authUsers.id, userId));
}

/** Deletes an unconfirmed account and its links. */
export async function deleteUnconfirmedWith(tx: Queryable, email: string): Promise<void> {
  const isMeant = and(eq(authUsers.email, email), eq(authUsers.emailVerified, false));
  const [deleted] = await tx.delete(authUsers).where(isMeant).returning({ id: authUsers.id });
  if (deleted) await deleteLinks(tx, deleted.id);
}

/** Returns whether any was linked. */
export async function deleteIdentities(tx: Queryable, userId: string, provider: Provider | "all"): Promise<boolean> {
  const isMeant =
    provider !== "all" ? eq(authAccounts.providerId, provider) : ne(authAccounts.providerId, "credential");
  const deleted = await tx.delete(authAccounts).where(and(eq(authAccounts.userId, userId), isMeant));
  return (deleted.rowCount ?? 0) > 0;
}

export async function overwritePassword(tx: Queryable, userId: string, hash: string): Promise<void> {
  if (await insertCredential(tx, userId, { passwordHash: hash })) return;
  await tx.update(authAccounts).set({ password: hash, updatedAt: sql`now()` }).where(isPasswordOf(userId));
}

/** Also marks of used ones. */
export async function deleteLinks(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(authVerifications).where(eq(authVerifications.value, userId));
}

export async function insertLink(
  tx: Queryable,
  { identifier, userId, seconds }: { identifier: string; userId: string; seconds: number },
): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${seconds})`;
  await tx.insert(authVerifications).values({ identifier, value: userId, expiresAt });
}

/** How long corrections are counted, in seconds: longer than unconfirmed accounts live. */
const CORRECTIONS_SECONDS = 30 * 24 * 60 * 60;

/** Voids the links to the address before, and counts the correction among them. Lock the person first. */
export async function countCorrection(tx: Queryable, userId: string): Promise<number> {
  const isCount = and(eq(authVerifications.value, userId), like(authVerifications.identifier, "corrected-email:%"));
  const [noted] = await tx.select({ identifier: authVerifications.identifier }).from(authVerifications).where(isCount);
  const count = Number(noted?.identifier.split(":")[1] ?? 0) + 1;
  await deleteLinks(tx, userId);
  await insertLink(tx, { identifier: `corrected-email:${count}`, userId, seconds: CORRECTIONS_SECONDS });
  return count;
}

const isOpen = (identifier: string) =>
  and(eq(authVerifications.identifier, identifier), gt(authVerifications.expiresAt, sql`now()`));

/** Returns the owner of a valid link. */
export async function findLink(db: Queryable, identifier: string): Promise<string | undefined> {
  const [found] = await db
    .select({ userId: authVerifications.value })
    .from(authVerifications)
    .where(isOpen(identifier));
  return found?.userId;
}

/** Returns false if the link is used or expired. */
export async function consumeLink(tx: Queryable, identifier: string): Promise<boolean> {
  return ((await tx.delete(authVerifications).where(isOpen(identifier))).rowCount ?? 0) > 0;
}

const USE_SECONDS = 10 * 60;

/** Marks a link as used. The next password change deletes the mark. */
export function insertUse(tx: Queryable, userId: string, identifier: string): Promise<void> {
  return insertLink(tx, { identifier, userId, seconds: USE_SECONDS });
}

/** Deletes an account and its dependent rows. */
export async function deleteAccount(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(authUsers).where(eq(authUsers.id, userId));
}

/**
 * Counts a message in one statement, which prevents races.
 *
 * @returns 0 if it may be sent, otherwise the seconds to wait
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

/** Postpones the deletion of an unconfirmed account by the lifetime of a link. */
export async function touchAccount(db: Queryable, userId: string): Promise<void> {
  await db.update(authUsers).set({ updatedAt: sql`now()` }).where(eq(authUsers.id, userId));
}

const EXPIRY_BATCH = 500;

/** Deletes accounts older than `days` without an email for `linkSeconds`. */
export async function deleteUnconfirmed(
  db: Queryable,
  { days, linkSeconds }: { days: number; linkSeconds: number },
): Promise<void> {
  const isUnconfirmed = eq(authUsers.emailVerified, false);
  const isOld = and(
    lt(authUsers.createdAt, sql`now() - make_interval(days => ${days})`),
    lt(authUsers.updatedAt, sql`now() - make_interval(secs => ${linkSeconds})`),
  );
  const chosen = db.select({ id: authUsers.id }).from(authUsers).where(and(isUnconfirmed, isOld)).limit(EXPIRY_BATCH);
  for (let deleted = EXPIRY_BATCH; deleted === EXPIRY_BATCH; ) {
    // Repeats the condition once the row is locked.
    const gone = await db.delete(authUsers).where(and(inArray(authUsers.id, chosen), isUnconfirmed));
    deleted = gone.rowCount ?? 0;
  }
}

/** Of all people: those that confirm an address, lead to a new password or sign in. */
export async function deleteAllLinks(tx: Queryable): Promise<void> {
  await tx.delete(authVerifications);
}

export async function deleteExpired(db: Queryable): Promise<void> {
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
      isPaused: profiles.isPaused,
      language: profiles.language,
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
