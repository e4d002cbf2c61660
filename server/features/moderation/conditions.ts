import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { containing } from "../../platform/database/folded-text.ts";
import { moderationCases } from "../../platform/database/schema/moderation.ts";
import { profiles } from "../../platform/database/schema/people.ts";
import { bans, bansInForce } from "../../platform/database/schema/safety.ts";

/** Nickname or real name contain the text, accents and case aside; anybody for an empty one. `@nami` finds a nickname. */
export function isNamed(search: string): SQL | undefined {
  const wanted = search.trim().replace(/^@/, "");
  if (wanted === "") return undefined;
  // As `profiles_names_search_idx` has it.
  const names = sql`fold_text(coalesce(${profiles.nickname}, '') || ' ' || coalesce(${profiles.realName}, ''))`;
  // Deleted accounts have no name; said so, the index is used.
  return and(isNotNull(profiles.id), sql`${names} like ${containing(sql`fold_text(${wanted}::text)`)}`);
}

/** A claim that holds now. */
export function isClaimed(): SQL {
  return sql`(${moderationCases.claimedBy} is not null and ${moderationCases.claimedUntil} > now())`;
}

/** A row of `bans` in force. The view decides; the type is repeated for the index of the list. */
export function isBannedNow(): SQL | undefined {
  const inForce = sql`exists (select from ${bansInForce} where ${eq(bansInForce.userId, bans.userId)})`;
  return and(eq(bans.type, "ban"), inForce);
}
