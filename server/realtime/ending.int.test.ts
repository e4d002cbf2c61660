import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { authSessions } from "../platform/database/schema/auth.ts";
import { bans } from "../platform/database/schema/safety.ts";
import { createLog } from "../platform/log.ts";
import { left, openRealtimeScene, type SignedIn } from "../testing/realtime.ts";
import { until } from "../testing/waiting.ts";

const scene = await openRealtimeScene();
afterAll(() => scene.close());
beforeEach(() => scene.renew());
afterEach(() => {
  vi.useRealTimers();
});

describe("connections are closed", () => {
  it("at once for a person who is disconnected, on all their screens, and for nobody else", async () => {
    const { server, ana, leo, addSignedIn, enter } = scene;
    const [tab, phone, other] = [
      await enter({ cookie: ana.cookie }),
      await enter({ cookie: (await addSignedIn(ana.id)).cookie }),
      await enter({ cookie: leo.cookie }),
    ];
    const gone = Promise.all([left(tab.client), left(phone.client)]);
    server.realtime.disconnectPerson(ana.id);
    expect(await gone).toEqual(["io server disconnect", "io server disconnect"]);
    server.realtime.emitTo([leo.id], "likes.changed", { isMatch: false });
    await until(() => expect(other.heard).toHaveLength(1));
  });

  it("by a server that stops, in a way after which browsers reconnect by themselves", async () => {
    const { server, ana, enter } = scene;
    const { client } = await enter({ cookie: ana.cookie });
    const gone = left(client);
    server.realtime.closeSockets();
    expect(await gone).toBe("transport close");
  });

  it("also for a person whose sessions end while a socket of theirs is being admitted", async () => {
    const { ana, database, gate, startServer, visit } = scene;
    let isAsked = () => {};
    let letIn = () => {};
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    const allowed = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    const slow = await startServer({
      gate: {
        identify: gate.identify,
        async admit(credentials) {
          const actor = await gate.admit(credentials);
          isAsked();
          await allowed;
          return actor;
        },
      },
    });
    const client = visit({ cookie: ana.cookie, at: slow });
    const gone = left(client);
    await asked;
    await database.db.delete(authSessions).where(eq(authSessions.id, ana.sessionId));
    slow.realtime.disconnectPerson(ana.id);
    letIn();
    expect(await gone).toBe("io server disconnect");
  });

  it("BAN-10 OPEN-74 within 30 seconds after the session ended or expired, or the person was banned", async () => {
    const { leo, startServer, addSignedIn, enter } = scene;
    const { db } = scene.database;
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const server = await startServer();
    const stays = await enter({ cookie: leo.cookie, at: server });
    const ends: ((person: SignedIn) => Promise<unknown>)[] = [
      ({ sessionId }) => db.delete(authSessions).where(eq(authSessions.id, sessionId)),
      ({ sessionId }) =>
        db
          .update(authSessions)
          .set({ expiresAt: new Date(Date.now() - 1000) })
          .where(eq(authSessions.id, sessionId)),
      ({ id }) => db.insert(bans).values({ userId: id, type: "ban", reason: "spam" }),
    ];
    const screens = [];
    for (const end of ends) {
      const person = await addSignedIn();
      screens.push({ id: person.id, ...(await enter({ cookie: person.cookie, at: server })), end: () => end(person) });
    }
    for (const { id, client, end } of screens) {
      expect(client.connected).toBe(true);
      const gone = left(client);
      await end();
      vi.advanceTimersByTime(29_999);
      // A premature check would have queried the database, and disconnected, before this event.
      await db.$count(authSessions);
      const heard = new Promise((resolve) => client.onAny(resolve));
      server.realtime.emitTo([id], "likes.changed", { isMatch: true });
      await heard;
      expect(client.connected).toBe(true);
      vi.advanceTimersByTime(1);
      expect(await gone).toBe("io server disconnect");
    }
    // Every check covered all sockets, and left this one connected.
    server.realtime.emitTo([leo.id], "likes.changed", { isMatch: false });
    await until(() => expect(stays.heard).toHaveLength(1));
  });

  it("without open sockets nothing is logged about the database", async () => {
    const { ana, leo, database, startServer, enter } = scene;
    const lines: string[] = [];
    const log = createLog({ level: "info", pretty: false }, { write: (line) => lines.push(JSON.parse(line).msg) });
    let asked = 0;
    const db = new Proxy(database.db, {
      get() {
        asked++;
        throw Object.assign(new Error("the database system is shutting down"), { code: "57P03" });
      },
    });
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const away = await startServer({ db, log });
    const first = await enter({ cookie: ana.cookie, at: away });
    first.client.disconnect();
    /** Counts the database accesses of one check. */
    const check = () => {
      const before = asked;
      vi.advanceTimersByTime(30_000);
      return asked - before;
    };
    await until(() => expect(check()).toBe(0));
    await enter({ cookie: leo.cookie, at: away });
    expect(check()).toBeGreaterThan(0);
    expect(lines).toEqual(["the database cannot be reached: requests are answered with UNAVAILABLE"]);
  });
});
