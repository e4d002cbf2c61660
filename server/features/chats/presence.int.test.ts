import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../platform/database/open.ts";
import { authUsers } from "../../platform/database/schema/auth.ts";
import { chats } from "../../platform/database/schema/chats.ts";
import { presence } from "../../platform/database/schema/people.ts";
import { bans, blocks } from "../../platform/database/schema/safety.ts";
import { createLog } from "../../platform/log.ts";
import { recordingDelivery } from "../../realtime/recording-delivery.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { addPeople, addPerson } from "../../testing/people.ts";
import { createPresenceKeeper, type PresenceKeeper } from "./service.ts";

const realtime = recordingDelivery();
let lines: string[];
let database: Database;
let me: string;
let friend: string;
let now: Date;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  const [one, two] = await addPeople(database.db, 2);
  [me, friend] = [one!.id, two!.id];
  await addChat(me, friend);
  now = new Date("2026-06-15T12:00:00Z");
  lines = [];
});

/** A keeper as a process of its own would have: it remembers nothing of others. */
function keeper(db = database.db): PresenceKeeper {
  const log = createLog({ level: "info", pretty: false }, { write: (line) => lines.push(JSON.parse(line).msg) });
  return createPresenceKeeper({ db, realtime, clock: { now: () => now }, log });
}

async function addChat(...pair: [string, string]): Promise<void> {
  const [user1Id, user2Id] = pair.toSorted() as [string, string];
  await database.db.insert(chats).values({ user1Id, user2Id });
}

const lastSeen = async () => (await database.db.select().from(presence).where(eq(presence.userId, me)))[0]?.lastSeenAt;
const ageBy = (seconds: number) =>
  database.db
    .update(presence)
    .set({ lastSeenAt: sql`now() - make_interval(secs => ${seconds})` })
    .where(eq(presence.userId, me));

describe("presence", () => {
  it("OPEN-59 activity is noted, and told to those one chats with", async () => {
    await keeper().touch(me);
    const lastSeenAt = (await lastSeen())!;
    expect(Math.abs(lastSeenAt.getTime() - Date.now())).toBeLessThan(10_000);
    expect(realtime.take()).toEqual([
      { to: [friend], event: "presence.changed", payload: { personId: me, lastSeenAt: lastSeenAt.toISOString() } },
    ]);
  });

  it("OPEN-59 it is written and told at most every 30 s, whichever process notices", async () => {
    await Promise.all([keeper().touch(me), keeper().touch(me), keeper().touch(me)]);
    expect(realtime.take()).toHaveLength(1);
    await ageBy(25);
    const before = await lastSeen();
    await keeper().touch(me);
    expect(await lastSeen()).toEqual(before);
    expect(realtime.take()).toEqual([]);
    await ageBy(31);
    await keeper().touch(me);
    expect((await lastSeen())!.getTime()).toBeGreaterThan(before!.getTime());
    expect(realtime.take()).toHaveLength(1);
  });

  it("OPEN-59 one process does not ask the database again within 30 s", async () => {
    const mine = keeper();
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

  it("OPEN-63 nobody hears of it who may not see the person, nor anybody without a chat", async () => {
    const [blocker, blocked, banned, gone, stranger] = (await addPeople(database.db, 5)).map(({ id }) => id) as [
      string,
      string,
      string,
      string,
      string,
    ];
    for (const other of [blocker, blocked, banned, gone]) await addChat(me, other);
    await addChat(friend, stranger);
    await database.db.insert(blocks).values([
      { blockerId: blocker, blockedId: me },
      { blockerId: me, blockedId: blocked },
    ]);
    await database.db.insert(bans).values({ userId: banned, type: "ban", reason: "spam" });
    await database.db.delete(authUsers).where(eq(authUsers.id, gone));
    await keeper().touch(me);
    expect(realtime.take()).toMatchObject([{ to: [friend] }]);
  });

  it("OPEN-74 a banned person's last activity is told to nobody", async () => {
    await database.db.insert(bans).values({ userId: me, type: "ban", reason: "spam" });
    await keeper().touch(me);
    expect(realtime.take().flatMap(({ to }) => to)).toEqual([]);
  });

  it("never rejects: somebody who is gone by now is a line in the log", async () => {
    const leaver = await addPerson(database.db);
    await database.db.delete(authUsers).where(eq(authUsers.id, leaver.id));
    await expect(keeper().touch(leaver.id)).resolves.toBeUndefined();
    expect(lines).toEqual(["presence could not be noted"]);
    expect(realtime.take()).toEqual([]);
  });

  it("tells once that the database is away and once that it is back, whoever is active", async () => {
    let isAway = true;
    const db = new Proxy(database.db, {
      get(target, name, receiver) {
        if (isAway) throw Object.assign(new Error("the database system is shutting down"), { code: "57P03" });
        return Reflect.get(target, name, receiver);
      },
    });
    const mine = keeper(db);
    for (const person of [me, friend]) await mine.touch(person);
    isAway = false;
    now = new Date(now.getTime() + 30_000);
    for (const person of [me, friend]) await mine.touch(person);
    expect(lines).toEqual(["presence cannot be noted: the database is away", "presence is noted again"]);
    realtime.take();
  });
});
