import { type AnyColumn, and, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { profiles } from "./schema/people.ts";
import { blocks, visiblePeople } from "./schema/safety.ts";

type ViewerId = string | Placeholder;

/** The only rules about who may be seen, by audience. */
const AUDIENCES = {
  /** Confirmed, not banned, no block in either direction (OPEN-42). */
  member: (viewerId: ViewerId, person: AnyColumn | SQL) =>
    sql`exists (select from people_visible_to(${viewerId}::uuid) visible where visible.id = ${person})`,

  /** As `member`, but shows partners who have blocked the viewer: the blocked are not told (OPEN-63). */
  chatPartner: (viewerId: ViewerId, person: AnyColumn | SQL) =>
    sql`(${isInForce(person)} and not ${hasBlocked(viewerId, person)})`,

  /** Banned people included (BLOCK-08). */
  ownBlocks: (viewerId: ViewerId, person: AnyColumn | SQL) => hasBlocked(viewerId, person),

  /** A moderator sees all people; others see none. */
  moderator: isModerator,

  /** Omits cases to which the moderator is a party. */
  impartialModerator: (viewerId: ViewerId, person: AnyColumn | SQL) =>
    sql`(${isModerator(viewerId, person)} and not ${isParty(viewerId, person)})`,

  /** For reversing decisions: omits people they have ever reported. */
  uninvolvedModerator: (viewerId: ViewerId, person: AnyColumn | SQL) =>
    sql`(${isModerator(viewerId, person)} and not ${isInvolved(viewerId, person)})`,
} as const;

export type Audience = keyof typeof AUDIENCES;

/** Every statement that reads other people needs this condition; enforced by `tools/checks/people-readers.ts`. */
export function visibleTo(viewerId: ViewerId, person: AnyColumn | SQL, audience: Audience = "member"): SQL<boolean> {
  return AUDIENCES[audience](viewerId, person) as SQL<boolean>;
}

/** The account is confirmed and not banned. */
export function isInForce(person: string | AnyColumn | SQL): SQL<boolean> {
  return sql<boolean>`exists (select from ${visiblePeople} where ${eq(visiblePeople.id, person)})`;
}

function isModerator(viewerId: ViewerId, person: AnyColumn | SQL): SQL {
  return sql`(${person} is not null and exists (
    select from ${profiles} moderator where moderator.id = ${viewerId}::uuid and moderator.is_moderator))`;
}

/** `viewerId` is the person, has an unresolved report about them, or has decided before about an open appeal. */
export function isParty(viewerId: ViewerId, person: AnyColumn | SQL): SQL<boolean> {
  // Not is_party(): that would run for each row of a list.
  return sql<boolean>`${person} in (select party.id from people_party_to(${viewerId}::uuid) party)`;
}

/** `viewerId` has dismissed reports about the person against which a reporter now appeals. */
export function hasDecidedBefore(viewerId: ViewerId, person: AnyColumn | SQL): SQL<boolean> {
  return sql<boolean>`has_decided_before(${viewerId}::uuid, ${person})`;
}

/** `viewerId` is the person, or has ever reported them. */
export function isInvolved(viewerId: ViewerId, person: AnyColumn | SQL): SQL<boolean> {
  return sql<boolean>`is_involved(${viewerId}::uuid, ${person})`;
}

/** BLOCK-12. */
export function hasBlocked(blockerId: ViewerId, blocked: AnyColumn | SQL): SQL<boolean> {
  // Conditions of the query builder: in a query of one table, columns in a bare fragment lose their table's name.
  const isBlock = and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blocked));
  return sql<boolean>`exists (select from ${blocks} where ${isBlock})`;
}
