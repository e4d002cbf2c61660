import { createHmac, randomUUID } from "node:crypto";
import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type ClientEvents, REALTIME_PATH, type ServerEvents } from "@nakamatch/contract/events/realtime";
import { eq } from "drizzle-orm";
import { io as connectTo, type Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createSessionGate } from "../platform/auth/session-gate.ts";
import type { Database } from "../platform/database/open.ts";
import { authSessions } from "../platform/database/schema/auth.ts";
import { bans } from "../platform/database/schema/safety.ts";
import { createLog } from "../platform/log.ts";
import { type BreakableLink, openBreakableLink } from "../testing/breakable-link.ts";
import { createTestDatabase } from "../testing/database.ts";
import { addPerson } from "../testing/people.ts";
import { createRealtime, type Realtime, type RealtimeSettings } from "./realtime.ts";

const SECRET = "a secret for tests only";
const COOKIE = "nakamatch.session_token";
const ORIGIN = "https://nakamatch.example";

type Client = Socket<ServerEvents, ClientEvents>;

interface Person {
  id: string;
  sessionId: string;
  cookie: string;
}

interface Running {
  realtime: Realtime;
  http: HttpServer;
  url: string;
}

let database: Database;
let server: Running;
let ana: Person;
let leo: Person;
const clients: Client[] = [];
const running: Running[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  server = await startServer();
  ana = await addSignedIn();
  leo = await addSignedIn();
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect();
  for (const { realtime, http } of running.splice(0)) {
    await realtime.close();
    await new Promise((resolve) => http.close(resolve));
  }
});

async function startServer(settings: Partial<RealtimeSettings> = {}): Promise<Running> {
  const http = createServer((_request, response) => response.end("the app"));
  const realtime = createRealtime({
    gate: createSessionGate({ db: database.db, secret: SECRET, cookieName: COOKIE }),
    db: database.db,
    allowedOrigins: [ORIGIN],
    log: createLog({ level: "silent", pretty: false }),
    trustedProxies: 0,
    rateLimits: false,
    ...settings,
  });
  await realtime.start(http);
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const started = { realtime, http, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
  running.push(started);
  return started;
}

async function addSignedIn(person?: string): Promise<Person> {
  const id = person ?? (await addPerson(database.db)).id;
  const token = randomUUID();
  const [session] = await database.db
    .insert(authSessions)
    .values({ token, userId: id, updatedAt: new Date(), expiresAt: new Date(Date.now() + 3_600_000) })
    .returning();
  const signature = createHmac("sha256", SECRET).update(token).digest("base64");
  return { id, sessionId: session!.id, cookie: `${COOKIE}=${encodeURIComponent(`${token}.${signature}`)}` };
}

interface Visit {
  cookie?: string | undefined;
  /** Null: none is named. */
  origin?: string | null;
  transport?: "websocket" | "polling";
  at?: Running;
}

/** A browser's socket, not yet connected. */
function visit({ cookie, origin = ORIGIN, transport = "websocket", at = server }: Visit): Client {
  const client: Client = connectTo(at.url, {
    path: REALTIME_PATH,
    transports: [transport],
    reconnection: false,
    forceNew: true,
    extraHeaders: { ...(origin !== null && { origin }), ...(cookie !== undefined && { cookie }) },
  });
  clients.push(client);
  return client;
}

/** How a try to connect ends: `connected`, or the refusal's message. */
function outcome(client: Client): Promise<string> {
  return new Promise((resolve) => {
    client.once("connect", () => resolve("connected"));
    client.once("connect_error", (error) => resolve(error.message));
  });
}

const left = (client: Client) => new Promise<string>((resolve) => client.once("disconnect", resolve));

/** A connected socket and all that it is told. */
async function enter(visitor: Visit): Promise<{ client: Client; heard: unknown[][] }> {
  const client = visit(visitor);
  const heard: unknown[][] = [];
  client.onAny((...event) => heard.push(event));
  expect(await outcome(client)).toBe("connected");
  return { client, heard };
}

describe("who may connect", () => {
  it("somebody with a valid session, by WebSocket and by polling", async () => {
    await enter({ cookie: ana.cookie });
    await enter({ cookie: ana.cookie, transport: "polling" });
  });

  it("PERM-11 nobody without a session: no cookie, a forged one, one that has ended or expired", async () => {
    expect(await outcome(visit({}))).toBe("SESSION_MISSING");
    expect(await outcome(visit({ transport: "polling" }))).toBe("SESSION_MISSING");
    expect(await outcome(visit({ cookie: `${COOKIE}=${randomUUID()}.forged` }))).toBe("SESSION_MISSING");
    expect(await outcome(visit({ cookie: `${COOKIE}=%E0%A4%A` }))).toBe("SESSION_MISSING");
    await database.db
      .update(authSessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(authSessions.id, ana.sessionId));
    expect(await outcome(visit({ cookie: ana.cookie }))).toBe("SESSION_MISSING");
    await database.db.delete(authSessions).where(eq(authSessions.id, leo.sessionId));
    expect(await outcome(visit({ cookie: leo.cookie }))).toBe("SESSION_MISSING");
  });

  it("OPEN-74 nobody who is banned", async () => {
    await database.db.insert(bans).values({ userId: ana.id, type: "ban", reason: "spam" });
    expect(await outcome(visit({ cookie: ana.cookie }))).toBe("SESSION_MISSING");
  });

  it("PERM-11 no page of another origin, whatever cookie its visitor has", async () => {
    for (const origin of ["https://evil.example", "null", `${ORIGIN}.evil.example`, "http://nakamatch.example"]) {
      for (const transport of ["websocket", "polling"] as const) {
        expect(await outcome(visit({ cookie: ana.cookie, origin, transport }))).not.toBe("connected");
      }
    }
  });

  it("programs that name no origin, and browsers that need not, by their session", async () => {
    await enter({ cookie: ana.cookie, origin: null });
    expect(await outcome(visit({ origin: null }))).toBe("SESSION_MISSING");
  });

  it("a person with twenty sockets gets no more; others do", async () => {
    await Promise.all(Array.from({ length: 20 }, () => enter({ cookie: ana.cookie })));
    expect(await outcome(visit({ cookie: ana.cookie }))).toBe("TOO_MANY_REQUESTS");
    await enter({ cookie: leo.cookie });
  });

  it("tries are limited by address, of which a visitor has no choice", async () => {
    const limited = await startServer({ rateLimits: true, trustedProxies: 1 });
    const attempt = async (forwardedFor: string) => {
      const headers = { "x-forwarded-for": forwardedFor };
      return (await fetch(`${limited.url}${REALTIME_PATH}/?EIO=4&transport=polling`, { headers })).status;
    };
    const statuses = [];
    for (let tries = 0; tries < 240; tries++) statuses.push(await attempt(`192.0.2.${tries}, 198.51.100.7`));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await attempt("203.0.113.1, 198.51.100.7")).toBe(403);
    expect(await attempt("198.51.100.8")).toBe(200);
    expect(await outcome(visit({ cookie: ana.cookie, at: limited })), "an address of its own").toBe("connected");
  });

  it("tries are limited by person, from wherever", async () => {
    const limited = await startServer({ rateLimits: true });
    for (let tries = 0; tries < 60; tries++) {
      const { client } = await enter({ cookie: ana.cookie, at: limited });
      client.disconnect();
    }
    expect(await outcome(visit({ cookie: ana.cookie, at: limited }))).toBe("TOO_MANY_REQUESTS");
    await enter({ cookie: leo.cookie, at: limited });
  });

  it("tries for want of a free place do not count", async () => {
    const limited = await startServer({ rateLimits: true });
    const screens = await Promise.all(Array.from({ length: 20 }, () => enter({ cookie: ana.cookie, at: limited })));
    for (let tries = 0; tries < 60; tries++) {
      expect(await outcome(visit({ cookie: ana.cookie, at: limited }))).toBe("TOO_MANY_REQUESTS");
    }
    screens[0]?.client.disconnect();
    await vi.waitFor(async () => {
      expect(await outcome(visit({ cookie: ana.cookie, at: limited }))).toBe("connected");
    });
  });

  it("leaves the HTTP server's own requests alone, and closes without closing it", async () => {
    expect(await (await fetch(`${server.url}/`)).text()).toBe("the app");
    const { client } = await enter({ cookie: ana.cookie });
    const gone = left(client);
    await server.realtime.close();
    // The word for a break, after which browsers come back by themselves.
    expect(await gone).toBe("transport close");
    expect(await outcome(visit({ cookie: ana.cookie }))).not.toBe("connected");
    expect(await (await fetch(`${server.url}/`)).text()).toBe("the app");
  });
});

describe("who hears what", () => {
  it("every screen of the people named, and nobody else", async () => {
    const tab = await enter({ cookie: ana.cookie });
    const phone = await enter({ cookie: (await addSignedIn(ana.id)).cookie });
    const other = await enter({ cookie: leo.cookie });
    const stranger = await enter({ cookie: (await addSignedIn()).cookie });
    server.realtime.emitTo([ana.id], "likes.changed", { isMatch: true });
    server.realtime.emitTo([ana.id, leo.id], "presence.changed", {
      personId: ana.id,
      lastSeenAt: "2026-01-01T00:00:00Z",
    });
    server.realtime.emitTo([], "likes.changed", { isMatch: false });
    server.realtime.emitTo([randomUUID()], "likes.changed", { isMatch: false });
    const presence = ["presence.changed", { personId: ana.id, lastSeenAt: "2026-01-01T00:00:00Z" }];
    await vi.waitFor(() => expect(other.heard).toEqual([presence]));
    await vi.waitFor(() => expect(tab.heard).toEqual([["likes.changed", { isMatch: true }], presence]));
    await vi.waitFor(() => expect(phone.heard).toEqual(tab.heard));
    await sleep(50);
    expect(stranger.heard).toEqual([]);
    expect(other.heard).toHaveLength(1);
  });

  it("PERM-11 a browser cannot ask for another room, nor speak to others", async () => {
    const eve = await enter({ cookie: leo.cookie });
    const victim = await enter({ cookie: ana.cookie });
    const loose = eve.client as unknown as Socket;
    for (const word of ["join", "subscribe", "room", "message.created", "likes.changed"]) {
      loose.emit(word, `person:${ana.id}`, { room: `person:${ana.id}` });
    }
    await sleep(50);
    server.realtime.emitTo([ana.id], "likes.changed", { isMatch: false });
    await vi.waitFor(() => expect(victim.heard).toEqual([["likes.changed", { isMatch: false }]]));
    await sleep(50);
    expect(eve.heard).toEqual([]);
    expect(eve.client.connected).toBe(true);
  });
});

describe("what browsers say", () => {
  it("OPEN-59 that their person is active is passed on under the session's person, whatever comes with it", async () => {
    const active: string[] = [];
    server.realtime.onActive((id) => active.push(id));
    const { client } = await enter({ cookie: ana.cookie });
    const loose = client as unknown as Socket;
    client.emit("presence.active");
    loose.emit("presence.active", leo.id, { personId: leo.id });
    loose.emit("presence.active", () => expect.unreachable("it was answered"));
    await vi.waitFor(() => expect(active).toEqual([ana.id, ana.id, ana.id]));
  });

  it("malformed and unknown words harm nobody: the server goes on", async () => {
    const { client } = await enter({ cookie: leo.cookie });
    const loose = client as unknown as Socket;
    loose.emit("unknown", null, undefined, [[[]]], Number.NaN, "\0");
    loose.emit("__proto__", { constructor: 1 });
    loose.emit("presence.active", Buffer.from("binary"));
    // Below the library: packets that no library would send.
    for (const packet of ["2[", '2["disconnect"]', "2{}", "9", "2/other,[1]", "51-[", "garbage"]) {
      const { client: rude } = await enter({ cookie: leo.cookie });
      const engine = rude.io.engine;
      engine.write(packet);
      await sleep(5);
    }
    const still = await enter({ cookie: ana.cookie });
    server.realtime.emitTo([ana.id], "likes.changed", { isMatch: false });
    await vi.waitFor(() => expect(still.heard).toHaveLength(1));
  });

  it("too much at once cuts the connection: large payloads, and many events", async () => {
    const large = await enter({ cookie: ana.cookie });
    const largeGone = left(large.client);
    (large.client as unknown as Socket).emit("unknown", "x".repeat(10_000));
    expect(await largeGone).toBe("transport close");

    const active: string[] = [];
    server.realtime.onActive((id) => active.push(id));
    const talkative = await enter({ cookie: ana.cookie });
    const talkativeGone = left(talkative.client);
    for (let sent = 0; sent < 20; sent++) talkative.client.emit("presence.active");
    await vi.waitFor(() => expect(active).toHaveLength(20));
    expect(talkative.client.connected).toBe(true);
    talkative.client.emit("presence.active");
    expect(await talkativeGone).toBe("io server disconnect");
    expect(active).toHaveLength(20);
  });
});

describe("the end of a connection", () => {
  it("comes at once for a person who is cut off, on all their screens, and for nobody else", async () => {
    const [tab, phone, other] = [
      await enter({ cookie: ana.cookie }),
      await enter({ cookie: (await addSignedIn(ana.id)).cookie }),
      await enter({ cookie: leo.cookie }),
    ];
    const gone = Promise.all([left(tab.client), left(phone.client)]);
    server.realtime.disconnectPerson(ana.id);
    expect(await gone).toEqual(["io server disconnect", "io server disconnect"]);
    expect(other.client.connected).toBe(true);
  });

  it("comes also for who was just being let in when their sessions were ended", async () => {
    const gate = createSessionGate({ db: database.db, secret: SECRET, cookieName: COOKIE });
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
    const hasty = await startServer({ recheckMs: 50 });
    const [ended, expired, banned, stays] = [
      await addSignedIn(),
      await addSignedIn(),
      await addSignedIn(),
      await addSignedIn(),
    ];
    const screens = [];
    for (const { cookie } of [ended, expired, banned, stays]) screens.push(await enter({ cookie, at: hasty }));
    await sleep(120);
    expect(screens.map(({ client }) => client.connected)).toEqual([true, true, true, true]);
    const gone = Promise.all(screens.slice(0, 3).map(({ client }) => left(client)));
    await database.db.delete(authSessions).where(eq(authSessions.id, ended!.sessionId));
    await database.db
      .update(authSessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(authSessions.id, expired!.sessionId));
    await database.db.insert(bans).values({ userId: banned!.id, type: "ban", reason: "spam" });
    expect(await gone).toEqual(Array(3).fill("io server disconnect"));
    await sleep(120);
    expect(screens[3]!.client.connected).toBe(true);
  });

  it("is not taken for news of the database where nobody is there to ask about", async () => {
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

const redisUrl = process.env.REDIS_URL;
if (redisUrl) {
  describe("several processes on one Redis", () => {
    it("reach each other's people, and cut them off", async () => {
      const [here, there] = [await startServer({ redisUrl }), await startServer({ redisUrl })];
      const tab = await enter({ cookie: ana.cookie, at: here });
      const phone = await enter({ cookie: ana.cookie, at: there });
      const other = await enter({ cookie: leo.cookie, at: there });
      await vi.waitFor(
        () => {
          here.realtime.emitTo([ana.id], "likes.changed", { isMatch: true });
          expect(phone.heard.length).toBeGreaterThan(0);
        },
        { timeout: 5000, interval: 200 },
      );
      expect(tab.heard.length).toBeGreaterThan(0);
      expect(other.heard).toEqual([]);
      const gone = Promise.all([left(tab.client), left(phone.client)]);
      here.realtime.disconnectPerson(ana.id);
      expect(await gone).toEqual(["io server disconnect", "io server disconnect"]);
      expect(other.client.connected).toBe(true);
    });
  });

  describe("while Redis is away", () => {
    let link: BreakableLink;
    const unheard: unknown[] = [];
    const note = (error: unknown) => unheard.push(error);

    beforeEach(async () => {
      link = await openBreakableLink(redisUrl);
      process.on("unhandledRejection", note);
    });
    afterEach(async () => {
      process.off("unhandledRejection", note);
      await link.close();
      expect(unheard.splice(0)).toEqual([]);
    });

    /** What is said while Redis is away. */
    const news = { isMatch: false };
    const heardNews = (screen: { heard: unknown[][] }) =>
      screen.heard.filter(([, payload]) => (payload as typeof news).isMatch === false).length;

    /** Waits until what one process says reaches the other. */
    async function meet(from: Running, to: { heard: unknown[][] }): Promise<void> {
      const before = to.heard.length;
      await vi.waitFor(
        () => {
          from.realtime.emitTo([ana.id], "likes.changed", { isMatch: true });
          expect(to.heard.length).toBeGreaterThan(before);
        },
        { timeout: 10_000, interval: 200 },
      );
    }

    it("a process tells its own people at once, and finds the others again by itself", async () => {
      const [here, there] = [await startServer({ redisUrl: link.url }), await startServer({ redisUrl })];
      const tab = await enter({ cookie: ana.cookie, at: here });
      const phone = await enter({ cookie: ana.cookie, at: there });
      await meet(here, phone);
      await link.cut();
      for (let said = 1; said <= 50; said++) {
        here.realtime.emitTo([ana.id], "likes.changed", news);
        await vi.waitFor(() => expect(heardNews(tab)).toBe(said));
      }
      expect(heardNews(phone), "the others hear nothing").toBe(0);
      await link.mend();
      await meet(here, phone);
      expect(heardNews(phone), "nor old news later, but what was on its way").toBeLessThan(5);
      await meet(there, tab);
      await link.cut();
      const gone = left(tab.client);
      here.realtime.disconnectPerson(ana.id);
      expect(await gone).toBe("io server disconnect");
    });

    it("nor does anybody wait for a Redis that says nothing", async () => {
      const here = await startServer({ redisUrl: link.url });
      const there = await startServer({ redisUrl });
      const [tab, phone] = [
        await enter({ cookie: ana.cookie, at: here }),
        await enter({ cookie: ana.cookie, at: there }),
      ];
      await meet(here, phone);
      link.stall();
      here.realtime.emitTo([ana.id], "likes.changed", news);
      await vi.waitFor(() => expect(heardNews(tab)).toBe(1));
      await link.mend();
      await meet(here, phone);
    });

    it("a process starts without it, says so once, and joins the others when it is there", async () => {
      await link.cut();
      const lines: { msg: string }[] = [];
      const log = createLog({ level: "info", pretty: false }, { write: (text) => lines.push(JSON.parse(text)) });
      const here = await startServer({ redisUrl: link.url, log });
      const there = await startServer({ redisUrl });
      const tab = await enter({ cookie: ana.cookie, at: here });
      const phone = await enter({ cookie: ana.cookie, at: there });
      here.realtime.emitTo([ana.id], "likes.changed", news);
      await vi.waitFor(() => expect(heardNews(tab)).toBe(1));
      await link.mend();
      await meet(here, phone);
      expect(lines.map(({ msg }) => msg)).toEqual([
        "Redis is away: live events stay within this process",
        "Redis is back: live events reach all processes",
      ]);
    });

    it("a process that never met it stops all the same", async () => {
      await link.cut();
      const here = await startServer({ redisUrl: link.url });
      await here.realtime.close();
      await link.mend();
    });
  });
}
