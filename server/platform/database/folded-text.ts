import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** `value` without accents and in lower case: for alphabetical order and as the indexed side of a search. */
export function foldText(value: AnyColumn | SQL): SQL<string> {
  return sql<string>`fold_text(${value})`;
}

/** The condition that `column` contains `part`, whatever its case and accents; wildcards in `part` are plain text. */
export function containsFolded(column: AnyColumn | SQL, part: string): SQL<boolean> {
  return sql<boolean>`fold_text(${column}) like ${containing(sql`fold_text(${part})`)}`;
}

/**
 * The pattern of what contains an already folded text. Folding comes first: it makes plain wildcards of full-width ones.
 */
export function containing(folded: SQL): SQL<string> {
  return sql<string>`'%' || regexp_replace(${folded}, '[\\\\%_]', '\\\\\\&', 'g') || '%'`;
}
