/** Likes and what comes of them (spec §4 Like, Match lists). Liking is a wanted state, not a toggle: repeating is safe. */
import type { Match, MatchList } from "@nakamatch/contract/endpoints/likes";
import type { PageQuery } from "@nakamatch/contract/schemas/pages";
import { COMMON_INTERESTS } from "@nakamatch/contract/vocabulary/limits";
import { AppError, invalidInput } from "../../platform/app-error.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import type { Clock } from "../../platform/clock.ts";
import { namesMissingRow } from "../../platform/database/missing-row.ts";
import type { Db } from "../../platform/database/open.ts";
import { cutPage, decodePlace } from "../../platform/keyset.ts";
import { readPeople } from "../profiles/service.ts";
import { type LikeDelivery, tellOfLike } from "./events.ts";
import { presentMatch } from "./present.ts";
import { clearLike, clearLikesMark, countPairs, readPair, readPairs, setLike } from "./store.ts";

export interface LikeDeps {
  db: Db;
  realtime: LikeDelivery;
  clock: Clock;
}

/**
 * The actor likes a person (LIKE-01, LIKE-03). Preferences do not matter; whoever may be seen may be liked.
 *
 * @returns whether both like each other now, and whether this very call made it so
 * @throws {AppError} `VALIDATION_FAILED` for oneself; `PERSON_NOT_FOUND` for a person who is gone, unconfirmed, banned,
 *   or blocked in either direction
 */
export async function like(
  { db, realtime }: LikeDeps,
  actor: Actor,
  personId: string,
): Promise<{ hasLiked: true; isMatch: boolean; isNewMatch: boolean }> {
  const likedId = personId.toLowerCase();
  if (likedId === actor.id) throw invalidInput([{ path: "personId", reason: "self" }]);
  const changed = await setLike(db, actor.id, likedId).catch(refuseWhoLeft);
  if (changed) {
    tellOfLike(realtime, { likerId: actor.id, likedId, isMatch: changed.isMatch });
    return { hasLiked: true, isMatch: changed.isMatch, isNewMatch: changed.isMatch };
  }
  const pair = await readPair(db, actor.id, likedId);
  if (!pair) throw personNotFound();
  return { hasLiked: true, isMatch: pair.isMatch, isNewMatch: false };
}

/** The actor takes a like back (LIKE-07). Where there is none, there is nothing to do. */
export async function unlike(
  { db }: Pick<LikeDeps, "db">,
  actor: Actor,
  personId: string,
): Promise<{ hasLiked: false }> {
  await clearLike(db, actor.id, personId.toLowerCase());
  return { hasLiked: false };
}

/**
 * A page of one of the three lists of the matches screen, the latest change first (MATCH-02..04, MATCH-07), and with the
 * first page how many people each list has (MATCH-05). A mutual match stands in all three (OPEN-52); people out of the
 * actor's sight stand in none.
 *
 * @throws {AppError} `VALIDATION_FAILED` for a cursor that is none of ours
 */
export async function listMatches(
  { db, clock }: Pick<LikeDeps, "db" | "clock">,
  actor: Actor,
  { list, cursor, limit }: PageQuery & { list: MatchList },
): Promise<{ matches: Match[]; counts: Record<MatchList, number> | null; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : decodePlace(cursor);
  const pairs = await readPairs(db, actor.id, { list, after, limit: limit + 1 });
  const { page, nextCursor } = cutPage(pairs, limit, ({ updatedAt, id }) => ({ at: updatedAt, id }));
  const ids = page.map(({ otherId }) => otherId);
  const people = await readPeople(db, actor.id, ids, { shown: COMMON_INTERESTS.matches, now: clock.now() });
  const matches = page.flatMap((pair) => {
    const known = people.get(pair.otherId);
    return known ? [presentMatch(pair, known)] : [];
  });
  return { matches, counts: after ? null : await countPairs(db, actor.id), nextCursor };
}

/** The actor has opened the matches screen: the likes mark goes out (MATCH-13). */
export async function markLikesSeen({ db }: Pick<LikeDeps, "db">, actor: Actor): Promise<{ hasNewLikes: false }> {
  await clearLikesMark(db, actor.id);
  return { hasNewLikes: false };
}

/** An account can be deleted between being seen and being liked. */
function refuseWhoLeft(error: unknown): never {
  throw namesMissingRow(error) ? personNotFound() : error;
}

function personNotFound(): AppError {
  return new AppError("PERSON_NOT_FOUND", "there is no such person to like");
}
