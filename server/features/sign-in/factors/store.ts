import { and, asc, eq, gt, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import {
  authFactors,
  authVerifications,
  factorChallenges,
  recoveryCodes,
} from "../../../platform/database/schema/auth.ts";

export type StoredFactor = typeof authFactors.$inferSelect;
type NewFactor = typeof authFactors.$inferInsert;
type NewChallenge = Pick<typeof factorChallenges.$inferSelect, "userId" | "factorId" | "sessionId" | "codeHash">;

/** All factors, oldest first. */
export function readFactors(db: Queryable, userId: string): Promise<StoredFactor[]> {
  return db
    .select()
    .from(authFactors)
    .where(eq(authFactors.userId, userId))
    .orderBy(asc(authFactors.createdAt), asc(authFactors.id));
}

export async function readFactor(db: Queryable, userId: string, id: string): Promise<StoredFactor | undefined> {
  const [found] = await db
    .select()
    .from(authFactors)
    .where(and(eq(authFactors.id, id), eq(authFactors.userId, userId)));
  return found;
}

export async function insertFactor(tx: Queryable, factor: NewFactor): Promise<StoredFactor> {
  const [inserted] = await tx.insert(authFactors).values(factor).returning();
  if (!inserted) throw new Error("the factor was not stored");
  return inserted;
}

export async function deleteFactor(tx: Queryable, id: string): Promise<void> {
  await tx.delete(authFactors).where(eq(authFactors.id, id));
}

export async function deleteFactorsSince(tx: Queryable, userId: string, since: Date): Promise<void> {
  await tx.delete(authFactors).where(and(eq(authFactors.userId, userId), gte(authFactors.createdAt, since)));
}

export async function deleteUnverified(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(authFactors).where(and(eq(authFactors.userId, userId), eq(authFactors.status, "unverified")));
}

/** Counts unanswered challenges. Nothing starts the count again: who holds the mailbox could guess without end. */
export async function countUnanswered(tx: Queryable, userId: string, minutes: number): Promise<number> {
  return tx.$count(
    factorChallenges,
    and(
      eq(factorChallenges.userId, userId),
      isNull(factorChallenges.answeredAt),
      gt(factorChallenges.createdAt, sql`now() - make_interval(mins => ${minutes})`),
    ),
  );
}

/** Returns the id and the expiry in seconds since the epoch. */
export async function insertChallenge(
  tx: Queryable,
  challenge: NewChallenge,
  minutes: number,
): Promise<{ id: string; expiresAt: number }> {
  const [inserted] = await tx
    .insert(factorChallenges)
    .values(challenge)
    .returning({
      id: factorChallenges.id,
      expiresAt: sql<number>`floor(extract(epoch from now() + make_interval(mins => ${minutes})))::int`,
    });
  if (!inserted) throw new Error("the challenge was not stored");
  return inserted;
}

/** Counts an attempt and returns the challenge; undefined if expired, answered or tried too often. */
export async function takeAttempt(
  db: Queryable,
  { id, factorId, sessionId }: { id: string; factorId: string; sessionId: string | null },
  { minutes, most }: { minutes: number; most: number },
): Promise<{ codeHash: string | null } | undefined> {
  const [found] = await db
    .update(factorChallenges)
    .set({ attempts: sql`${factorChallenges.attempts} + 1` })
    .where(
      and(
        eq(factorChallenges.id, id),
        eq(factorChallenges.factorId, factorId),
        sessionId === null ? isNull(factorChallenges.sessionId) : eq(factorChallenges.sessionId, sessionId),
        isNull(factorChallenges.answeredAt),
        lt(factorChallenges.attempts, most),
        gt(factorChallenges.createdAt, sql`now() - make_interval(mins => ${minutes})`),
      ),
    )
    .returning({ codeHash: factorChallenges.codeHash });
  return found;
}

/** Returns false if another call was faster. */
export async function endChallenge(tx: Queryable, id: string): Promise<boolean> {
  const ended = await tx
    .update(factorChallenges)
    .set({ answeredAt: sql`now()`, codeHash: null })
    .where(and(eq(factorChallenges.id, id), isNull(factorChallenges.answeredAt)));
  return (ended.rowCount ?? 0) > 0;
}

/** Marks a factor verified; false if this code's step or a later one was used. `step` is null for phones. */
export async function markVerified(tx: Queryable, id: string, step: number | null): Promise<boolean> {
  const isNewer = step === null ? sql`true` : sql`coalesce(${authFactors.lastStep}, -1) < ${step}`;
  const updated = await tx
    .update(authFactors)
    .set({ status: "verified", ...(step !== null && { lastStep: step }) })
    .where(and(eq(authFactors.id, id), isNewer));
  return (updated.rowCount ?? 0) > 0;
}

export async function replaceRecoveryCodes(tx: Queryable, userId: string, hashes: string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length > 0) await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** False if there is none. */
export async function deleteRecoveryCode(tx: Queryable, userId: string, hashes: string[]): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), inArray(recoveryCodes.codeHash, hashes)));
  return (used.rowCount ?? 0) > 0;
}

/** Uses expire after a few minutes. */
export async function hasUse(db: Queryable, userId: string, identifier: string): Promise<boolean> {
  const isTheirs = and(eq(authVerifications.value, userId), eq(authVerifications.identifier, identifier));
  return (await db.$count(authVerifications, and(isTheirs, gt(authVerifications.expiresAt, sql`now()`)))) > 0;
}

export function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}

export async function deleteOldChallenges(db: Queryable): Promise<void> {
  await db.delete(factorChallenges).where(lt(factorChallenges.createdAt, sql`now() - interval '1 day'`));
}

/** Reads sealed secrets in the order of their ids. */
export function readSecrets(db: Queryable, after: string, count: number): Promise<StoredFactor[]> {
  return db
    .select()
    .from(authFactors)
    .where(and(sql`${authFactors.secret} is not null`, gt(authFactors.id, after)))
    .orderBy(asc(authFactors.id))
    .limit(count);
}

/** Does nothing if the secret has changed. */
export async function replaceSecret(db: Queryable, { id, secret }: StoredFactor, next: string): Promise<void> {
  await db
    .update(authFactors)
    .set({ secret: next })
    .where(and(eq(authFactors.id, id), sql`${authFactors.secret} = ${secret}`));
}
