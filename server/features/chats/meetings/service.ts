/** What came of plans for two: one's own answer, which nobody else learns, and what is made of both. */
import type { MeetingAnswer } from "@nakamatch/contract/vocabulary/meetings";
import { roundedPlans } from "@nakamatch/domain/meeting/meetings";
import { AppError } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import { violatedConstraint } from "../../../platform/database/constraint.ts";
import type { Queryable } from "../../../platform/database/open.ts";
import type { Delivery } from "../../../realtime/types.ts";
import { publishAnswer } from "./events.ts";
import { readCounts, readIsShown, updateIsShown, writeAnswer } from "./store.ts";

export interface MeetingDeps {
  db: Queryable;
  realtime: Delivery;
}

/**
 * Stores what one says of a past plan. Blocks, bans and the end of the conversation do not matter, and the other learns nothing.
 *
 * @throws {AppError} `PLAN_NOT_FOUND`, also of one that nobody is asked about
 */
export async function answerMeeting(
  { db, realtime }: MeetingDeps,
  actor: Actor,
  wanted: { planId: string; answer: MeetingAnswer },
): Promise<{ answer: MeetingAnswer }> {
  const chatId = await writeAnswer(db, actor.id, wanted).catch(refuse);
  if (chatId === undefined) throw notFound();
  publishAnswer(realtime, actor.id, chatId);
  return { answer: wanted.answer };
}

function refuse(error: unknown): never {
  throw violatedConstraint(error)?.constraint === "meeting_answers_asked" ? notFound() : error;
}

function notFound(): AppError {
  return new AppError("PLAN_NOT_FOUND", "there is no such plan about which this person is asked");
}

export async function showMetPeople(db: Queryable, actor: Actor): Promise<{ isShown: boolean }> {
  return { isShown: await readIsShown(db, actor.id) };
}

/** Idempotent. Switched on it begins with the next count, switched off it ends at once. */
export async function setMetPeople(db: Queryable, actor: Actor, isShown: boolean): Promise<{ isShown: boolean }> {
  await updateIsShown(db, actor.id, isShown);
  return { isShown };
}

/** How many plans took place by agreement, and of how many both said that they met, rounded; null below ten. */
export async function readPlanCounts(db: Queryable): Promise<{ made: number | null; met: number | null }> {
  const { made, met } = await readCounts(db);
  return { made: roundedPlans(made), met: roundedPlans(met) };
}
