import { DISCOVERY_SORTS, type DiscoverySort } from "@nakamatch/contract/endpoints/discovery";
import type { PersonCard } from "@nakamatch/contract/schemas/people";
import { z } from "zod";
import { readCursor, refusedCursor, writeCursor } from "../../platform/cursor.ts";
import type { KnownPerson } from "../profiles/types.ts";
import type { Rank } from "./types.ts";

/** What a cursor carries, in this order: sort, compatibility, distance, premium, id. */
const cursorSchema = z.tuple([
  z.enum(DISCOVERY_SORTS),
  z.int().min(0).max(100),
  z.int().nonnegative().max(2_147_483_646).nullable(),
  z.boolean(),
  z.uuid(),
]);

/** The card of a person, with the figures that rank them (CARD-12). */
export function presentCard(
  rank: Rank,
  { person: { bio: _, ...person }, affinity: { shared }, hasLiked }: KnownPerson,
): PersonCard {
  return {
    ...person,
    isPremium: rank.isPremium,
    distanceKm: rank.distance === null ? null : rank.distance / 100,
    compatibility: rank.compatibility,
    interests: shared,
    hasLiked,
  };
}

/** The text that continues an order behind a person; opaque to clients. */
export function encodeCursor(sort: DiscoverySort, { compatibility, distance, isPremium, id }: Rank): string {
  const values: z.infer<typeof cursorSchema> = [sort, compatibility, distance, isPremium, id];
  return writeCursor(values);
}

/**
 * The rank behind which a cursor continues.
 *
 * @throws {AppError} `VALIDATION_FAILED` at `cursor` when it is not one of ours, or continues another order
 */
export function decodeCursor(sort: DiscoverySort, cursor: string): Rank {
  const [sorted, compatibility, distance, isPremium, id] = readCursor(cursorSchema, cursor);
  if (sorted !== sort) throw refusedCursor();
  return { compatibility, distance, isPremium, id };
}
