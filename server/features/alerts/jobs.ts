import { isQuiet } from "@nakamatch/domain/alerts/quiet-hours";
import { z } from "zod";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open.ts";
import type { JobHandler, JobKind } from "../../platform/outbox.ts";
import type { PushKeys, PushSender } from "../../platform/web-push/sender.ts";
import { findRecipient } from "../accounts/service.ts";
import { pushText } from "./emails.ts";
import {
  claimAlert,
  deleteOldAlerts,
  deleteSubscription,
  readLiker,
  readSettings,
  readSubscriptions,
  readUnreadMessage,
  releaseAlert,
} from "./store.ts";
import type { Alert, AlertNews, SettingsRow } from "./types.ts";

const person = z.object({ personId: z.uuid() });
const alertPayload = z.discriminatedUnion("kind", [
  person.extend({ kind: z.literal("message"), messageId: z.uuid() }),
  person.extend({ kind: z.enum(["match", "like"]), otherId: z.uuid() }),
]);
type AlertPayload = z.infer<typeof alertPayload>;

/** Sends one notification. Tried again for a quarter of an hour: later it would be no news. */
export const alertJob: JobKind<AlertPayload> = {
  name: "alerts.push",
  payload: alertPayload,
  retryLimit: 5,
  retryDelay: 15,
  atOnce: 10,
  keepSeconds: 60 * 60,
};

/** Deletes the notes of what was sent, every night. */
export const tidyAlertsJob: JobKind<unknown> = {
  name: "alerts.tidy",
  payload: z.unknown(),
  retryLimit: 3,
  retryDelay: 300,
  cron: "23 3 * * *",
};

export interface AlertJobDeps {
  db: Db;
  clock: Clock;
  sender: PushSender;
  /** The keys by which push services know the server. */
  readKeys: () => Promise<PushKeys>;
  /** Whether the person has the product open. */
  isConnected: (personId: string) => Promise<boolean>;
}

/** The job handlers of this feature. */
export function alertJobs(deps: AlertJobDeps) {
  return [
    { kind: alertJob, handle: (payload) => sendAlert(deps, payload) },
    { kind: tidyAlertsJob, handle: () => deleteOldAlerts(deps.db) },
  ] satisfies [JobHandler<AlertPayload>, JobHandler<unknown>];
}

/**
 * Sends a notification to each of the person's browsers, unless they have the product open, do not want to be told of it or
 * not now, or it is no news any more: the message was read, the like taken back, one of the two has blocked the other.
 *
 * Each browser gets an event once, whatever happens here: it is noted before it is sent, and the note is taken back only when
 * the push service has not accepted it.
 */
async function sendAlert(deps: AlertJobDeps, { personId, ...alert }: AlertPayload): Promise<void> {
  const { db, clock, sender } = deps;
  const settings = await readSettings(db, personId);
  if (!isWanted(alert, settings, clock.now()) || (await deps.isConnected(personId))) return;
  const recipient = await findRecipient(db, personId);
  const news = recipient && (await readNews(db, personId, alert));
  if (!news) return;
  const text = JSON.stringify(pushText(alert.kind, { language: recipient.language, settings, ...news }));
  const event = alert.kind === "message" ? `message:${alert.messageId}` : `${alert.kind}:${alert.otherId}`;
  const keys = await deps.readKeys();
  let isLate = false;
  for (const target of await readSubscriptions(db, personId)) {
    const { sessionId, endpoint } = target;
    if (!(await claimAlert(db, sessionId, event))) continue;
    const outcome = await sender.send(target, text, keys);
    if (outcome === "gone") await deleteSubscription(db, sessionId, endpoint);
    if (outcome === "later") {
      await releaseAlert(db, sessionId, event);
      isLate = true;
    }
  }
  if (isLate) throw new Error("a push service did not accept a notification");
}

function isWanted({ kind }: Alert, settings: SettingsRow, now: Date): boolean {
  const { messages, matches, likes, quietFrom, quietUntil, timeZone } = settings;
  if (!{ message: messages, match: matches, like: likes }[kind]) return false;
  return quietFrom === null || quietUntil === null || !isQuiet({ from: quietFrom, until: quietUntil }, timeZone, now);
}

/** Whom and what it is about; undefined when it is no news any more. */
async function readNews(
  db: Db,
  personId: string,
  alert: Alert,
): Promise<Pick<AlertNews, "nickname" | "message"> | undefined> {
  if (alert.kind === "message") {
    const found = await readUnreadMessage(db, personId, alert.messageId);
    return found && { nickname: found.nickname, message: { chatId: found.chatId, text: found.text } };
  }
  const liker = await readLiker(db, personId, alert.otherId);
  // A like that has become a match meanwhile is told as that.
  if (!liker || liker.isMatch !== (alert.kind === "match")) return undefined;
  return { nickname: liker.nickname, message: null };
}
