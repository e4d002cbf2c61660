import { type AnyColumn, eq, type SQL, sql } from "drizzle-orm";
import { premiumPeople } from "./schema/premium.ts";

/** Whether the person has premium now, as defined by the view (OPEN-76). */
export function hasPremium(person: AnyColumn | SQL): SQL<boolean> {
  return sql<boolean>`exists (select from ${premiumPeople} where ${eq(premiumPeople.id, person)})`;
}
