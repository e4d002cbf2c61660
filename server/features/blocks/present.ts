import type { BlockedPerson } from "@nakamatch/contract/endpoints/blocks";
import type { BlockRow } from "./types.ts";

/** An entry of the list of blocked people (BLOCK-07). */
export function presentBlock({ person, realName, blockedAt }: BlockRow): BlockedPerson {
  return { person, realName, blockedAt: blockedAt.toISOString() };
}
