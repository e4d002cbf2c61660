import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** Removes accents and lower-cases. */
export function foldText(value: AnyColumn | SQL): SQL<string> {
  return sql<string>`fold_text(${value})`;
}

/** Returns a `LIKE` pattern for an already folded text, as folding turns full-width wildcards into plain ones. */
export function containing(folded: SQL): SQL<string> {
  return sql<string>`'%' || regexp_replace(${folded}, '[\\\\%_]', '\\\\\\&', 'g') || '%'`;
}
