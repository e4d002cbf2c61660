import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { formatUuid, type UuidWords, uuidTexts } from "../../../../ranking/index/uuid.ts";
import { CopyReader } from "../../../../ranking/load/copy-reader.ts";
import { PERSON_FIELDS } from "../../../../ranking/load/ingest.ts";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { discoveryChanges, discoveryPruned } from "../../../platform/database/schema/discovery.ts";
import { cities, countries } from "../../../platform/database/schema/geography.ts";
import { interests, profileInterests } from "../../../platform/database/schema/interests.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { subscriptions } from "../../../platform/database/schema/premium.ts";
import { bans, blocks } from "../../../platform/database/schema/safety.ts";
import { verifiedPeople } from "../../../platform/database/schema/verification.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { addPeople, addPerson } from "../../../testing/people.ts";
import { until } from "../../../testing/waiting.ts";
import {
  copyDiscoveryCities,
  copyDiscoveryRows,
  pruneChanges,
  readChangesSince,
  readDiscoveryRows,
  readSnapshot,
  readViewer,
} from "./store.ts";
import type { DiscoveryRow } from "./types.ts";

const database = await createTestDatabase();
await database.db.insert(countries).values({ code: "ES", name: "España" });
await database.db.insert(cities).values({ id: 1, name: "Madrid", countryCode: "ES", latitude: 40, longitude: -3 });
await database.db.insert(interests).values([
  { id: 7, name: "Dune", kind: "anime" },
  { id: 9, name: "Dune", kind: "juego" },
]);
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(authUsers);
  await database.db.delete(discoveryPruned);
});

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).sort();

describe("the rows", () => {
  it("say of a person what ranking asks for", async () => {
    const { id } = await addPerson(database.db, {
      gender: "otro",
      lookingFor: "relacion",
      friendshipPreference: ["otro", "hombre"],
      relationshipPreference: [],
      country: "ES",
      city: 1,
      languages: ["zh", "ar"],
    });
    await database.db.insert(profileInterests).values({ profileId: id, interestId: 9 });
    const [end, open] = [new Date("2099-01-01T00:00:00.123Z"), null];
    await database.db.insert(bans).values({ userId: id, type: "ban", reason: "spam", until: end });
    await database.db.insert(subscriptions).values({ userId: id, status: "active", plan: "yearly", endDate: open });
    // After the ban, which would remove it.
    await database.db.insert(verifiedPeople).values({ personId: id });
    const row: DiscoveryRow = {
      id,
      gender: "otro",
      lookingFor: "relacion",
      friendshipPreference: ["hombre", "otro"],
      relationshipPreference: [],
      city: 1,
      country: "ES",
      birthDate: "2000-01-31",
      interestIds: [7],
      premiumUntil: true,
      hiddenUntil: end.getTime(),
      isVerified: true,
      languages: 2 ** 43 + 1,
    };
    expect(await readDiscoveryRows(database.db, [id, "00000000-0000-4000-8000-000000000000"])).toEqual([row]);
    expect(await readViewer(database.db, id)).toEqual({ person: row, excludedIds: new Uint8Array() });
  });

  it("of a viewer bring whom they block and who blocks them", async () => {
    const [viewer, blocked, blocker] = (await addPeople(database.db, 3)).map(({ id }) => id) as [
      string,
      string,
      string,
    ];
    await database.db.insert(blocks).values([
      { blockerId: viewer, blockedId: blocked },
      { blockerId: blocker, blockedId: viewer },
    ]);
    const excludedOf = async (id: string) => uuidTexts((await readViewer(database.db, id))?.excludedIds ?? []).sort();
    expect(await excludedOf(viewer)).toEqual([blocked, blocker].sort());
    expect(await excludedOf(blocked)).toEqual([viewer]);
    expect(await readViewer(database.db, "00000000-0000-4000-8000-000000000000")).toBeUndefined();
  });

  it.each([1, 2, 3, 6, 7, undefined])("of everybody are copied in batches of %s, each person once", async (size) => {
    const ids = idsOf(await addPeople(database.db, 6));
    const copied: string[] = [];
    const reader = new CopyReader(PERSON_FIELDS, ({ view, starts: [id] }) => {
      const words = [0, 4, 8, 12].map((at) => view.getUint32((id as number) + at));
      copied.push(formatUuid(words as unknown as UuidWords));
    });
    const copyOut = vi.spyOn(database, "copyOut");
    for await (const piece of copyDiscoveryRows(database, size)) reader.push(piece);
    reader.end();
    expect(copied.sort()).toEqual(ids);
    expect(copyOut).toHaveBeenCalledTimes(size === undefined ? 1 : Math.floor(6 / size) + 1);
    copyOut.mockRestore();
  });

  it("of the cities are copied with their coordinates", async () => {
    const copied: number[][] = [];
    const reader = new CopyReader(3, ({ view, starts: [id, latitude, longitude] }) => {
      copied.push([view.getInt32(id as number), ...[latitude, longitude].map((at) => view.getFloat64(at as number))]);
    });
    for await (const piece of copyDiscoveryCities(database)) reader.push(piece);
    reader.end();
    expect(copied).toEqual([[1, 40, -3]]);
  });
});

describe("the feed", () => {
  const letTwoHoursPass = () =>
    database.db.update(discoveryChanges).set({ changedAt: sql`${discoveryChanges.changedAt} - interval '2 hours'` });
  const since = async (snapshot: string) => {
    const { ids, snapshot: next } = await readChangesSince(database.db, snapshot);
    return { ids: ids && [...ids].sort(), snapshot: next };
  };

  it("lists the people added, changed and removed since a snapshot, each once", async () => {
    const start = await readSnapshot(database.db);
    const [kept, gone] = idsOf(await addPeople(database.db, 2)) as [string, string];
    await database.db.update(profiles).set({ gender: "otro" });
    const first = await since(start);
    expect(first.ids).toEqual([kept, gone].sort());
    expect((await since(first.snapshot)).ids).toEqual([]);
    await database.db.delete(authUsers).where(sql`id = ${gone}`);
    const second = await since(first.snapshot);
    expect(second.ids).toEqual([gone]);
    expect(idsOf(await readDiscoveryRows(database.db, [gone, kept]))).toEqual([kept]);
    expect((await since(start)).ids).toEqual([kept, gone].sort());
  });

  it("does not list changes that were rolled back", async () => {
    const { snapshot } = await since(await readSnapshot(database.db));
    const failing = database.db.transaction(async (tx) => {
      await addPerson(tx);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect((await since(snapshot)).ids).toEqual([]);
  });

  it("misses nobody although transactions commit in another order than they began", {
    tags: ["postgres"],
  }, async () => {
    const [early, late] = idsOf(await addPeople(database.db, 2)) as [string, string];
    let { snapshot } = await since(await readSnapshot(database.db));
    const slow = await database.pool.connect();
    try {
      await slow.query("begin");
      await slow.query("update profiles set gender = 'otro' where id = $1", [early]);
      await database.db.update(profiles).set({ gender: "otro" }).where(sql`id = ${late}`);
      const meanwhile = await since(snapshot);
      expect(meanwhile.ids).toEqual([late]);
      snapshot = meanwhile.snapshot;
      await slow.query("commit");
    } finally {
      slow.release();
    }
    const afterwards = await since(snapshot);
    expect(afterwards.ids).toEqual([early]);
    expect((await since(afterwards.snapshot)).ids).toEqual([]);
  });

  it("deletes old changes, and asks readers that have not seen them to reload", async () => {
    const before = await readSnapshot(database.db);
    await addPeople(database.db, 2);
    const { rows } = await database.db.execute<{ xid: string }>(sql`select pg_current_xact_id()::text as xid`);
    // Snapshots also include older running transactions of other databases.
    const snapshot = await until(async () => {
      const { snapshot } = await since(before);
      expect(Number.parseInt(snapshot, 10)).toBeGreaterThanOrEqual(Number(rows[0]?.xid));
      return snapshot;
    });
    expect(await pruneChanges(database.db, 3600)).toBe(0);
    expect((await since(before)).ids).toHaveLength(2);
    await letTwoHoursPass();
    expect(await pruneChanges(database.db, 3600)).toBeGreaterThanOrEqual(2);
    expect((await since(before)).ids).toBeNull();
    expect((await since(snapshot)).ids).toEqual([]);
    const { id } = await addPerson(database.db);
    expect((await since(snapshot)).ids).toEqual([id]);
  });

  it("ignores entries that a restored dump brings from the transactions of another server", async () => {
    const snapshot = await readSnapshot(database.db);
    const future = sql`'9000000000000'::xid8`;
    await database.db.execute(
      sql`insert into discovery_changes (xid, person_id) values (${future}, gen_random_uuid())`,
    );
    await database.db.execute(sql`insert into discovery_pruned (xid) values (${future})`);
    expect((await since(snapshot)).ids).toEqual([]);
    await addPerson(database.db);
    await database.db.execute(sql`delete from discovery_changes where xid = ${future}`);
    await letTwoHoursPass();
    await pruneChanges(database.db, 3600);
    expect((await since(snapshot)).ids).toBeNull();
  });
});
