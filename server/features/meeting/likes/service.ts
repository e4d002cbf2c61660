/** Likes, also with a few words, and the lists of matches. */
import type { Match } from "@nakamatch/contract/endpoints/meeting/likes";
import type { WordsAbout } from "@nakamatch/contract/schemas/like-words";
import type { PageQuery } from "@nakamatch/contract/schemas/pages";
import type { Interest, PersonId } from "@nakamatch/contract/schemas/people";
import type { MatchList } from "@nakamatch/contract/vocabulary/likes";
import { COMMON_INTERESTS } from "@nakamatch/contract/vocabulary/limits";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import { readPage } from "../../../platform/keyset.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import type { Delivery } from "../../../realtime/types.ts";
import { clearDot, readPeople, readTitlesInCommon, refuseSelf, requirePerson } from "../../people/profiles/service.ts";
import { hasPush, queuePush } from "../../push/push-notifications/service.ts";
import { findWords, sendWords, type WordsDeps } from "../like-words/service.ts";
import { publishLike, publishLikesSeen, publishWords } from "./events.ts";
import { presentMatch } from "./present.ts";
import { clearLike, countPairs, readPair, readPairs, setLike } from "./store.ts";

export interface LikeDeps {
  db: Db;
  realtime: Delivery;
  clock: Clock;
  outbox: Outbox;
}

interface Liked {
  hasLiked: true;
  isMatch: boolean;
  isNewMatch: boolean;
  isEnded?: true;
  sharedTitles?: Interest[];
}

/**
 * Likes any visible person (LIKE-01, LIKE-03). Triggers: `matches_keep_times` sets `matched_at` and `updated_at`
 * (OPEN-51), `matches_notify_liked` the dot (LIKE-09).
 *
 * @returns whether it is a match, whether this call made it one, and if so titles both love
 * @throws {AppError} `VALIDATION_FAILED`, `PERSON_NOT_FOUND`
 */
export async function like(deps: LikeDeps, actor: Actor, personId: PersonId): Promise<Liked> {
  const { db, outbox } = deps;
  refuseSelf(actor, personId);
  const pair = { likerId: actor.id, likedId: personId };
  const stored = db.transaction((tx) => storeLike(tx, outbox, pair));
  return announceLike(deps, actor, personId, await requirePerson(stored));
}

/**
 * Likes with a few words, or adds them to an existing like (see `sendWords`).
 *
 * @throws {AppError} as `like` and `sendWords`
 */
export async function likeWithWords(
  deps: LikeDeps & WordsDeps,
  actor: Actor,
  { personId, ...words }: { personId: PersonId; text: string; about: WordsAbout },
): Promise<Liked> {
  refuseSelf(actor, personId);
  const pair = { likerId: actor.id, likedId: personId };
  const { liked, isNew } = await sendWords(deps, actor, { ...words, receiverId: personId }, (tx) =>
    storeLike(tx, deps.outbox, pair),
  );
  if (isNew && !liked.isNew) publishWords(deps.realtime, pair);
  return announceLike(deps, actor, personId, liked);
}

async function announceLike(
  { db, realtime }: Pick<LikeDeps, "db" | "realtime">,
  actor: Actor,
  personId: PersonId,
  { isMatch, isNew }: { isMatch: boolean; isNew: boolean },
): Promise<Liked> {
  if (isNew) publishLike(realtime, { likerId: actor.id, likedId: personId, isMatch });
  const answer = { hasLiked: true, isMatch, isNewMatch: isMatch && isNew } as const;
  if (!answer.isNewMatch) return answer;
  const sharedTitles = await readTitlesInCommon(db, actor.id, personId);
  const pair = await readPair(db, actor.id, personId);
  return { ...answer, ...(pair?.isEnded && { isEnded: true }), ...(sharedTitles.length > 0 && { sharedTitles }) };
}

/** Returns undefined for an invisible person. */
async function storeLike(
  tx: Queryable,
  outbox: Outbox,
  { likerId, likedId }: { likerId: string; likedId: PersonId },
): Promise<{ isMatch: boolean; isNew: boolean } | undefined> {
  const set = await setLike(tx, likerId, likedId);
  if (set) {
    const kind = set.isMatch ? "match" : "like";
    if (await hasPush(tx, likedId)) await queuePush(outbox, tx, likedId, { kind, otherId: likerId });
    return { ...set, isNew: true };
  }
  const pair = await readPair(tx, likerId, likedId);
  return pair && { ...pair, isNew: false };
}

/** Likes again as before, without telling anybody: the liker reopens a conversation. */
export async function giveLikeBack(tx: Queryable, likerId: string, likedId: string): Promise<void> {
  await setLike(tx, likerId, likedId);
}

/**
 * Takes back a like, if any (LIKE-07); `matches_keep_times` clears `matched_at`.
 *
 * @returns `endedMatch` if it was a match
 */
export async function unlike(
  { db }: Pick<LikeDeps, "db">,
  actor: Actor,
  personId: PersonId,
): Promise<{ hasLiked: false; endedMatch?: true }> {
  const endedMatch = await clearLike(db, actor.id, personId);
  return endedMatch ? { hasLiked: false, endedMatch } : { hasLiked: false };
}

/**
 * Returns a page of a list, latest change first (MATCH-02..04, MATCH-07). The first page counts all lists up to
 * `MATCH_COUNT_MAX` + 1 (MATCH-05). A match is in all three lists (OPEN-52), an invisible person in none.
 *
 * @throws {AppError} `VALIDATION_FAILED` for a foreign cursor
 */
export async function listMatches(
  { db, clock }: Pick<LikeDeps, "db" | "clock">,
  actor: Actor,
  { list, ...query }: PageQuery & { list: MatchList },
): Promise<{ matches: Match[]; counts: Record<MatchList, number> | null; nextCursor: string | null }> {
  const { page, isFirst, nextCursor } = await readPage(
    query,
    (range) => readPairs(db, actor.id, { list, ...range }),
    ({ updatedAt, id }) => ({ at: updatedAt, id }),
  );
  const ids = page.map(({ otherId }) => otherId);
  const people = await readPeople(db, actor.id, ids, { shown: COMMON_INTERESTS.matches, now: clock.now() });
  const words = await findWords(db, actor.id, ids);
  const matches = page.flatMap((pair) => {
    const known = people.get(pair.otherId);
    return known ? [presentMatch(pair, known, words.get(pair.otherId))] : [];
  });
  return { matches, counts: isFirst ? await countPairs(db, actor.id) : null, nextCursor };
}

/** Turns the likes dot off on all the actor's devices (MATCH-13). */
export async function clearLikesDot(
  { db, realtime }: Pick<LikeDeps, "db" | "realtime">,
  actor: Actor,
): Promise<{ hasNewLikes: false }> {
  if (await clearDot(db, actor.id, "likes")) publishLikesSeen(realtime, actor.id);
  return { hasNewLikes: false };
}
