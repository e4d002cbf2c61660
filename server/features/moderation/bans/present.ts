import type { BannedPerson } from "@nakamatch/contract/schemas/banned-person";
import type { BannedRow } from "./types.ts";

/** Presents a banned person (MOD-11). */
export function presentBanned({ until, bannedAt, ...ban }: BannedRow): BannedPerson {
  return { ...ban, until: until?.toISOString() ?? null, bannedAt: bannedAt.toISOString() };
}
