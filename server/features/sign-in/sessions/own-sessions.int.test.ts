import { REALTIME_PATH } from "@nakamatch/contract/events/realtime";
import { eq, ne, sql } from "drizzle-orm";
import { io } from "socket.io-client";
import { afterAll, describe, expect, it } from "vitest";
import { authSessions } from "../../../platform/database/schema/auth.ts";
import { type MemberSession, openFactorsScene } from "../../../testing/factors.ts";
import { GOOD_PASSWORD } from "../../../testing/sign-up.ts";

const ORIGIN = "http://localhost:3000";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";

const scene = await openFactorsScene();
afterAll(() => scene.close());

/** Opens a session's live connection; `left` tells when it was closed. */
async function connect({ cookie }: MemberSession) {
  const { server } = scene;
  const socket = io(server.url, {
    path: REALTIME_PATH,
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie, origin: ORIGIN },
  });
  await new Promise<void>((resolve) => socket.once("connect", resolve));
  const left = new Promise<number>((resolve) => socket.once("disconnect", () => resolve(performance.now())));
  const told = new Promise<string>((resolve) => socket.once("session.ended", ({ because }) => resolve(because)));
  return { socket, left, told };
}

describe("the own sessions", () => {
  it("are listed with device, address and times, the last used first, this one marked", async () => {
    const { server, addMember } = scene;
    const { client, email, sessionId } = await addMember();
    const { db } = server.database;
    await server.post("/api/auth/sign-in/email", { email, password: GOOD_PASSWORD }, { "user-agent": FIREFOX });
    await db
      .update(authSessions)
      .set({ updatedAt: sql`now() - interval '1 hour'`, ipAddress: null })
      .where(eq(authSessions.id, sessionId));
    const other = await addMember();
    await other.open();
    const { sessions } = await client.sessions.list({});
    expect(sessions).toMatchObject([
      { browser: "Firefox", system: "Linux", isMobile: false, isCurrent: false, isHeldBack: false },
      { id: sessionId, browser: null, system: null, address: null, isCurrent: true },
    ]);
    expect(sessions[0]?.address).toMatch(/^(127\.0\.0\.1|::1|0{4}:)/);
    expect(Date.parse(sessions[0]?.lastSeenAt ?? "") - Date.parse(sessions[1]?.lastSeenAt ?? "")).toBeGreaterThan(
      3.5e6,
    );
    expect(sessions.map((each) => each.id)).not.toContain(other.sessionId);
    await db.update(authSessions).set({ expiresAt: sql`now()` }).where(ne(authSessions.id, sessionId));
    expect((await client.sessions.list({})).sessions, "expired ones are not").toMatchObject([{ id: sessionId }]);
  });

  it("are at most 500: a sign-in beyond that ends the one that was not used for longest", async () => {
    const { server, addMember } = scene;
    const { id: userId, ...own } = await addMember();
    const { client, email, sessionId } = own;
    const { db } = server.database;
    await db.execute(sql`
      insert into auth_session (id, "userId", "expiresAt", "createdAt", "updatedAt")
      select gen_random_uuid(), ${userId}::uuid, now() + interval '1 day', now(),
        now() - make_interval(mins => number)
      from generate_series(1, 499) number`);
    await db
      .update(authSessions)
      .set({ updatedAt: sql`now() - interval '1 day'` })
      .where(eq(authSessions.id, sessionId));
    const oldest = await connect(own);
    expect((await client.sessions.list({})).sessions).toHaveLength(500);
    await server.post("/api/auth/sign-in/email", { email, password: GOOD_PASSWORD });
    await oldest.left;
    expect(await client.accounts.session()).toBeNull();
    expect(await db.$count(authSessions, eq(authSessions.userId, userId))).toBe(500);
  });

  it("are marked while the code of a second factor is missing", async () => {
    const { addMember, addApp } = scene;
    const { client, open } = await addMember();
    const held = await open();
    await addApp(client);
    const { sessions } = await client.sessions.list({});
    expect(sessions.map(({ id, isHeldBack }) => [id === held.sessionId, isHeldBack]).sort()).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it("end one by one: its token opens nothing any more, and its connections are cut within a second", async () => {
    const { addMember } = scene;
    const { client, open, ...own } = await addMember();
    const [phone, tablet] = [await open(), await open()];
    const [gone, stays] = [await connect(phone), await connect(tablet)];
    const since = performance.now();
    expect(await client.sessions.end({ sessionId: phone.sessionId })).toEqual({ isEnded: true });
    expect((await gone.left) - since).toBeLessThan(1000);
    expect(await phone.client.accounts.session()).toBeNull();
    expect(await tablet.client.accounts.session()).not.toBeNull();
    expect(await client.accounts.session()).not.toBeNull();
    expect(stays.socket.connected).toBe(true);
    stays.socket.close();
    expect(await client.sessions.end({ sessionId: phone.sessionId }), "again").toEqual({ isEnded: true });
    const { sessions } = await client.sessions.list({});
    expect(sessions.map(({ id }) => id).sort()).toEqual([own.sessionId, tablet.sessionId].sort());
  });

  it("end all at once but the one that asks", async () => {
    const { addMember } = scene;
    const { client, open, ...own } = await addMember();
    const others = [await open(), await open()];
    const [first, mine] = [await connect(others[0] as MemberSession), await connect({ client, ...own })];
    expect(await client.sessions.endOthers({})).toEqual({ ended: 2 });
    await first.left;
    for (const other of others) expect(await other.client.accounts.session()).toBeNull();
    expect((await client.sessions.list({})).sessions).toMatchObject([{ id: own.sessionId, isCurrent: true }]);
    expect(mine.socket.connected).toBe(true);
    mine.socket.close();
    expect(await client.sessions.endOthers({}), "again").toEqual({ ended: 0 });
  });

  it("tell their connections why they end, before these are cut", async () => {
    const { server, addMember } = scene;
    const { client, email, open, cookie } = await addMember();
    const devices = [await connect(await open()), await connect(await open())];
    const all = async () => Promise.all(devices.map((each) => each.told));
    await client.sessions.endOthers({});
    expect(await all()).toEqual(["elsewhere", "elsewhere"]);
    devices.splice(0, 2, await connect(await open()), await connect({ ...(await open()), cookie }));
    await client.identity.changePassword({ currentPassword: GOOD_PASSWORD, newPassword: `${GOOD_PASSWORD}2` });
    expect(await all(), email).toEqual(["password", "password"]);
    devices.splice(0, 2, await connect({ ...(await open()), cookie }));
    await server.post("/api/auth/sign-out", {}, { cookie });
    expect(await all()).toEqual(["signedOut"]);
  });

  it("of two devices that end each other at the same moment one stays at most", async () => {
    const { addMember } = scene;
    const { client, open } = await addMember();
    const other = await open();
    await Promise.allSettled([client.sessions.endOthers({}), other.client.sessions.endOthers({})]);
    const left = await Promise.all([client, other.client].map((each) => each.accounts.session()));
    expect(left.filter((session) => session !== null).length).toBeLessThan(2);
  });

  it("of others cannot be ended", async () => {
    const { addMember } = scene;
    const [{ client }, victim] = [await addMember(), await addMember()];
    await client.sessions.end({ sessionId: victim.sessionId });
    expect(await victim.client.accounts.session()).not.toBeNull();
  });
});
