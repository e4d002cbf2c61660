import { and, desc, eq, or, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/open.ts";
import { matches } from "../../platform/database/schema/meeting.ts";
import { profiles } from "../../platform/database/schema/people.ts";
import { visibleTo } from "../../platform/database/visibility.ts";
import type { PairRow } from "./types.ts";

/**
 * Sets the liker's own flag, making the pair's row if there is none (LIKE-01, LIKE-03), for a person the liker may see.
 *
 * One statement: of two people who like each other at the same moment the second waits for the first's row, so exactly
 * one of them hears of the match.
 *
 * @returns whether both like each other now; undefined when nothing changed: liked before, or not to be seen
 */
export async function setLike(
  db: Queryable,
  likerId: string,
  likedId: string,
): Promise<{ isMatch: boolean } | undefined> {
  const { rows } = await db.execute<{ isMatch: boolean }>(sql`
    insert into ${matches} as pair (user1_id, user2_id, liked_by_user1, liked_by_user2)
    select least(liker, liked), greatest(liker, liked), liker < liked, liker > liked
    from (select ${likerId}::uuid as liker, ${likedId}::uuid as liked) wish
    where ${visibleTo(likerId, sql`wish.liked`)}
    on conflict (user1_id, user2_id) do update
    set liked_by_user1 = pair.liked_by_user1 or excluded.liked_by_user1,
      liked_by_user2 = pair.liked_by_user2 or excluded.liked_by_user2
    where (excluded.liked_by_user1 and not pair.liked_by_user1)
      or (excluded.liked_by_user2 and not pair.liked_by_user2)
    returning liked_by_user1 and liked_by_user2 as "isMatch"`);
  return rows[0];
}

/** Whether the two like each other, as the first may see the second; undefined when they are no pair or out of sight. */
export async function readPair(
  db: Queryable,
  viewerId: string,
  personId: string,
): Promise<{ isMatch: boolean } | undefined> {
  const [found] = await db
    .select({ isMatch: sql<boolean>`${matches.likedByUser1} and ${matches.likedByUser2}` })
    .from(matches)
    .where(and(isPair(viewerId, personId), visibleTo(viewerId, sql`${personId}::uuid`)));
  return found;
}

/** Takes the person's own flag back (LIKE-03, LIKE-07), where it is set. */
export async function clearLike(db: Queryable, likerId: string, likedId: string): Promise<void> {
  const ownFlag = likerId < likedId ? ("likedByUser1" as const) : ("likedByUser2" as const);
  await db
    .update(matches)
    .set({ [ownFlag]: false })
    .where(and(isPair(likerId, likedId), eq(matches[ownFlag], true)));
}

/** The viewer's pairs with people they may see, the latest change first (MATCH-07). */
export function readPairs(db: Queryable, viewerId: string): Promise<PairRow[]> {
  const isFirst = eq(matches.user1Id, viewerId);
  const otherId = sql<string>`case when ${isFirst} then ${matches.user2Id} else ${matches.user1Id} end`;
  return db
    .select({
      id: matches.id,
      otherId,
      iLiked: sql<boolean>`case when ${isFirst} then ${matches.likedByUser1} else ${matches.likedByUser2} end`,
      likedMe: sql<boolean>`case when ${isFirst} then ${matches.likedByUser2} else ${matches.likedByUser1} end`,
      matchedAt: matches.matchedAt,
      updatedAt: matches.updatedAt,
    })
    .from(matches)
    .where(
      and(
        or(isFirst, eq(matches.user2Id, viewerId)),
        or(matches.likedByUser1, matches.likedByUser2),
        visibleTo(viewerId, otherId),
      ),
    )
    .orderBy(desc(matches.updatedAt), desc(matches.id));
}

/** Turns the person's likes mark off (MATCH-13). */
export async function clearLikesMark(db: Queryable, personId: string): Promise<void> {
  await db
    .update(profiles)
    .set({ hasNewLikes: false })
    .where(and(eq(profiles.id, personId), eq(profiles.hasNewLikes, true)));
}

/** The row of the two, whichever of them comes first. */
function isPair(a: string, b: string) {
  const [first, second] = a < b ? [a, b] : [b, a];
  return and(eq(matches.user1Id, first), eq(matches.user2Id, second));
}
