import type { LikeWords } from "@nakamatch/contract/schemas/like-words";
import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";

const NONE: readonly LikeWords[] = [];

/** Words between the viewer and a person, and whether the viewer may write. Empty while pending. */
export function useWords(personId: string): { canWrite: boolean; words: readonly LikeWords[]; isPending: boolean } {
  const { data, isPending } = useQuery(orpc.likeWords.between.queryOptions({ input: { personId } }));
  return { ...(data ?? { canWrite: false, words: NONE }), isPending };
}
