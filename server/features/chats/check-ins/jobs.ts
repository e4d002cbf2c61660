import { invitationEnd, tellTime } from "@nakamatch/domain/meeting/check-in";
import { z } from "zod";
import type { MailTransport } from "../../../mail/transport.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import type { Log } from "../../../platform/log.ts";
import { type JobHandler, type JobKind, type Outbox, scheduledJob } from "../../../platform/outbox.ts";
import type { Delivery } from "../../../realtime/types.ts";
import { hasPush, queuePush } from "../../push/push-notifications/service.ts";
import { findRecipient } from "../../sign-in/accounts/service.ts";
import { findAddress } from "../plan-links/service.ts";
import { alarmEmail, invitationEmail, reminderEmail, undeliveredEmail } from "./emails.ts";
import { publishCheckIn } from "./events.ts";
import { type CheckInTokens, emailNumber } from "./policy.ts";
import {
  claimReminders,
  claimUnanswered,
  dropTrusted,
  erasePast,
  markReminded,
  markTold,
  noteRefusal,
  readCheckIn,
  readInvited,
  release,
} from "./store.ts";
import type { CheckInRow, UnansweredRow } from "./types.ts";

const invitationPayload = z.object({ checkInId: z.uuid(), invitedAt: z.iso.datetime() });
type InvitationPayload = z.infer<typeof invitationPayload>;

/** Retried for an hour. Holds no address. */
const invitationJob: JobKind<InvitationPayload> = {
  name: "check-ins.invitation",
  effect: "mail",
  payload: invitationPayload,
  retryLimit: 6,
  retryDelay: 60,
  atOnce: 5,
};

/** `at` makes its number: the invitation's time, or the hour. */
const undeliveredPayload = z.object({
  checkInId: z.uuid(),
  at: z.iso.datetime(),
  personId: z.uuid(),
  isTriedOn: z.boolean(),
});
type UndeliveredPayload = z.infer<typeof undeliveredPayload>;

const undeliveredJob: JobKind<UndeliveredPayload> = {
  name: "check-ins.undelivered",
  effect: "mail",
  payload: undeliveredPayload,
  retryLimit: 6,
  retryDelay: 60,
};

/** Handed to the mail server side by side. */
const AT_ONCE = 5;

export interface CheckInJobDeps {
  db: Db;
  clock: Clock;
  log: Log;
  mail: MailTransport;
  outbox: Outbox;
  realtime: Delivery;
  secret: string;
  earlierSecrets: readonly string[];
  publicUrl: string;
  tokens: CheckInTokens;
}

export function checkInJobs(deps: CheckInJobDeps) {
  const often = { retryLimit: 0, retryDelay: 60 };
  return [
    { kind: invitationJob, handle: (payload) => sendInvitation(deps, payload) },
    { kind: undeliveredJob, handle: (payload) => sendUndelivered(deps, payload) },
    scheduledJob("check-ins.remind", "* * * * *", () => remindAll(deps), { ...often, effect: "mail" }),
    scheduledJob("check-ins.tell", "* * * * *", () => tellAll(deps), { ...often, effect: "mail" }),
    scheduledJob("check-ins.erase", "* * * * *", () => erasePast(deps.db), often),
  ] satisfies [JobHandler<InvitationPayload>, JobHandler<UndeliveredPayload>, ...JobHandler<unknown>[]];
}

export function queueInvitation(outbox: Outbox, tx: Queryable, checkInId: string, invitedAt: Date): Promise<void> {
  return outbox.add(tx, invitationJob, { checkInId, invitedAt: invitedAt.toISOString() });
}

/** Sends nothing once the invitation is answered, over, or replaced. */
async function sendInvitation(deps: CheckInJobDeps, { checkInId, ...payload }: InvitationPayload): Promise<void> {
  const { db, mail, secret, publicUrl, tokens } = deps;
  const invitedAt = new Date(payload.invitedAt);
  const invited = await readInvited(db, { checkInId, invitedAt });
  const maker = invited && (await findRecipient(db, invited.personId));
  if (!maker) return;
  const { email, emailKeys, letters, personId, dueAt, timeZone } = invited;
  const token = tokens.trusted({ checkInId, invitedAt, emailKeys });
  const written = invitationEmail(
    { letters, email, token, until: invitationEnd(invitedAt, dueAt), timeZone },
    maker.language,
    publicUrl,
  );
  try {
    await mail.send(email, written, emailNumber(secret)("invitation", checkInId, invitedAt));
  } catch (error) {
    const now = deps.clock.now();
    const refusal = refusalOf(error, invitedAt, now);
    if (refusal !== "gone" && !(refusal && isHalfHourOver(invitedAt, now))) throw error;
    await giveUp(deps, { id: checkInId, personId, invitedAt });
  }
}

/** The mail server does not take emails of the trusted person: the address is erased, and the maker told. */
async function giveUp(
  deps: CheckInJobDeps,
  { id: checkInId, personId, invitedAt }: { id: string; personId: string; invitedAt: Date },
): Promise<void> {
  const { db, outbox } = deps;
  await db.transaction(async (tx) => {
    await dropTrusted(tx, { checkInId, invitedAt }, "undeliverable");
    await outbox.add(tx, undeliveredJob, { checkInId, at: invitedAt.toISOString(), personId, isTriedOn: false });
  });
  await publish(deps, checkInId, personId);
}

/** The plan may be erased meanwhile. */
async function publish({ db, realtime }: CheckInJobDeps, id: string, personId: string): Promise<void> {
  publishCheckIn(realtime, personId, (await readCheckIn(db, { id }))?.chatId ?? null);
}

async function sendUndelivered(
  { db, mail, secret, publicUrl }: CheckInJobDeps,
  { checkInId, at, personId, isTriedOn }: UndeliveredPayload,
): Promise<void> {
  const maker = await findRecipient(db, personId);
  if (!maker) return;
  const number = emailNumber(secret)(isTriedOn ? "refused" : "undelivered", checkInId, new Date(at));
  await mail.send(maker.email, undeliveredEmail(isTriedOn, maker, publicUrl), number);
}

/** By enhanced codes: without one, a refusal may be about us or about today. */
const NO_MAILBOX = /^5\d\d[ -]5\.(?:1\.(?:[1236]|10)|2\.1)\b/;

/**
 * A mail server's refusal of the recipient or of the email: no such mailbox, or anything else, for good or for half an hour by
 * now. Undefined for other faults.
 */
function refusalOf(error: unknown, since: Date, now: Date): "gone" | "refused" | undefined {
  const { command, response, responseCode } = error as {
    command?: unknown;
    response?: unknown;
    responseCode?: unknown;
  };
  if ((command !== "RCPT TO" && command !== "DATA") || typeof responseCode !== "number") return undefined;
  if (NO_MAILBOX.test(String(response))) return "gone";
  return responseCode >= 500 || isHalfHourOver(since, now) ? "refused" : undefined;
}

function isHalfHourOver(since: Date, now: Date): boolean {
  return now >= tellTime({ dueAt: since, remindedAt: null });
}

/** Claims and hands over in turns, each row once in a run; what fails is left to the next run. */
async function inTurns<Row extends { id: string; dueAt: Date }>(
  { db, log }: CheckInJobDeps,
  claim: (tx: Queryable, turn: { tried: string[]; limit: number }) => Promise<Row[]>,
  send: (row: Row) => Promise<void>,
): Promise<void> {
  for (const tried: string[] = []; ; ) {
    const rows = await db.transaction((tx) => claim(tx, { tried, limit: AT_ONCE }));
    await Promise.all(
      rows.map((row) =>
        send(row).catch(async (err) => {
          log.error({ err, checkInId: row.id }, "an email of a check-in was not sent");
          await release(db, row);
        }),
      ),
    );
    if (rows.length < AT_ONCE) return;
    tried.push(...rows.map(({ id }) => id));
  }
}

async function remindAll(deps: CheckInJobDeps): Promise<void> {
  const { outbox } = deps;
  const claim: typeof claimReminders = async (tx, turn) => {
    const rows = await claimReminders(tx, turn);
    for (const { id, personId, dueAt } of rows) {
      if (!(await hasPush(tx, personId))) continue;
      // A repeated one is told once.
      await queuePush(outbox, tx, personId, { kind: "checkIn", checkInId: id, dueAt: dueAt.toISOString() });
    }
    return rows;
  };
  await inTurns(deps, claim, (row) => remind(deps, row));
}

/** Also of somebody banned. A mailbox that takes nothing does not keep the trusted person from being told. */
async function remind(deps: CheckInJobDeps, row: CheckInRow): Promise<void> {
  const { db, clock, mail, secret, publicUrl, realtime, tokens } = deps;
  const { id, personId, dueAt, timeZone } = row;
  const maker = await findRecipient(db, personId);
  if (!maker) return;
  const now = clock.now();
  const isTold = row.trusted === "confirmed" && row.hasAddress;
  const tellAt = isTold ? tellTime({ dueAt, remindedAt: now }) : null;
  const token = tokens.maker({ checkInId: id, dueAt });
  const email = reminderEmail({ dueAt, tellAt, timeZone, token }, maker, publicUrl);
  try {
    await mail.send(maker.email, email, emailNumber(secret)("reminder", id, dueAt));
  } catch (error) {
    if (!refusalOf(error, dueAt, now)) throw error;
  }
  await markReminded(db, row);
  publishCheckIn(realtime, personId, row.chatId);
}

function tellAll(deps: CheckInJobDeps): Promise<void> {
  return inTurns(deps, claimUnanswered, (row) => tell(deps, row));
}

/** It is handed over again until its time has passed; the maker is told once. */
async function tryOn(deps: CheckInJobDeps, row: UnansweredRow): Promise<void> {
  const { db, outbox } = deps;
  const { id: checkInId, personId, dueAt } = row;
  await db.transaction(async (tx) => {
    if (!(await noteRefusal(tx, row))) return;
    await outbox.add(tx, undeliveredJob, { checkInId, at: dueAt.toISOString(), personId, isTriedOn: true });
  });
  await publish(deps, checkInId, personId);
}

/** A server killed between the mail server's answer and ours to the database sends it again, with the same Message-ID. */
async function tell(deps: CheckInJobDeps, row: UnansweredRow): Promise<void> {
  const { db, mail, secret, publicUrl, tokens } = deps;
  const { id, personId, dueAt, timeZone, letters, trustedEmail: email, emailKeys, invitedAt } = row;
  const maker = await findRecipient(db, personId);
  if (!maker) return;
  const token = tokens.trusted({ checkInId: id, invitedAt, emailKeys });
  const link = row.planId === null ? undefined : await findAddress(deps, { planId: row.planId, makerId: personId });
  const written = alarmEmail({ letters, email, dueAt, timeZone, token, link }, maker.language, publicUrl);
  try {
    await mail.send(email, written, emailNumber(secret)("alarm", id, dueAt));
  } catch (error) {
    const refusal = refusalOf(error, tellTime(row), deps.clock.now());
    if (!refusal) throw error;
    if (refusal === "refused") return tryOn(deps, row);
    await release(db, row);
    return giveUp(deps, row);
  }
  await markTold(db, row);
  await publish(deps, id, personId);
}
