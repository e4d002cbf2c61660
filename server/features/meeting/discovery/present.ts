import type { GoesTo, PersonCard } from "@nakamatch/contract/schemas/people";
import { DISCOVERY_SORTS, type DiscoverySort } from "@nakamatch/contract/vocabulary/discovery";
import type { RankingPosition } from "@nakamatch/ranking/types";
import { z } from "zod";
import { readCursor, refusedCursor, writeCursor } from "../../../platform/cursor.ts";
import type { KnownPerson } from "../../people/profiles/types.ts";

/** A cursor's content, in order: sort, compatibility, distance, premium, id. */
const cursorSchema = z.tuple([
  z.enum(DISCOVERY_SORTS),
  z.int().min(0).max(100),
  z.int().nonnegative().max(2_147_483_646).nullable(),
  z.boolean(),
  z.uuid(),
]);

/** Presents a person's card with the figures used for ranking (CARD-12). */
export function presentCard(
  rank: RankingPosition,
  {
    person,
    details: { gender, lookingFor },
    affinity: { shared },
    line,
    foreignLanguages,
    recentActivity,
    hasLiked,
    isMatch,
    possible,
  }: KnownPerson,
  goesTo?: GoesTo,
): PersonCard {
  return {
    ...person,
    isPremium: rank.isPremium,
    gender,
    lookingFor,
    distanceKm: rank.distanceHundredths === null ? null : rank.distanceHundredths / 100,
    compatibility: rank.compatibility,
    interests: shared,
    line,
    foreignLanguages,
    recentActivity,
    hasLiked,
    isMatch,
    possible,
    ...(goesTo && { goesTo }),
  };
}

/** Encodes a position as an opaque cursor. */
export function encodeCursor(sort: DiscoverySort, position: RankingPosition): string {
  const { compatibility, distanceHundredths, isPremium, id } = position;
  const values: z.infer<typeof cursorSchema> = [sort, compatibility, distanceHundredths, isPremium, id];
  return writeCursor(values);
}

/**
 * Decodes the position after which a cursor continues.
 *
 * @throws {AppError} `VALIDATION_FAILED` at `cursor` when it is malformed or belongs to another sort
 */
export function decodeCursor(sort: DiscoverySort, cursor: string): RankingPosition {
  const [sorted, compatibility, distanceHundredths, isPremium, id] = readCursor(cursorSchema, cursor);
  if (sorted !== sort) throw refusedCursor();
  return { compatibility, distanceHundredths, isPremium, id };
}
