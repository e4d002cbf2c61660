import type { Interest } from "@nakamatch/contract/schemas/people";
import { api } from "../../lib/api.ts";
import { isRetryable, toAppError } from "../../lib/errors.ts";

export interface LikeOutcome {
  hasLiked: boolean;
  isNewMatch: boolean;
  endedMatch: boolean;
  sharedTitles: Interest[];
}

/**
 * Stores whether the viewer likes a person. A change without an answer may have been stored all the same: then it is sent once more,
 * which changes nothing and tells whether it has made a match.
 */
export async function setLike(personId: string, wanted: boolean): Promise<LikeOutcome> {
  try {
    return await send(personId, wanted);
  } catch (thrown) {
    if (!isRetryable(toAppError(thrown)) || !(await isStored(personId, wanted))) throw thrown;
    const unknown = { hasLiked: wanted, isMatch: false, isNewMatch: false, endedMatch: false, sharedTitles: [] };
    const repeated = await send(personId, wanted).catch(() => unknown);
    return { ...repeated, isNewMatch: repeated.isMatch };
  }
}

async function send(personId: string, wanted: boolean): Promise<LikeOutcome & { isMatch: boolean }> {
  if (wanted) {
    const { sharedTitles = [], ...answer } = await api.likes.like({ personId });
    return { ...answer, sharedTitles, endedMatch: false };
  }
  const { hasLiked, endedMatch = false } = await api.likes.unlike({ personId });
  return { hasLiked, endedMatch, isMatch: false, isNewMatch: false, sharedTitles: [] };
}

async function isStored(personId: string, wanted: boolean): Promise<boolean> {
  const profile = await api.profiles.get({ personId }).catch(() => null);
  return profile?.hasLiked === wanted;
}
