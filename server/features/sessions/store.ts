import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { isHeldBack } from "../../platform/database/held-back.ts";
import type { Queryable } from "../../platform/database/open.ts";
import { authSessions, refreshTokens } from "../../platform/database/schema/auth.ts";
import type { StoredSession, TokenOwner, WholeSession } from "./types.ts";

const owner = {
  sessionId: authSessions.id,
  userId: authSessions.userId,
  aal: authSessions.aal,
  isRemembered: authSessions.isRemembered,
  isHeldBack,
  now: sql<number>`floor(extract(epoch from now()))::int`,
};

const isOpen = gt(authSessions.expiresAt, sql`now()`);

/** An open session. */
export async function readSession(db: Queryable, sessionId: string): Promise<WholeSession | undefined> {
  const { id, userId, aal, ipAddress, userAgent, expiresAt, createdAt, updatedAt } = authSessions;
  const [found] = await db
    .select({ id, userId, aal, ipAddress, userAgent, expiresAt, createdAt, updatedAt })
    .from(authSessions)
    .where(and(eq(id, sessionId), isOpen));
  return found;
}

/** Whose tokens those of an open session are. */
export async function readOwner(tx: Queryable, sessionId: string): Promise<TokenOwner | undefined> {
  const [found] = await tx
    .select(owner)
    .from(authSessions)
    .where(and(eq(authSessions.id, sessionId), isOpen));
  return found;
}

/**
 * The open session that a refresh token belongs to, whether or not that was replaced. Locks the session, so that what
 * happens to its tokens happens in turn.
 */
export async function holdSessionOf(tx: Queryable, hash: Buffer): Promise<TokenOwner | undefined> {
  const [found] = await tx
    .select(owner)
    .from(refreshTokens)
    .innerJoin(authSessions, eq(authSessions.id, refreshTokens.sessionId))
    .where(and(eq(refreshTokens.hash, hash), isOpen))
    .for("update", { of: authSessions });
  return found;
}

/** How a refresh token was used before: not at all, just now by a parallel call, or so that it must be stolen. */
export async function readTokenUse(
  tx: Queryable,
  hash: Buffer,
  graceSeconds: number,
): Promise<"unused" | "parallel" | "reused"> {
  const successor = tx
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.replaces, hash), isNotNull(refreshTokens.usedAt)));
  const [found] = await tx
    .select({
      usedAt: refreshTokens.usedAt,
      isRecent: sql<boolean>`${refreshTokens.usedAt} > clock_timestamp() - make_interval(secs => ${graceSeconds})`,
      wentOn: sql<boolean>`exists (${successor})`,
    })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash));
  if (!found) return "reused";
  if (found.usedAt === null) return "unused";
  return found.isRecent && !found.wentOn ? "parallel" : "reused";
}

/** Notes that a refresh token was used. */
export async function markUsed(tx: Queryable, hash: Buffer): Promise<void> {
  await tx.update(refreshTokens).set({ usedAt: sql`clock_timestamp()` }).where(eq(refreshTokens.hash, hash));
}

/** Takes a used token's siblings for used: two branches of one family do not live beside each other. */
export async function retireSiblings(tx: Queryable, hash: Buffer, graceSeconds: number): Promise<void> {
  const parent = tx.select({ hash: refreshTokens.replaces }).from(refreshTokens).where(eq(refreshTokens.hash, hash));
  const longAgo = sql`clock_timestamp() - make_interval(secs => ${graceSeconds})`;
  await tx
    .update(refreshTokens)
    .set({ usedAt: longAgo })
    .where(and(inArray(refreshTokens.replaces, parent), isNull(refreshTokens.usedAt)));
}

/** Stores a refresh token of a session, `replaces` being the one that it was given for. */
export async function insertRefreshToken(
  tx: Queryable,
  token: { hash: Buffer; sessionId: string; replaces?: Buffer },
): Promise<void> {
  await tx.insert(refreshTokens).values(token);
}

/** Deletes refresh tokens that were given more than `days` ago: their sessions have ended. */
export async function deleteOldTokens(db: Queryable, days: number): Promise<void> {
  await db.delete(refreshTokens).where(lt(refreshTokens.createdAt, sql`now() - make_interval(days => ${days})`));
}

/** The open sessions of a person, the last used first. */
export function readSessions(db: Queryable, userId: string): Promise<StoredSession[]> {
  return db
    .select({
      id: authSessions.id,
      userAgent: authSessions.userAgent,
      address: authSessions.ipAddress,
      startedAt: authSessions.createdAt,
      lastSeenAt: authSessions.updatedAt,
      isHeldBack,
    })
    .from(authSessions)
    .where(and(eq(authSessions.userId, userId), isOpen))
    .orderBy(desc(authSessions.updatedAt), desc(authSessions.id));
}
