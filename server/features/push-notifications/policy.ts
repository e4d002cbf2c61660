import { isQuiet } from "@nakamatch/domain/alerts/quiet-hours";
import { knownTimeZone } from "@nakamatch/domain/alerts/time-zone";
import type { PushEvent, SettingsRow } from "./types.ts";

/** Settings and quiet hours allow it. */
export function isWanted(kind: PushEvent["kind"], settings: SettingsRow, now: Date): boolean {
  const { messages, matches, likes, cases = false, quietFrom, quietUntil, timeZone } = settings;
  if (!{ message: messages, match: matches, like: likes, cases }[kind]) return false;
  if (quietFrom === null || quietUntil === null) return true;
  return !isQuiet({ from: quietFrom, until: quietUntil }, knownTimeZone(timeZone), now);
}

/** The same for repetitions. */
export function eventKey(event: PushEvent): string {
  if (event.kind === "message") return `message:${event.messageId}`;
  return event.kind === "cases" ? `cases:${event.at}` : `${event.kind}:${event.otherId}`;
}
