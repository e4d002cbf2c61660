import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import { BRIEF_SESSION_SECONDS, SESSION_SECONDS } from "../../../platform/auth/session-cookies.ts";
import { deleteInBatches } from "../../../platform/database/delete-in-batches.ts";
import { needsSecondFactor } from "../../../platform/database/needs-second-factor.ts";
import type { Queryable } from "../../../platform/database/open.ts";
import { authSessions, refreshTokens } from "../../../platform/database/schema/auth.ts";

/** How long used tokens are kept, to tell a parallel use from another. */
const USED_DAYS = 1;

/** Contents of a token; `now` is the database's time in seconds since the epoch. */
const owner = {
  sessionId: authSessions.id,
  userId: authSessions.userId,
  aal: authSessions.aal,
  isRemembered: authSessions.isRemembered,
  needsSecondFactor,
  now: sql<number>`floor(extract(epoch from now()))::int`,
};
export interface TokenOwner {
  sessionId: string;
  userId: string;
  aal: "aal1" | "aal2";
  isRemembered: boolean;
  needsSecondFactor: boolean;
  now: number;
}

const isOpen = gt(authSessions.expiresAt, sql`now()`);

const used = (isRemembered: boolean | typeof authSessions.isRemembered) => ({
  expiresAt: sql`now() + make_interval(secs => case when ${isRemembered}
    then ${SESSION_SECONDS}::float8 else ${BRIEF_SESSION_SECONDS}::float8 end)`,
  updatedAt: sql`now()`,
});

/** An open session, without credentials. */
export type WholeSession = Omit<typeof authSessions.$inferSelect, "isRemembered">;

export async function readSession(db: Queryable, sessionId: string): Promise<WholeSession | undefined> {
  const { id, userId, aal, ipAddress, userAgent, expiresAt, createdAt, updatedAt } = authSessions;
  const [found] = await db
    .select({ id, userId, aal, ipAddress, userAgent, expiresAt, createdAt, updatedAt })
    .from(authSessions)
    .where(and(eq(id, sessionId), isOpen));
  return found;
}

export async function insertSession(
  tx: Queryable,
  session: Omit<typeof authSessions.$inferInsert, "expiresAt" | "updatedAt"> & { isRemembered: boolean },
): Promise<TokenOwner> {
  const [stored] = await tx
    .insert(authSessions)
    .values({ ...session, ...used(session.isRemembered) })
    .returning(owner);
  if (!stored) throw new Error("the session was not stored");
  return stored;
}

/** Extends a session to a new one's lifetime. */
export async function extendSession(tx: Queryable, id: string): Promise<void> {
  await tx.update(authSessions).set(used(authSessions.isRemembered)).where(eq(authSessions.id, id));
}

/** Raises a session to `aal2` (SESSION-20). */
export async function raiseSession(tx: Queryable, id: string): Promise<void> {
  await tx.update(authSessions).set({ aal: "aal2" }).where(eq(authSessions.id, id));
}

/** Lowers a person's sessions to `aal1` (SESSION-20). */
export async function lowerSessions(tx: Queryable, userId: string): Promise<void> {
  await tx.update(authSessions).set({ aal: "aal1" }).where(eq(authSessions.userId, userId));
}

/** Deletes a session. Disconnect it after the commit. */
export async function deleteSession(tx: Queryable, id: string): Promise<void> {
  await tx.delete(authSessions).where(eq(authSessions.id, id));
}

/** Ends all of a person's sessions. */
export async function endSessions(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(authSessions).where(eq(authSessions.userId, userId));
}

/** Ends the sessions of all people. */
export async function endAllSessions(tx: Queryable): Promise<void> {
  await tx.delete(authSessions);
}

/** Ends one session, all but one, or all but the most recently used; returns their ids. */
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

/** Returns the open session of a current or used refresh token, locked to serialize changes of its tokens. */
export async function lockSessionOf(tx: Queryable, hash: Buffer): Promise<TokenOwner | undefined> {
  const [found] = await tx
    .select(owner)
    .from(refreshTokens)
    .innerJoin(authSessions, eq(authSessions.id, refreshTokens.sessionId))
    .where(and(eq(refreshTokens.hash, hash), isOpen))
    .for("update", { of: authSessions });
  return found;
}

/** Returns an open session, locked as `lockSessionOf` does. */
export async function lockSession(tx: Queryable, id: string): Promise<TokenOwner | undefined> {
  const [found] = await tx
    .select(owner)
    .from(authSessions)
    .where(and(eq(authSessions.id, id), isOpen))
    .for("update");
  return found;
}

/** `parallel`: a retry or another tab; `reused`: possibly stolen. */
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

export async function markUsed(tx: Queryable, hash: Buffer): Promise<void> {
  await tx.update(refreshTokens).set({ usedAt: sql`clock_timestamp()` }).where(eq(refreshTokens.hash, hash));
}

/** Marks sibling tokens as used, so that only one branch of a token family survives. */
export async function retireSiblings(tx: Queryable, hash: Buffer, graceSeconds: number): Promise<void> {
  const parent = tx.select({ hash: refreshTokens.replaces }).from(refreshTokens).where(eq(refreshTokens.hash, hash));
  const longAgo = sql`clock_timestamp() - make_interval(secs => ${graceSeconds})`;
  await tx
    .update(refreshTokens)
    .set({ usedAt: longAgo })
    .where(and(inArray(refreshTokens.replaces, parent), isNull(refreshTokens.usedAt)));
}

/** `replaces` is the hash of the previous one. */
export async function insertRefreshToken(
  tx: Queryable,
  token: { hash: Buffer; sessionId: string; replaces?: Buffer },
): Promise<void> {
  await tx.insert(refreshTokens).values(token);
}

/** Both columns, as only the first one has an index. */
const wasUsedLongAgo = sql`${refreshTokens.createdAt} < now() - make_interval(days => ${USED_DAYS})
  and ${refreshTokens.usedAt} < now() - make_interval(days => ${USED_DAYS})`;

/** Deletes a session's tokens that were used long ago, and all but the newest. */
export async function forgetTokens(tx: Queryable, sessionId: string, most: number): Promise<void> {
  const isBeyond = sql`${refreshTokens.hash} in (select hash from auth_refresh_tokens where session_id = ${sessionId}::uuid
    order by created_at desc, (used_at is null) desc offset ${most})`;
  await tx.delete(refreshTokens).where(and(eq(refreshTokens.sessionId, sessionId), or(wasUsedLongAgo, isBeyond)));
}

/** Deletes expired sessions with their tokens, and tokens that were used long ago. */
export async function deleteExpired(db: Queryable): Promise<void> {
  await deleteInBatches(db, authSessions, lt(authSessions.expiresAt, sql`now()`));
  const isOld = lt(refreshTokens.createdAt, sql`now() - make_interval(days => ${SESSION_SECONDS / 86_400})`);
  await db.delete(refreshTokens).where(or(isOld, wasUsedLongAgo));
}

/** An entry of a person's session list. */
export interface StoredSession {
  id: string;
  userAgent: string | null;
  address: string | null;
  startedAt: Date;
  lastSeenAt: Date;
  needsSecondFactor: boolean;
}

/** Reads open sessions, last used first. */
export function readSessions(db: Queryable, userId: string): Promise<StoredSession[]> {
  return db
    .select({
      id: authSessions.id,
      userAgent: authSessions.userAgent,
      address: authSessions.ipAddress,
      startedAt: authSessions.createdAt,
      lastSeenAt: authSessions.updatedAt,
      needsSecondFactor,
    })
    .from(authSessions)
    .where(and(eq(authSessions.userId, userId), isOpen))
    .orderBy(desc(authSessions.updatedAt), desc(authSessions.id));
}
