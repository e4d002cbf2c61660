import { ONLINE_WINDOW_MS } from "@nakamatch/contract/vocabulary/limits";

/** Active within the last 2 minutes (CHAT-09). */
export function isOnline(lastSeenAt: Date | null, now: Date): boolean {
  return lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() <= ONLINE_WINDOW_MS;
}
