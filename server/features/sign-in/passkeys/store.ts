import { and, asc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { CHALLENGE_SECONDS } from "../../../platform/auth/webauthn.ts";
import type { Queryable } from "../../../platform/database/open.ts";
import { authAccounts } from "../../../platform/database/schema/auth.ts";
import { authPasskeys, passkeyChallenges, passkeyHandles } from "../../../platform/database/schema/passkeys.ts";

export type StoredPasskey = typeof authPasskeys.$inferSelect;

/** Purpose of a challenge; step-ups and registrations are bound to a session. */
export type Purpose = { purpose: "sign-in" } | { purpose: "registration" | "proof"; sessionId: string };

/** Oldest first. */
export function readPasskeys(db: Queryable, userId: string): Promise<StoredPasskey[]> {
  return db
    .select()
    .from(authPasskeys)
    .where(eq(authPasskeys.userId, userId))
    .orderBy(asc(authPasskeys.createdAt), asc(authPasskeys.id));
}

/** With the handle of its person. */
export async function findByCredential(
  db: Queryable,
  credentialId: Buffer,
): Promise<{ passkey: StoredPasskey; handle: Buffer } | undefined> {
  const [found] = await db
    .select({ passkey: authPasskeys, handle: passkeyHandles.handle })
    .from(authPasskeys)
    .innerJoin(passkeyHandles, eq(passkeyHandles.userId, authPasskeys.userId))
    .where(eq(authPasskeys.credentialId, credentialId));
  return found;
}

export async function insertPasskey(tx: Queryable, passkey: typeof authPasskeys.$inferInsert): Promise<StoredPasskey> {
  const [inserted] = await tx.insert(authPasskeys).values(passkey).returning();
  if (!inserted) throw new Error("the passkey was not stored");
  return inserted;
}

/** Undefined if the person has no such passkey. */
export async function updateName(
  db: Queryable,
  { id, userId, name }: { id: string; userId: string; name: string },
): Promise<StoredPasskey | undefined> {
  const [updated] = await db
    .update(authPasskeys)
    .set({ name })
    .where(and(eq(authPasskeys.id, id), eq(authPasskeys.userId, userId)))
    .returning();
  return updated;
}

/** Stores the counter; false if it did not increase, which indicates a copy. Authenticators without a counter send 0. */
export async function markUsed(db: Queryable, id: string, counter: number): Promise<boolean> {
  const hasIncreased = or(
    lt(authPasskeys.counter, counter),
    and(eq(authPasskeys.counter, 0), sql`${counter}::bigint = 0`),
  );
  const updated = await db
    .update(authPasskeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(authPasskeys.id, id), hasIncreased));
  return (updated.rowCount ?? 0) > 0;
}

export async function hasPasskey(tx: Queryable, id: string): Promise<boolean> {
  return (await tx.$count(authPasskeys, eq(authPasskeys.id, id))) > 0;
}

export async function deletePasskey(tx: Queryable, id: string): Promise<void> {
  await tx.delete(authPasskeys).where(eq(authPasskeys.id, id));
}

/** All of a person. */
export async function removePasskeys(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(authPasskeys).where(eq(authPasskeys.userId, userId));
}

/** Whether the person can sign in by password or provider. */
export async function hasOtherWay(tx: Queryable, userId: string): Promise<boolean> {
  const isWay = sql`(${authAccounts.providerId} <> 'credential' or ${authAccounts.password} is not null)`;
  return (await tx.$count(authAccounts, and(eq(authAccounts.userId, userId), isWay))) > 0;
}

/** Returns the stored handle, or stores `fresh`. */
export async function ensureHandle(tx: Queryable, userId: string, fresh: Buffer): Promise<Buffer> {
  const [stored] = await tx
    .insert(passkeyHandles)
    .values({ userId, handle: fresh })
    .onConflictDoUpdate({ target: passkeyHandles.userId, set: { handle: sql`${passkeyHandles.handle}` } })
    .returning({ handle: passkeyHandles.handle });
  if (!stored) throw new Error("the handle was not stored");
  return stored.handle;
}

export async function insertChallenge(tx: Queryable, challenge: Buffer, made: Purpose): Promise<void> {
  await tx.insert(passkeyChallenges).values({ challenge, ...made });
}

/** Returns false if unknown, used or expired. */
export async function takeChallenge(db: Queryable, challenge: Buffer, made: Purpose): Promise<boolean> {
  const { sessionId } = passkeyChallenges;
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, made.purpose),
        "sessionId" in made ? eq(sessionId, made.sessionId) : isNull(sessionId),
        gt(passkeyChallenges.createdAt, sql`now() - make_interval(secs => ${CHALLENGE_SECONDS})`),
      ),
    );
  return (taken.rowCount ?? 0) > 0;
}

export async function deleteOldChallenges(db: Queryable): Promise<void> {
  await db
    .delete(passkeyChallenges)
    .where(lt(passkeyChallenges.createdAt, sql`now() - make_interval(secs => ${CHALLENGE_SECONDS})`));
}
