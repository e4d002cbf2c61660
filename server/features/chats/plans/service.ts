/** Plans for two who match: proposed by one, with another time asked for by either, until both agree. */
import type { Plan, WantedAnswer, WantedTime, WantedWhat } from "@nakamatch/contract/endpoints/chats/plans";
import { PLANS } from "@nakamatch/contract/vocabulary/plans";
import {
  answered,
  isZone,
  type PlanAnswer,
  type PlanTime,
  planText,
  planTextProblem,
  planTime,
  timeProblem,
} from "@nakamatch/domain/meeting/plans";
import { messageRisk } from "@nakamatch/domain/safety/risky-message";
import { sameMessageKey } from "@nakamatch/domain/safety/same-message";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import type { Delivery } from "../../../realtime/types.ts";
import { hasPush, queuePush, rememberTimeZone } from "../../push/push-notifications/service.ts";
import { findRecipient } from "../../sign-in/accounts/service.ts";
import { admitFirstMessage } from "../../signals/moderation-flags/service.ts";
import { requireMembership } from "../conversations/service.ts";
import { lockPair, markEndRead } from "../endings/service.ts";
import { type CalendarSender, calendarOf, planTitle } from "./emails.ts";
import { newsOf, publishPlans } from "./events.ts";
import { queueEmail } from "./jobs.ts";
import { isRepeated, refused, refusePlan } from "./policy.ts";
import { presentPlan, termsOf } from "./present.ts";
import {
  insertPlan,
  markPlansRead,
  readIsEmailed,
  readMayPlan,
  readPlan,
  readPlans,
  readSharedTitle,
  updateIsEmailed,
  updatePlan,
} from "./store.ts";
import type { Planned, PlanRow } from "./types.ts";

export interface PlanDeps {
  db: Db;
  realtime: Delivery;
  clock: Clock;
  calendarSender: CalendarSender;
  outbox: Outbox;
  /** Hashes texts for `admitFirstMessage`. */
  hashText: (text: string) => string;
}

/** @throws {AppError} `CHAT_NOT_FOUND`, `CHAT_REFUSED_BLOCKED` */
export async function listPlans(db: Queryable, actor: Actor, chatId: string): Promise<{ plans: Plan[] }> {
  await requireMembership(db, actor, chatId);
  return { plans: (await readPlans(db, chatId)).map((row) => presentPlan(row, actor.id)) };
}

/**
 * Proposes a plan to a match. A repeated id returns the stored one. Of somebody who has written nothing in the chat, the texts are
 * a first message: risky ones are refused, and the same one to many people.
 *
 * @throws {AppError} `VALIDATION_FAILED`, `CHAT_NOT_FOUND`, `CHAT_REFUSED_BLOCKED`, `NOT_MATCHED`; `PLANS_FULL` beside three open
 * ones; `PLAN_REFUSED` while one is on a break, and where no message could be sent; `MESSAGE_REPEATED`
 */
export async function proposePlan(
  { db, realtime, clock, outbox, hashText }: PlanDeps,
  actor: Actor,
  wanted: { chatId: string; id: string; what: WantedWhat; place: string | null; when: WantedTime },
): Promise<Plan> {
  const { chatId, id } = wanted;
  const { otherId, isOtherVisible, isEnded, written } = await requireMembership(db, actor, chatId);
  const stored = await readPlan(db, { chatId, planId: id });
  if (stored?.proposerId === actor.id) return presentPlan(stored, actor.id);
  if (otherId === null || !isOtherVisible || isEnded) throw refused();
  const { isMatch, isOnBreak } = await readMayPlan(db, actor.id, otherId);
  if (!isMatch) throw new AppError("NOT_MATCHED", "a plan needs a mutual match");
  if (isOnBreak) throw refused();
  const what = await readWhat(db, wanted.what, [actor.id, otherId]);
  const place = wanted.place?.trim() ? requireText("place", wanted.place, PLANS.place) : null;
  const pair = { proposerId: actor.id, receiverId: otherId };
  const isFirst = written !== "own";
  const own = what.titleKind === null ? what.what : "";
  if (isFirst) refuseRisky({ "what.text": own, place: place ?? "" });
  const sameKey = isFirst ? sameMessageKey(`${what.what} ${place ?? ""}`) : null;
  const plan = { id, chatId, ...pair, what, place, ...readTime(wanted.when, clock.now()) };
  const made = await db
    .transaction(async (tx) => {
      const inserted = await insertPlan(tx, plan);
      if (!inserted) return undefined;
      const first = sameKey !== null && { senderId: actor.id, receiverId: otherId, textKey: hashText(sameKey) };
      if (first && !(await admitFirstMessage(tx, first))) {
        throw new AppError("MESSAGE_REPEATED", "the same plan was proposed to many people");
      }
      await queueNews(outbox, tx, inserted, otherId);
      return inserted;
    })
    .catch(refusePlan);
  const found = made ?? (await readPlan(db, { chatId, planId: id }));
  if (found?.proposerId !== actor.id) throw refused();
  if (made) publishPlans(realtime, [actor.id, otherId], chatId, newsOf(made, otherId));
  return presentPlan(found, actor.id);
}

async function readWhat(db: Queryable, what: WantedWhat, people: [string, string]): Promise<Planned> {
  if (what.kind === "text") return { what: requireText("what.text", what.text, PLANS.what), titleKind: null };
  const title = await readSharedTitle(db, what.id, people);
  if (!title) throw invalidInput([{ path: "what.id", reason: "unknown" }]);
  return title;
}

function refuseRisky(texts: Record<string, string>): void {
  const risky = Object.keys(texts).filter((path) => messageRisk(texts[path] ?? "") !== null);
  if (risky.length > 0) throw invalidInput(risky.map((path) => ({ path, reason: "link" })));
}

function requireText(path: string, text: string, max: number): string {
  const reason = planTextProblem(text, max);
  if (reason) throw invalidInput([{ path, reason }]);
  return planText(text);
}

function readTime(when: WantedTime, now: Date, path = "when"): PlanTime {
  if (!isZone(when.timeZone)) throw invalidInput([{ path: `${path}.timeZone`, reason: "unknown" }]);
  const time = planTime(when);
  const reason = timeProblem(time, now);
  if (reason) throw invalidInput([{ path: `${path}.time`, reason }]);
  return time;
}

/**
 * Accepts, declines, cancels, or asks for another time. Under the lock on both, so that of two answers to the same plan one
 * counts; the same one twice, as from two devices, is one.
 *
 * @throws {AppError} `VALIDATION_FAILED`, `CHAT_NOT_FOUND`, `CHAT_REFUSED_BLOCKED`, `PLAN_NOT_FOUND`; `PLAN_CHANGED` if it is not
 * the plan that was answered, or time has passed
 */
export async function answerPlan(
  { db, realtime, outbox }: PlanDeps,
  actor: Actor,
  { chatId, planId, sequence, answer }: { chatId: string; planId: string; sequence: number; answer: WantedAnswer },
): Promise<Plan> {
  const { otherId } = await requireMembership(db, actor, chatId);
  const { row, isNew } = await db.transaction(async (tx) => {
    if (otherId !== null) await lockPair(tx, actor.id, otherId);
    const found = await readPlan(tx, { chatId, planId });
    if (!found) throw notFound();
    const changed = await changePlan(tx, found, { isProposer: found.proposerId === actor.id, sequence, answer });
    if (changed.isNew) await queueNews(outbox, tx, changed.row, otherId);
    return changed;
  });
  if (isNew && otherId === null) publishPlans(realtime, [actor.id], chatId);
  if (isNew && otherId !== null) publishPlans(realtime, [actor.id, otherId], chatId, newsOf(row, otherId));
  return presentPlan(row, actor.id);
}

/** The other side gets a notification; both an email, if they want them, of what is in their calendars. */
async function queueNews(outbox: Outbox, tx: Queryable, plan: PlanRow, otherId: string | null): Promise<void> {
  const { id: planId, sequence, act, acceptedAt } = plan;
  if (otherId !== null && (await hasPush(tx, otherId))) {
    await queuePush(outbox, tx, otherId, { kind: "plan", planId, sequence });
  }
  if (acceptedAt === null || (act !== "accepted" && act !== "cancelled")) return;
  const kind = act === "accepted" ? "agreed" : "cancelled";
  for (const personId of [plan.proposerId, plan.receiverId]) {
    if (personId !== null) await queueEmail(outbox, tx, { kind, planId, personId, sequence });
  }
}

async function changePlan(
  tx: Queryable,
  found: PlanRow,
  { isProposer, sequence, answer }: { isProposer: boolean; sequence: number; answer: WantedAnswer },
): Promise<{ row: PlanRow; isNew: boolean }> {
  const asked = answer.kind === "ask" && isZone(answer.when.timeZone) ? planTime(answer.when).startsAt : null;
  if (isRepeated(found, { isProposer, sequence, answer: answer.kind, asked })) return { row: found, isNew: false };
  if (found.sequence !== sequence) throw changed();
  const made = answered(termsOf(found), { isProposer, answer: readAnswer(answer, found.now), now: found.now });
  const row = made && (await updatePlan(tx, found, { ...made, isByProposer: isProposer }));
  if (!row) throw changed();
  return { row, isNew: true };
}

function readAnswer(answer: WantedAnswer, now: Date): PlanAnswer {
  if (answer.kind !== "ask") return { kind: answer.kind };
  return { kind: "ask", time: readTime(answer.when, now, "answer.when") };
}

function changed(): AppError {
  return new AppError("PLAN_CHANGED", "the plan has changed since, or its time has come");
}

function notFound(): AppError {
  return new AppError("PLAN_NOT_FOUND", "there is no such plan");
}

/**
 * Returns the calendar file of a plan on which both agreed.
 *
 * @throws {AppError} `CHAT_NOT_FOUND`, `CHAT_REFUSED_BLOCKED`, `PLAN_NOT_FOUND`
 */
export async function calendarFile(
  { db, calendarSender }: PlanDeps,
  actor: Actor,
  at: { chatId: string; planId: string },
): Promise<File> {
  await requireMembership(db, actor, at.chatId);
  const [plan, reader] = await Promise.all([readPlan(db, at), findRecipient(db, actor.id)]);
  if (!plan?.acceptedAt || !reader) throw notFound();
  return new File([calendarOf(plan, reader.language, calendarSender)], "plan.ics", { type: "text/calendar" });
}

export async function showEmailed(db: Queryable, actor: Actor): Promise<{ isEmailed: boolean }> {
  return { isEmailed: await readIsEmailed(db, actor.id) };
}

/** Idempotent. The time zone is for the times in emails. */
export async function setEmailed(
  db: Db,
  actor: Actor,
  { isEmailed, timeZone }: { isEmailed: boolean; timeZone: string },
): Promise<{ isEmailed: boolean }> {
  await db.transaction(async (tx) => {
    await rememberTimeZone(tx, actor.id, timeZone);
    await updateIsEmailed(tx, actor.id, isEmailed);
  });
  return { isEmailed };
}

/** Marks what is unread in a chat besides messages: its end, and news of plans. Returns whether there was any. */
export async function markRestRead(tx: Queryable, readerId: string, chatId: string): Promise<boolean> {
  const isEndNew = await markEndRead(tx, readerId, chatId);
  return (await markPlansRead(tx, readerId, chatId)) || isEndNew;
}

export { planTitle, presentPlan, readPlan };
