import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { presence } from "../../../platform/database/schema/people.ts";
import { createLog } from "../../../platform/log.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { addPeople, addPerson } from "../../../testing/people.ts";
import { recordingDelivery } from "../../../testing/recording-delivery.ts";
import { createPresenceTracker, type PresenceTracker } from "./service.ts";

const realtime = recordingDelivery();
let lines: string[];
let me: string;
let friend: string;
let now: Date;

const database = await createTestDatabase();
afterAll(() => database.close());

beforeEach(async () => {
  const [one, two] = await addPeople(database.db, 2);
  [me, friend] = [one!.id, two!.id];
  now = new Date("2026-06-15T12:00:00Z");
  lines = [];
});

/** A separate process's tracker, watched by the friend. */
function tracker(db = database.db): PresenceTracker {
  const log = createLog({ level: "info", pretty: false }, { write: (line) => lines.push(JSON.parse(line).msg) });
  return createPresenceTracker({ db, realtime, clock: { now: () => now }, log, readWatchers: async () => [friend] });
}

const lastSeen = async () => (await database.db.select().from(presence).where(eq(presence.userId, me)))[0]?.lastSeenAt;
const ageBy = (seconds: number) =>
  database.db
    .update(presence)
    .set({ lastSeenAt: sql`now() - make_interval(secs => ${seconds})` })
    .where(eq(presence.userId, me));

describe("presence", () => {
  it("OPEN-59 activity is stored, and published to the watchers", async () => {
    await tracker().touch(me);
    const lastSeenAt = (await lastSeen())!;
    expect(Math.abs(lastSeenAt.getTime() - Date.now())).toBeLessThan(10_000);
    expect(realtime.take()).toEqual([
      { to: [friend], event: "presence.changed", payload: { personId: me, lastSeenAt: lastSeenAt.toISOString() } },
    ]);
  });

  it("OPEN-59 it is written and published at most every 30 s, whichever process notices", async () => {
    await Promise.all([tracker().touch(me), tracker().touch(me), tracker().touch(me)]);
    expect(realtime.take()).toHaveLength(1);
    await ageBy(25);
    const before = await lastSeen();
    await tracker().touch(me);
    expect(await lastSeen()).toEqual(before);
    expect(realtime.take()).toEqual([]);
    await ageBy(31);
    await tracker().touch(me);
    expect((await lastSeen())!.getTime()).toBeGreaterThan(before!.getTime());
    expect(realtime.take()).toHaveLength(1);
  });

  it("OPEN-59 one process does not ask the database again within 30 s", async () => {
    const mine = tracker();
    await mine.touch(me);
    await database.db.delete(presence);
    now = new Date(now.getTime() + 29_999);
    await mine.touch(me);
    expect(await lastSeen()).toBeUndefined();
    now = new Date(now.getTime() + 1);
    await mine.touch(me);
    expect(await lastSeen()).toBeDefined();
    realtime.take();
  });

  it("never rejects: a person who is gone by now is a line in the log", async () => {
    const leaver = await addPerson(database.db);
    await database.db.delete(authUsers).where(eq(authUsers.id, leaver.id));
    await expect(tracker().touch(leaver.id)).resolves.toBeUndefined();
    expect(lines).toEqual(["presence could not be recorded"]);
    expect(realtime.take()).toEqual([]);
  });

  it("of an unreachable database is no line in the log: the request has one", async () => {
    const db = new Proxy(database.db, {
      get() {
        throw Object.assign(new Error("the database system is shutting down"), { code: "57P03" });
      },
    });
    await tracker(db).touch(me);
    expect(lines).toEqual([]);
  });

  it("OPEN-59 is recorded as ever after the clocks of server and database were an hour fast", async () => {
    now = new Date(now.getTime() + 3_600_000);
    const mine = tracker();
    await mine.touch(me);
    await ageBy(-3600);
    now = new Date(now.getTime() - 3_600_000);
    await mine.touch(me);
    expect(Math.abs((await lastSeen())!.getTime() - Date.now())).toBeLessThan(10_000);
    realtime.take();
  });
});
