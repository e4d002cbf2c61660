import { randomUUID } from "node:crypto";
import { MESSAGE } from "@nakamatch/contract/vocabulary/limits";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { chatMessages, chats } from "../../../platform/database/schema/chats.ts";
import { bans } from "../../../platform/database/schema/safety.ts";
import { openChatScene } from "../../../testing/chats.ts";
import type { TestActor } from "../../../testing/people.ts";

const scene = await openChatScene();
afterAll(() => scene.close());
beforeEach(() => scene.renew());

const listedIds = async (by: TestActor) => (await scene.listed(by)).map(({ id }) => id);

describe("sending", () => {
  it("CHAT-26 CHAT-29 DATA-22 stores the client's id, the trimmed text, an empty read time, and publishes it to both sides", async () => {
    const { realtime, first, second, chatOf, say, chatRow, profile } = scene;
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

  it("CHAT-26 DATA-22 a further message is answered and published as the first one is, and the same again when it is repeated", async () => {
    const { realtime, first, second, chatOf, say, chatRow } = scene;
    const chatId = await chatOf();
    await say(first, chatId);
    realtime.take();
    const id = randomUUID();
    const sent = await say(first, chatId, " ¿qué tal? ", id);
    const sentAt = expect.stringMatching(/Z$/);
    expect(sent).toEqual({ id, chatId, senderId: first.id, message: "¿qué tal?", sentAt, readAt: null });
    expect((await chatRow(chatId)).lastMessageAt?.toISOString()).toBe(sent.sentAt);
    const published = [{ to: [first.id, second.id], event: "message.created", payload: sent }];
    expect(realtime.take()).toEqual(published);
    expect(await say(first, chatId, " ¿qué tal? ", id)).toEqual(sent);
    expect(realtime.take()).toEqual(published);
  });

  it("a further message of a person who was banned a moment ago is not published to the other side", async () => {
    const { realtime, first, second, chatOf, say, ban } = scene;
    const chatId = await chatOf();
    await say(first, chatId);
    await say(second, chatId);
    realtime.take();
    await ban(first);
    await say(first, chatId).catch(() => {});
    expect(realtime.take().filter(({ to }) => to.includes(second.id))).toEqual([]);
  });

  it("CHAT-23 OPEN-89 refuses blank texts and more than 350 units", async () => {
    const { realtime, first, chatOf, say } = scene;
    const chatId = await chatOf();
    for (const [text, reason] of [
      ["", "empty"],
      [" \n\t", "empty"],
      ["\0 \0", "empty"],
      ...["\u200b", "\u3164", "\u2800", "\u00ad", "\u034f", "\u202e", "\u0007"].map((text) => [text, "empty"] as const),
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
    expect((await say(first, chatId, "e\u0301".repeat(MESSAGE.max))).message).toBe("é".repeat(MESSAGE.max));
    expect((await say(first, chatId, "😀".repeat(MESSAGE.max / 2))).message).toHaveLength(MESSAGE.max);
  });

  it("CHAT-26 stores any text of a text field: no character makes it fail, and a retry is recognised", async () => {
    const { first, chatOf, say } = scene;
    const chatId = await chatOf();
    for (const text of ["a\0b", "mitad \ud83d", "a\u200b", "'; drop table chats; --", "%s {x} \\", "ñandú 漢字"]) {
      const id = randomUUID();
      const sent = await say(first, chatId, text, id);
      expect(await say(first, chatId, text, id)).toEqual(sent);
    }
  });

  it("CHAT-26 sent again by its id it is the same message: stored once, always published with that id", async () => {
    const { database, realtime, first, chatOf, say } = scene;
    const chatId = await chatOf();
    const id = randomUUID();
    const sent = await say(first, chatId, "hola", id);
    expect(await say(first, chatId, " hola ", id.toUpperCase())).toEqual(sent);
    expect(await database.db.$count(chatMessages, eq(chatMessages.chatId, chatId))).toBe(1);
    expect(realtime.take().map(({ payload }) => payload)).toEqual([sent, sent]);
  });

  it("CHAT-26 stored by a server that was lost before it could publish it, the message is published when it is sent again", async () => {
    const { database, realtime, first, second, chatOf, say } = scene;
    const chatId = await chatOf();
    await say(first, chatId);
    realtime.take();
    const id = randomUUID();
    await database.db.insert(chatMessages).values({ id, chatId, senderId: first.id, message: "¿llegó?" });
    const sent = await say(first, chatId, "¿llegó?", id);
    expect(realtime.take()).toEqual([{ to: [first.id, second.id], event: "message.created", payload: sent }]);
  });

  it("CHAT-26 many retries at once store one message, and publish no other", async () => {
    const { realtime, first, second, chatOf, say } = scene;
    const chatId = await chatOf();
    for (let round = 0; round < 5; round++) {
      const id = randomUUID();
      const answers = await Promise.all([1, 2, 3, 4].map(() => say(first, chatId, "hola", id)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      for (const { payload } of realtime.take()) expect(payload).toMatchObject({ id });
    }
    expect((await scene.listed(second))[0]?.unreadCount).toBe(5);
  });

  it("messages keep their order after the database's clock was put back by an hour", async () => {
    const { database, first, chatOf, say } = scene;
    const chatId = await chatOf();
    const { id: earliest } = await say(first, chatId);
    const ahead = sql`now() + interval '1 hour'`;
    await database.db.update(chatMessages).set({ sentAt: ahead }).where(eq(chatMessages.id, earliest));
    await database.db.update(chats).set({ lastMessageAt: ahead }).where(eq(chats.id, chatId));
    const sent = [earliest];
    for (let count = 0; count < 5; count++) sent.push((await say(first, chatId)).id);
    const rows = await database.db.select().from(chatMessages).where(eq(chatMessages.chatId, chatId));
    const inOrder = rows.sort(
      (one, other) => one.sentAt.getTime() - other.sentAt.getTime() || one.id.localeCompare(other.id),
    );
    expect(inOrder.map(({ id }) => id)).toEqual(sent);
  });

  it("CHAT-26 an id that belongs to another message is refused: other text, chat or sender", async () => {
    const { first, second, outsider, chatOf, say } = scene;
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
    const { first, chatOf, say, archive, chatRow } = scene;
    const chatId = await chatOf();
    await archive(chatId, "archivedByUser1");
    await archive(chatId, "archivedByUser2");
    await say(first, chatId);
    expect(await chatRow(chatId)).toMatchObject({ archivedByUser1: true, archivedByUser2: false });
  });

  it("OPEN-74 a banned person's chat is hidden while the ban lasts", async () => {
    const { database, first, second, chatOf, ban, say } = scene;
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

  it("OPEN-63 OPEN-74 is refused with a block in either direction, to a banned person, and to a deleted account", async () => {
    const { realtime, first, second, outsider, more, chatOf, block, ban, deleteAccount, say } = scene;
    const refused = { code: "MESSAGE_REFUSED" };
    const chatId = await chatOf();
    const sentBefore = await say(first, chatId, "antes");
    realtime.take();
    await block(first, second);
    await expect(say(first, chatId)).rejects.toMatchObject(refused);
    await expect(say(second, chatId)).rejects.toMatchObject(refused);
    expect(await say(first, chatId, "antes", sentBefore.id)).toEqual(sentBefore);
    expect(realtime.take().filter(({ to }) => to.includes(second.id))).toEqual([]);

    const toBanned = await chatOf(first, outsider);
    await ban(outsider);
    await expect(say(first, toBanned)).rejects.toMatchObject({ code: "CHAT_NOT_FOUND" });

    const [leaver] = (await more(1)) as [TestActor];
    const toLeaver = await chatOf(first, leaver);
    await deleteAccount(leaver);
    await expect(say(first, toLeaver)).rejects.toMatchObject(refused);
  });
});
