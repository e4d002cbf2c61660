import { and, isNotNull, type SQL, sql } from "drizzle-orm";
import { containing } from "./folded-text.ts";
import { profiles } from "./schema/people.ts";

/** Ignores accents and case; `@nami` matches nicknames. Empty matches all. */
export function isNamed(search: string): SQL | undefined {
  const wanted = search.trim().replace(/^@/, "");
  if (wanted === "") return undefined;
  // As in `profiles_names_search_idx`.
  const names = sql`fold_text(coalesce(${profiles.nickname}, '') || ' ' || coalesce(${profiles.realName}, ''))`;
  // Lets the index be used; deleted accounts have no name.
  return and(isNotNull(profiles.id), sql`${names} like ${containing(sql`fold_text(${wanted}::text)`)}`);
}
