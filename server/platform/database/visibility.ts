import { type AnyColumn, and, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { profiles } from "./schema/people.ts";
import { blocks, visiblePeople } from "./schema/safety.ts";

type ViewerId = string | Placeholder | AnyColumn;

/** All rules about who may be seen, by audience. */
const AUDIENCES = {
  /** Confirmed, not banned, no block in either direction (OPEN-42). */
  member: (viewerId: ViewerId, person: AnyColumn | SQL) =>
    sql`exists (select from people_visible_to(${viewerId}::uuid) visible where visible.id = ${person})`,

  /** As `member`, but includes partners who have blocked the viewer, who is not told (OPEN-63). */
  chatPartner: (viewerId: ViewerId, person: AnyColumn | SQL) =>
    // A scalar query is looked up per row; `exists` may be hashed with all people, though a page needs a few.
    sql`((select true from ${visiblePeople} where ${eq(visiblePeople.id, person)}) is true
      and not ${hasBlocked(viewerId, person)})`,

  /** Includes banned people (BLOCK-08). */
  ownBlocks: (viewerId: ViewerId, person: AnyColumn | SQL) => hasBlocked(viewerId, person),

  /** Everyone, if the viewer is a moderator; otherwise no one. */
  moderator: isModerator,

  /** Omits cases in which the moderator is a party. */
  impartialModerator: (viewerId: ViewerId, person: AnyColumn | SQL) =>
    sql`(${isModerator(viewerId, person)} and not ${isParty(viewerId, person)})`,

  /** For reversing decisions: omits people they have ever reported. */
  uninvolvedModerator: (viewerId: ViewerId, person: AnyColumn | SQL) =>
    sql`(${isModerator(viewerId, person)} and not ${isInvolved(viewerId, person)})`,
} as const;

export type Audience = keyof typeof AUDIENCES;

/** Required in every statement that reads other people; enforced by `tools/checks/people-readers.ts`. */
export function visibleTo(viewerId: ViewerId, person: AnyColumn | SQL, audience: Audience = "member"): SQL<boolean> {
  return AUDIENCES[audience](viewerId, person) as SQL<boolean>;
}

/** Whether the account is confirmed and not banned. */
export function isInForce(person: string | AnyColumn | SQL): SQL<boolean> {
  return sql<boolean>`exists (select from ${visiblePeople} where ${eq(visiblePeople.id, person)})`;
}

function isModerator(viewerId: ViewerId, person: AnyColumn | SQL): SQL {
  return sql`(${person} is not null and exists (
    select from ${profiles} moderator where moderator.id = ${viewerId}::uuid and moderator.is_moderator))`;
}

/** Whether the viewer is the person, has an unresolved report about them, or made the decision under appeal. */
export function isParty(viewerId: ViewerId, person: AnyColumn | SQL): SQL<boolean> {
  // is_party() would run for each row of a list.
  return sql<boolean>`${person} in (select party.id from people_party_to(${viewerId}::uuid) party)`;
}

/** Whether the viewer dismissed reports about the person, and a reporter now appeals. */
export function hasDecidedBefore(viewerId: ViewerId, person: AnyColumn | SQL): SQL<boolean> {
  return sql<boolean>`has_decided_before(${viewerId}::uuid, ${person})`;
}

/** Whether the viewer is the person, or has ever reported them. */
export function isInvolved(viewerId: ViewerId, person: AnyColumn | SQL): SQL<boolean> {
  return sql<boolean>`is_involved(${viewerId}::uuid, ${person})`;
}

/** Whether one has blocked the other (BLOCK-12). */
export function hasBlocked(blockerId: ViewerId, blocked: AnyColumn | SQL): SQL<boolean> {
  // In single-table queries, columns in a bare fragment lose their table name; query builder conditions keep it.
  const isBlock = and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blocked));
  return sql<boolean>`exists (select from ${blocks} where ${isBlock})`;
}
