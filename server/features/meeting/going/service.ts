/** "I'm going": who goes to an event, and whom each of them meets there. */
import type { Event } from "@nakamatch/contract/endpoints/meeting/events";
import type { Going } from "@nakamatch/contract/endpoints/meeting/going";
import type { PersonCard } from "@nakamatch/contract/schemas/people";
import { GOING } from "@nakamatch/contract/vocabulary/going";
import { goersOpenAt, goingProblem } from "@nakamatch/domain/meeting/going";
import { AppError } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Clock } from "../../../platform/clock.ts";
import { lockPerson } from "../../../platform/database/lock-person.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import { discoverAmong } from "../discovery/service.ts";
import { showEvents } from "../events/service.ts";
import { goersMet } from "../goers/service.ts";
import { presentGoing } from "./present.ts";
import {
  countChanges,
  deleteGoing,
  insertChange,
  insertGoing,
  lockGoal,
  readGoal,
  readGoals,
  readGoing,
  updateGoing,
} from "./store.ts";
import type { Choice, Goal, StoredGoing } from "./types.ts";

export interface GoingDeps {
  db: Db;
  clock: Clock;
}

/** Lists the events to which the actor goes, also withdrawn and past ones, the earliest first. */
export async function listGoing(
  { db, clock }: GoingDeps,
  actor: Actor,
): Promise<{ going: (Going & { event: Event })[]; changesLeft: number }> {
  const [stored, changes] = await Promise.all([readGoing(db, actor.id), countChanges(db, actor.id, clock.now())]);
  const byEvent = new Map(stored.map((going) => [going.eventId, going]));
  const events = await showEvents({ db, clock }, actor, [...byEvent.keys()]);
  const going = events.flatMap((event) => {
    const own = byEvent.get(event.id);
    return own ? [{ ...presentGoing(own), event }] : [];
  });
  return { going, changesLeft: GOING.changes - changes };
}

/**
 * Lets the actor go to an event, or changes who sees it, which is possible until the choice is forgotten. The row of the
 * person is locked, so that of several presses at once each counts what the others did.
 *
 * @throws {AppError} `EVENT_NOT_FOUND`, `EVENT_CLOSED`, `GOING_FULL`, `GOING_ELSEWHERE`, `GOING_CHANGES_USED`
 */
export async function go(
  { db, clock }: GoingDeps,
  actor: Actor,
  { eventId, ...choice }: Choice & { eventId: string },
): Promise<Going> {
  const now = clock.now();
  const stored = await db.transaction(async (tx) => {
    await lockPerson(tx, actor.id, { toChange: true });
    const goal = requireGoal(await lockGoal(tx, eventId, now));
    const before = (await readGoing(tx, actor.id)).find((going) => going.eventId === eventId);
    if (before) {
      if (!isSame(before, choice)) await countChoice(tx, actor.id, now);
      return updateGoing(tx, actor.id, eventId, choice);
    }
    if (!goal.isComing) throw closed();
    const problem = goingProblem(goal, await readGoals(tx, actor.id, now));
    if (problem === "full") throw new AppError("GOING_FULL", `at most ${GOING.most} events at a time`);
    if (problem) throw new AppError("GOING_ELSEWHERE", "an event in another city is on one of these days");
    await countChoice(tx, actor.id, now);
    return insertGoing(tx, actor.id, { eventId, ...choice, since: now });
  });
  return presentGoing(stored);
}

function isSame(before: StoredGoing, { view, isVerifiedOnly }: Choice): boolean {
  return before.view === view && before.isVerifiedOnly === isVerifiedOnly;
}

async function countChoice(tx: Queryable, personId: string, now: Date): Promise<void> {
  if ((await countChanges(tx, personId, now)) >= GOING.changes) {
    throw new AppError("GOING_CHANGES_USED", `at most ${GOING.changes} choices in ${GOING.changesDays} days`);
  }
  await insertChange(tx, personId, now);
}

function requireGoal(goal: Goal | undefined): Goal {
  if (!goal) throw new AppError("EVENT_NOT_FOUND", "there is no such event");
  return goal;
}

function closed(): AppError {
  return new AppError("EVENT_CLOSED", "the event is over or withdrawn");
}

/** Always possible, and counts as no choice. Idempotent. */
export async function leave({ db }: Pick<GoingDeps, "db">, actor: Actor, eventId: string): Promise<{ isGoing: false }> {
  await deleteGoing(db, actor.id, eventId);
  return { isGoing: false };
}

/**
 * Returns a page of those whom the actor meets at an event (`goersMeet`), the closest first. The rules are asked anew for
 * each page.
 *
 * @throws {AppError} `EVENT_NOT_FOUND`, `EVENT_CLOSED` once it is withdrawn, `NOT_GOING`, `GOERS_NOT_OPEN`, and
 * `VALIDATION_FAILED` for a foreign cursor
 */
export async function listGoers(
  { db, clock }: { db: Queryable; clock: Clock },
  actor: Actor,
  { eventId, cursor, limit }: { eventId: string; cursor?: string | undefined; limit: number },
): Promise<{ people: PersonCard[]; total: number; nextCursor: string | null }> {
  const now = clock.now();
  const goal = requireGoal(await readGoal(db, eventId, now));
  const own = (await readGoing(db, actor.id)).find((going) => going.eventId === eventId);
  if (!own) throw new AppError("NOT_GOING", "only people who go see who goes");
  if (goal.isWithdrawn) throw closed();
  if (goersOpenAt(own.since) > now) throw new AppError("GOERS_NOT_OPEN", "the list is not open yet");
  return discoverAmong({ db, clock }, actor.id, { among: goersMet(actor.id, eventId, now), cursor, limit });
}
