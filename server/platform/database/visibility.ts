import { type AnyColumn, type Placeholder, type SQL, sql } from "drizzle-orm";

/**
 * The condition that `viewerId` may see the person whose id stands in `person`: a confirmed account, not banned now, no
 * block between the two in either direction. The rule itself lives in the database (`people_visible_to`), which joins it
 * into the query. Every read of people carries this condition.
 */
export function visibleTo(viewerId: string | Placeholder, person: AnyColumn | SQL): SQL<boolean> {
  return sql<boolean>`exists (select from people_visible_to(${viewerId}::uuid) visible where visible.id = ${person})`;
}
