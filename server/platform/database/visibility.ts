import { type AnyColumn, and, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { profiles } from "./schema/people.ts";
import { blocks, visiblePeople } from "./schema/safety.ts";

type ViewerId = string | Placeholder;

/** For whom people are shown. Each of them is one rule about who may be seen; there is no other. */
const AUDIENCES = {
  /** Anyone who meets people: confirmed accounts, not banned now, no block between the two in either direction (OPEN-42). */
  member: (viewerId: ViewerId, person: AnyColumn | SQL) =>
    sql`exists (select from people_visible_to(${viewerId}::uuid) visible where visible.id = ${person})`,

  /**
   * Someone who reads their own conversations: as members see people, except that the other side may have blocked them and
   * is still shown, because the blocked are not told (OPEN-63).
   */
  chatPartner: (viewerId: ViewerId, person: AnyColumn | SQL) =>
    sql`(${isInForce(person)} and not ${hasBlocked(viewerId, person)})`,

  /** Someone who reads the list of the people they have blocked, banned ones included (BLOCK-08). */
  ownBlocks: (viewerId: ViewerId, person: AnyColumn | SQL) => hasBlocked(viewerId, person),

  /** A moderator: everybody, banned, blocked and unconfirmed people included. Anyone else sees nobody. */
  moderator: isModerator,

  /** A moderator in what they decide: as `moderator`, except the cases to which they are a party themselves (`isParty`). */
  impartialModerator: (viewerId: ViewerId, person: AnyColumn | SQL) =>
    sql`(${isModerator(viewerId, person)} and not ${isParty(viewerId, person)})`,

  /** A moderator who takes decisions back: as `impartialModerator`, except about people they have ever reported (`isInvolved`). */
  uninvolvedModerator: (viewerId: ViewerId, person: AnyColumn | SQL) =>
    sql`(${isModerator(viewerId, person)} and not ${isInvolved(viewerId, person)})`,
} as const;

export type Audience = keyof typeof AUDIENCES;

/**
 * The condition that `viewerId` may see the person with the id `person`, as one of the audiences. Every statement that reads
 * other people carries it; a repository check (`tools/checks/people-readers.ts`) fails for one that does not.
 */
export function visibleTo(viewerId: ViewerId, person: AnyColumn | SQL, audience: Audience = "member"): SQL<boolean> {
  return AUDIENCES[audience](viewerId, person) as SQL<boolean>;
}

/** The condition that the person can be seen at all: their account is confirmed, and not banned now. */
export function isInForce(person: string | AnyColumn | SQL): SQL<boolean> {
  return sql<boolean>`exists (select from ${visiblePeople} where ${eq(visiblePeople.id, person)})`;
}

function isModerator(viewerId: ViewerId, person: AnyColumn | SQL): SQL {
  return sql`(${person} is not null and exists (
    select from ${profiles} moderator where moderator.id = ${viewerId}::uuid and moderator.is_moderator))`;
}

/** The condition that `viewerId` is the person, or has reported them in a report that is unresolved. */
export function isParty(viewerId: ViewerId, person: AnyColumn | SQL): SQL<boolean> {
  return sql<boolean>`is_party(${viewerId}::uuid, ${person})`;
}

/** The condition that `viewerId` is the person, or has reported them at any time. */
export function isInvolved(viewerId: ViewerId, person: AnyColumn | SQL): SQL<boolean> {
  return sql<boolean>`is_involved(${viewerId}::uuid, ${person})`;
}

/** The condition that `blockerId` has blocked the person with the id `blocked` (BLOCK-12). */
export function hasBlocked(blockerId: ViewerId, blocked: AnyColumn | SQL): SQL<boolean> {
  // Conditions of the query builder: in a query of one table, columns in a bare fragment lose their table's name.
  const isBlock = and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blocked));
  return sql<boolean>`exists (select from ${blocks} where ${isBlock})`;
}
