import { randomUUID } from "node:crypto";
import { type ClientEvents, REALTIME_PATH, type ServerEvents } from "@nakamatch/contract/events/realtime";
import { eq, inArray } from "drizzle-orm";
import { io as connectTo } from "socket.io-client";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { identityProofs } from "../platform/database/schema/auth.ts";
import { chatMessages, chats } from "../platform/database/schema/chats.ts";
import { matches } from "../platform/database/schema/meeting.ts";
import { heldPhotos, moderationCases } from "../platform/database/schema/moderation.ts";
import { presence, profiles } from "../platform/database/schema/people.ts";
import { bans, reports } from "../platform/database/schema/safety.ts";
import { startTestApplication } from "../testing/application.ts";
import { ROLES, type Role } from "../testing/authorization/roles.ts";
import { closeScene, openScene, prepareStage, type Scene } from "../testing/authorization/scene.ts";
import { addPerson } from "../testing/people.ts";
import { subscribe } from "../testing/premium.ts";
import { type Client, outcome } from "../testing/realtime.ts";
import { openSession } from "../testing/sessions.ts";
import { until } from "../testing/waiting.ts";

const SECRET = "a secret for tests, long enough to sign";

const clients: Client[] = [];

const stage = await prepareStage(await startTestApplication({ AUTH_SECRET: SECRET }), SECRET, "no password");
const { db } = stage.server.database;
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect();
});
afterAll(() => stage.server.close());

/** Roles that may connect; all others get `SESSION_MISSING`. */
const CONNECTED: readonly Role[] = ["member", "otherMember", "blocked", "blocking", "moderator", "operator"];

function connect(cookie: string | undefined): Client {
  const client: Client = connectTo(stage.server.url, {
    path: REALTIME_PATH,
    transports: ["websocket"],
    reconnection: false,
    forceNew: true,
    ...(cookie !== undefined && { extraHeaders: { cookie } }),
  });
  clients.push(client);
  return client;
}

/** A person's API client, with its own session. */
async function deviceOf(person: { id: string }) {
  const { cookie } = await openSession(stage.server.database.db, person.id, SECRET);
  return stage.server.client(cookie);
}

/** A moderator's API client. */
async function moderator() {
  return deviceOf(await addPerson(stage.server.database.db, { isModerator: true }));
}

/** Causes an event between a scene's two people; lists all roles that receive it. */
interface EventLine {
  heardBy: readonly Role[];
  /** May be refused, for example after a block. */
  cause(scene: Scene): Promise<unknown>;
}

const MINE: readonly Role[] = ["member", "blocked", "blocking"];

/**
 * Except `events.missed`, which follows a Redis outage, and `events.changed`, which everybody gets; neither has a content.
 * `going.news` is published by a job alone (`going.int.test.ts`).
 */
const events: Record<Exclude<keyof ServerEvents, "events.missed" | "events.changed" | "going.news">, EventLine> = {
  "message.created": {
    heardBy: ["member"],
    cause: async ({ other, chatId }) =>
      (await deviceOf(other)).chats.send({ chatId, id: randomUUID(), message: "hola" }),
  },
  "message.reacted": {
    heardBy: ["member"],
    async cause({ owner, other, chatId }) {
      // Bypasses the API, which refuses it after a block.
      const values = { id: randomUUID(), chatId, senderId: owner.id, message: "hola" };
      await db
        .insert(chatMessages)
        .values(values)
        .catch(() => {});
      await (await deviceOf(other)).reactions.set({ chatId, messageId: values.id, code: "heart" });
    },
  },
  "reactions.removed": {
    heardBy: ["member"],
    async cause({ owner, other, chatId }) {
      // Bypasses the API, which refuses it after a block.
      const values = { id: randomUUID(), chatId, senderId: owner.id, message: "hola" };
      await db
        .insert(chatMessages)
        .values(values)
        .catch(() => {});
      const device = await deviceOf(other);
      await device.reactions.set({ chatId, messageId: values.id, code: "heart" });
      await device.blocks.block({ personId: owner.id });
    },
  },
  "message.updated": {
    heardBy: ["member"],
    async cause({ other, chatId, message }) {
      await (await deviceOf(other)).takingBack.takeBack({ chatId, messageId: message.id });
    },
  },
  "plans.changed": {
    heardBy: ["member"],
    cause: async ({ other, chatId }) =>
      (await deviceOf(other)).plans.propose({
        chatId,
        id: randomUUID(),
        what: { kind: "text", text: "Cosplay" },
        place: null,
        when: {
          day: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
          time: "23:30",
          minutes: 60,
          timeZone: "UTC",
        },
      }),
  },
  "message.read": {
    heardBy: ["member"],
    async cause({ owner, other, chatId }) {
      // Bypasses the API, which refuses it after a block.
      const values = { id: randomUUID(), chatId, senderId: owner.id, message: "hola" };
      await db
        .insert(chatMessages)
        .values(values)
        .catch(() => {});
      await (await deviceOf(other)).chats.markRead({ chatId });
    },
  },
  "chat.typing": {
    heardBy: ["member"],
    async cause({ other, chatId }) {
      // Without a response to wait for, a later event to this friend shows that it was sent.
      const friend = await addPerson(db);
      const [user1Id, user2Id] = [friend.id, other.id].sort() as [string, string];
      const [chat] = await db.insert(chats).values({ user1Id, user2Id }).returning();
      const [friendly, own] = [await openSession(db, friend.id, SECRET), await openSession(db, other.id, SECRET)];
      const [screen, writer] = [connect(friendly.cookie), connect(own.cookie)];
      const heard = new Promise((resolve) => screen.on("chat.typing", resolve));
      expect(await Promise.all([screen, writer].map(outcome))).toEqual(["connected", "connected"]);
      writer.emit("chat.typing", { chatId });
      writer.emit("chat.typing", { chatId: chat!.id });
      await heard;
    },
  },
  "chat.archived": {
    heardBy: MINE,
    async cause({ owner, other, chatId }) {
      await (await deviceOf(other)).chats.archive({ chatId });
      await (await deviceOf(owner)).chats.archive({ chatId });
    },
  },
  "chats.changed": {
    heardBy: MINE,
    async cause({ other }) {
      const { sessionId, cookie } = await openSession(db, other.id, SECRET);
      await db.insert(identityProofs).values({ sessionId });
      await stage.server.client(cookie).deletion.deleteUser({ userId: other.id });
    },
  },
  "likes.changed": {
    heardBy: ["member"],
    async cause({ owner, other }) {
      await db.delete(matches).where(inArray(matches.user1Id, [owner.id, other.id]));
      await (await deviceOf(other)).likes.like({ personId: owner.id });
    },
  },
  "likes.seen": {
    heardBy: MINE,
    async cause({ owner, other }) {
      await db
        .update(profiles)
        .set({ hasNewLikes: true })
        .where(inArray(profiles.id, [owner.id, other.id]));
      await (await deviceOf(other)).likes.markSeen();
      await (await deviceOf(owner)).likes.markSeen();
    },
  },
  "blocks.changed": {
    heardBy: MINE,
    async cause({ owner }) {
      const { id } = await addPerson(stage.server.database.db);
      await (await deviceOf(owner)).blocks.block({ personId: id });
    },
  },
  "presence.changed": {
    heardBy: ["member"],
    async cause({ other }) {
      // Presence is published after the response; once this friend has it, everyone does.
      const friend = await addPerson(db);
      const [user1Id, user2Id] = [friend.id, other.id].sort() as [string, string];
      await db.insert(matches).values({ user1Id, user2Id, likedByUser1: true, likedByUser2: true });
      await stage.server.client((await openSession(db, friend.id, SECRET)).cookie).chats.open({ personId: other.id });
      const screen = connect((await openSession(db, friend.id, SECRET)).cookie);
      const heard = new Promise((resolve) => screen.on("presence.changed", resolve));
      expect(await outcome(screen)).toBe("connected");
      await (await deviceOf(other)).likes.markSeen();
      await heard;
    },
  },
  "account.banned": {
    heardBy: MINE,
    cause: async ({ owner }) =>
      (await moderator()).decisions.ban({ personId: owner.id, reason: "spam", duration: "permanent" }),
  },
  "session.ended": {
    heardBy: MINE,
    async cause({ owner }) {
      const device = await deviceOf(owner);
      await device.sessions.endOthers({});
    },
  },
  "warning.changed": {
    heardBy: MINE,
    cause: async ({ owner }) => (await moderator()).decisions.warn({ personId: owner.id, reason: "spam" }),
  },
  "question.changed": {
    heardBy: MINE,
    async cause({ owner, other }) {
      await db.insert(reports).values({ reporterId: other.id, reportedUserId: owner.id, reason: "spam" });
      const [found] = await db.select().from(moderationCases).where(eq(moderationCases.personId, owner.id));
      const question = { questionId: randomUUID(), caseId: found?.id ?? "", template: "side" as const };
      await (await moderator()).questions.ask({ personId: owner.id, ...question });
    },
  },
  "photo.decided": {
    heardBy: MINE,
    async cause({ owner: { id: personId } }) {
      const path = `${personId}/1_photo.jpg`;
      await db
        .update(profiles)
        .set({ avatarUrl: `/avatars/${path}` })
        .where(eq(profiles.id, personId));
      await db.insert(heldPhotos).values({ personId, path, kinds: {} });
      await (await moderator()).heldPhotos.decide({ personId, photoUrl: `/avatars/${path}`, verdict: "release" });
    },
  },
  "name.changed": {
    heardBy: ["member"],
    cause: async ({ other }) => (await deviceOf(other)).profiles.chooseName({ nameChoice: "first" }),
  },
  "photo.changed": {
    heardBy: ["member"],
    cause: async ({ other }) => (await deviceOf(other)).profilePhotos.remove(),
  },
  "premium.changed": {
    heardBy: ["member"],
    async cause({ other }) {
      const { cookie } = await openSession(stage.server.database.db, other.id, SECRET);
      await subscribe(stage.server, { id: other.id, cookie });
    },
  },
  "claim.passed": {
    heardBy: ["moderator"],
    async cause({ actor, owner, other }) {
      const reporter = await addPerson(db);
      await db.insert(reports).values({ reporterId: reporter.id, reportedUserId: other.id, reason: "spam" });
      const colleague = await moderator();
      await colleague.cases.handOver({ personId: other.id, moderatorId: (actor ?? owner).id }).catch(() => {});
    },
  },
  "moderation.changed": {
    heardBy: ["moderator"],
    cause: async ({ other }) => (await moderator()).decisions.warn({ personId: other.id, reason: "spam" }),
  },
};

const cells = Object.entries(events).flatMap(([event, { heardBy, cause }]) =>
  CONNECTED.map((role) => ({ event, role, verb: heardBy.includes(role) ? "hears" : "does not hear", cause })),
);

describe("PERM-11 sockets", () => {
  it.each(ROLES)("OPEN-74 connect with a session that is accepted: %s", async (role) => {
    const scene = await openScene(stage, role);
    const wanted = CONNECTED.includes(role) ? "connected" : "SESSION_MISSING";
    expect(await outcome(connect(scene.cookie))).toBe(wanted);
    await closeScene(scene);
  });

  it.each(cells)("$event: $role $verb what the other of the two does", async ({ event, role, verb, cause }) => {
    const scene = await openScene(stage, role);
    const screen = connect(scene.cookie);
    const heard: string[] = [];
    expect(await outcome(screen)).toBe("connected");
    const last = await addPerson(stage.server.database.db);
    const ended = new Promise<void>((resolve) => {
      screen.on("disconnect", () => resolve());
      screen.onAny((name: string, payload: { personId?: string }) => {
        if (payload.personId === last.id) resolve();
        else heard.push(name);
      });
    });
    await cause(scene).catch(() => {});
    // Events stay in order: after this event of the listener's own, none can follow, even to a banned person.
    await stage.server
      .client(scene.cookie)
      .blocks.block({ personId: last.id })
      .catch(() => {});
    await ended;
    // On PostgreSQL two `chat.typing` run concurrently, and the friend's may be published first.
    if (verb === "hears") await until(() => expect(heard).toContain(event));
    else expect(heard).not.toContain(event);
    await closeScene(scene);
  });
});

describe("PERM-11 photo.changed", () => {
  /** Whether a scene's owner hears that the other has a new photo. */
  async function isHeard(prepare: (scene: Scene) => Promise<unknown>, change: (scene: Scene) => Promise<unknown>) {
    const scene = await openScene(stage, "member");
    const { owner, other } = scene;
    await prepare(scene);
    const screen = connect(scene.cookie);
    expect(await outcome(screen)).toBe("connected");
    const heard: string[] = [];
    const last = await addPerson(stage.server.database.db);
    const ended = new Promise<void>((resolve) => {
      screen.on("photo.changed", ({ personId }) => heard.push(personId));
      screen.on("blocks.changed", ({ personId }) => personId === last.id && resolve());
    });
    await change(scene);
    await (await deviceOf(owner)).blocks.block({ personId: last.id });
    await ended;
    await closeScene(scene);
    return heard.includes(other.id);
  }
  const removePhoto = async ({ other }: Scene) => (await deviceOf(other)).profilePhotos.remove();
  const leaveChat = ({ chatId }: Scene) => stage.server.database.db.delete(chats).where(eq(chats.id, chatId));
  const like = async ({ owner, other }: Scene, values: { likedByUser1: boolean; likedByUser2: boolean }) => {
    await db
      .update(matches)
      .set(values)
      .where(inArray(matches.user1Id, [owner.id, other.id]));
  };

  it.each([
    ["is heard through a like alone", true],
    ["is not heard after the like was taken back", false],
  ])("%s", async (_, isLiked) => {
    const prepare = async (scene: Scene) => {
      await leaveChat(scene);
      await like(scene, { likedByUser1: isLiked, likedByUser2: false });
    };
    expect(await isHeard(prepare, removePhoto)).toBe(isLiked);
  });

  it.each([true, false])("is heard of a person only who is not banned (banned: %s)", async (isBanned) => {
    const hold = async ({ other, photo }: Scene) => {
      await db.insert(heldPhotos).values({ personId: other.id, path: photo.slice("/avatars/".length), kinds: {} });
      if (isBanned) await db.insert(bans).values({ userId: other.id, type: "ban", reason: "spam" });
    };
    const release = async ({ other, photo }: Scene) =>
      (await moderator()).heldPhotos.decide({ personId: other.id, photoUrl: photo, verdict: "release" });
    expect(await isHeard(hold, release)).toBe(!isBanned);
  });

  it("is not heard where there was no photo to remove", async () => {
    expect(await isHeard(removePhoto, removePhoto)).toBe(false);
  });
});

/** Client events about other people's chat. */
const sent: Record<keyof ClientEvents, (client: Client, chatId: string) => void> = {
  "presence.active": (client) => client.emit("presence.active"),
  "chat.typing": (client, chatId) => client.emit("chat.typing", { chatId }),
};

describe("PERM-12 what a socket sends", () => {
  it("presence.active concerns the one who sends it alone", async () => {
    const scene = await openScene(stage, "otherMember");
    const screen = connect(scene.cookie);
    expect(await outcome(screen)).toBe("connected");
    sent["presence.active"](screen, scene.chatId);
    const ids = [scene.owner, scene.other, scene.actor!].map(({ id }) => id);
    const seen = async () =>
      (await db.select().from(presence).where(inArray(presence.userId, ids))).map((row) => row.userId);
    await until(async () => expect(await seen()).toEqual([scene.actor?.id]));
    await closeScene(scene);
  });

  it("chat.typing of somebody who is not in the chat is heard by neither of the two", async () => {
    const scene = await openScene(stage, "member");
    const stranger = await addPerson(db);
    const screenOf = async ({ id }: { id: string }) => {
      const screen = connect((await openSession(db, id, SECRET)).cookie);
      expect(await outcome(screen)).toBe("connected");
      return screen;
    };
    const screens = [await screenOf(scene.owner), await screenOf(scene.other)];
    const [writer, partner] = [await screenOf(stranger), await screenOf(scene.other)];
    const heard: unknown[] = [];
    for (const screen of screens) screen.on("chat.typing", (event) => heard.push(event));
    sent["chat.typing"](writer, scene.chatId);
    sent["chat.typing"](partner, scene.chatId);
    await until(() => expect(heard).toEqual([{ chatId: scene.chatId, personId: scene.other.id }]));
    await closeScene(scene);
  });
});
