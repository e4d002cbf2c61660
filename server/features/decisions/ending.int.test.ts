import { REALTIME_PATH } from "@nakamatch/contract/events/realtime";
import { eq } from "drizzle-orm";
import { io } from "socket.io-client";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { systemClock } from "../../platform/clock.ts";
import { profiles } from "../../platform/database/schema/people.ts";
import { type AccountsScene, openAccountsScene } from "../../testing/accounts.ts";
import { actorOf, addPerson } from "../../testing/people.ts";
import { left, openRealtimeScene, type RealtimeScene } from "../../testing/realtime.ts";
import { GOOD_PASSWORD } from "../../testing/sign-up.ts";
import { ban } from "./service.ts";

// A server looks at the sessions of open sockets every 30 seconds. A test takes at most 20: what is disconnected in it was
// disconnected by the decision.

describe("the whole server", () => {
  let scene: AccountsScene;

  beforeAll(async () => {
    scene = await openAccountsScene();
  });
  afterAll(() => scene.close());

  it("OPEN-74 PERM-05 a ban tells the person's open page why, disconnects it, and ends their sessions", async () => {
    const { server, register, signIn } = scene;
    const { db } = server.database;
    const [member, moderator] = [await register(), await register()];
    await db.update(profiles).set({ isModerator: true }).where(eq(profiles.id, moderator.id));
    const [theirs, ours] = [
      await server.signIn(member.email, GOOD_PASSWORD),
      await server.signIn(moderator.email, GOOD_PASSWORD),
    ];
    const { decisions } = server.client(ours);
    const page = io(server.url, { path: REALTIME_PATH, transports: ["websocket"], extraHeaders: { cookie: theirs } });
    const heard: unknown[] = [];
    page.onAny((...event) => heard.push(event));
    await new Promise((resolve) => page.once("connect", () => resolve(undefined)));
    const gone = left(page);
    const { bannedUntil } = await decisions.ban({ personId: member.id, reason: "spam", duration: "1_week" });
    expect(await gone).toBe("io server disconnect");
    page.close();
    expect(heard).toEqual([["account.banned", { reason: "spam", bannedUntil }]]);

    const client = server.client(theirs);
    expect(await client.accounts.session()).toBeNull();
    await expect(client.interests.mine()).rejects.toMatchObject({ status: 401 });
    await expect(client.decisions.unban({ personId: member.id })).rejects.toMatchObject({ status: 401 });
    expect(await signIn(member.email)).toMatchObject({ code: "ACCOUNT_BANNED", data: { reason: "spam", bannedUntil } });

    await decisions.unban({ personId: member.id });
    expect(await client.accounts.session(), "a session that a ban has ended does not come back").toBeNull();
    expect(await signIn(member.email)).toBe("signed in");
  });

  it("PERM-10 refuses members over HTTP, before it looks at what they send", async () => {
    const { server, register } = scene;
    const [member, other] = [await register(), await register()];
    const cookie = await server.signIn(member.email, GOOD_PASSWORD);
    for (const [method, path] of [
      ["PUT", "warning"],
      ["PUT", "ban"],
      ["DELETE", "ban"],
      ["PUT", "dismissal"],
    ] as const) {
      const url = `${server.url}/api/v1/moderation/people/${other.id}/${path}`;
      const sent = method === "PUT" ? { body: "{}", headers: { "content-type": "application/json" } } : {};
      const response = await fetch(url, { method, ...sent, headers: { ...sent.headers, cookie } });
      expect(await response.json(), `${method} ${path}`).toMatchObject({ code: "MODERATOR_ONLY", status: 403 });
    }
  });
});

/** Without `REDIS_URL` these tests are skipped. */
const redisUrl = process.env.REDIS_URL ?? "";

describe.skipIf(redisUrl === "")("several processes on one Redis", () => {
  let scene: RealtimeScene;

  beforeAll(async () => {
    scene = await openRealtimeScene();
  });
  afterAll(() => scene.close());
  afterEach(() => scene.renew());

  it("OPEN-74 a ban on one server disconnects the person's sockets on every server", async () => {
    const { ana, leo, gate, database, startServer, addSignedIn, enter } = scene;
    const { db } = database;
    const [here, there] = [await startServer({ redisUrl }), await startServer({ redisUrl })];
    const moderator = { ...actorOf(await addPerson(db, { isModerator: true })), isModerator: true };
    const phone = await addSignedIn(ana.id);
    const screens = [await enter({ cookie: ana.cookie, at: here }), await enter({ cookie: phone.cookie, at: there })];
    const other = await enter({ cookie: leo.cookie, at: there });
    // The two have found each other once an event reaches both.
    await vi.waitFor(
      () => {
        here.realtime.emitTo([ana.id, leo.id], "likes.changed", { isMatch: true });
        for (const { heard } of [...screens, other]) expect(heard.length).toBeGreaterThan(0);
      },
      { timeout: 5000, interval: 200 },
    );
    const gone = Promise.all(screens.map(({ client }) => left(client)));
    const deps = { db, clock: systemClock, outbox: { add: async () => {} }, realtime: here.realtime };
    await ban(deps, moderator, { personId: actorOf(ana).id, reason: "spam", duration: "permanent" });
    expect(await gone).toEqual(["io server disconnect", "io server disconnect"]);
    for (const { heard } of screens) {
      expect(heard.at(-1)).toEqual(["account.banned", { reason: "spam", bannedUntil: null }]);
    }
    for (const { cookie } of [ana, phone]) expect(await gate.admit(cookie)).toBeUndefined();
    expect(other.client.connected).toBe(true);
  });
});
