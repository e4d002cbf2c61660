import { type AnyColumn, eq, type SQL, sql } from "drizzle-orm";
import { premiumPeople } from "./schema/premium.ts";

/** The condition that the person with the id `person` is premium now (OPEN-76). The rule itself is the view. */
export function hasPremium(person: AnyColumn | SQL): SQL<boolean> {
  return sql<boolean>`exists (select from ${premiumPeople} where ${eq(premiumPeople.id, person)})`;
}
