import { randomUUID } from "node:crypto";
import type { Socket } from "socket.io-client";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { left, openRealtimeScene, type RealtimeScene } from "../testing/realtime.ts";

let scene: RealtimeScene;

beforeAll(async () => {
  scene = await openRealtimeScene();
});
afterAll(() => scene.close());
beforeEach(() => scene.renew());

describe("who hears what", () => {
  it("every screen of the people named, and nobody else", async () => {
    const { server, ana, leo, addSignedIn, enter } = scene;
    const tab = await enter({ cookie: ana.cookie });
    const phone = await enter({ cookie: (await addSignedIn(ana.id)).cookie });
    const other = await enter({ cookie: leo.cookie });
    const eve = await addSignedIn();
    const stranger = await enter({ cookie: eve.cookie });
    server.realtime.emitTo([ana.id], "likes.changed", { isMatch: true });
    server.realtime.emitTo([ana.id, leo.id], "presence.changed", {
      personId: ana.id,
      lastSeenAt: "2026-01-01T00:00:00Z",
    });
    server.realtime.emitTo([], "likes.changed", { isMatch: true });
    server.realtime.emitTo([randomUUID()], "likes.changed", { isMatch: true });
    // What a screen hears keeps its order: behind the last word nothing is on its way.
    server.realtime.emitTo([ana.id, leo.id, eve.id], "likes.changed", { isMatch: false });
    const presence = ["presence.changed", { personId: ana.id, lastSeenAt: "2026-01-01T00:00:00Z" }];
    const lastWord = ["likes.changed", { isMatch: false }];
    await vi.waitFor(() => expect(tab.heard).toEqual([["likes.changed", { isMatch: true }], presence, lastWord]));
    await vi.waitFor(() => expect(phone.heard).toEqual(tab.heard));
    await vi.waitFor(() => expect(other.heard).toEqual([presence, lastWord]));
    await vi.waitFor(() => expect(stranger.heard).toEqual([lastWord]));
  });

  it("PERM-11 a browser cannot ask for another room, nor speak to others", async () => {
    const { server, ana, leo, enter } = scene;
    const eve = await enter({ cookie: leo.cookie });
    const victim = await enter({ cookie: ana.cookie });
    const loose = eve.client as unknown as Socket;
    for (const word of ["join", "subscribe", "room", "message.created", "likes.changed"]) {
      loose.emit(word, `person:${ana.id}`, { room: `person:${ana.id}` });
    }
    // What a screen says keeps its order, too: with the last word the server has had the others.
    const active: string[] = [];
    server.realtime.onActive((id) => active.push(id));
    eve.client.emit("presence.active");
    await vi.waitFor(() => expect(active).toEqual([leo.id]));
    server.realtime.emitTo([ana.id], "likes.changed", { isMatch: false });
    server.realtime.emitTo([leo.id], "likes.changed", { isMatch: true });
    await vi.waitFor(() => expect(victim.heard).toEqual([["likes.changed", { isMatch: false }]]));
    await vi.waitFor(() => expect(eve.heard).toEqual([["likes.changed", { isMatch: true }]]));
    expect(eve.client.connected).toBe(true);
  });
});

describe("what browsers say", () => {
  it("OPEN-59 that their person is active is passed on under the session's person, whatever comes with it", async () => {
    const { server, ana, leo, enter } = scene;
    const active: string[] = [];
    server.realtime.onActive((id) => active.push(id));
    const { client, heard } = await enter({ cookie: ana.cookie });
    const loose = client as unknown as Socket;
    const answers: unknown[][] = [];
    client.emit("presence.active");
    loose.emit("presence.active", leo.id, { personId: leo.id });
    loose.emit("presence.active", (...answer: unknown[]) => answers.push(answer));
    await vi.waitFor(() => expect(active).toEqual([ana.id, ana.id, ana.id]));
    server.realtime.emitTo([ana.id], "likes.changed", { isMatch: false });
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(answers).toEqual([]);
  });

  it("malformed and unknown words harm nobody: the server goes on", async () => {
    const { server, ana, leo, enter } = scene;
    const active: string[] = [];
    server.realtime.onActive((id) => active.push(id));
    const { client } = await enter({ cookie: leo.cookie });
    const loose = client as unknown as Socket;
    loose.emit("unknown", null, undefined, [[[]]], Number.NaN, "\0");
    loose.emit("__proto__", { constructor: 1 });
    loose.emit("presence.active", Buffer.from("binary"));
    await vi.waitFor(() => expect(active).toEqual([leo.id]));
    // Below the library: packets that no library would send.
    for (const packet of ["2[", '2["disconnect"]', "2{}", "9", "2/other,[1]", "51-[", "garbage"]) {
      const { client: rude } = await enter({ cookie: leo.cookie });
      const gone = left(rude);
      rude.io.engine.write(packet);
      expect(await gone, packet).toBe("transport close");
    }
    expect(client.connected).toBe(true);
    const still = await enter({ cookie: ana.cookie });
    server.realtime.emitTo([ana.id], "likes.changed", { isMatch: false });
    await vi.waitFor(() => expect(still.heard).toHaveLength(1));
  });

  it("too much at once cuts the connection: large payloads, and many events", async () => {
    const { server, ana, enter } = scene;
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
