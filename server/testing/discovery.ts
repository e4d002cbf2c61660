import { type DiscoveryPage, discoverPeople, type PageQuery } from "../features/meeting/discovery/service.ts";
import type { Database } from "../platform/database/open.ts";
import { authUsers } from "../platform/database/schema/auth.ts";
import { cities, countries } from "../platform/database/schema/geography.ts";
import { interests, profileInterests } from "../platform/database/schema/interests.ts";
import { subscriptions } from "../platform/database/schema/premium.ts";
import { createTestDatabase } from "./database.ts";
import { addPerson, type PersonValues } from "./people.ts";

/** The current time of discovery. */
const NOW = new Date("2026-06-15T12:00:00Z");

export const madrid = { country: "ES", city: 1 };
export const barcelona = { country: "ES", city: 2 };
export const getafe = { country: "ES", city: 3 };

/** Cities, titles and people looking for each other, on the suite's own database. */
export interface DiscoveryScene {
  database: Database;
  /** Twelve anime titles, "Título 0" and so on. */
  titles: number[];
  /** Replaces everyone. `loves: 3` means the first three titles. */
  world(...people: (PersonValues & { loves?: number })[]): Promise<string[]>;
  discover(viewerId: string, query?: Partial<PageQuery>): Promise<DiscoveryPage>;
  /** Returns which of `ids` the viewer finds, as indexes. */
  finds(viewerId: string, ids: string[], query?: Partial<PageQuery>): Promise<number[]>;
  makePremium(userId: string, endDate?: Date | null): Promise<unknown>;
  /** Call it in `afterAll`. */
  close(): Promise<void>;
}

export async function openDiscoveryScene(): Promise<DiscoveryScene> {
  const database = await createTestDatabase();
  const { db } = database;
  await db.insert(countries).values({ code: "ES", name: "España" });
  await db.insert(cities).values([
    { id: madrid.city, name: "Madrid", countryCode: "ES", latitude: 40.4165, longitude: -3.70256 },
    { id: barcelona.city, name: "Barcelona", countryCode: "ES", latitude: 41.38879, longitude: 2.15899 },
    { id: getafe.city, name: "Getafe", countryCode: "ES", latitude: 40.30571, longitude: -3.73295 },
  ]);
  const rows = Array.from({ length: 12 }, (_, index) => ({ name: `Título ${index}`, kind: "anime" as const }));
  const titles = (await db.insert(interests).values(rows).returning()).map(({ id }) => id);

  const discover: DiscoveryScene["discover"] = (viewerId, query = {}) =>
    discoverPeople({ db, clock: { now: () => NOW } }, viewerId, { sort: "distance", ...query });

  return {
    database,
    titles,
    discover,
    async world(...people) {
      await db.delete(authUsers);
      const ids: string[] = [];
      for (const { loves = 0, ...values } of people) {
        const { id } = await addPerson(db, values);
        ids.push(id);
        for (const interestId of titles.slice(0, loves)) {
          await db.insert(profileInterests).values({ profileId: id, interestId });
        }
      }
      return ids;
    },
    finds: async (viewerId, ids, query) =>
      (await discover(viewerId, query)).people.map((person) => ids.indexOf(person.id)),
    makePremium: (userId, endDate = null) =>
      db.insert(subscriptions).values({ userId, status: "active", plan: "yearly", endDate }),
    close: () => database.close(),
  };
}
