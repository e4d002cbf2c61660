/** "Six for today": a few people of similar taste per day, the same on every device. */
import type { DailyPerson } from "@nakamatch/contract/endpoints/daily-people";
import { COMMON_INTERESTS, DAILY_PEOPLE } from "@nakamatch/contract/vocabulary/limits";
import { rarestInCommon } from "@nakamatch/domain/meeting/rare-taste";
import { zoneOfLongitude } from "@nakamatch/domain/notifications/digest";
import { knownTimeZone } from "@nakamatch/domain/notifications/time-zone";
import { violatedConstraint } from "../../platform/database/constraint.ts";
import type { Queryable } from "../../platform/database/open.ts";
import { closestPeople, type DiscoveryDeps, stillCompatible } from "../discovery/service.ts";
import { readPeople } from "../profiles/service.ts";
import type { KnownPerson } from "../profiles/types.ts";
import { fansOfRareTitles } from "../taste/service.ts";
import { drawSeed, localDate } from "./policy.ts";
import { presentDailyPerson } from "./present.ts";
import { countEligible, fillPlaces, readChosen, readHome, readShown } from "./store.ts";

/** How many ranking batches to search for people below the day's limit of showings. */
const MOST_BATCHES = 5;
/** Retries after concurrent selections take the same showings. */
const MOST_TRIES = 5;

/**
 * Returns the people of the viewer's local day, selected by its first request on any server; none while the viewer is
 * on a break. Omits people since liked, hidden, incompatible or invisible.
 */
export async function peopleOfToday(deps: DiscoveryDeps, viewerId: string): Promise<{ people: DailyPerson[] }> {
  const { db, clock } = deps;
  const day = await dayOf(deps, viewerId);
  if (!day) return { people: [] };
  let chosen = await readChosen(db, viewerId, day);
  if (chosen.length === 0) {
    await choose(deps, viewerId, day);
    chosen = await readChosen(db, viewerId, day);
  }
  const ids = chosen.filter(({ isShown }) => isShown).map(({ id }) => id);
  const [known, fans] = await Promise.all([readCurrent({ db, clock }, viewerId, ids), fansOfRareTitles(db, viewerId)]);
  return { people: known.map((person) => presentDailyPerson(person, rarestInCommon(person.affinity.common, fans))) };
}

/** Returns how many people are available today, without selecting any. */
export async function countOfToday(deps: DiscoveryDeps, viewerId: string): Promise<number> {
  const { db, clock } = deps;
  const day = await dayOf(deps, viewerId);
  if (!day) return 0;
  const chosen = await readChosen(db, viewerId, day);
  if (chosen.length > 0) {
    const ids = chosen.filter(({ isShown }) => isShown).map(({ id }) => id);
    return (await readCurrent({ db, clock }, viewerId, ids)).length;
  }
  let count = 0;
  let batches = 0;
  for await (const batch of candidates(deps, viewerId, day)) {
    count += await countEligible(db, viewerId, day, batch);
    batches += 1;
    if (count >= DAILY_PEOPLE.shown || batches >= MOST_BATCHES) break;
  }
  return Math.min(count, DAILY_PEOPLE.shown);
}

/** The viewer's local date; undefined on a break or without a profile. */
async function dayOf({ db, clock }: DiscoveryDeps, viewerId: string): Promise<string | undefined> {
  const home = await readHome(db, viewerId);
  if (!home || home.isPaused) return undefined;
  return localDate(knownTimeZone(home.timeZone, zoneOfLongitude(home.longitude)), clock.now());
}

/** May run concurrently on several servers: they draw the same order, and the table's keys decide the rest. */
async function choose(deps: DiscoveryDeps, viewerId: string, day: string): Promise<void> {
  let batches = 0;
  for await (const batch of candidates(deps, viewerId, day)) {
    const taken = await fill(deps.db, viewerId, day, batch);
    batches += 1;
    if (taken >= DAILY_PEOPLE.shown || batches >= MOST_BATCHES) return;
  }
}

/** Selects nothing for a deleted viewer. */
async function fill(db: Queryable, viewerId: string, day: string, ids: string[]): Promise<number> {
  try {
    for (let tries = 1; ; tries++) {
      const { taken, lost } = await fillPlaces(db, viewerId, day, ids);
      if (lost === 0 || tries === MOST_TRIES) return taken;
    }
  } catch (error) {
    if (violatedConstraint(error)?.constraint === "daily_people_person_id_fkey") return DAILY_PEOPLE.shown;
    throw error;
  }
}

async function* candidates(deps: DiscoveryDeps, viewerId: string, day: string): AsyncGenerator<string[]> {
  const alreadyShown = await readShown(deps.db, viewerId);
  yield* closestPeople(deps, viewerId, { seed: drawSeed(viewerId, day), alreadyShown });
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
  return ids
    .filter((id) => compatible.has(id))
    .map((id) => known.get(id))
    .filter((person) => person !== undefined)
    .filter(({ hasLiked, affinity }) => !hasLiked && affinity.compatibility > 0);
}
