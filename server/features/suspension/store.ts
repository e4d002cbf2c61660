import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/open.ts";
import { authAccounts } from "../../platform/database/schema/auth.ts";
import { bansInForce } from "../../platform/database/schema/safety.ts";

/** The hash of a banned person's password, null where they have none; undefined for a person who is not banned now. */
export async function readSuspended(
  db: Queryable,
  personId: string,
): Promise<{ passwordHash: string | null } | undefined> {
  const isTheirs = and(eq(authAccounts.userId, bansInForce.userId), eq(authAccounts.providerId, "credential"));
  const [found] = await db
    .select({ passwordHash: authAccounts.password })
    .from(bansInForce)
    .leftJoin(authAccounts, isTheirs)
    .where(eq(bansInForce.userId, personId));
  return found;
}
