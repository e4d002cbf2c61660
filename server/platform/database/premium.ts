import { type AnyColumn, eq, type SQL, sql } from "drizzle-orm";
import { premiumPeople } from "./schema/premium.ts";

/** Premium now (OPEN-76), by the view's rule. */
export function hasPremium(person: AnyColumn | SQL): SQL<boolean> {
  return sql<boolean>`exists (select from ${premiumPeople} where ${eq(premiumPeople.id, person)})`;
}
