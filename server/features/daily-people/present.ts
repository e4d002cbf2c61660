import type { DailyPerson } from "@nakamatch/contract/endpoints/daily-people";
import type { RareTaste } from "@nakamatch/domain/meeting/rare-taste";
import type { KnownPerson } from "../profiles/types.ts";

/** A small card. */
export function presentDailyPerson(
  { person: { id, nickname, avatarUrl, isPremium, isVerified }, affinity, hasLiked, isMatch }: KnownPerson,
  taste: RareTaste | null,
): DailyPerson {
  const { compatibility, shared } = affinity;
  const badge = { id, nickname, avatarUrl, isPremium, isVerified };
  return { ...badge, compatibility, inCommon: shared.total, taste, hasLiked, isMatch };
}
