import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { MESSAGE, MESSAGE_PAGE } from "@nakamatch/contract/vocabulary/limits";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "../../platform/auth/session-gate.ts";
import type { Database } from "../../platform/database/open.ts";
import { authUsers } from "../../platform/database/schema/auth.ts";
import { chatMessages, chats } from "../../platform/database/schema/chats.ts";
import { matches } from "../../platform/database/schema/meeting.ts";
import { presence, profiles } from "../../platform/database/schema/people.ts";
import { subscriptions } from "../../platform/database/schema/premium.ts";
import { bans, blocks } from "../../platform/database/schema/safety.ts";
import { recordingDelivery } from "../../realtime/recording-delivery.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { addPeople, addPerson } from "../../testing/people.ts";
import { type ChatDeps, listChats, markChatRead, openChat, readChatMessages, sendMessage } from "./service.ts";

const NOBODY = "00000000-0000-4000-8000-000000000000";

const realtime = recordingDelivery();
let database: Database;
let deps: ChatDeps;
/** In the order in which pairs are stored. */
let first: Actor;
let second: Actor;
let outsider: Actor;

beforeAll(async () => {
  database = await createTestDatabase();
  deps = { db: database.db, realtime };
});
afterAll(() => database.close());

beforeEach(async () => {
  const [one, two] = await addPeople(database.db, 2);
  first = actor(one!.id);
  second = actor(two!.id);
  outsider = actor((await addPerson(database.db)).id);
  realtime.take();
});

function actor(id: string): Actor {
  return { id, isModerator: false, sessionId: id, sessionExpiresAt: new Date(), assuranceLevel: "aal1" };
}

const match = (a = first, b = second) => {
  const [user1Id, user2Id] = [a.id, b.id].sort() as [string, string];
  return database.db.insert(matches).values({ user1Id, user2Id, likedByUser1: true, likedByUser2: true });
};
const unmatch = () => database.db.update(matches).set({ likedByUser1: false }).where(eq(matches.user1Id, first.id));
const block = (blocker: Actor, blocked: Actor) =>
  database.db.insert(blocks).values({ blockerId: blocker.id, blockedId: blocked.id });
const ban = ({ id }: Actor) => database.db.insert(bans).values({ userId: id, type: "ban", reason: "spam" });
const deleteAccount = ({ id }: Actor) => database.db.delete(authUsers).where(eq(authUsers.id, id));

async function chatOf(a = first, b = second): Promise<string> {
  await match(a, b);
  return (await openChat(deps.db, a, b.id)).chat.id;
}

const say = (by: Actor, chatId: string, message = "hola", id: string = randomUUID()) =>
  sendMessage(deps, by, { chatId, id, message });
const archive = (chatId: string, side: "archivedByUser1" | "archivedByUser2") =>
  database.db
    .update(chats)
    .set({ [side]: true })
    .where(eq(chats.id, chatId));
const chatRow = async (id: string) => (await database.db.select().from(chats).where(eq(chats.id, id)))[0]!;
const profile = async ({ id }: Actor) => (await database.db.select().from(profiles).where(eq(profiles.id, id)))[0]!;
const listedIds = async (by: Actor) => (await listChats(deps.db, by)).map(({ id }) => id);

/** Messages of both sides, oldest first; `count` may exceed a page. */
async function fill(chatId: string, count: number): Promise<string[]> {
  const start = Date.now() - 1_000_000;
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    chatId,
    senderId: index % 2 === 0 ? first.id : second.id,
    message: `mensaje ${index}`,
    // Two in the same millisecond now and then: the id decides there.
    sentAt: new Date(start + Math.floor(index / 2) * 1000),
  }));
  await database.db.insert(chatMessages).values(rows);
  const sorted = rows.toSorted((a, b) => a.sentAt.getTime() - b.sentAt.getTime() || (a.id < b.id ? -1 : 1));
  return sorted.map(({ id }) => id);
}

describe("opening a chat", () => {
  it("MATCH-16 OPEN-55 with a mutual match makes it, ids in order; once made it is opened", async () => {
    await match();
    const { chat, outcome } = await openChat(deps.db, second, first.id);
    expect(outcome).toBe("created");
    expect(chat).toEqual({
      id: expect.any(String),
      createdAt: expect.stringMatching(/Z$/),
      lastMessageAt: null,
      otherUser: {
        id: first.id,
        nickname: (await profile(first)).nickname,
        avatarUrl: null,
        isPremium: false,
        lastSeenAt: null,
      },
      lastMessage: null,
      unreadCount: 0,
    });
    expect(await chatRow(chat.id)).toMatchObject({ user1Id: first.id, user2Id: second.id });
    expect(await openChat(deps.db, second, first.id.toUpperCase())).toMatchObject({
      outcome: "opened",
      chat: { id: chat.id },
    });
    expect(await openChat(deps.db, first, second.id)).toMatchObject({ outcome: "opened", chat: { id: chat.id } });
  });

  it("OPEN-55 without a mutual match there is none to make, but one that exists survives an unlike", async () => {
    await expect(openChat(deps.db, first, second.id)).rejects.toMatchObject({ code: "NOT_MATCHED" });
    const chatId = await chatOf();
    await unmatch();
    expect(await openChat(deps.db, first, second.id)).toMatchObject({ outcome: "opened", chat: { id: chatId } });
  });

  it("OPEN-55 a one-sided like is no match", async () => {
    await match();
    await unmatch();
    await expect(openChat(deps.db, first, second.id)).rejects.toMatchObject({ code: "NOT_MATCHED" });
    await expect(openChat(deps.db, second, first.id)).rejects.toMatchObject({ code: "NOT_MATCHED" });
  });

  it("MATCH-15 brings it back from the own archive and leaves the other's alone", async () => {
    const chatId = await chatOf();
    await archive(chatId, "archivedByUser1");
    await archive(chatId, "archivedByUser2");
    expect(await openChat(deps.db, first, second.id)).toMatchObject({ outcome: "recovered", chat: { id: chatId } });
    expect(await chatRow(chatId)).toMatchObject({ archivedByUser1: false, archivedByUser2: true });
    expect(await openChat(deps.db, first, second.id)).toMatchObject({ outcome: "opened" });
    expect(await openChat(deps.db, second, first.id)).toMatchObject({ outcome: "recovered" });
  });

  it("MATCH-17 BLOCK-04 is refused to the blocker, whether the chat exists or not", async () => {
    await match();
    await block(first, second);
    const refused = { code: "CHAT_REFUSED_BLOCKED" };
    await expect(openChat(deps.db, first, second.id)).rejects.toMatchObject(refused);
    await database.db.delete(blocks);
    const { chat } = await openChat(deps.db, first, second.id);
    await block(first, second);
    await expect(openChat(deps.db, first, second.id)).rejects.toMatchObject(refused);
    await expect(readChatMessages(deps.db, first, { chatId: chat.id, limit: 1 })).rejects.toMatchObject(refused);
    await expect(markChatRead(deps, first, chat.id)).rejects.toMatchObject(refused);
  });

  it("OPEN-63 the blocked person finds nobody to open a chat with, and is not told why", async () => {
    await chatOf();
    await block(second, first);
    const refused = { code: "PERSON_NOT_FOUND" };
    await expect(openChat(deps.db, first, second.id)).rejects.toMatchObject(refused);
    await expect(openChat(deps.db, first, NOBODY)).rejects.toMatchObject(refused);
  });

  it("OPEN-55 not with somebody banned, nor with oneself", async () => {
    await chatOf();
    await ban(second);
    await expect(openChat(deps.db, first, second.id)).rejects.toMatchObject({ code: "PERSON_NOT_FOUND" });
    await expect(openChat(deps.db, first, first.id)).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  });

  it("MATCH-16 two who open it at once get one chat, made once", async () => {
    for (let round = 0; round < 10; round++) {
      const [a, b] = (await addPeople(database.db, 2)).map(({ id }) => actor(id)) as [Actor, Actor];
      await match(a, b);
      const answers = await Promise.all([
        openChat(deps.db, a, b.id),
        openChat(deps.db, b, a.id),
        openChat(deps.db, a, b.id),
      ]);
      expect(new Set(answers.map(({ chat }) => chat.id)).size).toBe(1);
      expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(["created", "opened", "opened"]);
    }
  });
});

describe("the conversation list", () => {
  it("CHAT-03 CHAT-04 CHAT-06 has the other side, the last message and the unread count", async () => {
    const chatId = await chatOf();
    await database.db
      .update(profiles)
      .set({ nickname: "Zoro", avatarUrl: "/avatars/zoro.jpg" })
      .where(eq(profiles.id, second.id));
    await database.db.insert(subscriptions).values({ userId: second.id, status: "active", plan: "mensual" });
    const seen = new Date(Date.now() - 60_000);
    await database.db.insert(presence).values({ userId: second.id, lastSeenAt: seen });
    await say(first, chatId, "mía");
    await say(second, chatId, "tuya, ya leída");
    await markChatRead(deps, first, chatId);
    await say(second, chatId, "una");
    const last = await say(second, chatId, "y otra");
    expect(await listChats(deps.db, first)).toEqual([
      {
        id: chatId,
        createdAt: expect.any(String),
        lastMessageAt: last.sentAt,
        otherUser: {
          id: second.id,
          nickname: "Zoro",
          avatarUrl: "/avatars/zoro.jpg",
          isPremium: true,
          lastSeenAt: seen.toISOString(),
        },
        lastMessage: last,
        unreadCount: 2,
      },
    ]);
    expect(await listChats(deps.db, second)).toMatchObject([{ id: chatId, unreadCount: 1, lastMessage: last }]);
  });

  it("CHAT-03 OPEN-58 newest first; a chat without messages counts from when it was made", async () => {
    const [a, b, c] = (await addPeople(database.db, 3)).map(({ id }) => actor(id)) as [Actor, Actor, Actor];
    const ids = [await chatOf(first, a), await chatOf(first, b), await chatOf(b, c), await chatOf(c, first)];
    const times = [3, 1, 9, 2];
    for (const [index, id] of ids.entries()) {
      const createdAt = new Date(times[index]! * 1000);
      await database.db.update(chats).set({ createdAt }).where(eq(chats.id, id));
    }
    expect(await listedIds(first)).toEqual([ids[0], ids[3], ids[1]]);
    await say(b, ids[1]!);
    expect(await listedIds(first)).toEqual([ids[1], ids[0], ids[3]]);
    expect(await listedIds(outsider)).toEqual([]);
  });

  it("CHAT-14 OPEN-57 leaves out what one has archived oneself; the other's list is unchanged", async () => {
    const chatId = await chatOf();
    await archive(chatId, "archivedByUser1");
    expect(await listedIds(first)).toEqual([]);
    expect(await listedIds(second)).toEqual([chatId]);
    await say(second, chatId);
    expect(await listedIds(first)).toEqual([chatId]);
  });

  it("BLOCK-03 OPEN-63 leaves out whom one has blocked; to the blocked it stays, without presence", async () => {
    const chatId = await chatOf();
    await say(first, chatId, "antes");
    await database.db.insert(presence).values({ userId: first.id, lastSeenAt: new Date() });
    expect(await listChats(deps.db, second)).toMatchObject([{ otherUser: { lastSeenAt: expect.any(String) } }]);
    await block(first, second);
    expect(await listedIds(first)).toEqual([]);
    expect(await listChats(deps.db, second)).toMatchObject([
      { id: chatId, otherUser: { id: first.id, lastSeenAt: null }, lastMessage: { message: "antes" } },
    ]);
    expect((await readChatMessages(deps.db, second, { chatId, limit: 5 })).messages).toHaveLength(1);
  });

  it("OPEN-83 a chat with a deleted account stays, with nobody on the other side", async () => {
    const chatId = await chatOf();
    await say(first, chatId, "adiós");
    await deleteAccount(first);
    expect(await listChats(deps.db, second)).toMatchObject([
      { id: chatId, otherUser: null, lastMessage: { message: "adiós", senderId: null }, unreadCount: 1 },
    ]);
    expect(await markChatRead(deps, second, chatId)).toMatchObject({ messageIds: [expect.any(String)] });
    expect((await profile(second)).hasNewChats).toBe(false);
  });
});

describe("messages", () => {
  it("CHAT-17 come in pages of 25, newest first, with the total, none twice and none lost", async () => {
    const chatId = await chatOf();
    const ids = (await fill(chatId, 60)).toReversed();
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let before: string | undefined; ; before = seen.at(-1)) {
      const page = await readChatMessages(deps.db, second, { chatId, before, limit: MESSAGE_PAGE });
      expect(page.total).toBe(60);
      seen.push(...page.messages.map(({ id }) => id));
      sizes.push(page.messages.length);
      if (!page.hasMore) break;
    }
    expect(sizes).toEqual([25, 25, 10]);
    expect(seen).toEqual(ids);
  });

  it("CHAT-17 a page that ends exactly at the first message has no more", async () => {
    const chatId = await chatOf();
    await fill(chatId, 25);
    const page = await readChatMessages(deps.db, first, { chatId, limit: MESSAGE_PAGE });
    expect(page).toMatchObject({ total: 25, hasMore: false });
  });

  it("PERM-11 are nobody's but the two members'", async () => {
    const chatId = await chatOf();
    await say(first, chatId);
    const refused = { code: "CHAT_NOT_FOUND" };
    await expect(readChatMessages(deps.db, outsider, { chatId, limit: 25 })).rejects.toMatchObject(refused);
    await expect(readChatMessages(deps.db, first, { chatId: NOBODY, limit: 25 })).rejects.toMatchObject(refused);
    await expect(markChatRead(deps, outsider, chatId)).rejects.toMatchObject(refused);
  });

  it("PERM-11 cannot be paged from a message of another chat", async () => {
    const chatId = await chatOf();
    const foreign = await say(first, await chatOf(first, outsider));
    const read = readChatMessages(deps.db, second, { chatId, before: foreign.id, limit: 25 });
    await expect(read).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  });
});

describe("sending", () => {
  it("CHAT-26 CHAT-29 DATA-22 stores the client's id, the trimmed text, an empty read time, and tells both sides", async () => {
    const chatId = await chatOf();
    const id = randomUUID();
    const sent = await say(first, chatId, "  hola\nqué tal \n", id);
    expect(sent).toEqual({
      id,
      chatId,
      senderId: first.id,
      message: "hola\nqué tal",
      sentAt: expect.stringMatching(/Z$/),
      readAt: null,
    });
    expect((await chatRow(chatId)).lastMessageAt?.toISOString()).toBe(sent.sentAt);
    expect((await profile(second)).hasNewChats).toBe(true);
    expect((await profile(first)).hasNewChats).toBe(false);
    expect(realtime.take()).toEqual([{ to: [first.id, second.id], event: "message.created", payload: sent }]);
  });

  it("CHAT-23 OPEN-89 refuses blank texts and more than 350 units", async () => {
    const chatId = await chatOf();
    for (const [text, reason] of [
      ["", "empty"],
      [" \n\t", "empty"],
      ["\0 \0", "empty"],
      ["x".repeat(MESSAGE.max + 1), "tooLong"],
      ["😀".repeat(MESSAGE.max / 2 + 1), "tooLong"],
    ] as const) {
      await expect(say(first, chatId, text)).rejects.toMatchObject({
        code: "VALIDATION_FAILED",
        data: { issues: [{ path: "message", reason }] },
      });
    }
    expect(realtime.take()).toEqual([]);
    expect((await say(first, chatId, ` ${"x".repeat(MESSAGE.max)} `)).message).toHaveLength(MESSAGE.max);
    expect((await say(first, chatId, "😀".repeat(MESSAGE.max / 2))).message).toHaveLength(MESSAGE.max);
  });

  it("CHAT-26 holds whatever a text field can: no character takes the server down, and a retry is recognised", async () => {
    const chatId = await chatOf();
    for (const text of ["a\0b", "mitad \ud83d", "\u200b", "'; drop table chats; --", "%s {x} \\", "ñandú 漢字"]) {
      const id = randomUUID();
      const sent = await say(first, chatId, text, id);
      expect(await say(first, chatId, text, id)).toEqual(sent);
    }
    // White space to the database, not to a text field: either way no unexpected error.
    await say(first, chatId, "\u0085").catch((error) => expect(error).toMatchObject({ code: "VALIDATION_FAILED" }));
  });

  it("PERM-12 is for members only, in their own name", async () => {
    const chatId = await chatOf();
    const refused = { code: "CHAT_NOT_FOUND" };
    await expect(say(outsider, chatId)).rejects.toMatchObject(refused);
    await expect(say(first, NOBODY)).rejects.toMatchObject(refused);
    expect(await database.db.$count(chatMessages, eq(chatMessages.chatId, chatId))).toBe(0);
    expect(realtime.take()).toEqual([]);
  });

  it("CHAT-26 sent again by its id it is the same message: stored once, told once", async () => {
    const chatId = await chatOf();
    const id = randomUUID();
    const sent = await say(first, chatId, "hola", id);
    expect(await say(first, chatId.toUpperCase(), " hola ", id.toUpperCase())).toEqual(sent);
    expect(await database.db.$count(chatMessages, eq(chatMessages.chatId, chatId))).toBe(1);
    expect(realtime.take()).toHaveLength(1);
  });

  it("CHAT-26 many retries at once store one message and tell of it once", async () => {
    const chatId = await chatOf();
    for (let round = 0; round < 5; round++) {
      const id = randomUUID();
      const answers = await Promise.all([1, 2, 3, 4].map(() => say(first, chatId, "hola", id)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(realtime.take()).toHaveLength(1);
    }
    expect((await listChats(deps.db, second))[0]?.unreadCount).toBe(5);
  });

  it("CHAT-26 an id that belongs to another message is refused: other text, chat or sender", async () => {
    const chatId = await chatOf();
    const other = await chatOf(first, outsider);
    const { id } = await say(first, chatId, "hola");
    const refused = { code: "MESSAGE_ID_TAKEN" };
    await expect(say(first, chatId, "adiós", id)).rejects.toMatchObject(refused);
    await expect(say(first, other, "hola", id)).rejects.toMatchObject(refused);
    await expect(say(second, chatId, "hola", id)).rejects.toMatchObject(refused);
    await expect(say(outsider, chatId, "hola", id)).rejects.toMatchObject({ code: "CHAT_NOT_FOUND" });
  });

  it("CHAT-15 OPEN-56 brings the chat back to a recipient who archived it; the sender's archive stays", async () => {
    const chatId = await chatOf();
    await archive(chatId, "archivedByUser1");
    await archive(chatId, "archivedByUser2");
    await say(first, chatId);
    expect(await chatRow(chatId)).toMatchObject({ archivedByUser1: true, archivedByUser2: false });
  });

  it("OPEN-74 a banned person's chat is out of sight while the ban lasts", async () => {
    const chatId = await chatOf();
    await say(first, chatId);
    await ban(second);
    expect(await listedIds(first)).toEqual([]);
    await database.db
      .update(bans)
      .set({ until: new Date(0) })
      .where(eq(bans.userId, second.id));
    expect(await listedIds(first)).toEqual([chatId]);
  });

  it("OPEN-63 is refused with a block in either direction, to somebody banned, and to nobody", async () => {
    const refused = { code: "MESSAGE_REFUSED" };
    const chatId = await chatOf();
    const sentBefore = await say(first, chatId, "antes");
    realtime.take();
    await block(first, second);
    await expect(say(first, chatId)).rejects.toMatchObject(refused);
    await expect(say(second, chatId)).rejects.toMatchObject(refused);
    expect(await say(first, chatId, "antes", sentBefore.id)).toEqual(sentBefore);
    expect(realtime.take()).toEqual([]);

    const toBanned = await chatOf(first, outsider);
    await ban(outsider);
    await expect(say(first, toBanned)).rejects.toMatchObject(refused);

    const leaver = actor((await addPerson(database.db)).id);
    const toLeaver = await chatOf(first, leaver);
    await deleteAccount(leaver);
    await expect(say(first, toLeaver)).rejects.toMatchObject(refused);
  });

  it("OPEN-63 against a block at the same moment a message is stored and answered, or neither; afterwards never", async () => {
    for (let round = 0; round < 8; round++) {
      const [a, b] = (await addPeople(database.db, 2)).map(({ id }) => actor(id)) as [Actor, Actor];
      const chatId = await chatOf(a, b);
      const [sent] = await Promise.allSettled([say(a, chatId), block(b, a)]);
      const stored = await database.db.$count(chatMessages, eq(chatMessages.chatId, chatId));
      expect(stored).toBe(sent!.status === "fulfilled" ? 1 : 0);
      await expect(say(a, chatId)).rejects.toMatchObject({ code: "MESSAGE_REFUSED" });
    }
  });
});

describe("reading", () => {
  it("CHAT-30 DATA-22 marks all of the other side's messages, never one's own, and tells both", async () => {
    const chatId = await chatOf();
    const own = await say(first, chatId, "mía");
    const received = [await say(second, chatId, "una"), await say(second, chatId, "dos")];
    realtime.take();
    const { readAt, messageIds } = await markChatRead(deps, first, chatId);
    expect(messageIds.toSorted()).toEqual(received.map(({ id }) => id).toSorted());
    expect(realtime.take()).toEqual([
      { to: [first.id, second.id], event: "message.read", payload: { chatId, messageIds, readAt } },
    ]);
    expect(await listChats(deps.db, first)).toMatchObject([{ unreadCount: 0 }]);
    const { messages } = await readChatMessages(deps.db, second, { chatId, limit: 25 });
    expect(messages.filter((message) => message.readAt === readAt).map(({ id }) => id)).toEqual(
      messages.filter(({ id }) => id !== own.id).map(({ id }) => id),
    );
  });

  it("CHAT-30 where nothing is unread nothing happens and nobody is told", async () => {
    const chatId = await chatOf();
    const { id } = await say(second, chatId);
    await markChatRead(deps, first, chatId);
    const [before] = await database.db.select().from(chatMessages).where(eq(chatMessages.id, id));
    realtime.take();
    expect(await markChatRead(deps, first, chatId)).toEqual({ readAt: null, messageIds: [] });
    expect(realtime.take()).toEqual([]);
    expect(await database.db.select().from(chatMessages).where(eq(chatMessages.id, id))).toEqual([before]);
  });

  it("OPEN-63 a blocker is not told what the blocked person reads", async () => {
    const chatId = await chatOf();
    await say(second, chatId);
    await block(second, first);
    realtime.take();
    await markChatRead(deps, first, chatId);
    expect(realtime.take()).toMatchObject([{ to: [first.id], event: "message.read" }]);
  });

  it("NOTIF-08 the mark goes out with the last unread message of all chats, not before", async () => {
    const chatId = await chatOf();
    const otherChatId = await chatOf(first, outsider);
    await say(second, chatId);
    await say(outsider, otherChatId);
    await markChatRead(deps, first, chatId);
    expect((await profile(first)).hasNewChats).toBe(true);
    await markChatRead(deps, first, otherChatId);
    expect((await profile(first)).hasNewChats).toBe(false);
  });

  it("NOTIF-08 a mark that was left on by mistake goes out at the next reading", async () => {
    const chatId = await chatOf();
    await database.db.update(profiles).set({ hasNewChats: true }).where(eq(profiles.id, first.id));
    await markChatRead(deps, first, chatId);
    expect((await profile(first)).hasNewChats).toBe(false);
  });

  it("NOTIF-08 a message that is on its way while the last unread one is read keeps its mark", async () => {
    const chatId = await chatOf();
    const otherChatId = await chatOf(first, outsider);
    await say(second, chatId);
    let reading: Promise<unknown> | undefined;
    await database.db.transaction(async (tx) => {
      await tx
        .insert(chatMessages)
        .values({ id: randomUUID(), chatId: otherChatId, senderId: outsider.id, message: "hola" });
      reading = markChatRead(deps, first, chatId);
      // Stored, but not committed: whoever reads now cannot see it.
      await sleep(150);
    });
    await reading;
    expect((await profile(first)).hasNewChats).toBe(true);
    await markChatRead(deps, first, otherChatId);
    expect((await profile(first)).hasNewChats).toBe(false);
  });
});
