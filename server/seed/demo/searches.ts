import { inArray, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/open.ts";
import { authUsers } from "../../platform/database/schema/auth.ts";
import { arrivals, savedSearches } from "../../platform/database/schema/discovery.ts";
import { interests } from "../../platform/database/schema/interests.ts";
import { demoId } from "./demo-id.ts";
import type { DemoPerson } from "./demo-types.ts";

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** Inserts two searches of the member; the next digest reports last week's arrivals. */
export async function insertSearches(tx: Tx, { key, interestIds }: DemoPerson, now: Date): Promise<void> {
  const arrivedAt = sql`(select ${authUsers.createdAt} from ${authUsers} where ${authUsers.id} = ${arrivals.personId})`;
  await tx.update(arrivals).set({ arrivedAt });
  const titles = await tx
    .select({ name: interests.name })
    .from(interests)
    .where(inArray(interests.id, interestIds.slice(0, 3)));
  const search = { personId: demoId(key), toldUntil: new Date(now.getTime() - WEEK_MS) };
  await tx.insert(savedSearches).values([
    {
      ...search,
      id: demoId("search-1"),
      slot: 1,
      name: "A un tren de casa",
      sort: "distance",
      filters: { maxDistance: 400 },
    },
    {
      ...search,
      id: demoId("search-2"),
      slot: 2,
      name: "Mis favoritos, hasta los 35",
      sort: "compatibility",
      filters: { ageRange: [18, 35], selectedInterests: titles.map(({ name }) => name) },
    },
  ]);
}
