import type { LikeWords } from "@nakamatch/contract/schemas/like-words";
import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { useRealtime } from "../../lib/realtime.ts";

const NONE: readonly LikeWords[] = [];

/** Between the viewer and a person: the words, and whether the viewer may write some. Nothing while unknown. */
export function useWords(personId: string): { canWrite: boolean; words: readonly LikeWords[] } {
  const { data, refetch } = useQuery(orpc.likeWords.between.queryOptions({ input: { personId } }));
  useRealtime("likes.changed", ({ personId: changed }) => {
    if (changed === personId) void refetch();
  });
  return data ?? { canWrite: false, words: NONE };
}
