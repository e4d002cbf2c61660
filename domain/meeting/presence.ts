import { ONLINE_WINDOW_MS } from "@nakamatch/contract/vocabulary/limits";

/** Active within the last 2 minutes (CHAT-09). */
export function isOnline(lastSeenAt: Date | null, now: Date): boolean {
  return lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() <= ONLINE_WINDOW_MS;
}

/** What others learn of the last activity: its time while it makes one online (CHAT-11), later its day (UTC). */
export function activityFor(lastSeenAt: Date, now: Date): string {
  const seen = lastSeenAt.toISOString();
  return isOnline(lastSeenAt, now) ? seen : `${seen.slice(0, 10)}T00:00:00.000Z`;
}
