import { randomUUID } from "node:crypto";
import type { Socket } from "socket.io-client";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createLimiter } from "../platform/limits/limiter.ts";
import { createLog } from "../platform/log.ts";
import { left, openRealtimeScene } from "../testing/realtime.ts";
import { until } from "../testing/waiting.ts";

const log = createLog({ level: "silent", pretty: false });

const scene = await openRealtimeScene();
afterAll(() => scene.close());
beforeEach(() => scene.renew());

describe("delivery", () => {
  it("events reach every screen of the people named, and nobody else", async () => {
    const { server, ana, leo, addSignedIn, enter } = scene;
    const tab = await enter({ cookie: ana.cookie });
    const phone = await enter({ cookie: (await addSignedIn(ana.id)).cookie });
    const other = await enter({ cookie: leo.cookie });
    const eve = await addSignedIn();
    const stranger = await enter({ cookie: eve.cookie });
    expect(server.realtime.openSockets()).toBe(4);
    server.realtime.emitTo([ana.id], "likes.changed", { isMatch: true });
    server.realtime.emitTo([ana.id, leo.id], "presence.changed", {
      personId: ana.id,
      lastSeenAt: "2026-01-01T00:00:00Z",
    });
    server.realtime.emitTo([], "likes.changed", { isMatch: true });
    server.realtime.emitTo([randomUUID()], "likes.changed", { isMatch: true });
    // Events stay in order: none can follow this last one.
    server.realtime.emitTo([ana.id, leo.id, eve.id], "likes.changed", { isMatch: false });
    const presence = ["presence.changed", { personId: ana.id, lastSeenAt: "2026-01-01T00:00:00Z" }];
    const lastWord = ["likes.changed", { isMatch: false }];
    await until(() => expect(tab.heard).toEqual([["likes.changed", { isMatch: true }], presence, lastWord]));
    await until(() => expect(phone.heard).toEqual(tab.heard));
    await until(() => expect(other.heard).toEqual([presence, lastWord]));
    await until(() => expect(stranger.heard).toEqual([lastWord]));
  });

  it("events for everybody reach every screen", async () => {
    const { server, ana, leo, enter } = scene;
    const screens = [await enter({ cookie: ana.cookie }), await enter({ cookie: leo.cookie })];
    server.realtime.emitToAll("events.changed", {});
    for (const { heard } of screens) await until(() => expect(heard).toEqual([["events.changed", {}]]));
  });

  it("somebody looks for 90 seconds after an act on any screen; an open one alone is idle", async () => {
    const { ana, leo, startServer, enter } = scene;
    let now = new Date("2026-06-15T12:00:00Z");
    const at = await startServer({ clock: { now: () => now } });
    const { realtime } = at;
    expect(await realtime.attentionOf(ana.id)).toBe("away");
    const tab = await enter({ cookie: ana.cookie, at });
    await enter({ cookie: ana.cookie, at });
    expect(await realtime.attentionOf(ana.id)).toBe("idle");
    tab.client.emit("presence.active");
    await until(async () => expect(await realtime.attentionOf(ana.id)).toBe("looking"));
    expect(await realtime.attentionOf(leo.id)).toBe("away");
    now = new Date(now.getTime() + 89_999);
    expect(await realtime.attentionOf(ana.id)).toBe("looking");
    expect(await realtime.attentionOf(ana.id, 60_000)).toBe("idle");
    now = new Date(now.getTime() + 1);
    expect(await realtime.attentionOf(ana.id)).toBe("idle");
    tab.client.emit("presence.active");
    await until(async () => expect(await realtime.attentionOf(ana.id)).toBe("looking"));
    tab.client.disconnect();
    await until(async () => expect(await realtime.attentionOf(ana.id)).toBe("idle"));
  });

  it("PERM-11 a client can neither join another room nor send events to others", async () => {
    const { server, ana, leo, enter } = scene;
    const eve = await enter({ cookie: leo.cookie });
    const victim = await enter({ cookie: ana.cookie });
    const loose = eve.client as unknown as Socket;
    for (const event of ["join", "subscribe", "room", "message.created", "likes.changed"]) {
      loose.emit(event, `person:${ana.id}`, { room: `person:${ana.id}` });
    }
    // Client events stay in order too: with this one the server has received the others.
    const active: string[] = [];
    server.realtime.onActive((id) => active.push(id));
    eve.client.emit("presence.active");
    await until(() => expect(active).toEqual([leo.id]));
    server.realtime.emitTo([ana.id], "likes.changed", { isMatch: false });
    server.realtime.emitTo([leo.id], "likes.changed", { isMatch: true });
    await until(() => expect(victim.heard).toEqual([["likes.changed", { isMatch: false }]]));
    await until(() => expect(eve.heard).toEqual([["likes.changed", { isMatch: true }]]));
    expect(eve.client.connected).toBe(true);
  });
});

describe("client events", () => {
  it("OPEN-59 activity is passed on for the person of the session, whatever the payload says", async () => {
    const { server, ana, leo, enter } = scene;
    const active: string[] = [];
    server.realtime.onActive((id) => active.push(id));
    const { client, heard } = await enter({ cookie: ana.cookie });
    const loose = client as unknown as Socket;
    const answers: unknown[][] = [];
    client.emit("presence.active");
    loose.emit("presence.active", leo.id, { personId: leo.id });
    loose.emit("presence.active", (...answer: unknown[]) => answers.push(answer));
    await until(() => expect(active).toEqual([ana.id, ana.id, ana.id]));
    server.realtime.emitTo([ana.id], "likes.changed", { isMatch: false });
    await until(() => expect(heard).toHaveLength(1));
    expect(answers).toEqual([]);
  });

  it("malformed and unknown events do no harm: the server goes on", async () => {
    const { server, ana, leo, enter } = scene;
    const active: string[] = [];
    server.realtime.onActive((id) => active.push(id));
    const { client } = await enter({ cookie: leo.cookie });
    const loose = client as unknown as Socket;
    loose.emit("unknown", null, undefined, [[[]]], Number.NaN, "\0");
    loose.emit("__proto__", { constructor: 1 });
    loose.emit("presence.active", Buffer.from("binary"));
    await until(() => expect(active).toEqual([leo.id]));
    // Packets no client library would send.
    for (const packet of ["2[", '2["disconnect"]', "2{}", "9", "2/other,[1]", "51-[", "garbage"]) {
      const { client: malformed } = await enter({ cookie: leo.cookie });
      const gone = left(malformed);
      malformed.io.engine.write(packet);
      expect(await gone, packet).toBe("transport close");
    }
    expect(client.connected).toBe(true);
    const still = await enter({ cookie: ana.cookie });
    server.realtime.emitTo([ana.id], "likes.changed", { isMatch: false });
    await until(() => expect(still.heard).toHaveLength(1));
  });

  it("a large payload and too many events close the connection", async () => {
    const { server, ana, startServer, enter } = scene;
    const largest = await enter({ cookie: ana.cookie });
    const tooLarge = await enter({ cookie: ana.cookie });
    const closed = left(tooLarge.client);
    // The frame around the payload: `42["unknown","…"]`.
    const frame = '42["unknown",""]'.length;
    (largest.client as unknown as Socket).emit("unknown", "x".repeat(4096 - frame));
    (tooLarge.client as unknown as Socket).emit("unknown", "x".repeat(4097 - frame));
    expect(await closed).toBe("transport close");
    server.realtime.emitTo([ana.id], "likes.changed", { isMatch: false });
    await until(() => expect(largest.heard).toHaveLength(1));

    const active: string[] = [];
    const limited = await startServer({ limiter: await createLimiter({ log }) });
    limited.realtime.onActive((id) => active.push(id));
    const talkative = await enter({ cookie: ana.cookie, at: limited });
    const talkativeGone = left(talkative.client);
    for (let sent = 0; sent < 20; sent++) talkative.client.emit("presence.active");
    await until(() => expect(active).toHaveLength(20));
    expect(talkative.client.connected).toBe(true);
    talkative.client.emit("presence.active");
    expect(await talkativeGone).toBe("io server disconnect");
    expect(active).toHaveLength(20);
  });
});
