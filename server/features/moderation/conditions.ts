import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { nicknameOf } from "../../platform/database/person-columns.ts";
import { moderationCases, operatorNotices, undecidable } from "../../platform/database/schema/moderation.ts";
import { profiles } from "../../platform/database/schema/people.ts";
import { bans, bansInForce } from "../../platform/database/schema/safety.ts";
import type { ClaimRow } from "./types.ts";

/** Whether a claim is in force. */
export function isClaimed(): SQL {
  return sql`(${moderationCases.claimedBy} is not null and ${moderationCases.claimedUntil} > now())`;
}

/** Whether a row is a ban in force. Repeating the type lets the planner use the list's index. */
export function isBannedNow(): SQL | undefined {
  const inForce = sql`exists (select from ${bansInForce} where ${eq(bansInForce.userId, bans.userId)})`;
  return and(eq(bans.type, "ban"), inForce);
}

/** Join on `isClaimer`. */
export const claimers = alias(profiles, "claimers");
export const isClaimer = and(eq(claimers.id, moderationCases.claimedBy), isClaimed());
export const claimColumns = {
  claimedBy: claimers.id,
  claimer: nicknameOf(claimers.nickname),
  claimedUntil: moderationCases.claimedUntil,
};

/** Whether the case is about a moderator, or every moderator is a party. */
export const isWithOperator = sql<boolean>`is_with_operator(${moderationCases.personId})`;

/** Returns a row's claim, if any. */
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

/** Whether the operator has not been told of a row of `undecidable`. */
export function isUntold(): SQL {
  const isTold = or(
    eq(operatorNotices.appealId, undecidable.appealId),
    eq(operatorNotices.photoId, undecidable.photoId),
  );
  return sql`not exists (select from ${operatorNotices} where ${isTold})`;
}
