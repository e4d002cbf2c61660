import { PLAN_REMINDERS } from "@nakamatch/contract/vocabulary/plans";
import { z } from "zod";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/database/open.ts";
import { type JobHandler, type JobKind, type Outbox, scheduledJob } from "../../../platform/outbox.ts";
import type { PushKeys, PushSender } from "../../../platform/web-push/sender.ts";
import { findRecipient } from "../../sign-in/accounts/service.ts";
import { deliveryOf, eventKey, FAREWELL, isWanted } from "./policy.ts";
import { PUSH_END, type PushText, pushText } from "./present.ts";
import {
  claimPush,
  clearRefusals,
  countRefusal,
  deleteFarewell,
  deleteFarewells,
  deleteSentPushes,
  deleteSubscription,
  readAgreedPlan,
  readFarewells,
  readIsCheckInDue,
  readIsSeen,
  readLastTold,
  readLiker,
  readPlanNews,
  readRecalled,
  readSettings,
  readSubscriptions,
  readUnreadEnd,
  readUnreadMessage,
  releasePush,
  tellAgain,
} from "./store.ts";
import type { FarewellRow, PushContent, PushEvent, SubscriptionRow } from "./types.ts";

const person = z.object({
  personId: z.uuid(),
  /** When it was first held back. */
  since: z.iso.datetime().optional(),
});
const pushPayload = z.discriminatedUnion("kind", [
  person.extend({ kind: z.literal("message"), messageId: z.uuid() }),
  person.extend({ kind: z.literal("takenBack"), messageId: z.uuid() }),
  person.extend({ kind: z.literal("end"), chatId: z.uuid(), number: z.int() }),
  person.extend({ kind: z.literal("plan"), planId: z.uuid(), sequence: z.int() }),
  person.extend({
    kind: z.literal("planReminder"),
    planId: z.uuid(),
    startsAt: z.iso.datetime(),
    before: z.enum(PLAN_REMINDERS),
  }),
  person.extend({ kind: z.literal("checkIn"), checkInId: z.uuid(), dueAt: z.iso.datetime() }),
  person.extend({ kind: z.enum(["match", "like"]), otherId: z.uuid() }),
  person.extend({ kind: z.literal("cases"), at: z.iso.datetime() }),
]);
type PushPayload = z.infer<typeof pushPayload>;

/** Retried only for a quarter of an hour. One person's dead push services hold up nobody else. */
export const pushJob: JobKind<PushPayload> = {
  name: "alerts.push",
  effect: "push",
  payload: pushPayload,
  retryLimit: 5,
  retryDelay: 15,
  atOnce: 8,
  groupOf: ({ personId }) => personId,
  waitSeconds: 60 * 60,
};

/** While the person looks, it is asked again. */
const LOOKING_SECONDS = 60;

/** An open chat that nobody touches reads its messages by itself, within seconds. */
const IDLE_SECONDS = 5;

/** Who has used the app for so long has seen the mark in its navigation. */
const HELD_MS = 60 * 60 * 1000;

/** Side by side. */
const FAREWELLS = 50;

export interface PushJobDeps {
  db: Db;
  clock: Clock;
  sender: PushSender;
  readKeys: () => Promise<PushKeys>;
  attentionOf: (personId: string, withinMs?: number) => Promise<"looking" | "idle" | "away">;
  outbox: Outbox;
}

export function pushJobs(deps: PushJobDeps) {
  return [
    { kind: pushJob, handle: (payload) => sendPush(deps, payload) },
    scheduledJob("alerts.tidy", "23 3 * * *", () => deleteSentPushes(deps.db)),
    scheduledJob("alerts.farewell", "* * * * *", () => sendFarewells(deps), {
      effect: "push",
      retryLimit: 0,
      retryDelay: 60,
    }),
    // Not the same one, which may be held or lack its keys.
    scheduledJob("alerts.forget-farewells", "* * * * *", () => deleteFarewells(deps.db), {
      retryLimit: 0,
      retryDelay: 60,
    }),
  ] satisfies [JobHandler<PushPayload>, ...JobHandler<unknown>[]];
}

/**
 * Notifies each of the person's browsers that may see it, unless settings or quiet hours forbid it, or the event is
 * outdated. While the person looks at the app it is held back, and asked again; not a reminder, which has no mark there. Claims each browser before sending, so that it gets an event once; releases the claim only for a
 * retry.
 */
async function sendPush(deps: PushJobDeps, { personId, since, ...event }: PushPayload): Promise<void> {
  const { db, clock } = deps;
  if (event.kind === "takenBack") return recallPush(deps, personId, event.messageId);
  const settings = await readSettings(db, personId);
  const now = clock.now();
  if (!isWanted(event.kind, settings, now)) return;
  const recipient = await findRecipient(db, personId);
  const content = recipient && (await readContent(db, personId, event, { isHeld: since !== undefined }));
  if (!content) return;
  // Asked again: who has not acted since is not looking any more.
  const attention =
    event.kind === "planReminder" || event.kind === "checkIn"
      ? "away"
      : await deps.attentionOf(personId, since === undefined ? undefined : LOOKING_SECONDS * 1000);
  if (attention === "looking" || (attention === "idle" && since === undefined)) {
    if (since !== undefined && now.getTime() - Date.parse(since) > HELD_MS) return;
    const again = { ...pushJob, delaySeconds: attention === "looking" ? LOOKING_SECONDS : IDLE_SECONDS };
    return deps.outbox.add(db, again, { personId, since: since ?? now.toISOString(), ...event });
  }
  const text = pushText(event.kind, { language: recipient.language, settings, ...content });
  const isDue = async () => event.kind !== "message" || !!(await readUnreadMessage(db, personId, event.messageId));
  await deliver(deps, personId, event, text, { isDue });
}

/**
 * Takes the words of a message that was taken back out of the notifications that show them: the last message that is still
 * unread takes their place, or a note. Settings and quiet hours do not matter, as it makes no sound.
 */
async function recallPush(deps: PushJobDeps, personId: string, messageId: string): Promise<void> {
  const { db, outbox } = deps;
  const [recipient, recalled] = [await findRecipient(db, personId), await readRecalled(db, personId, messageId)];
  if (!recipient || !recalled) return;
  const { nickname, chatId, unreadId, unreadText } = recalled;
  const content = { ...recipient, settings: await readSettings(db, personId), nickname };
  const shown = `message:${messageId}`;
  const text = pushText(unreadId ? "message" : "takenBack", { ...content, message: { chatId, text: unreadText } });
  await deliver(
    deps,
    personId,
    { kind: "takenBack", messageId },
    { ...text, silent: true },
    {
      isFor: async (sessionId, topic) => (await readLastTold(db, sessionId, topic)) === shown,
      onSent: (sessionId, topic) =>
        unreadId ? tellAgain(db, sessionId, { event: `message:${unreadId}`, topic }) : undefined,
    },
  );
  // It was not told beside the newer one.
  if (unreadId) await outbox.add(db, pushJob, { personId, kind: "message", messageId: unreadId });
}

interface DeliveryRules {
  /** Asked last, once the browser is claimed. */
  isDue?: () => Promise<boolean>;
  isFor?: (sessionId: string, topic: string) => Promise<boolean>;
  onSent?: (sessionId: string, topic: string) => Promise<void> | undefined;
}

/** Sends an event to the person's browsers, side by side, so that ten seconds, the sender's deadline, are the most it takes. */
async function deliver(
  { db, sender, readKeys }: PushJobDeps,
  personId: string,
  event: PushEvent,
  text: PushText,
  { isDue, isFor, onSent }: DeliveryRules,
): Promise<void> {
  const keys = await readKeys();
  const sendTo = async (target: SubscriptionRow): Promise<boolean> => {
    const { sessionId, endpoint } = target;
    const delivery = deliveryOf(event.kind, { sessionId, tag: text.tag });
    if (isFor && !(await isFor(sessionId, delivery.topic))) return true;
    if (!(await claimPush(db, sessionId, eventKey(event), delivery.topic))) return true;
    const outcome =
      isDue && !(await isDue()) ? "late" : await sender.send(target, JSON.stringify(text), keys, delivery);
    if (outcome === "gone") await deleteSubscription(db, sessionId, endpoint);
    if (outcome === "refused") await countRefusal(db, target);
    if (outcome === "sent") await clearRefusals(db, target);
    if (outcome === "sent") await onSent?.(sessionId, delivery.topic);
    if (outcome === "later" || outcome === "late") await releasePush(db, sessionId, eventKey(event));
    return outcome !== "later";
  };
  const subscriptions = await readSubscriptions(db, personId, keys.publicKey);
  const accepted = await Promise.all(subscriptions.map(sendTo));
  if (accepted.includes(false)) throw new Error("a push service did not accept a notification");
}

/**
 * Tells browsers that their session has ended, in place of whatever waits for them at the push service. One whose push
 * service fails is tried again by the next run.
 */
async function sendFarewells({ db, sender, readKeys }: PushJobDeps): Promise<void> {
  const keys = await readKeys();
  const sayTo = async ({ topics, ...target }: FarewellRow) => {
    for (const topic of topics.length > 0 ? topics : ["ended"]) {
      const outcome = await sender.send(target, PUSH_END, keys, { ...FAREWELL, topic });
      if (outcome === "later") return;
      if (outcome !== "sent") break;
    }
    await deleteFarewell(db, target.endpoint);
  };
  for (let last = ""; ; ) {
    const found = await readFarewells(db, last, FAREWELLS);
    await Promise.all(found.map(sayTo));
    if (found.length < FAREWELLS) return;
    last = found.at(-1)?.endpoint ?? last;
  }
}

/** Undefined if outdated; of one that was held back also if the person has seen it meanwhile. */
async function readContent(
  db: Db,
  personId: string,
  event: Exclude<PushEvent, { kind: "takenBack" }>,
  { isHeld }: { isHeld: boolean },
): Promise<Pick<PushContent, "nickname" | "message" | "plan"> | undefined> {
  if (event.kind === "message") {
    const found = await readUnreadMessage(db, personId, event.messageId);
    return found && { nickname: found.nickname, message: { chatId: found.chatId, text: found.text } };
  }
  if (event.kind === "end") {
    const found = await readUnreadEnd(db, personId, event);
    return found && { nickname: found.nickname, message: { chatId: event.chatId, text: null } };
  }
  if (event.kind === "plan" || event.kind === "planReminder") {
    const plan = await (event.kind === "plan"
      ? readPlanNews(db, personId, event)
      : readAgreedPlan(db, personId, event));
    return plan && { nickname: plan.nickname, message: null, plan };
  }
  if (event.kind === "checkIn") {
    return (await readIsCheckInDue(db, event)) ? { nickname: null, message: null } : undefined;
  }
  if (isHeld && (await readIsSeen(db, personId, event))) return undefined;
  if (event.kind === "cases") return { nickname: null, message: null };
  const liker = await readLiker(db, personId, event.otherId);
  // A match has its own event.
  if (!liker || liker.isMatch !== (event.kind === "match")) return undefined;
  return { nickname: liker.nickname, message: null };
}
