import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authUsers } from "../../platform/database/schema/auth.ts";
import { profileInterests } from "../../platform/database/schema/interests.ts";
import { profiles } from "../../platform/database/schema/people.ts";
import { subscriptions } from "../../platform/database/schema/premium.ts";
import { barcelona, type DiscoveryScene, getafe, madrid, openDiscoveryScene } from "../../testing/discovery.ts";
import { addPerson } from "../../testing/people.ts";

let scene: DiscoveryScene;

beforeAll(async () => {
  scene = await openDiscoveryScene();
});
afterAll(() => scene.close());

describe("the order", () => {
  it("DISC-17 DISC-19 OPEN-43 OPEN-44 by distance nearest first, then compatibility, then premium, then id", async () => {
    const { world, finds, makePremium } = scene;
    const [lower, higher] = [randomUUID(), randomUUID()].sort() as [string, string];
    const ids = await world(
      { ...madrid, loves: 4 },
      { ...barcelona, loves: 4 },
      { ...getafe, loves: 0 },
      { ...madrid, loves: 0, id: higher },
      { ...madrid, loves: 0, id: lower },
      { ...madrid, loves: 4 },
      { ...madrid, loves: 0 },
    );
    await makePremium(ids[6]!);
    await makePremium(ids[1]!);
    expect(await finds(ids[0]!, ids)).toEqual([5, 6, 4, 3, 2, 1]);
  });

  it("DISC-20 by compatibility highest first, then distance, then premium", async () => {
    const { world, finds, makePremium } = scene;
    const ids = await world(
      { ...madrid, loves: 4 },
      { ...madrid, loves: 0 },
      { ...barcelona, loves: 4 },
      { ...getafe, loves: 4 },
      { ...barcelona, loves: 4 },
      { loves: 4 },
    );
    await makePremium(ids[4]!);
    await makePremium(ids[1]!, new Date(Date.now() + 60_000));
    expect(await finds(ids[0]!, ids, { sort: "compatibility" })).toEqual([3, 4, 2, 5, 1]);
  });

  it("DISC-21 an unknown distance comes after every known one, whatever the compatibility", async () => {
    const { world, finds } = scene;
    const ids = await world({ ...madrid, loves: 4 }, { loves: 4 }, { ...barcelona, loves: 0 });
    expect(await finds(ids[0]!, ids)).toEqual([2, 1]);
  });

  it("OPEN-76 a subscription that is over or not active gives no precedence", async () => {
    const { database, world, discover, makePremium } = scene;
    const ids = await world({}, {}, {}, {});
    await makePremium(ids[1]!, new Date(Date.now() - 1000));
    await database.db.insert(subscriptions).values({ userId: ids[2]!, status: "past_due", plan: "mensual" });
    await makePremium(ids[3]!);
    const { people } = await discover(ids[0]!);
    expect(people.map((person) => person.isPremium)).toEqual([true, false, false]);
    expect(people[0]!.id).toBe(ids[3]);
  });
});

describe("paging", () => {
  it("LIMIT-10 DISC-02 shows 39 people at most, counts all, and continues to the end", async () => {
    const { world, discover } = scene;
    const ids = await world(...Array.from({ length: 41 }, () => ({})));
    const first = await discover(ids[0]!, { limit: 1000 });
    expect(first).toMatchObject({ total: 40, nextCursor: expect.any(String) });
    expect(first.people).toHaveLength(39);
    const second = await discover(ids[0]!, { cursor: first.nextCursor! });
    expect(second).toMatchObject({ total: 40, nextCursor: null });
    expect(new Set([...first.people, ...second.people].map((person) => person.id))).toEqual(new Set(ids.slice(1)));
  });

  it("a page that ends with the last person has no next one", async () => {
    const { world, discover } = scene;
    const ids = await world({}, {}, {});
    expect((await discover(ids[0]!, { limit: 2 })).nextCursor).toBeNull();
    expect((await discover(ids[0]!, { limit: 1 })).nextCursor).not.toBeNull();
  });

  it("neither repeats nor skips anybody when others come and go in between", async () => {
    const { database, world, discover, finds } = scene;
    const ids = await world(madrid, madrid, getafe, barcelona, {});
    const first = await discover(ids[0]!, { limit: 2 });
    await database.db.delete(authUsers).where(eq(authUsers.id, ids[2]!));
    await addPerson(database.db, madrid);
    expect(await finds(ids[0]!, ids, { cursor: first.nextCursor! })).toEqual([3, 4]);
  });

  /** A viewer with four titles, and people who share all, three and two of four with them; the second lives far away. */
  async function sharingLessAndLess(place: typeof madrid | object): Promise<string[]> {
    const { database, titles, world } = scene;
    const ids = await world({ ...place, loves: 4 }, madrid, barcelona, madrid);
    const chosen = [
      [0, 1, 2, 3],
      [0, 1, 2, 4],
      [0, 1, 4, 5],
    ].flatMap((numbers, index) =>
      numbers.map((number) => ({ profileId: ids[index + 1]!, interestId: titles[number]! })),
    );
    await database.db.insert(profileInterests).values(chosen);
    return ids;
  }

  it("DISC-21 DISC-25 goes on page by page for a viewer without a place, of whom every distance is unknown", async () => {
    const { discover } = scene;
    const ids = await sharingLessAndLess({});
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await discover(ids[0]!, { minCompatibility: 50, limit: 1, ...(cursor && { cursor }) });
      expect(page.total).toBe(3);
      found.push(...page.people.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(found).toEqual(ids.slice(1));
  });

  it("goes on with everybody once the viewer has removed their city, since all are farther away than before", async () => {
    const { database, discover, finds } = scene;
    const ids = await sharingLessAndLess(madrid);
    const query = { minCompatibility: 50, limit: 2 };
    const first = await discover(ids[0]!, query);
    expect(first.people.map(({ id }) => id)).toEqual([ids[1], ids[3]]);
    await database.db.update(profiles).set({ city: null, country: null }).where(eq(profiles.id, ids[0]!));
    expect(await finds(ids[0]!, ids, { ...query, cursor: first.nextCursor! })).toEqual([1, 2]);
  });

  it("goes on with everybody once the viewer has removed all titles, since all share less than before", async () => {
    const { database, discover, finds } = scene;
    const ids = await sharingLessAndLess(madrid);
    const first = await discover(ids[0]!, { sort: "compatibility", limit: 2 });
    expect(first.people.map(({ id }) => id)).toEqual(ids.slice(1, 3));
    await database.db.delete(profileInterests).where(eq(profileInterests.profileId, ids[0]!));
    const near = ids[1]! < ids[3]! ? [1, 3] : [3, 1];
    expect(await finds(ids[0]!, ids, { sort: "compatibility", cursor: first.nextCursor! })).toEqual([...near, 2]);
  });

  it("a cursor of another sort is refused", async () => {
    const { world, discover } = scene;
    const ids = await world({}, {}, {});
    const { nextCursor } = await discover(ids[0]!, { limit: 1 });
    await expect(discover(ids[0]!, { sort: "compatibility", cursor: nextCursor! })).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      data: { issues: [{ path: "cursor", reason: "invalid" }] },
    });
  });
});
