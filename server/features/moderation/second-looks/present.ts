import type { AwaitedLook } from "@nakamatch/contract/endpoints/moderation/second-looks";
import type { AwaitedLookRow } from "./types.ts";

/** Presents a permanent ban. */
export function presentAwaited({ bannedAt, ...ban }: AwaitedLookRow): AwaitedLook {
  return { ...ban, until: null, bannedAt: bannedAt.toISOString() };
}
