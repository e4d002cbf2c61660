import { z } from "zod";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open.ts";
import { type JobHandler, type JobKind, scheduledJob } from "../../platform/outbox.ts";
import type { PushKeys, PushSender } from "../../platform/web-push/sender.ts";
import { findRecipient } from "../accounts/service.ts";
import { eventKey, isWanted } from "./policy.ts";
import { pushText } from "./present.ts";
import {
  claimPush,
  deleteSentPushes,
  deleteSubscription,
  readLiker,
  readSettings,
  readSubscriptions,
  readUnreadMessage,
  releasePush,
} from "./store.ts";
import type { PushContent, PushEvent } from "./types.ts";

const person = z.object({ personId: z.uuid() });
const pushPayload = z.discriminatedUnion("kind", [
  person.extend({ kind: z.literal("message"), messageId: z.uuid() }),
  person.extend({ kind: z.enum(["match", "like"]), otherId: z.uuid() }),
  person.extend({ kind: z.literal("cases"), at: z.iso.datetime() }),
]);
type PushPayload = z.infer<typeof pushPayload>;

/** Retried only for a quarter of an hour. */
export const pushJob: JobKind<PushPayload> = {
  name: "alerts.push",
  effect: "push",
  payload: pushPayload,
  retryLimit: 5,
  retryDelay: 15,
  atOnce: 10,
  keepSeconds: 60 * 60,
  waitSeconds: 60 * 60,
};

export interface PushJobDeps {
  db: Db;
  clock: Clock;
  sender: PushSender;
  readKeys: () => Promise<PushKeys>;
  isConnected: (personId: string) => Promise<boolean>;
}

export function pushJobs(deps: PushJobDeps) {
  return [
    { kind: pushJob, handle: (payload) => sendPush(deps, payload) },
    scheduledJob("alerts.tidy", "23 3 * * *", () => deleteSentPushes(deps.db)),
  ] satisfies [JobHandler<PushPayload>, JobHandler<unknown>];
}

/**
 * Notifies each of the person's browsers, unless the app is open somewhere, settings or quiet hours forbid it, or the
 * event is outdated. Claims each browser before sending, so that it gets an event once; releases the claim only for a
 * retry.
 */
async function sendPush(deps: PushJobDeps, { personId, ...event }: PushPayload): Promise<void> {
  const { db, clock, sender } = deps;
  const settings = await readSettings(db, personId);
  if (!isWanted(event.kind, settings, clock.now()) || (await deps.isConnected(personId))) return;
  const recipient = await findRecipient(db, personId);
  const content = recipient && (await readContent(db, personId, event));
  if (!content) return;
  const text = JSON.stringify(pushText(event.kind, { language: recipient.language, settings, ...content }));
  const keys = await deps.readKeys();
  let isLate = false;
  for (const target of await readSubscriptions(db, personId)) {
    const { sessionId, endpoint } = target;
    if (!(await claimPush(db, sessionId, eventKey(event)))) continue;
    const outcome = await sender.send(target, text, keys);
    if (outcome === "gone") await deleteSubscription(db, sessionId, endpoint);
    if (outcome === "later") {
      await releasePush(db, sessionId, eventKey(event));
      isLate = true;
    }
  }
  if (isLate) throw new Error("a push service did not accept a notification");
}

/** Undefined if outdated. */
async function readContent(
  db: Db,
  personId: string,
  event: PushEvent,
): Promise<Pick<PushContent, "nickname" | "message"> | undefined> {
  if (event.kind === "message") {
    const found = await readUnreadMessage(db, personId, event.messageId);
    return found && { nickname: found.nickname, message: { chatId: found.chatId, text: found.text } };
  }
  if (event.kind === "cases") return { nickname: null, message: null };
  const liker = await readLiker(db, personId, event.otherId);
  // A match has its own event.
  if (!liker || liker.isMatch !== (event.kind === "match")) return undefined;
  return { nickname: liker.nickname, message: null };
}
