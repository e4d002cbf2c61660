/** "Six for today": a few people of similar taste per day, the same on every device. */
import { isDeepStrictEqual } from "node:util";
import type { DailyPerson, DailySettings, Widened } from "@nakamatch/contract/endpoints/meeting/daily-people";
import { COMMON_INTERESTS, DAILY_PEOPLE } from "@nakamatch/contract/vocabulary/limits";
import { type Coordinates, coordinatesOf } from "@nakamatch/domain/meeting/distance";
import { giveReasons, type SharedTaste } from "@nakamatch/domain/meeting/rare-taste";
import { zoneOfLongitude } from "@nakamatch/domain/notifications/digest";
import { knownTimeZone } from "@nakamatch/domain/notifications/time-zone";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import { violatedConstraint } from "../../../platform/database/constraint.ts";
import { lockPerson } from "../../../platform/database/lock-person.ts";
import type { Queryable } from "../../../platform/database/open.ts";
import { presentTaste, readPeople } from "../../people/profiles/service.ts";
import type { KnownPerson } from "../../people/profiles/types.ts";
import { connectionsWith } from "../../people/taste/service.ts";
import {
  type ClosestQuery,
  closestPeople,
  type DiscoveryDeps,
  eventsInCommon,
  stillCompatible,
} from "../discovery/service.ts";
import {
  bestFirst,
  type Circle,
  circlesOf,
  drawSeed,
  endOfDraw,
  filtersOf,
  isInForce,
  localDate,
  widenedBy,
} from "./policy.ts";
import { presentDailyPerson } from "./present.ts";
import {
  beginDraw,
  countEligible,
  fillPlaces,
  readChosen,
  readDraw,
  readHome,
  readSettings,
  readShown,
  redraw,
  writeReasons,
  writeSettings,
} from "./store.ts";
import type { Chosen, Draw } from "./types.ts";

/** How many ranking batches to search for people below the day's limit of showings, per circle. */
const MOST_BATCHES = 5;
/** Retries after concurrent selections take the same showings. */
const MOST_TRIES = 5;

/**
 * Returns the people of the viewer's local day, selected by its first request on any server, but never more often than
 * every 20 hours; none while the viewer is on a break. Omits people since liked, hidden, incompatible or invisible.
 */
export async function peopleOfToday(
  deps: DiscoveryDeps,
  viewerId: string,
): Promise<{
  people: DailyPerson[];
  settings: DailySettings | null;
  widened: Widened | null;
  nextAt: string | null;
}> {
  const { db, clock } = deps;
  const today = await todayOf(deps, viewerId);
  const draw = today && (today.draw ?? (await beginDraw(db, viewerId, { day: today.day, drawnAt: clock.now() })));
  if (!draw) return NOBODY;
  const { day } = draw;
  let drawn = await readChosen(db, viewerId, day);
  if (drawn.every(({ isReplaced }) => isReplaced)) {
    await choose(deps, viewerId, draw);
    drawn = await readChosen(db, viewerId, day);
    const isChosen = drawn.some(({ isReplaced }) => !isReplaced);
    const latest = isChosen ? undefined : await readDraw(db, viewerId);
    // Its settings have changed meanwhile, which lets nobody in.
    if (latest && !isDeepStrictEqual(latest.settings, draw.settings)) return peopleOfToday(deps, viewerId);
  }
  const [first] = drawn;
  if (!first) return NOBODY;
  const chosen = drawn.filter(({ isReplaced }) => !isReplaced);
  const ids = idsShown(chosen);
  const [known, connections, inCommon] = await Promise.all([
    readCurrent({ db, clock }, viewerId, ids),
    connectionsWith(db, viewerId, ids),
    eventsInCommon({ db, clock }, viewerId, ids),
  ]);
  const told = known.map(({ person: { id }, affinity }) => ({ id, telling: connections(id, affinity.common) }));
  const reasons = await reasonsOf(db, viewerId, day, { told, chosen });
  const people = known.map((person, at) =>
    presentDailyPerson(person, today.home, {
      reason: presentTaste(told[at]?.telling ?? [], reasons[at] ?? null),
      goesTo: inCommon.get(person.person.id),
    }),
  );
  return {
    people: bestFirst(people, chosen, first.settings),
    settings: first.settings,
    widened: widenedBy(first.settings, chosen),
    nextAt: endOfDraw(draw, today.timeZone).toISOString(),
  };
}

interface Telling {
  id: string;
  /** The titles that connect, the most telling first. */
  telling: readonly SharedTaste[];
}

/** One title for each, as a number of its name, null without any. What was said before stays, as long as it is true. */
async function reasonsOf(
  db: Queryable,
  viewerId: string,
  day: string,
  { told, chosen }: { told: readonly Telling[]; chosen: readonly Chosen[] },
): Promise<(number | null)[]> {
  const before = new Map(chosen.map(({ id, reason }) => [id, reason]));
  const options = told.map(({ id, telling }) => {
    const said = telling.find(({ nameNumber }) => nameNumber === before.get(id));
    return said ? [said] : telling;
  });
  const reasons = giveReasons(options).map((reason) => reason?.nameNumber ?? null);
  const fresh = told.flatMap(({ id }, at) => {
    const reason = reasons[at] ?? null;
    return reason === null || reason === before.get(id) ? [] : [{ id, reason }];
  });
  if (fresh.length > 0) await writeReasons(db, viewerId, day, fresh);
  return reasons;
}

const NOBODY = { people: [], settings: null, widened: null, nextAt: null };

function idsShown(chosen: readonly Chosen[]): string[] {
  return chosen.filter(({ isShown, isReplaced }) => isShown && !isReplaced).map(({ id }) => id);
}

/**
 * Returns how many people are available today, without selecting any. Settings do not matter: a draw widens until it
 * has enough.
 */
export async function countOfToday(deps: DiscoveryDeps, viewerId: string): Promise<number> {
  const { db, clock } = deps;
  const { day } = (await todayOf(deps, viewerId)) ?? {};
  if (!day) return 0;
  const chosen = await readChosen(db, viewerId, day);
  if (chosen.some(({ isReplaced }) => !isReplaced))
    return (await readCurrent({ db, clock }, viewerId, idsShown(chosen))).length;
  let count = 0;
  for await (const { ids } of candidates(deps, viewerId, day, [{}])) {
    count += await countEligible(db, viewerId, day, ids);
    if (count >= DAILY_PEOPLE.shown) break;
  }
  return Math.min(count, DAILY_PEOPLE.shown);
}

interface Today {
  /** Of the draw in force, else the viewer's local date. */
  day: string;
  draw: Draw | undefined;
  timeZone: string;
  home: Coordinates | null;
}

/** Undefined on a break or without a profile. */
async function todayOf({ db, clock }: DiscoveryDeps, viewerId: string): Promise<Today | undefined> {
  const [home, latest] = await Promise.all([readHome(db, viewerId), readDraw(db, viewerId)]);
  if (!home || home.isPaused) return undefined;
  const timeZone = knownTimeZone(home.timeZone, zoneOfLongitude(home.longitude));
  const local = localDate(timeZone, clock.now());
  const draw = latest && isInForce(latest, local, clock.now()) ? latest : undefined;
  return { day: draw?.day ?? local, draw, timeZone, home: coordinatesOf(home) };
}

/** May run concurrently on several servers: they draw the same order, and the table's keys decide the rest. */
async function choose(deps: DiscoveryDeps, viewerId: string, draw: Draw): Promise<void> {
  const { day, settings } = draw;
  const circles = circlesOf(settings);
  for await (const { ids, circle } of candidates(deps, viewerId, day, circles.map(filtersOf))) {
    const taken = await fill(deps.db, viewerId, draw, { ...(circles[circle] as Circle), ids });
    if (taken >= DAILY_PEOPLE.shown) return;
  }
}

/** Selects nothing for a deleted viewer. */
async function fill(
  db: Queryable,
  viewerId: string,
  draw: Draw,
  people: Parameters<typeof fillPlaces>[3],
): Promise<number> {
  try {
    for (let tries = 1; ; tries++) {
      const { taken, lost } = await fillPlaces(db, viewerId, draw, people);
      if (lost === 0 || tries === MOST_TRIES) return taken;
    }
  } catch (error) {
    if (violatedConstraint(error)?.constraint === "daily_people_person_id_fkey") return DAILY_PEOPLE.shown;
    throw error;
  }
}

async function* candidates(
  deps: DiscoveryDeps,
  viewerId: string,
  day: string,
  circles: ClosestQuery["circles"],
): ReturnType<typeof closestPeople> {
  const alreadyShown = await readShown(deps.db, viewerId, day);
  const seed = drawSeed(viewerId, day);
  yield* closestPeople(deps, viewerId, { seed, alreadyShown, circles, mostBatches: MOST_BATCHES });
}

/** Returns those who are still compatible, in the same order. */
async function readCurrent(
  { db, clock }: { db: Queryable } & Pick<DiscoveryDeps, "clock">,
  viewerId: string,
  ids: string[],
): Promise<KnownPerson[]> {
  const [known, compatible] = await Promise.all([
    readPeople(db, viewerId, ids, { shown: COMMON_INTERESTS.dashboard, now: clock.now() }),
    stillCompatible({ db, clock }, viewerId, ids),
  ]);
  return ids.flatMap((id) => {
    const person = known.get(id);
    return !person || !compatible.has(id) || person.hasLiked || person.affinity.compatibility === 0 ? [] : [person];
  });
}

/**
 * `holdsFrom`: when a change would hold, null for at once.
 *
 * @throws {AppError} `SESSION_MISSING` once the account is gone
 */
export async function showSettings(
  deps: DiscoveryDeps,
  actor: Actor,
): Promise<DailySettings & { isChosen: boolean; hasLanguages: boolean; holdsFrom: string | null }> {
  const [settings, today] = await Promise.all([readSettings(deps.db, actor.id), todayOf(deps, actor.id)]);
  if (!settings) throw new AppError("SESSION_MISSING", "the account is gone");
  const { draw, timeZone = "" } = today ?? {};
  return { ...settings, holdsFrom: draw?.isRedrawn ? endOfDraw(draw, timeZone).toISOString() : null };
}

/**
 * Changes whom the next draws find, and this one unless it was redrawn already. Idempotent, the last write wins.
 * The next `peopleOfToday` chooses.
 *
 * @throws {AppError} `VALIDATION_FAILED` at crossed ages
 */
export async function changeSettings(
  deps: DiscoveryDeps,
  actor: Actor,
  settings: DailySettings,
): Promise<DailySettings> {
  const { minAge, maxAge } = settings;
  if (minAge !== null && maxAge !== null && minAge > maxAge) {
    throw invalidInput([{ path: "minAge", reason: "above_max" }]);
  }
  const today = await todayOf(deps, actor.id);
  await deps.db.transaction(async (tx) => {
    await lockPerson(tx, actor.id, { toChange: false });
    await writeSettings(tx, actor.id, settings);
    if (today?.draw) await redraw(tx, actor.id, today.draw.day);
  });
  return settings;
}
