import { isQuiet } from "@nakamatch/domain/notifications/quiet-hours";
import { knownTimeZone } from "@nakamatch/domain/notifications/time-zone";
import type { PushEvent, SettingsRow } from "./types.ts";

/** Whether settings and quiet hours allow a notification. */
export function isWanted(kind: PushEvent["kind"], settings: SettingsRow, now: Date): boolean {
  const { messages, matches, likes, cases = false, quietFrom, quietUntil, timeZone } = settings;
  if (!{ message: messages, match: matches, like: likes, cases }[kind]) return false;
  if (quietFrom === null || quietUntil === null) return true;
  return !isQuiet({ from: quietFrom, until: quietUntil }, knownTimeZone(timeZone), now);
}

/** Returns a key that is the same in retries. */
export function eventKey(event: PushEvent): string {
  if (event.kind === "message") return `message:${event.messageId}`;
  return event.kind === "cases" ? `cases:${event.at}` : `${event.kind}:${event.otherId}`;
}
