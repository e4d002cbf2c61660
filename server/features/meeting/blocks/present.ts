import type { BlockedPerson } from "@nakamatch/contract/endpoints/meeting/blocks";
import { shownName } from "@nakamatch/domain/people/names";
import type { BlockRow } from "./types.ts";

/** An entry of the list of blocked people (BLOCK-07). */
export function presentBlock({ person, name, blockedAt }: BlockRow): BlockedPerson {
  return { person, realName: shownName(name, name.nameChoice), blockedAt: blockedAt.toISOString() };
}
