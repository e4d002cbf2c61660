import { and, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { containing } from "../../platform/database/folded-text.ts";
import { nicknameOf } from "../../platform/database/person-columns.ts";
import { moderationCases, operatorNotices, undecidable } from "../../platform/database/schema/moderation.ts";
import { profiles } from "../../platform/database/schema/people.ts";
import { bans, bansInForce } from "../../platform/database/schema/safety.ts";
import type { ClaimRow } from "./types.ts";

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

/** Who has claimed a case: of `moderationCases` left-joined with `claimers` where `isClaimer` is true. */
export const claimers = alias(profiles, "claimers");
export const isClaimer = and(eq(claimers.id, moderationCases.claimedBy), isClaimed());
export const claimColumns = {
  claimedBy: claimers.id,
  claimer: nicknameOf(claimers.nickname),
  claimedUntil: moderationCases.claimedUntil,
};

/** Whether a case is left to the operator: it is about a moderator, or every moderator is a party. */
export const isWithOperator = sql<boolean>`is_with_operator(${moderationCases.personId})`;

/** The claim of a row with `claimColumns`. */
export function claimOf(row: {
  claimedBy: string | null;
  claimer: string;
  claimedUntil: Date | null;
}): ClaimRow | null {
  const { claimedBy, claimer, claimedUntil } = row;
  return claimedBy === null || claimedUntil === null
    ? null
    : { moderatorId: claimedBy, moderator: claimer, until: claimedUntil };
}

/** Whether the operator was not told of a row of `undecidable`. */
export function isUntold(): SQL {
  const isTold = or(
    eq(operatorNotices.appealId, undecidable.appealId),
    eq(operatorNotices.photoOf, undecidable.photoOf),
  );
  return sql`not exists (select from ${operatorNotices} where ${isTold})`;
}
