import { GOING } from "@nakamatch/contract/vocabulary/going";
import { asc, eq, gt } from "drizzle-orm";
import { writeCounts } from "../../features/meeting/going/store.ts";
import type { Db } from "../../platform/database/open.ts";
import { events } from "../../platform/database/schema/events.ts";
import { cities } from "../../platform/database/schema/geography.ts";
import { eventGoers } from "../../platform/database/schema/going.ts";
import { demoId } from "./demo-id.ts";
import type { DemoPerson } from "./demo-types.ts";

const HOUR_MS = 60 * 60_000;

/** Lets most people go to one of the next two events of their country, for so long that they see each other. */
export async function insertGoers(db: Db, everybody: readonly DemoPerson[], now: Date): Promise<void> {
  const coming = await db
    .select({ id: events.id, countryCode: cities.countryCode })
    .from(events)
    .innerJoin(cities, eq(cities.id, events.cityId))
    .where(gt(events.firstDay, now.toISOString().slice(0, 10)))
    .orderBy(asc(events.firstDay), asc(events.id));
  const since = new Date(now.getTime() - 2 * GOING.hoursBefore * HOUR_MS);
  const goers = everybody.flatMap(({ key, countryCode }, index) => {
    const near = coming.filter((event) => event.countryCode === countryCode).slice(0, 2);
    const event = near[index % near.length];
    if (!event || index % 5 === 4) return [];
    const view = index % 5 === 3 ? ("liked" as const) : ("all" as const);
    return [{ eventId: event.id, personId: demoId(key), view, isVerifiedOnly: false, since, place: 1 }];
  });
  if (goers.length > 0) await db.insert(eventGoers).values(goers);
  await writeCounts(db);
}
