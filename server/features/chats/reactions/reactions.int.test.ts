import { MESSAGE_PAGE } from "@nakamatch/contract/vocabulary/limits";
import { REACTIONS, type ReactionCode } from "@nakamatch/contract/vocabulary/reactions";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { messageReactions } from "../../../platform/database/schema/chats.ts";
import { openChatScene } from "../../../testing/chats.ts";
import { refused } from "../../../testing/database-errors.ts";
import type { TestActor } from "../../../testing/people.ts";
import { readChatMessages } from "../conversations/service.ts";
import { endChat, reopenChat } from "../endings/service.ts";
import { setReaction } from "./service.ts";

const scene = await openChatScene();
afterAll(() => scene.close());
beforeEach(() => scene.renew());

const react = (by: TestActor, chatId: string, messageId: string, code: ReactionCode | null = "heart") =>
  setReaction(scene.deps, by, { chatId, messageId, code });
const shownTo = async (by: TestActor, chatId: string) =>
  (await readChatMessages(scene.database.db, by, { chatId, limit: MESSAGE_PAGE })).messages[0]?.reaction;
const stored = (messageId: string) =>
  scene.database.db.$count(messageReactions, eq(messageReactions.messageId, messageId));
const unknown = { code: "VALIDATION_FAILED", data: { issues: [{ path: "messageId", reason: "unknown" }] } };

async function theirMessage() {
  const chatId = await scene.chatOf();
  const { id } = await scene.say(scene.second, chatId);
  scene.realtime.take();
  return { chatId, id };
}

describe("a reaction to a message", () => {
  it("is one of six, replaced by the next and taken away; both sides are told live and read it", async () => {
    const { realtime, first, second } = scene;
    const { chatId, id } = await theirMessage();
    let before = "";
    for (const code of [...REACTIONS, "heart", null] as const) {
      const reaction = await react(first, chatId, id, code);
      expect(reaction.code).toBe(code);
      expect(reaction.changedAt > before, "later than the one before").toBe(true);
      before = reaction.changedAt;
      const payload = { chatId, messageId: id, reaction };
      expect(realtime.take()).toEqual([{ to: [first.id, second.id], event: "message.reacted", payload }]);
      for (const by of [first, second]) expect(await shownTo(by, chatId)).toEqual(reaction);
    }
    expect(await stored(id)).toBe(1);
  });

  it("CHAT-06 OPEN-56 OPEN-58 counts as nothing unread, moves no chat and wakes no archived one", async () => {
    const { first, second, profile, chatRow, listed, archive } = scene;
    const { chatId, id } = await theirMessage();
    await archive(chatId, "archivedByUser1");
    await archive(chatId, "archivedByUser2");
    const before = [await chatRow(chatId), await profile(second), await listed(second)];
    await react(first, chatId, id);
    expect([await chatRow(chatId), await profile(second), await listed(second)]).toEqual(before);
  });

  it("is for messages of the other side of that chat alone", async () => {
    const { first, second, outsider, chatOf, say, database } = scene;
    const { chatId, id } = await theirMessage();
    const other = await chatOf(first, outsider);
    await expect(react(second, chatId, id)).rejects.toMatchObject(unknown);
    await expect(react(first, other, id)).rejects.toMatchObject(unknown);
    await expect(react(outsider, chatId, id)).rejects.toMatchObject({ code: "CHAT_NOT_FOUND" });
    const { id: own } = await say(first, chatId);
    for (const [messageId, personId, authorId] of [
      [own, first.id, second.id],
      [id, outsider.id, second.id],
      [id, second.id, second.id],
    ] as const) {
      const values = { messageId, personId, authorId, code: "heart" as const, changedAt: new Date() };
      expect(await refused(database.db.insert(messageReactions).values(values))).toMatchObject({ code: "23514" });
    }
  });

  it("is gone for both with a block, which refuses others with the ordinary error, and does not return with it", async () => {
    const { realtime, first, second, say, block } = scene;
    const { chatId, id } = await theirMessage();
    const { id: own } = await say(first, chatId);
    await react(first, chatId, id);
    await react(second, chatId, own);
    realtime.take();
    await block(second, first);
    expect([await stored(id), await stored(own)]).toEqual([0, 0]);
    await expect(react(first, chatId, id)).rejects.toMatchObject({ code: "MESSAGE_REFUSED" });
    await expect(react(second, chatId, own)).rejects.toMatchObject({ code: "CHAT_REFUSED_BLOCKED" });
    expect(realtime.take()).toEqual([]);
  });

  it("goes with either account; to a deleted one's message there is none", async () => {
    const { first, second, outsider, chatOf, say, deleteAccount } = scene;
    const { chatId, id } = await theirMessage();
    const { id: own } = await say(first, chatId);
    const elsewhere = await chatOf(second, outsider);
    const { id: theirs } = await say(outsider, elsewhere);
    await react(first, chatId, id);
    await react(second, chatId, own);
    await react(second, elsewhere, theirs);
    await deleteAccount(second);
    expect([await stored(id), await stored(own), await stored(theirs)]).toEqual([0, 0, 0]);
    await expect(react(first, chatId, id)).rejects.toMatchObject({ code: "MESSAGE_REFUSED" });
  });

  it("is refused in a conversation that was ended, and what was set stays", async () => {
    const { deps, database, first, second, say } = scene;
    const { chatId, id } = await theirMessage();
    const { id: own } = await say(first, chatId);
    await react(first, chatId, id);
    await endChat(deps, first, { chatId, sentence: "thanks" });
    for (const code of ["laugh", null] as const) {
      await expect(react(first, chatId, id, code)).rejects.toMatchObject({ code: "MESSAGE_REFUSED" });
    }
    await expect(react(second, chatId, own)).rejects.toMatchObject({ code: "MESSAGE_REFUSED" });
    const { messages } = await readChatMessages(database.db, first, { chatId, limit: MESSAGE_PAGE });
    expect(messages.find((message) => message.id === id)?.reaction?.code).toBe("heart");
    await reopenChat(deps, first, chatId);
    expect((await react(second, chatId, own)).code).toBe("heart");
  });

  it("OPEN-74 of a person or to one who is banned is refused", async () => {
    const { first, second, ban } = scene;
    const { chatId, id } = await theirMessage();
    await ban(second);
    await expect(react(first, chatId, id)).rejects.toMatchObject({ code: "CHAT_NOT_FOUND" });
  });

  it("from two devices at once ends as the later one says, in the events, too", { tags: ["postgres"] }, async () => {
    const { realtime, first } = scene;
    const { chatId, id } = await theirMessage();
    for (let round = 0; round < 5; round += 1) {
      const codes = [...REACTIONS, null];
      const answers = await Promise.all(codes.map((code) => react(first, chatId, id, code)));
      const latest = answers.reduce((one, other) => (other.changedAt > one.changedAt ? other : one));
      expect(new Set(answers.map(({ changedAt }) => changedAt)).size, "all at their own time").toBe(codes.length);
      expect(await shownTo(first, chatId)).toEqual(latest);
      expect(realtime.take()).toHaveLength(codes.length);
    }
  });

  it("at the moment of a block or a deletion is there before, or not at all", { tags: ["postgres"] }, async () => {
    const { first, second, block, deleteAccount, more, chatOf, say } = scene;
    for (const end of [() => block(second, first), undefined]) {
      const [one, other] = end ? [first, second] : ((await more(2)) as [TestActor, TestActor]);
      const chatId = await chatOf(one, other);
      const { id } = await say(other, chatId);
      const [reaction] = await Promise.allSettled([react(one, chatId, id), end ? end() : deleteAccount(other)]);
      if (reaction.status === "rejected") expect(reaction.reason).toMatchObject({ code: "MESSAGE_REFUSED" });
      expect(await stored(id)).toBe(0);
    }
  });
});
