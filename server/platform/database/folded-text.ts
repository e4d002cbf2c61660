import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** `value` without accents and in lower case: for alphabetical order and as the indexed side of a search. */
export function foldText(value: AnyColumn | SQL): SQL<string> {
  return sql<string>`fold_text(${value})`;
}

/** The condition that `column` contains `part`, whatever its case and accents; wildcards in `part` are plain text. */
export function containsFolded(column: AnyColumn | SQL, part: string): SQL<boolean> {
  const pattern = `%${part.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`fold_text(${column}) like fold_text(${pattern})`;
}
