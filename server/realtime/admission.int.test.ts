import { randomUUID } from "node:crypto";
import { REALTIME_PATH } from "@nakamatch/contract/events/realtime";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { authSessions } from "../platform/database/schema/auth.ts";
import { createLimiter } from "../platform/limits/limiter.ts";
import { createLog } from "../platform/log.ts";
import { left, ORIGIN, openRealtimeScene, outcome } from "../testing/realtime.ts";
import { COOKIE } from "../testing/sessions.ts";
import { until } from "../testing/waiting.ts";

const log = createLog({ level: "silent", pretty: false });

const scene = await openRealtimeScene();
afterAll(() => scene.close());
beforeEach(() => scene.renew());

describe("who may connect", () => {
  it("anybody with a valid session, by WebSocket and by polling", async () => {
    const { ana, enter } = scene;
    await enter({ cookie: ana.cookie });
    await enter({ cookie: ana.cookie, transport: "polling" });
  });

  it("PERM-11 nobody without a session: no cookie, a forged one, one that has ended or expired", async () => {
    const { ana, leo, database, visit } = scene;
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

  it("PERM-11 no page of another origin, with whatever cookie", async () => {
    const { ana, visit } = scene;
    for (const origin of ["https://evil.example", "null", `${ORIGIN}.evil.example`, "http://nakamatch.example"]) {
      for (const transport of ["websocket", "polling"] as const) {
        expect(await outcome(visit({ cookie: ana.cookie, origin, transport }))).not.toBe("connected");
      }
    }
  });

  it("clients that send no origin, by their session", async () => {
    const { ana, visit, enter } = scene;
    await enter({ cookie: ana.cookie, origin: null });
    expect(await outcome(visit({ origin: null }))).toBe("SESSION_MISSING");
  });

  it("a connection that asks for nothing is closed after ten seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const address = `${scene.server.url.replace("http", "ws")}${REALTIME_PATH}/?EIO=4&transport=websocket`;
      const socket = new WebSocket(address, { headers: { origin: ORIGIN } } as never);
      await new Promise((resolve) => socket.addEventListener("message", resolve, { once: true }));
      const closed = new Promise((resolve) => socket.addEventListener("close", resolve));
      vi.advanceTimersByTime(9_999);
      // Gives a close time to arrive.
      await fetch(scene.server.url);
      expect(socket.readyState).toBe(WebSocket.OPEN);
      vi.advanceTimersByTime(1);
      await closed;
    } finally {
      vi.useRealTimers();
    }
  });

  it("a person with twenty sockets gets no more; others do", async () => {
    const { ana, leo, visit, enter } = scene;
    await Promise.all(Array.from({ length: 20 }, () => enter({ cookie: ana.cookie })));
    expect(await outcome(visit({ cookie: ana.cookie }))).toBe("TOO_MANY_REQUESTS");
    await enter({ cookie: leo.cookie });
  });

  it("connecting is limited by the address that the proxies vouch for, not by what clients claim", async () => {
    const { ana, startServer, visit } = scene;
    const limited = await startServer({ limiter: await createLimiter({ log }), trustedProxies: 1 });
    const attempt = async (forwardedFor: string) => {
      const headers = { "x-forwarded-for": forwardedFor };
      return (await fetch(`${limited.url}${REALTIME_PATH}/?EIO=4&transport=polling`, { headers })).status;
    };
    const statuses = [];
    for (let tries = 0; tries < 240; tries++) statuses.push(await attempt(`192.0.2.${tries}, 198.51.100.7`));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await attempt("203.0.113.1, 198.51.100.7")).toBe(403);
    expect(await attempt("198.51.100.8")).toBe(200);
    expect(await outcome(visit({ cookie: ana.cookie, at: limited })), "another address").toBe("connected");
  });

  it("connecting is limited by person, from all addresses together", async () => {
    const { ana, leo, startServer, visit, enter } = scene;
    const limited = await startServer({ limiter: await createLimiter({ log }) });
    for (let tries = 0; tries < 60; tries++) {
      const { client } = await enter({ cookie: ana.cookie, at: limited });
      client.disconnect();
    }
    expect(await outcome(visit({ cookie: ana.cookie, at: limited }))).toBe("TOO_MANY_REQUESTS");
    await enter({ cookie: leo.cookie, at: limited });
  });

  it("sockets over the maximum do not use up the limit", async () => {
    const { ana, startServer, visit, enter } = scene;
    const limited = await startServer({ limiter: await createLimiter({ log }) });
    const screens = await Promise.all(Array.from({ length: 20 }, () => enter({ cookie: ana.cookie, at: limited })));
    for (let tries = 0; tries < 60; tries++) {
      expect(await outcome(visit({ cookie: ana.cookie, at: limited }))).toBe("TOO_MANY_REQUESTS");
    }
    screens[0]?.client.disconnect();
    await until(async () => {
      expect(await outcome(visit({ cookie: ana.cookie, at: limited }))).toBe("connected");
    });
  });

  it("leaves the HTTP server's own requests alone, and closes without closing it", async () => {
    const { server, ana, visit, enter } = scene;
    expect(await (await fetch(`${server.url}/`)).text()).toBe("the app");
    const { client } = await enter({ cookie: ana.cookie });
    const gone = left(client);
    await server.realtime.close();
    // Browsers reconnect after this reason.
    expect(await gone).toBe("transport close");
    expect(await outcome(visit({ cookie: ana.cookie }))).not.toBe("connected");
    expect(await (await fetch(`${server.url}/`)).text()).toBe("the app");
  });
});
