import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/open.ts";
import { authAccounts, authUsers } from "../../platform/database/schema/auth.ts";
import { bansInForce } from "../../platform/database/schema/safety.ts";

/** Whether a person is banned now, and the hash of their password; undefined once they are gone. */
export async function readSuspended(
  db: Queryable,
  personId: string,
): Promise<{ isBanned: boolean; passwordHash: string | null } | undefined> {
  const [found] = await db
    .select({ bannedId: bansInForce.userId, passwordHash: authAccounts.password })
    .from(authUsers)
    .leftJoin(authAccounts, and(eq(authAccounts.userId, authUsers.id), eq(authAccounts.providerId, "credential")))
    .leftJoin(bansInForce, eq(bansInForce.userId, authUsers.id))
    .where(eq(authUsers.id, personId));
  return found && { isBanned: found.bannedId !== null, passwordHash: found.passwordHash };
}
