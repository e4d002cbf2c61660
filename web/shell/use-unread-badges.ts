import { NOTIFICATION_POLL_MS } from "@nakamatch/contract/vocabulary/limits";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { orpc } from "../lib/api.ts";
import { refetchChanged } from "../lib/cached-changes.ts";
import { openChatAt } from "../lib/navigation.ts";
import { useEventsMissed, useRealtime } from "../lib/realtime.ts";
import { useSession } from "../lib/session.tsx";

const none = {
  hasNewLikes: false,
  hasNewChats: false,
  newMessages: null as number | null,
  waitingCases: 0,
  isOperator: false,
};

/** NAV-32. False at first, the number unknown; fetched every 30 s and after live events. */
export function useUnreadBadges(): typeof none & { isModerator: boolean } {
  const { user } = useSession();
  const queries = useQueryClient();
  const openChat = openChatAt(useLocation());
  const { data } = useQuery(
    orpc.unreadBadges.current.queryOptions({ enabled: user !== null, refetchInterval: NOTIFICATION_POLL_MS }),
  );
  const refetch = () => void refetchChanged(queries, orpc.unreadBadges.current.key());
  useRealtime("message.created", ({ senderId, chatId }) => {
    // Unread until the open chat reports it and refetches: dots would flash.
    const isRead = openChat === chatId && document.visibilityState === "visible";
    if (senderId !== user?.id && !isRead) refetch();
  });
  useRealtime("likes.changed", refetch);
  // Read, seen or archived on another device.
  useRealtime("message.read", ({ readerId }) => {
    if (readerId === user?.id) refetch();
  });
  useRealtime("likes.seen", refetch);
  useRealtime("chat.archived", refetch);
  // Ended, or its end read.
  useRealtime("chats.changed", refetch);
  useRealtime("plans.changed", refetch);
  useRealtime("moderation.changed", refetch);
  useEventsMissed(refetch);
  return { ...none, ...data, isModerator: data?.isModerator ?? user?.isModerator ?? false };
}
