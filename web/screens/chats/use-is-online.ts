import type { Chat } from "@nakamatch/contract/endpoints/chats";
import { isOnline } from "@nakamatch/domain/meeting/presence";
import { useOnline } from "../../lib/online.ts";

/**
 * Whether the other person of a chat is online at `now` (CHAT-09, CHAT-11); null where nobody can tell: their account is gone,
 * or this device has no connection.
 */
export function useIsOnline(now: Date): (person: Chat["otherUser"]) => boolean | null {
  const isConnected = useOnline();
  return (person) => {
    if (person === null || !isConnected) return null;
    return isOnline(person.lastSeenAt === null ? null : new Date(person.lastSeenAt), now);
  };
}
