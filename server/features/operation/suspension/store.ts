import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import { authAccounts } from "../../../platform/database/schema/auth.ts";
import { bansInForce } from "../../../platform/database/schema/safety.ts";

/** A banned person's password hash, null without a password; undefined if not banned. */
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
