import { createHash } from "node:crypto";
import { isQuiet } from "@nakamatch/domain/notifications/quiet-hours";
import { knownTimeZone } from "@nakamatch/domain/notifications/time-zone";
import type { PushDelivery } from "../../../platform/web-push/sender.ts";
import type { PushEvent, SettingsRow } from "./types.ts";

/** Whether settings and quiet hours allow a notification; that of a check-in comes at the hour that its maker chose. */
export function isWanted(kind: PushEvent["kind"], settings: SettingsRow, now: Date): boolean {
  if (kind === "checkIn") return true;
  const { messages, matches, likes, cases = false, quietFrom, quietUntil, timeZone } = settings;
  if (
    !{
      message: messages,
      takenBack: messages,
      end: messages,
      plan: messages,
      planReminder: messages,
      match: matches,
      like: likes,
      cases,
    }[kind]
  )
    return false;
  if (quietFrom === null || quietUntil === null) return true;
  return !isQuiet({ from: quietFrom, until: quietUntil }, knownTimeZone(timeZone), now);
}

/** Returns a key that is the same in retries. */
export function eventKey(event: PushEvent): string {
  if (event.kind === "message" || event.kind === "takenBack") return `${event.kind}:${event.messageId}`;
  if (event.kind === "end") return `end:${event.chatId}:${event.number}`;
  if (event.kind === "plan") return `plan:${event.planId}:${event.sequence}`;
  if (event.kind === "planReminder") return `planReminder:${event.planId}:${event.startsAt}:${event.before}`;
  if (event.kind === "checkIn") return `checkIn:${event.checkInId}:${event.dueAt}`;
  return event.kind === "cases" ? `cases:${event.at}` : `${event.kind}:${event.otherId}`;
}

/** How long a push service keeps a notification for a browser that is away: cases are told again after an hour. */
const CASES_KEPT_SECONDS = 60 * 60;
const KEPT_SECONDS = 12 * 60 * 60;

/** For a browser whose session has ended. */
export const FAREWELL: Omit<PushDelivery, "topic"> = { urgency: "high", ttlSeconds: KEPT_SECONDS };

/** Messages and check-ins wake a sleeping phone. The topic reveals nothing of session and tag. */
export function deliveryOf(
  kind: PushEvent["kind"],
  { sessionId, tag }: { sessionId: string; tag: string },
): PushDelivery {
  return {
    urgency: kind === "message" || kind === "checkIn" ? "high" : "normal",
    ttlSeconds: kind === "cases" ? CASES_KEPT_SECONDS : KEPT_SECONDS,
    topic: createHash("sha256").update(`${sessionId} ${tag}`).digest("base64url").slice(0, 32),
  };
}
