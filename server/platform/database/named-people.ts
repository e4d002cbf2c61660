import { and, isNotNull, type SQL, sql } from "drizzle-orm";
import { containing } from "./folded-text.ts";
import { profiles } from "./schema/people.ts";

/** Matches names, or nicknames with `@nami`, ignoring accents and case. Empty matches all. */
export function isNamed(search: string): SQL | undefined {
  const wanted = search.trim().replace(/^@/, "");
  if (wanted === "") return undefined;
  // The same expression as in `profiles_names_search_idx`.
  const names = sql`fold_text(coalesce(${profiles.nickname}, '') || ' ' || coalesce(${profiles.realName}, ''))`;
  // Allows using the index; deleted accounts have no name.
  return and(isNotNull(profiles.id), sql`${names} like ${containing(sql`fold_text(${wanted}::text)`)}`);
}
