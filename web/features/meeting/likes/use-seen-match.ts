import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { api, orpc } from "../../../lib/api.ts";
import { refetchChanged } from "../../../lib/cached-changes.ts";

/**
 * Turns the dot of likes off once a match was seen in its dialog, unless it may announce something else: it was off before
 * the match arrived, or all others who like the viewer have an answer already.
 */
export function useSeenMatch(): { onArrived: (personId: string) => void; onSeen: (personId: string) => Promise<void> } {
  const queries = useQueryClient();
  const { queryKey } = orpc.unreadBadges.current.queryOptions();
  /** Whose match turned the dot on. */
  const only = useRef(new Set<string>());
  const isOnlyNews = async (personId: string): Promise<boolean> => {
    if (only.current.delete(personId)) return true;
    if (!queries.getQueryData(queryKey)?.hasNewLikes) return false;
    const { matches, nextCursor } = await api.likes.matches({ list: "likedMe" });
    return (
      nextCursor === null && matches.every(({ otherUser, hasMessages }) => hasMessages || otherUser.id === personId)
    );
  };
  return {
    onArrived: (personId) => {
      if (queries.getQueryData(queryKey)?.hasNewLikes === false) only.current.add(personId);
    },
    onSeen: async (personId) => {
      if (!(await isOnlyNews(personId))) return;
      await api.likes.markSeen();
      void refetchChanged(queries, orpc.unreadBadges.current.key());
    },
  };
}
