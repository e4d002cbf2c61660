import { and, desc, eq, gt, isNotNull, lt, sql } from "drizzle-orm";
import { isHeldBack } from "../../platform/database/held-back.ts";
import type { Queryable } from "../../platform/database/open.ts";
import { authSessions, refreshTokens } from "../../platform/database/schema/auth.ts";
import type { StoredSession, TokenOwner } from "./types.ts";

const owner = {
  sessionId: authSessions.id,
  userId: authSessions.userId,
  aal: authSessions.aal,
  now: sql<number>`floor(extract(epoch from now()))::int`,
};

const isOpen = gt(authSessions.expiresAt, sql`now()`);

/** The open session that the library knows by this token. It stays until the transaction ends. */
export async function holdSessionByToken(tx: Queryable, libraryToken: string): Promise<TokenOwner | undefined> {
  const [found] = await tx
    .select(owner)
    .from(authSessions)
    .where(and(eq(authSessions.token, libraryToken), isOpen))
    .for("share");
  return found;
}

/** The library's token of an open session. */
export async function readLibraryToken(db: Queryable, sessionId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ token: authSessions.token })
    .from(authSessions)
    .where(and(eq(authSessions.id, sessionId), isOpen));
  return found?.token;
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
