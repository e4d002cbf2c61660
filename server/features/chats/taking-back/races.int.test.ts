import { randomUUID } from "node:crypto";
import { MESSAGE_PAGE } from "@nakamatch/contract/vocabulary/limits";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { chatMessages, messageReactions, takenBackMessages } from "../../../platform/database/schema/chats.ts";
import { pushSubscriptions } from "../../../platform/database/schema/notifications.ts";
import { openChatScene } from "../../../testing/chats.ts";
import type { TestActor } from "../../../testing/people.ts";
import { openSession } from "../../../testing/sessions.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";
import { archiveChat, lockForReading, markChatRead, readChatMessages, sendMessage } from "../conversations/service.ts";
import { endChat } from "../endings/service.ts";
import { setReaction } from "../reactions/service.ts";
import { takeBack } from "./service.ts";

const scene = await openChatScene();
afterAll(() => scene.close());
beforeEach(() => scene.renew());

const { db } = scene.database;
const ROUNDS = 5;
const back = (by: TestActor, chatId: string, messageId: string) => takeBack(scene.deps, by, { chatId, messageId });
const shown = async (by: TestActor, chatId: string) =>
  (await readChatMessages(db, by, { chatId, limit: MESSAGE_PAGE })).messages;
const sealed = (id: string) => db.$count(takenBackMessages, eq(takenBackMessages.messageId, id));

async function ownMessage() {
  const chatId = await scene.chatOf();
  const { id } = await scene.say(scene.first, chatId, "an insult");
  scene.realtime.take();
  return { chatId, id };
}

it("of which a part fails stays as it was: words, reactions and dot", async () => {
  const { deps, first, second, profile } = scene;
  const { chatId, id } = await ownMessage();
  await setReaction(deps, second, { chatId, messageId: id, code: "heart" });
  const { sessionId } = await openSession(db, second.id, "a secret for tests only, long enough");
  await db
    .insert(pushSubscriptions)
    .values({ sessionId, endpoint: `https://push.example/${id}`, p256dh: "p", auth: "a" });
  const before = await shown(second, chatId);
  scene.realtime.take();
  const outbox = { add: () => Promise.reject(new Error("no jobs")) };
  await expect(takeBack({ ...deps, outbox }, first, { chatId, messageId: id })).rejects.toThrow("no jobs");
  expect(await shown(second, chatId)).toEqual(before);
  expect([await sealed(id), (await profile(second)).hasNewChats, scene.realtime.take()]).toEqual([0, true, []]);
});

describe("a message that is taken back at the same moment", { tags: ["postgres"] }, () => {
  it("from two devices is taken back once, and both are answered the same", async () => {
    const { first } = scene;
    const { chatId, id } = await ownMessage();
    const answers = await Promise.all([back(first, chatId, id), back(first, chatId, id), back(first, chatId, id)]);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await sealed(id)).toBe(1);
  });

  it("as it is quoted gives its words to no answer that comes later", async () => {
    const { database, deps, first, second } = scene;
    const { chatId, id } = await ownMessage();
    let answer: ReturnType<typeof sendMessage> | undefined;
    await db.transaction(async (tx) => {
      await lockForReading(tx, second.id, first.id);
      answer = sendMessage(deps, second, { chatId, id: randomUUID(), message: "¿Qué?", quotedId: id });
      await untilStatementWaits(database);
      await tx.update(chatMessages).set({ takenBackAt: new Date() }).where(eq(chatMessages.id, id));
    });
    const quoted = { id, senderId: first.id, line: "—", isTakenBack: true };
    expect((await answer)?.quoted).toEqual(quoted);
    expect(scene.realtime.take()).toMatchObject([{ event: "message.created", payload: { quoted } }]);
  });

  it("as it is reacted to has no reaction", async () => {
    const { deps, first, second } = scene;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { chatId, id } = round === 0 ? await ownMessage() : await again();
      const react = setReaction(deps, second, { chatId, messageId: id, code: "fire" });
      const [reaction, taken] = await Promise.allSettled([react, back(first, chatId, id)]);
      if (reaction.status === "rejected") expect(reaction.reason).toMatchObject({ code: "MESSAGE_REFUSED" });
      expect(taken).toMatchObject({ status: "fulfilled", value: { isTakenBack: true } });
      expect(await db.$count(messageReactions, eq(messageReactions.messageId, id))).toBe(0);
    }
  });

  it("as it is read, archived or the conversation ended is taken back, and nothing is unread but the end", async () => {
    const { deps, first, second, listed, profile } = scene;
    const { chatId, id } = await ownMessage();
    const others = [
      () => markChatRead(deps, second, chatId),
      () => archiveChat(deps, first, chatId),
      () => endChat(deps, first, { chatId, sentence: "thanks" }),
    ];
    for (const [index, other] of others.entries()) {
      const { id: next } = index === 0 ? { id } : await scene.say(first, chatId);
      const [taken] = await Promise.all([back(first, chatId, next), other()]);
      const [newest] = await shown(first, chatId);
      expect(newest).toMatchObject({ id: next, isTakenBack: true, sentAt: taken.sentAt });
      const isEnded = index === 2;
      expect((await listed(second))[0]?.unreadCount).toBe(isEnded ? 1 : 0);
      expect((await profile(second)).hasNewChats).toBe(isEnded);
    }
  });

  it("as the next one arrives leaves that one unread, with its dot", async () => {
    const { first, second, listed, profile, say } = scene;
    let { chatId, id } = await ownMessage();
    for (let round = 0; round < ROUNDS; round += 1) {
      const [next] = await Promise.all([say(first, chatId), back(first, chatId, id)]);
      expect((await listed(second))[0]?.unreadCount).toBe(1);
      expect((await profile(second)).hasNewChats).toBe(true);
      id = next.id;
    }
  });

  it("as one blocks the other is taken back before, or not at all", async () => {
    const { block, more, chatOf, say } = scene;
    for (const isByOther of [true, false, true, false]) {
      const [one, other] = (await more(2)) as [TestActor, TestActor];
      const chatId = await chatOf(one, other);
      const { id } = await say(one, chatId, "an insult");
      const [taken] = await Promise.allSettled([
        back(one, chatId, id),
        isByOther ? block(other, one) : block(one, other),
      ]);
      const code = isByOther ? "MESSAGE_REFUSED" : "CHAT_REFUSED_BLOCKED";
      if (taken.status === "rejected") expect(taken.reason).toMatchObject({ code });
      expect(await sealed(id)).toBe(taken.status === "fulfilled" ? 1 : 0);
    }
  });

  it("as either account is deleted leaves no sealed words of it", async () => {
    const { deleteAccount, more, chatOf, say } = scene;
    for (const isSender of [true, false, true, false]) {
      const [one, other] = (await more(2)) as [TestActor, TestActor];
      const chatId = await chatOf(one, other);
      const { id } = await say(one, chatId, "an insult");
      const gone = isSender ? one : other;
      const [taken] = await Promise.allSettled([back(one, chatId, id), deleteAccount(gone)]);
      const [row] = await db.select().from(takenBackMessages).where(eq(takenBackMessages.messageId, id));
      expect([row?.authorId, row?.receiverId]).not.toContain(gone.id);
      if (!isSender) expect(taken).toMatchObject({ status: "fulfilled", value: { isTakenBack: true } });
    }
  });
});

async function again() {
  const [{ id: chatId } = { id: "" }] = await scene.listed(scene.first);
  const { id } = await scene.say(scene.first, chatId);
  return { chatId, id };
}
