import { ONLINE_WINDOW_MS } from "@nakamatch/contract/vocabulary/limits";

/** Tells whether someone last active at `lastSeenAt` counts as online: within 2 minutes (CHAT-09). */
export function isOnline(lastSeenAt: Date | null, now: Date): boolean {
  return lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() <= ONLINE_WINDOW_MS;
}
