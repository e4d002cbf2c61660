import { Server } from "socket.io";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLog } from "../platform/log.ts";
import { type BreakableLink, openBreakableLink } from "../testing/breakable-link.ts";
import { left, openRealtimeScene, type RunningRealtime, type Screen } from "../testing/realtime.ts";
import { until } from "../testing/waiting.ts";
import { joinThroughRedis } from "./redis-adapter.ts";
import type { SocketServer } from "./types.ts";

/** Without `REDIS_URL` these tests are skipped. */
const redisUrl = process.env.REDIS_URL ?? "";

const scene = await openRealtimeScene();
afterAll(() => scene.close());
beforeEach(() => scene.renew());

describe.skipIf(redisUrl === "")("several processes on one Redis", () => {
  it("deliver to each other's people, and disconnect them", async () => {
    const { ana, leo, startServer, enter } = scene;
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
    const gone = Promise.all([left(tab.client), left(phone.client)]);
    here.realtime.disconnectPerson(ana.id);
    expect(await gone).toEqual(["io server disconnect", "io server disconnect"]);
    // Redis keeps the order too: any other event, or a disconnection, would have preceded this one.
    here.realtime.emitTo([leo.id], "likes.changed", { isMatch: false });
    await until(() => expect(other.heard).toEqual([["likes.changed", { isMatch: false }]]));
  });

  it("know who looks at another of them", async () => {
    const { ana, leo, startServer, enter } = scene;
    const [here, there] = [await startServer({ redisUrl }), await startServer({ redisUrl })];
    const { client } = await enter({ cookie: ana.cookie, at: there });
    await enter({ cookie: ana.cookie, at: here });
    client.emit("presence.active");
    await vi.waitFor(async () => expect(await here.realtime.attentionOf(ana.id)).toBe("looking"), {
      timeout: 10_000,
      interval: 200,
    });
    expect(await there.realtime.attentionOf(ana.id)).toBe("looking");
    expect(await here.realtime.attentionOf(leo.id)).toBe("away");
  });

  it("wait half a second at most for a process that does not answer", async () => {
    const { ana, startServer, enter } = scene;
    const here = await startServer({ redisUrl });
    await enter({ cookie: ana.cookie, at: here });
    const mute: SocketServer = new Server();
    const leave = await joinThroughRedis(mute, redisUrl, createLog({ level: "silent", pretty: false }));
    try {
      const ask = () => mute.serverSideEmitWithAck("attention", ana.id, 0);
      await vi.waitFor(async () => expect(await ask()).toEqual(["idle"]), { timeout: 10_000, interval: 200 });
      const asked = performance.now();
      expect(await here.realtime.attentionOf(ana.id)).toBe("idle");
      const waited = performance.now() - asked;
      expect(waited, "the other process is known").toBeGreaterThan(450);
      expect(waited).toBeLessThan(3000);
    } finally {
      await mute.of("/").adapter.close();
      await leave();
    }
  });
});

describe.skipIf(redisUrl === "")("while Redis is away", () => {
  let link: BreakableLink;
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);

  beforeEach(async () => {
    link = await openBreakableLink(redisUrl);
    process.on("unhandledRejection", note);
  });
  afterEach(async () => {
    process.off("unhandledRejection", note);
    await link.close();
    expect(unhandled.splice(0)).toEqual([]);
  });

  /** The event sent during the outage. */
  const news = { isMatch: false };
  const heardNews = ({ heard }: Screen) =>
    heard.filter(([, payload]) => (payload as typeof news).isMatch === false).length;

  /** Waits until one process's events reach the other. */
  async function meet(from: RunningRealtime, to: Screen): Promise<void> {
    const before = to.heard.length;
    await vi.waitFor(
      () => {
        from.realtime.emitTo([scene.ana.id], "likes.changed", { isMatch: true });
        expect(to.heard.length).toBeGreaterThan(before);
      },
      { timeout: 10_000, interval: 200 },
    );
  }

  it("a process delivers to its own people at once, and reconnects to the others by itself", async () => {
    const { ana, startServer, enter } = scene;
    const [here, there] = [await startServer({ redisUrl: link.url }), await startServer({ redisUrl })];
    const tab = await enter({ cookie: ana.cookie, at: here });
    const phone = await enter({ cookie: ana.cookie, at: there });
    await meet(here, phone);
    await link.cut();
    for (let said = 1; said <= 50; said++) {
      here.realtime.emitTo([ana.id], "likes.changed", news);
      await until(() => expect(heardNews(tab)).toBe(said));
    }
    expect(heardNews(phone), "nothing reaches the other process").toBe(0);
    await link.restore();
    await meet(here, phone);
    expect(heardNews(phone), "nor later, but for what was already sent").toBeLessThan(5);
    await meet(there, tab);
    await link.cut();
    const gone = left(tab.client);
    here.realtime.disconnectPerson(ana.id);
    expect(await gone).toBe("io server disconnect");
  });

  it("nothing waits for a Redis that does not answer", async () => {
    const { ana, startServer, enter } = scene;
    const here = await startServer({ redisUrl: link.url });
    const there = await startServer({ redisUrl });
    const [tab, phone] = [
      await enter({ cookie: ana.cookie, at: here }),
      await enter({ cookie: ana.cookie, at: there }),
    ];
    await meet(here, phone);
    link.stall();
    here.realtime.emitTo([ana.id], "likes.changed", news);
    await until(() => expect(heardNews(tab)).toBe(1));
    await link.restore();
    await meet(here, phone);
  });

  it("a process starts without it, logs that once, and joins the others when it is there", async () => {
    const { ana, startServer, enter } = scene;
    await link.cut();
    const lines: { msg: string }[] = [];
    const log = createLog({ level: "info", pretty: false }, { write: (text) => lines.push(JSON.parse(text)) });
    const here = await startServer({ redisUrl: link.url, log });
    const there = await startServer({ redisUrl });
    const tab = await enter({ cookie: ana.cookie, at: here });
    const phone = await enter({ cookie: ana.cookie, at: there });
    here.realtime.emitTo([ana.id], "likes.changed", news);
    await until(() => expect(heardNews(tab)).toBe(1));
    expect(await here.realtime.attentionOf(scene.leo.id), "as far as it knows").toBe("away");
    await link.restore();
    await meet(here, phone);
    expect(lines.map(({ msg }) => msg)).toEqual([
      "Redis is away: live events stay within this process",
      "Redis is back: live events reach all processes",
    ]);
  });

  it("a process reads on from where it was, also before its first event", async () => {
    const { ana, startServer, enter } = scene;
    await link.cut();
    const [here, there] = [await startServer({ redisUrl }), await startServer({ redisUrl: link.url })];
    const phone = await enter({ cookie: ana.cookie, at: there });
    await link.restore();
    const told = () => phone.heard.filter(([event]) => event === "events.missed").length;
    // Once when Redis is back, and once when reading begins.
    await until(() => expect(told()).toBeGreaterThan(1));
    await link.cut();
    here.realtime.emitTo([ana.id], "likes.changed", news);
    await link.restore();
    await until(() => expect(heardNews(phone)).toBe(1));
  });

  it("a process whose subscription was lost subscribes again", async () => {
    const { leo, startServer, enter } = scene;
    link.cutOnce("subscribe");
    const [here, there] = [await startServer({ redisUrl }), await startServer({ redisUrl: link.url })];
    await enter({ cookie: leo.cookie, at: there });
    await until(async () => expect(await here.realtime.attentionOf(leo.id)).toBe("idle"));
  });

  it("a process that never connected to it stops all the same", async () => {
    const { startServer } = scene;
    await link.cut();
    const here = await startServer({ redisUrl: link.url });
    await here.realtime.close();
    await link.restore();
  });
});
