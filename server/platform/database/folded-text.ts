import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** Without accents, in lower case. */
export function foldText(value: AnyColumn | SQL): SQL<string> {
  return sql<string>`fold_text(${value})`;
}

/** A `LIKE` pattern of an already folded text: folding turns full-width wildcards into plain ones. */
export function containing(folded: SQL): SQL<string> {
  return sql<string>`'%' || regexp_replace(${folded}, '[\\\\%_]', '\\\\\\&', 'g') || '%'`;
}
