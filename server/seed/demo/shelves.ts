import { SHELF } from "@nakamatch/contract/vocabulary/limits";
import type { TitleStatus } from "@nakamatch/contract/vocabulary/shelf";
import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/open.ts";
import { shelfPins, titleStatuses } from "../../platform/database/schema/shelf.ts";
import { demoId } from "./demo-id.ts";
import type { DemoPerson } from "./demo-types.ts";
import { createRandom, type Random } from "./random.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const STATUSES = [
  [null, 5],
  ["finished", 9],
  ["now", 3],
  ["planned", 2],
  ["dropped", 1],
] as const satisfies [TitleStatus | null, number][];

/** Gives most people a shelf and statuses of some titles; a few "now" have faded. */
export async function insertShelves(tx: Tx, people: readonly DemoPerson[], now: Date): Promise<void> {
  const random = createRandom(60);
  const shelves = people.filter(({ isPremium }, index) => index < 3 || isPremium || random.chance(0.8));
  const pins = shelves.flatMap(({ key, interestIds }) =>
    random
      .shuffle(interestIds.slice(0, 2 * SHELF.pins))
      .slice(0, random.int(3, SHELF.pins))
      .map((title, place) => ({ person: demoId(key), title, position: place + 1 })),
  );
  const statuses = shelves.flatMap(({ key, interestIds }) =>
    interestIds.flatMap((title) => {
      const status = random.weighted(STATUSES);
      if (status === null) return [];
      return {
        person: demoId(key),
        title,
        status,
        since: new Date(now.getTime() - daysSince(status, random) * DAY_MS),
      };
    }),
  );
  await tx.execute(sql`
    insert into ${shelfPins} (user_id, gustos_id, position)
    select * from unnest(
      ${sql.param(pins.map(({ person }) => person))}::uuid[],
      ${sql.param(pins.map(({ title }) => title))}::int[],
      ${sql.param(pins.map(({ position }) => position))}::smallint[])`);
  await tx.execute(sql`
    insert into ${titleStatuses} (user_id, gustos_id, status, since)
    select * from unnest(
      ${sql.param(statuses.map(({ person }) => person))}::uuid[],
      ${sql.param(statuses.map(({ title }) => title))}::int[],
      ${sql.param(statuses.map(({ status }) => status))}::text[],
      ${sql.param(statuses.map(({ since }) => since.toISOString()))}::timestamptz[])`);
}

function daysSince(status: TitleStatus, random: Random): number {
  return status === "now" ? random.between(0, SHELF.nowDays * 1.2) : random.between(0, 400);
}
