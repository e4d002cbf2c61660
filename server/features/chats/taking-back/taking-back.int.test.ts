import { randomUUID } from "node:crypto";
import { MESSAGE_PAGE, TAKE_BACK } from "@nakamatch/contract/vocabulary/limits";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { chatMessages, messageReactions, takenBackMessages } from "../../../platform/database/schema/chats.ts";
import { openChatScene } from "../../../testing/chats.ts";
import type { TestActor } from "../../../testing/people.ts";
import { countNewMessages, markChatRead, readChatMessages, sendMessage } from "../conversations/service.ts";
import { endChat } from "../endings/service.ts";
import { setReaction } from "../reactions/service.ts";
import { takeBack } from "./service.ts";

const scene = await openChatScene();
afterAll(() => scene.close());
beforeEach(() => scene.renew());

const { db } = scene.database;
const back = (by: TestActor, chatId: string, messageId: string) => takeBack(scene.deps, by, { chatId, messageId });
const shown = async (by: TestActor, chatId: string) =>
  (await readChatMessages(db, by, { chatId, limit: MESSAGE_PAGE })).messages;
const sealed = async (id: string) =>
  (await db.select().from(takenBackMessages).where(eq(takenBackMessages.messageId, id)))[0];
const sentBefore = (id: string, seconds: number) =>
  db
    .update(chatMessages)
    .set({ sentAt: sql`now() - make_interval(secs => ${seconds})` })
    .where(eq(chatMessages.id, id));
const unknown = { code: "VALIDATION_FAILED", data: { issues: [{ path: "messageId", reason: "unknown" }] } };

async function ownMessage(text = "Das war für jemand anderen") {
  const chatId = await scene.chatOf();
  const { id } = await scene.say(scene.first, chatId, text);
  scene.realtime.take();
  return { chatId, id };
}

describe("a message that is taken back", () => {
  it("CHAT-35 leaves its place without words to both, who are told live; the words are sealed", async () => {
    const { realtime, first, second, chatRow } = scene;
    const { chatId, id } = await ownMessage("an insult");
    const before = await chatRow(chatId);
    const [sent] = await shown(second, chatId);
    const taken = await back(first, chatId, id);
    expect(taken).toEqual({ ...sent, message: "—", isTakenBack: true });
    expect(realtime.take()).toEqual([
      { to: [first.id, second.id], event: "message.updated", payload: taken },
      { to: [first.id, second.id], event: "chats.changed", payload: {} },
    ]);
    for (const by of [first, second]) expect(await shown(by, chatId)).toEqual([taken]);
    expect(await chatRow(chatId)).toEqual(before);
    expect(await sealed(id)).toMatchObject({ authorId: first.id, receiverId: second.id, text: "an insult" });
  });

  it("is answered the same when it is taken back again, from another device and after the ten minutes", async () => {
    const { realtime, first } = scene;
    const { chatId, id } = await ownMessage();
    const taken = await back(first, chatId, id);
    const seal = await sealed(id);
    await sentBefore(id, TAKE_BACK.minutes * 60 + 1);
    realtime.take();
    const again = await back(first, chatId, id);
    expect(again).toMatchObject({ ...taken, sentAt: again.sentAt });
    expect(realtime.take()).toHaveLength(2);
    expect(await sealed(id)).toEqual(seal);
  });

  it("was sent less than ten minutes ago, by the clock of the database; read or not", async () => {
    const { deps, first, second } = scene;
    const { chatId, id } = await ownMessage();
    await markChatRead(deps, second, chatId);
    await sentBefore(id, TAKE_BACK.minutes * 60 + 1);
    await expect(back(first, chatId, id)).rejects.toMatchObject({ code: "TAKE_BACK_OVER" });
    expect(await sealed(id)).toBeUndefined();
    await sentBefore(id, TAKE_BACK.minutes * 60 - 20);
    expect(await back(first, chatId, id)).toMatchObject({ isTakenBack: true, readAt: expect.any(String) });
  });

  it("is the sender's own, of that chat", async () => {
    const { first, second, outsider, chatOf } = scene;
    const { chatId, id } = await ownMessage();
    await expect(back(second, chatId, id)).rejects.toMatchObject(unknown);
    await expect(back(first, await chatOf(first, outsider), id)).rejects.toMatchObject(unknown);
    await expect(back(first, chatId, randomUUID())).rejects.toMatchObject(unknown);
    await expect(back(outsider, chatId, id)).rejects.toMatchObject({ code: "CHAT_NOT_FOUND" });
    expect(await sealed(id)).toBeUndefined();
  });

  it("may be of a chat that is archived or ended, or whose other side is gone; it wakes none", async () => {
    const { deps, first, second, archive, chatRow, deleteAccount, say } = scene;
    const { chatId, id } = await ownMessage();
    const { id: later } = await say(first, chatId);
    await endChat(deps, second, { chatId, sentence: "thanks" });
    await archive(chatId, "archivedByUser1");
    await archive(chatId, "archivedByUser2");
    const before = await chatRow(chatId);
    expect(await back(first, chatId, id)).toMatchObject({ isTakenBack: true });
    expect(await chatRow(chatId)).toEqual(before);
    await deleteAccount(second);
    expect(await back(first, chatId, later)).toMatchObject({ isTakenBack: true });
    expect(await sealed(later)).toMatchObject({ receiverId: null });
  });

  it("OPEN-63 OPEN-74 is not taken back after a block by either side, or a ban", async () => {
    const { first, second, outsider, block, ban, chatOf, say } = scene;
    const { chatId, id } = await ownMessage();
    const { id: theirs } = await say(second, chatId);
    await block(second, first);
    await expect(back(first, chatId, id)).rejects.toMatchObject({ code: "MESSAGE_REFUSED" });
    await expect(back(second, chatId, theirs)).rejects.toMatchObject({ code: "CHAT_REFUSED_BLOCKED" });
    const elsewhere = await chatOf(first, outsider);
    const { id: other } = await say(first, elsewhere);
    await ban(outsider);
    await expect(back(first, elsewhere, other)).rejects.toMatchObject({ code: "CHAT_NOT_FOUND" });
  });

  it("CHAT-05 CHAT-06 NOTIF-06 NOTIF-08 is unread no more: badge, number, first unread and dot", async () => {
    const { first, second, listed, profile, say } = scene;
    const { chatId, id } = await ownMessage();
    const { id: later } = await say(first, chatId, "und noch etwas");
    await back(first, chatId, id);
    expect((await listed(second))[0]?.unreadCount).toBe(1);
    expect(await countNewMessages(db, second.id)).toBe(1);
    const { firstUnreadId } = await readChatMessages(db, second, { chatId, limit: MESSAGE_PAGE });
    expect(firstUnreadId).toBe(later);
    expect((await profile(second)).hasNewChats).toBe(true);
    await back(first, chatId, later);
    expect((await listed(second))[0]?.unreadCount).toBe(0);
    expect(await countNewMessages(db, second.id)).toBe(0);
    expect((await readChatMessages(db, second, { chatId, limit: MESSAGE_PAGE })).firstUnreadId).toBeNull();
    expect((await profile(second)).hasNewChats).toBe(false);
  });

  it("NOTIF-08 leaves the dot for an end, which counts as a message, and one that was read leaves it as it is", async () => {
    const { deps, first, second, outsider, profile, chatOf, say } = scene;
    const { chatId, id } = await ownMessage();
    await endChat(deps, first, { chatId, sentence: "thanks" });
    await back(first, chatId, id);
    expect((await profile(second)).hasNewChats).toBe(true);
    const elsewhere = await chatOf(first, outsider);
    const { id: read } = await say(first, elsewhere);
    await markChatRead(deps, outsider, elsewhere);
    await back(first, elsewhere, read);
    expect((await profile(outsider)).hasNewChats).toBe(false);
  });

  it("is said in the preview; the order and whose turn it is follow from the last one that stays", async () => {
    const { first, second, listed, say } = scene;
    const { chatId } = await ownMessage();
    const theirs = await say(second, chatId, "¿Qué tal?");
    const { id } = await say(first, chatId);
    await back(first, chatId, id);
    const [chat] = await listed(first);
    expect(chat?.lastMessage).toMatchObject({ id, isTakenBack: true });
    expect(chat?.lastSaid).toEqual({ senderId: second.id, sentAt: theirs.sentAt });
    await back(second, chatId, theirs.id);
    expect((await listed(first))[0]?.lastSaid).toMatchObject({ senderId: first.id });
  });

  it("is said by what quotes it, which is sent all the same", async () => {
    const { deps, first, second } = scene;
    const { chatId, id } = await ownMessage("a secret");
    const answer = () => sendMessage(deps, second, { chatId, id: randomUUID(), message: "¿Qué?", quotedId: id });
    await answer();
    await back(first, chatId, id);
    const quoted = { id, senderId: first.id, line: "—", isTakenBack: true };
    expect((await answer()).quoted).toEqual(quoted);
    expect((await shown(second, chatId)).map((message) => message.quoted)).toEqual([quoted, quoted, undefined]);
  });

  it("loses its reactions, and there is none to it any more", async () => {
    const { deps, first, second } = scene;
    const { chatId, id } = await ownMessage();
    const react = () => setReaction(deps, second, { chatId, messageId: id, code: "heart" });
    await react();
    expect(await back(first, chatId, id)).not.toHaveProperty("reaction");
    await expect(react()).rejects.toMatchObject({ code: "MESSAGE_REFUSED" });
    expect(await db.$count(messageReactions, eq(messageReactions.messageId, id))).toBe(0);
  });

  it("CHAT-26 is answered when a device sends it again, whose answer was lost", async () => {
    const { first, say } = scene;
    const { chatId, id } = await ownMessage("hola");
    const taken = await back(first, chatId, id);
    expect(await say(first, chatId, "hola", id)).toEqual(taken);
  });
});
