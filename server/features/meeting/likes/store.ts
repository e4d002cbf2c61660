import type { MatchList } from "@nakamatch/contract/vocabulary/likes";
import { MATCH_COUNT_MAX } from "@nakamatch/contract/vocabulary/limits";
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Queryable } from "../../../platform/database/open.ts";
import { isPair } from "../../../platform/database/pair.ts";
import { chatEnds, chats } from "../../../platform/database/schema/chats.ts";
import { hiddenPeople } from "../../../platform/database/schema/discovery.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import type { CursorPosition } from "../../../platform/keyset.ts";
import type { PairRow } from "./types.ts";

/**
 * Stores a like in one statement: of concurrent mutual likes, exactly one makes the match (LIKE-01, LIKE-03). Stores
 * nothing after a concurrent block (`matches_hold_people`).
 *
 * @returns whether it is a match; undefined when liked before, or not visible
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

/** Returns undefined without a pair, or if the viewer may not see the person. */
export async function readPair(
  db: Queryable,
  viewerId: string,
  personId: string,
): Promise<{ isMatch: boolean; isEnded: boolean } | undefined> {
  const [found] = await db
    .select({ isMatch: sql<boolean>`${matches.likedByUser1} and ${matches.likedByUser2}`, isEnded })
    .from(matches)
    .where(and(isPair(matches, viewerId, personId), visibleTo(viewerId, sql`${personId}::uuid`)));
  return found;
}

/**
 * Clears one's own like (LIKE-03, LIKE-07).
 *
 * @returns whether it was a match
 */
export async function clearLike(db: Queryable, likerId: string, likedId: string): Promise<boolean> {
  const [own, other] =
    likerId < likedId ? (["likedByUser1", "likedByUser2"] as const) : (["likedByUser2", "likedByUser1"] as const);
  const [cleared] = await db
    .update(matches)
    .set({ [own]: false })
    .where(and(isPair(matches, likerId, likedId), eq(matches[own], true)))
    .returning({ isLikedBack: matches[other] });
  return cleared?.isLikedBack ?? false;
}

/** The viewer's pairs with visible people, latest change first (MATCH-07). */
export function readPairs(
  db: Queryable,
  viewerId: string,
  { list, after, limit }: { list: MatchList; after: CursorPosition | undefined; limit: number },
): Promise<PairRow[]> {
  const side = (isFirst: boolean) =>
    db
      .select({
        id: matches.id,
        otherId: isFirst ? matches.user2Id : matches.user1Id,
        matchedAt: matches.matchedAt,
        hasMessages: hasMessages.as("has_messages"),
        isEnded: isEnded.as("is_ended"),
        isHidden: isHidden(isFirst).as("is_hidden"),
        updatedAt: matches.updatedAt,
      })
      .from(matches)
      .where(
        and(
          isListed(viewerId, list, isFirst),
          visibleTo(viewerId, isFirst ? matches.user2Id : matches.user1Id),
          after &&
            sql`(${matches.updatedAt}, ${matches.id}) < (${sql.param(after.at, matches.updatedAt)}, ${after.id}::uuid)`,
        ),
      )
      .orderBy(desc(matches.updatedAt), desc(matches.id))
      .limit(limit);
  const both = unionAll(side(true), side(false)).as("both");
  return db.select().from(both).orderBy(desc(both.updatedAt), desc(both.id)).limit(limit);
}

const hasMessages = sql<boolean>`exists (
  select from ${chats} where ${eq(chats.user1Id, matches.user1Id)} and ${eq(chats.user2Id, matches.user2Id)}
    and ${isNotNull(chats.lastMessageAt)})`;

const isEnded = sql<boolean>`exists (
  select from ${chats} join ${chatEnds} on ${eq(chatEnds.chatId, chats.id)} and ${isNull(chatEnds.liftedAt)}
  where ${eq(chats.user1Id, matches.user1Id)} and ${eq(chats.user2Id, matches.user2Id)})`;

const isHidden = (isFirst: boolean) => {
  const [own, other] = isFirst ? [matches.user1Id, matches.user2Id] : [matches.user2Id, matches.user1Id];
  return sql<boolean>`exists (
    select from ${hiddenPeople} where ${eq(hiddenPeople.personId, own)} and ${eq(hiddenPeople.hiddenId, other)})`;
};

/** One index per side, with bare columns as in its definition: an OR would read all pairs. */
function isListed(viewerId: string, list: MatchList, isFirst: boolean): SQL | undefined {
  const own = isFirst ? matches.user1Id : matches.user2Id;
  const [iLiked, likedMe] = isFirst
    ? [matches.likedByUser1, matches.likedByUser2]
    : [matches.likedByUser2, matches.likedByUser1];
  return and(
    eq(own, viewerId),
    list === "likedMe" ? undefined : sql`${iLiked}`,
    list === "iLiked" ? undefined : sql`${likedMe}`,
  );
}

/** Displayed as "at least". */
const COUNT_END = MATCH_COUNT_MAX + 1;

/** Pairs examined per side, with a margin for invisible people. */
const COUNT_WINDOW = 3 * COUNT_END;

/**
 * Counts each list up to `MATCH_COUNT_MAX` + 1 (MATCH-05). Too low only if most of the latest `COUNT_WINDOW` pairs are
 * invisible; never too high.
 */
export async function countPairs(db: Queryable, viewerId: string): Promise<Record<MatchList, number>> {
  const counted = (list: MatchList) => {
    const side = (isFirst: boolean) =>
      db
        .select({ otherId: isFirst ? matches.user2Id : matches.user1Id })
        .from(matches)
        .where(isListed(viewerId, list, isFirst))
        .orderBy(desc(matches.updatedAt), desc(matches.id))
        .limit(COUNT_WINDOW);
    const examined = unionAll(side(true), side(false)).as("examined");
    const seen = db
      .select({ otherId: examined.otherId })
      .from(examined)
      .where(visibleTo(viewerId, examined.otherId))
      .limit(COUNT_END)
      .as("seen");
    return sql<number>`(select count(*)::int from ${seen})`;
  };
  const { rows } = await db.execute<Record<MatchList, number>>(sql`
    select ${counted("mutual")} as "mutual", ${counted("likedMe")} as "likedMe", ${counted("iLiked")} as "iLiked"`);
  return rows[0] ?? { mutual: 0, likedMe: 0, iLiked: 0 };
}
