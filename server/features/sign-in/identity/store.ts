import { and, eq, gt, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import {
  authAccounts,
  authSessions,
  authVerifications,
  identityProofs,
} from "../../../platform/database/schema/auth.ts";
import { authPasskeys } from "../../../platform/database/schema/passkeys.ts";
import type { Proof } from "./types.ts";

/** Returns the hash of a password set in this session at most `minutes` ago. A change ends all other sessions. */
export async function readOwnChange(db: Queryable, sessionId: string, minutes: number): Promise<string | undefined> {
  const [found] = await db
    .select({ hash: authAccounts.password })
    .from(authSessions)
    .innerJoin(authAccounts, eq(authAccounts.userId, authSessions.userId))
    .where(
      and(
        eq(authSessions.id, sessionId),
        eq(authAccounts.providerId, "credential"),
        gt(authAccounts.updatedAt, authSessions.createdAt),
        gt(authAccounts.updatedAt, sql`now() - make_interval(mins => ${minutes})`),
      ),
    );
  return found?.hash ?? undefined;
}

/** Returns the person, and the hash recently set by a link. */
export async function readUse(
  db: Queryable,
  identifier: string,
): Promise<{ userId: string; hash: string } | undefined> {
  const isOf = and(eq(authVerifications.identifier, identifier), gt(authVerifications.expiresAt, sql`now()`));
  const [found] = await db
    .select({ userId: authAccounts.userId, hash: authAccounts.password })
    .from(authVerifications)
    .innerJoin(authAccounts, eq(authAccounts.userId, sql`${authVerifications.value}::uuid`))
    .where(and(isOf, eq(authAccounts.providerId, "credential")));
  return found?.hash ? { userId: found.userId, hash: found.hash } : undefined;
}

/** False if the session has ended, or `hash` is outdated. */
export async function insertProof(db: Queryable, sessionId: string, hash?: string): Promise<boolean> {
  const isTheirs = sql`exists (select from ${authAccounts}
    where ${authAccounts.userId} = ${authSessions.userId} and ${authAccounts.password} = ${hash})`;
  const { rowCount } = await db.execute(sql`
    insert into ${identityProofs} (session_id)
    select ${authSessions.id} from ${authSessions}
    where ${authSessions.id} = ${sessionId}::uuid and ${hash === undefined ? sql`true` : isTheirs} for key share
    on conflict (session_id) do update set proven_at = now()`);
  return rowCount === 1;
}

/** Returns `credential` for a password, and providers. */
export async function readWays(db: Queryable, personId: string): Promise<string[]> {
  const found = await db
    .select({ way: authAccounts.providerId })
    .from(authAccounts)
    .where(eq(authAccounts.userId, personId));
  return found.map(({ way }) => way);
}

/** A session is new for `minutes`. Undefined if it has ended. */
export async function readProof(db: Queryable, sessionId: string, minutes: number): Promise<Proof | undefined> {
  const since = sql`now() - make_interval(mins => ${minutes})`;
  const [found] = await db
    .select({
      isFresh: sql<boolean>`coalesce(${identityProofs.provenAt} > ${since}, false)`,
      isNewSession: sql<boolean>`${authSessions.createdAt} > ${since}`,
      hasPassword: sql<boolean>`exists (
        select from ${authAccounts}
        where ${authAccounts.userId} = ${authSessions.userId} and ${authAccounts.password} is not null)`,
      hasPasskeys: sql<boolean>`exists (
        select from ${authPasskeys} where ${authPasskeys.userId} = ${authSessions.userId})`,
    })
    .from(authSessions)
    .leftJoin(identityProofs, eq(identityProofs.sessionId, authSessions.id))
    .where(and(eq(authSessions.id, sessionId), gt(authSessions.expiresAt, sql`now()`)));
  return found;
}
