import { REALTIME_PATH } from "@nakamatch/contract/events/realtime";
import { eq } from "drizzle-orm";
import { io } from "socket.io-client";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { systemClock } from "../../../platform/clock.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { type AccountsScene, openAccountsScene } from "../../../testing/accounts.ts";
import { actorOf, addPerson } from "../../../testing/people.ts";
import { left, openRealtimeScene, type RealtimeScene } from "../../../testing/realtime.ts";
import { GOOD_PASSWORD } from "../../../testing/sign-up.ts";
import { ban } from "./service.ts";

// A server checks the sessions of open sockets every 30 seconds and a test takes at most 20: any disconnection is the decision's.

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
    const pages = ["websocket", "polling"].map((transport) => {
      const options = {
        path: REALTIME_PATH,
        transports: [transport],
        forceNew: true,
        extraHeaders: { cookie: theirs },
      };
      const page = io(server.url, options);
      const heard: unknown[] = [];
      page.onAny((...event) => heard.push(event));
      return { page, heard };
    });
    await Promise.all(
      pages.map(({ page }) => new Promise((resolve) => page.once("connect", () => resolve(undefined)))),
    );
    const gone = Promise.all(pages.map(({ page }) => left(page)));
    const { bannedUntil } = await decisions.ban({ personId: member.id, reason: "spam", duration: "1_week" });
    expect(await gone).toEqual(["io server disconnect", "io server disconnect"]);
    for (const { page, heard } of pages) {
      page.close();
      expect(heard).toEqual([["account.banned", { reason: "spam", bannedUntil, banToken: expect.any(String) }]]);
    }

    const client = server.client(theirs);
    expect(await client.accounts.session()).toBeNull();
    await expect(client.interests.mine()).rejects.toMatchObject({ status: 401 });
    await expect(client.decisions.unban({ personId: member.id })).rejects.toMatchObject({ status: 401 });
    expect(await signIn(member.email)).toMatchObject({ code: "ACCOUNT_BANNED", data: { reason: "spam", bannedUntil } });

    await decisions.unban({ personId: member.id });
    expect(await client.accounts.session(), "a session that a ban has ended does not come back").toBeNull();
    expect(await signIn(member.email)).toBe("signed in");
  });

  it("PERM-10 nobody makes themselves a moderator, neither when they register nor by changing their profile", async () => {
    const { server, register } = scene;
    const isModerator = { isModerator: true, is_moderator: true };
    const { id, email } = await register({ bio: "Hola", ...isModerator });
    const { profiles: own } = server.client(await server.signIn(email, GOOD_PASSWORD));
    const { version, cityId, firstName, lastName, country, gender, lookingFor, ...mine } = await own.mine();
    await own.update({
      version,
      city: String(cityId),
      firstName,
      lastName,
      country: country ?? "",
      bio: "Otra",
      gender: gender ?? "",
      lookingFor: lookingFor ?? "",
      friendshipPreference: mine.friendshipPreference,
      relationshipPreference: mine.relationshipPreference,
      ...isModerator,
    });
    const { db } = server.database;
    expect(await db.select().from(profiles).where(eq(profiles.id, id))).toMatchObject([
      { bio: "Otra", isModerator: false },
    ]);
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
    // The servers are connected once an event reaches both.
    await vi.waitFor(
      () => {
        here.realtime.emitTo([ana.id, leo.id], "likes.changed", { isMatch: true });
        for (const { heard } of [...screens, other]) expect(heard.length).toBeGreaterThan(0);
      },
      { timeout: 5000, interval: 200 },
    );
    const gone = Promise.all(screens.map(({ client }) => left(client)));
    const secret = "a secret for tests only";
    const deps = { db, clock: systemClock, outbox: { add: async () => {} }, realtime: here.realtime, secret };
    await ban(deps, moderator, { personId: actorOf(ana).id, reason: "spam", duration: "permanent" });
    expect(await gone).toEqual(["io server disconnect", "io server disconnect"]);
    for (const { heard } of screens) {
      expect(heard.at(-1)).toEqual([
        "account.banned",
        { reason: "spam", bannedUntil: null, banToken: expect.any(String) },
      ]);
    }
    for (const { cookie } of [ana, phone]) expect(await gate.admit({ cookie })).toBeUndefined();
    expect(other.client.connected).toBe(true);
  });
});
