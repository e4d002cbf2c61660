import type { Going } from "@nakamatch/contract/endpoints/meeting/going";
import { goersOpenAt } from "@nakamatch/domain/meeting/going";
import type { StoredGoing } from "./types.ts";

export function presentGoing({ view, isVerifiedOnly, since, isMoved }: StoredGoing): Going {
  return { view, isVerifiedOnly, opensAt: goersOpenAt(since).toISOString(), isMoved };
}
