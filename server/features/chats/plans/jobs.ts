import { PLAN_REMINDERS } from "@nakamatch/contract/vocabulary/plans";
import { readersZone, reminderTimes } from "@nakamatch/domain/meeting/plans";
import { isQuiet } from "@nakamatch/domain/notifications/quiet-hours";
import { knownTimeZone } from "@nakamatch/domain/notifications/time-zone";
import { z } from "zod";
import type { MailTransport } from "../../../mail/transport.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import { createKeyedHash } from "../../../platform/keyed-hash.ts";
import { type JobHandler, type JobKind, type Outbox, scheduledJob } from "../../../platform/outbox.ts";
import type { Delivery } from "../../../realtime/types.ts";
import { hasPush, queuePush } from "../../push/push-notifications/service.ts";
import { findRecipient } from "../../sign-in/accounts/service.ts";
import { type CalendarSender, planEmail } from "./emails.ts";
import { newsOf, publishPlans } from "./events.ts";
import { claimReminder, claimUntold, deletePast, readEmailedPlan, readIsEmailed, readUpcoming } from "./store.ts";
import type { UntoldRow, UpcomingRow } from "./types.ts";

const about = z.object({ personId: z.uuid(), planId: z.uuid() });
const emailPayload = z.discriminatedUnion("kind", [
  about.extend({ kind: z.enum(["agreed", "cancelled"]), sequence: z.int() }),
  about.extend({ kind: z.literal("reminder"), startsAt: z.iso.datetime(), before: z.enum(PLAN_REMINDERS) }),
]);
type EmailPayload = z.infer<typeof emailPayload>;

/** Retried for an hour. */
const planEmailJob: JobKind<EmailPayload> = {
  name: "plans.email",
  effect: "mail",
  payload: emailPayload,
  retryLimit: 6,
  retryDelay: 60,
  atOnce: 5,
};

/** Plans per transaction. */
const BATCH = 50;

/** Reminders read at a time. */
const PAGE = 200;

export interface PlanJobDeps {
  db: Db;
  clock: Clock;
  mail: MailTransport;
  outbox: Outbox;
  realtime: Delivery;
  secret: string;
  calendarSender: CalendarSender;
}

export function planJobs(deps: PlanJobDeps) {
  const often = { retryLimit: 0, retryDelay: 60 };
  return [
    { kind: planEmailJob, handle: (payload) => sendEmail(deps, payload) },
    scheduledJob("plans.remind", "* * * * *", () => remind(deps), often),
    scheduledJob("plans.tell", "* * * * *", () => tellCancelled(deps), often),
    scheduledJob("plans.erase", "57 3 * * *", () => deletePast(deps.db)),
  ] satisfies [JobHandler<EmailPayload>, ...JobHandler<unknown>[]];
}

/** Queues an email to a person who wants them. */
export async function queueEmail(outbox: Outbox, tx: Queryable, payload: EmailPayload): Promise<void> {
  if (await readIsEmailed(tx, payload.personId)) await outbox.add(tx, planEmailJob, payload);
}

/** Sends nothing that is not so any more. A retry has the same Message-ID. */
async function sendEmail({ db, mail, secret, calendarSender }: PlanJobDeps, payload: EmailPayload): Promise<void> {
  const { kind, planId, personId } = payload;
  const found = await readEmailedPlan(db, planId, personId);
  const recipient = found && (await findRecipient(db, personId));
  if (!recipient) return;
  const { standing, startsAt, now } = found.plan;
  if (standing !== (kind === "cancelled" ? "cancelled" : "accepted")) return;
  if (kind === "reminder" && (startsAt.toISOString() !== payload.startsAt || startsAt <= now)) return;
  const what = kind === "reminder" ? `${payload.startsAt} ${payload.before}` : payload.sequence;
  const number = createKeyedHash(secret, "nakamatch plans")(`${planId} ${personId} ${kind} ${what}`);
  await mail.send(recipient.email, planEmail(kind, found, recipient, calendarSender), number);
}

/** Claims each due reminder before it queues it, so that it comes once, and none after a cancelling. */
async function remind({ db, clock, outbox }: PlanJobDeps): Promise<void> {
  const now = clock.now();
  for (let after: UpcomingRow | undefined; ; ) {
    const page = await readUpcoming(db, { after, limit: PAGE });
    for (const row of page) {
      if (!isDue(row, now)) continue;
      const { planId, personId, before } = row;
      const startsAt = row.startsAt.toISOString();
      await db.transaction(async (tx) => {
        if (!(await claimReminder(tx, row))) return;
        if (await hasPush(tx, personId)) {
          await queuePush(outbox, tx, personId, { kind: "planReminder", planId, startsAt, before });
        }
        await queueEmail(outbox, tx, { kind: "reminder", planId, personId, startsAt, before });
      });
    }
    if (page.length < PAGE) return;
    after = page.at(-1);
  }
}

/** False before its time, in quiet hours, and where the two agreed later. */
function isDue({ before, startsAt, timeZone, ownZone, quietFrom, quietUntil, acceptedAt }: UpcomingRow, now: Date) {
  const time = reminderTimes(startsAt, readersZone(ownZone, timeZone))[before];
  if (now < time || (acceptedAt && acceptedAt > time)) return false;
  // In the zone by which notifications keep them.
  const quietZone = knownTimeZone(ownZone);
  return quietFrom === null || quietUntil === null || !isQuiet({ from: quietFrom, until: quietUntil }, quietZone, now);
}

/** Tells of plans that a block, ban, deletion or end cancelled: as of any cancelling, but not at that moment. */
async function tellCancelled({ db, outbox, realtime }: PlanJobDeps): Promise<void> {
  for (;;) {
    const told = await db.transaction(async (tx) => {
      const untold = await claimUntold(tx, BATCH);
      for (const plan of untold) await queueCancelled(outbox, tx, plan);
      return untold;
    });
    for (const plan of told) {
      const { chatId, proposerId, receiverId, isNewsForProposer } = plan;
      const both = [proposerId, receiverId].filter((id) => id !== null);
      const toId = isNewsForProposer === null ? null : isNewsForProposer ? proposerId : receiverId;
      const ended = { ...plan, act: "cancelled", standing: "cancelled", askedStartsAt: null } as const;
      publishPlans(realtime, both, chatId, toId === null ? undefined : newsOf(ended, toId));
    }
    if (told.length < BATCH) return;
  }
}

async function queueCancelled(outbox: Outbox, tx: Queryable, plan: UntoldRow): Promise<void> {
  const { id: planId, sequence, proposerId, receiverId, acceptedAt, isNewsForProposer } = plan;
  const otherId = isNewsForProposer ? proposerId : receiverId;
  if (isNewsForProposer !== null && otherId !== null && (await hasPush(tx, otherId))) {
    await queuePush(outbox, tx, otherId, { kind: "plan", planId, sequence });
  }
  if (acceptedAt === null) return;
  for (const personId of [proposerId, receiverId]) {
    if (personId !== null) await queueEmail(outbox, tx, { kind: "cancelled", planId, personId, sequence });
  }
}
