import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { chatMessages } from "../../../platform/database/schema/chats.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { bans } from "../../../platform/database/schema/safety.ts";
import { openChatScene } from "../../../testing/chats.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";
import { countNewMessages, markChatRead, readChatMessages } from "./service.ts";

const scene = await openChatScene();
afterAll(() => scene.close());
beforeEach(() => scene.renew());

describe("reading", () => {
  it("CHAT-30 DATA-22 marks all of the other side's messages, never one's own, and publishes it to both", async () => {
    const { deps, realtime, first, second, chatOf, say } = scene;
    const chatId = await chatOf();
    const own = await say(first, chatId, "mía");
    const received = [await say(second, chatId, "una"), await say(second, chatId, "dos")];
    realtime.take();
    const { reading } = await markChatRead(deps, first, chatId);
    const last = received.toSorted((a, b) => (a.sentAt + a.id < b.sentAt + b.id ? -1 : 1)).at(-1)!;
    const upTo = { id: last.id, sentAt: last.sentAt };
    const readAt = expect.stringMatching(/Z$/);
    expect(reading).toEqual({ chatId, readerId: first.id, upTo, readAt });
    expect(realtime.take()).toEqual([{ to: [first.id, second.id], event: "message.read", payload: reading }]);
    expect(await scene.listed(first)).toMatchObject([{ unreadCount: 0 }]);
    const { messages } = await readChatMessages(deps.db, second, { chatId, limit: 25 });
    expect(messages.filter((message) => message.readAt === reading!.readAt).map(({ id }) => id)).toEqual(
      messages.filter(({ id }) => id !== own.id).map(({ id }) => id),
    );
  });

  it("CHAT-30 where nothing is unread nothing changes and nothing is published", async () => {
    const { database, deps, realtime, first, second, chatOf, say } = scene;
    const chatId = await chatOf();
    const { id } = await say(second, chatId);
    await markChatRead(deps, first, chatId);
    const [before] = await database.db.select().from(chatMessages).where(eq(chatMessages.id, id));
    realtime.take();
    expect(await markChatRead(deps, first, chatId)).toEqual({ reading: null });
    expect(realtime.take()).toEqual([]);
    expect(await database.db.select().from(chatMessages).where(eq(chatMessages.id, id))).toEqual([before]);
  });

  it("CHAT-17 CHAT-18 CHAT-30 the first page tells the first unread message, and the next reaches back to it", async () => {
    const { database, deps, first, second, outsider, chatOf, say } = scene;
    const chatId = await chatOf();
    const start = Date.now() - 1_000_000;
    const rows = Array.from({ length: 400 }, (_, index) => ({
      id: randomUUID(),
      chatId,
      senderId: index % 2 === 0 ? second.id : first.id,
      message: `${index}`,
      sentAt: new Date(start + index * 1000),
      readAt: index < 100 ? new Date() : null,
    }));
    await database.db.insert(chatMessages).values(rows);
    const read = (wanted: { before?: string; until?: string }) =>
      readChatMessages(deps.db, first, { chatId, limit: 25, ...wanted });
    const newest = await read({});
    expect(newest).toMatchObject({ firstUnreadId: rows[100]!.id, total: 400 });
    expect(newest.messages, "however many are unread").toHaveLength(25);
    const until = rows[100]!.id;
    const texts = ({ messages }: { messages: { message: string }[] }) => messages.map(({ message }) => Number(message));
    const part = await read({ before: rows[375]!.id, until });
    expect([texts(part)[0], texts(part).at(-1)], "at most 250 at once").toEqual([374, 125]);
    const rest = await read({ before: rows[125]!.id, until });
    expect([texts(rest)[0], texts(rest).at(-1)], "no less than by the button").toEqual([124, 90]);
    expect(rest).toMatchObject({ hasMore: true, total: null, firstUnreadId: null });
    expect((await read({ before: rows[90]!.id, until })).messages, "it is there already").toHaveLength(25);
    const foreign = await say(outsider, await chatOf(second, outsider), "de otro chat");
    await expect(read({ before: rows[375]!.id, until: foreign.id })).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
    });
    await markChatRead(deps, first, chatId);
    expect((await read({})).firstUnreadId).toBeNull();
  });

  it("OPEN-63 to a blocker nothing is published of what the blocked person reads", async () => {
    const { deps, realtime, first, second, chatOf, block, say } = scene;
    const chatId = await chatOf();
    await say(second, chatId);
    await block(second, first);
    realtime.take();
    await markChatRead(deps, first, chatId);
    expect(realtime.take()).toMatchObject([{ to: [first.id], event: "message.read" }]);
  });

  it("NOTIF-08 the dot goes off with the last unread message of all chats, not before", async () => {
    const { deps, first, second, outsider, chatOf, say, profile } = scene;
    const chatId = await chatOf();
    const otherChatId = await chatOf(first, outsider);
    await say(second, chatId);
    await say(outsider, otherChatId);
    await markChatRead(deps, first, chatId);
    expect((await profile(first)).hasNewChats).toBe(true);
    await markChatRead(deps, first, otherChatId);
    expect((await profile(first)).hasNewChats).toBe(false);
  });

  it("NOTIF-08 a dot that was left on by mistake goes off at the next reading", async () => {
    const { database, deps, first, chatOf, profile } = scene;
    const chatId = await chatOf();
    await database.db.update(profiles).set({ hasNewChats: true }).where(eq(profiles.id, first.id));
    await markChatRead(deps, first, chatId);
    expect((await profile(first)).hasNewChats).toBe(false);
  });

  it("NOTIF-08 a message that arrives while the last unread one is read keeps its dot", {
    tags: ["postgres"],
  }, async () => {
    const { database, deps, first, second, outsider, chatOf, say, profile } = scene;
    const chatId = await chatOf();
    const otherChatId = await chatOf(first, outsider);
    await say(second, chatId);
    let reading: Promise<unknown> | undefined;
    await database.db.transaction(async (tx) => {
      await tx
        .insert(chatMessages)
        .values({ id: randomUUID(), chatId: otherChatId, senderId: outsider.id, message: "hola" });
      reading = markChatRead(deps, first, chatId);
      // Inserted but not committed, so invisible to other transactions.
      await untilStatementWaits(database);
    });
    await reading;
    expect((await profile(first)).hasNewChats).toBe(true);
    await markChatRead(deps, first, otherChatId);
    expect((await profile(first)).hasNewChats).toBe(false);
  });

  it("NOTIF-08 the dot goes off when two screens read the last two chats at once", {
    tags: ["postgres"],
  }, async () => {
    const { database, deps, first, second, outsider, chatOf, say, profile } = scene;
    const chats = [await chatOf(), await chatOf(first, outsider)];
    await say(second, chats[0]!);
    await say(outsider, chats[1]!);
    let other: Promise<unknown> | undefined;
    await database.db.transaction(async (tx) => {
      await markChatRead({ ...deps, db: tx as unknown as typeof deps.db }, first, chats[0]!);
      other = markChatRead(deps, first, chats[1]!);
      await Promise.race([other, untilStatementWaits(database)]);
    });
    await other;
    expect((await profile(first)).hasNewChats).toBe(false);
  });

  it("NOTIF-06 OPEN-74 an unread message of a banned person shows no dot while the ban lasts, and then again", async () => {
    const { database, deps, first, second, chatOf, ban, say, profile } = scene;
    await say(second, await chatOf());
    expect(await countNewMessages(deps.db, first.id)).toBe(1);
    await ban(second);
    expect(await countNewMessages(deps.db, first.id)).toBe(0);
    expect((await profile(first)).hasNewChats).toBe(true);
    await database.db.delete(bans);
    expect(await countNewMessages(deps.db, first.id)).toBe(1);
  });
});
