import type { Interest } from "@nakamatch/contract/schemas/people";
import { api } from "../../lib/api.ts";
import { sendOrFind } from "../../lib/lost-answers.ts";

export interface LikeOutcome {
  hasLiked: boolean;
  isNewMatch?: boolean;
  endedMatch?: boolean | undefined;
  sharedTitles?: Interest[] | undefined;
}

/** Stores whether the viewer likes a person. Where the first answer was lost, a match that there is by then counts as a new one. */
export function setLike(personId: string, wanted: boolean): Promise<LikeOutcome> {
  return sendOrFind<LikeOutcome>(
    async (isRepeated) => {
      if (!wanted) return api.likes.unlike({ personId });
      const answer = await api.likes.like({ personId });
      return isRepeated ? { ...answer, isNewMatch: answer.isMatch } : answer;
    },
    async () => {
      const { hasLiked } = await api.profiles.get({ personId });
      return hasLiked === wanted ? { hasLiked } : undefined;
    },
  );
}
