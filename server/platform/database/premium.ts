import { type AnyColumn, and, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import { subscriptions } from "./schema/premium.ts";

/** The condition that the person whose id stands in `person` is premium now; `isPremium` of the domain says the same. */
export function hasPremium(person: AnyColumn | SQL): SQL<boolean> {
  // Conditions of the query builder's: in a query of one table, columns in a bare fragment lose their table's name.
  const isRunning = and(
    eq(subscriptions.userId, person),
    eq(subscriptions.status, "active"),
    or(isNull(subscriptions.endDate), gt(subscriptions.endDate, sql`now()`)),
  );
  return sql<boolean>`exists (select from ${subscriptions} where ${isRunning})`;
}
