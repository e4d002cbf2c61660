import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { authSessions } from "../platform/database/schema/auth.ts";
import { bans } from "../platform/database/schema/safety.ts";
import { createLog } from "../platform/log.ts";
import { left, openRealtimeScene, type RealtimeScene, type SignedIn } from "../testing/realtime.ts";

let scene: RealtimeScene;

beforeAll(async () => {
  scene = await openRealtimeScene();
});
afterAll(() => scene.close());
beforeEach(() => scene.renew());

describe("the end of a connection", () => {
  it("comes at once for a person who is cut off, on all their screens, and for nobody else", async () => {
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
    await vi.waitFor(() => expect(other.heard).toHaveLength(1));
  });

  it("comes also for who was just being let in when their sessions were ended", async () => {
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
        async admit(cookie) {
          const actor = await gate.admit(cookie);
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

  it("BAN-10 OPEN-74 comes soon after the session ended or expired, or the person was banned", async () => {
    const { leo, startServer, addSignedIn, enter } = scene;
    const { db } = scene.database;
    const hasty = await startServer({ recheckMs: 50 });
    const stays = await enter({ cookie: leo.cookie, at: hasty });
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
      screens.push({ ...(await enter({ cookie: person.cookie, at: hasty })), end: () => end(person) });
    }
    for (const { client, end } of screens) {
      expect(client.connected).toBe(true);
      const gone = left(client);
      await end();
      expect(await gone).toBe("io server disconnect");
    }
    // Each time all who were there were asked about: who hears this was left alone.
    hasty.realtime.emitTo([leo.id], "likes.changed", { isMatch: false });
    await vi.waitFor(() => expect(stays.heard).toHaveLength(1));
  });

  it("is not taken for news of the database where nobody is there to ask about", async () => {
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
    const away = await startServer({ db, log, recheckMs: 1 });
    const first = await enter({ cookie: ana.cookie, at: away });
    first.client.disconnect();
    await enter({ cookie: leo.cookie, at: away });
    const before = asked;
    await vi.waitFor(() => expect(asked).toBeGreaterThan(before + 3));
    expect(lines).toEqual(["open sockets cannot be asked for their sessions"]);
  });
});
