import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** `value` without accents and in lower case, for alphabetical order. */
export function foldText(value: AnyColumn | SQL): SQL<string> {
  return sql<string>`fold_text(${value})`;
}

/**
 * The pattern of what contains an already folded text. Folding comes first: it makes plain wildcards of full-width ones.
 */
export function containing(folded: SQL): SQL<string> {
  return sql<string>`'%' || regexp_replace(${folded}, '[\\\\%_]', '\\\\\\&', 'g') || '%'`;
}
