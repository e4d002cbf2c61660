import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { SESSION_SECONDS } from "../../platform/auth/session-cookies.ts";
import { isHeldBack } from "../../platform/database/held-back.ts";
import type { Db, Queryable } from "../../platform/database/open.ts";
import { authAccounts, authSessions, authUsers, refreshTokens } from "../../platform/database/schema/auth.ts";
import type { StoredAccount, StoredSession, TokenOwner, WholeSession } from "./types.ts";

const owner = {
  sessionId: authSessions.id,
  userId: authSessions.userId,
  aal: authSessions.aal,
  isRemembered: authSessions.isRemembered,
  now: sql<number>`floor(extract(epoch from now()))::int`,
};

const isOpen = gt(authSessions.expiresAt, sql`now()`);

const account = {
  id: authUsers.id,
  email: authUsers.email,
  emailVerified: authUsers.emailVerified,
  passwordHash: authAccounts.password,
  createdAt: authUsers.createdAt,
  updatedAt: authUsers.updatedAt,
};

const accounts = (db: Queryable) => {
  const isPassword = and(eq(authAccounts.userId, authUsers.id), eq(authAccounts.providerId, "credential"));
  return db.select(account).from(authUsers).leftJoin(authAccounts, isPassword).$dynamic();
};

/** The account that an e-mail address signs in to. */
export async function findByEmail(db: Queryable, email: string): Promise<StoredAccount | undefined> {
  const [found] = await accounts(db).where(eq(authUsers.email, email));
  return found;
}

/** An account; its credentials stay as they are until the transaction ends. */
export async function holdAccount(tx: Queryable, userId: string): Promise<StoredAccount | undefined> {
  await tx.select({ id: authAccounts.id }).from(authAccounts).where(eq(authAccounts.userId, userId)).for("share");
  const [found] = await accounts(tx).where(eq(authUsers.id, userId));
  return found;
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

/** Stores a session that lasts as long as one that is used now. */
export async function insertSession(
  tx: Queryable,
  session: {
    userId: string;
    aal: "aal1" | "aal2";
    address: string | null;
    userAgent: string | null;
    isRemembered: boolean;
  },
): Promise<TokenOwner & { isHeldBack: boolean }> {
  const { address: ipAddress, ...columns } = session;
  const expiresAt = sql`now() + make_interval(secs => ${SESSION_SECONDS})`;
  const [added] = await tx
    .insert(authSessions)
    .values({ ...columns, ipAddress, expiresAt, updatedAt: sql`now()` })
    .returning({ ...owner, isHeldBack });
  if (!added) throw new Error("the session was not stored");
  return added;
}

/** An open session with its account. */
export async function readWhole(db: Queryable, sessionId: string): Promise<WholeSession | undefined> {
  const { id, userId, aal, ipAddress, userAgent, expiresAt, createdAt, updatedAt } = authSessions;
  const [found] = await db
    .select({ session: { id, userId, aal, ipAddress, userAgent, expiresAt, createdAt, updatedAt }, account })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, userId))
    .leftJoin(authAccounts, and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, "credential")))
    .where(and(eq(id, sessionId), isOpen));
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
