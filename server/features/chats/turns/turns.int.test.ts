import { randomUUID } from "node:crypto";
import { TURNS } from "@nakamatch/contract/vocabulary/limits";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { chatMessages } from "../../../platform/database/schema/chats.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { openChatScene } from "../../../testing/chats.ts";
import type { TestActor } from "../../../testing/people.ts";
import { listChats, readChatMessages } from "../conversations/service.ts";
import { takeBack } from "../taking-back/service.ts";
import { findOverdue, isReminded, setReminding, showReminding } from "./service.ts";

const scene = await openChatScene();
afterAll(() => scene.close());

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
let chatId: string;
beforeEach(async () => {
  await scene.renew();
  chatId = await scene.chatOf();
});

/** Stores messages, as they were sent days ago. */
async function said(...messages: [by: TestActor, days: number, text?: string][]): Promise<void> {
  await scene.database.db.insert(chatMessages).values(
    messages.map(([by, days, message = "hola"]) => ({
      id: randomUUID(),
      chatId,
      senderId: by.id,
      message,
      sentAt: daysAgo(days),
    })),
  );
}

const reminded = (by = scene.first) => isReminded(scene.database.db, by.id, chatId);
const change = ({ id }: TestActor, values: Partial<typeof profiles.$inferInsert>) =>
  scene.database.db.update(profiles).set(values).where(eq(profiles.id, id));

async function yourTurn(by: TestActor): Promise<number | null> {
  return (await listChats(scene.database.db, by, { limit: 1 })).yourTurn;
}

describe("the number of chats in which it is one's turn", () => {
  it("counts those in which the other side wrote last, with the first page only", async () => {
    const { database, first, second, outsider, say } = scene;
    const other = await scene.chatOf(first, outsider);
    expect(await yourTurn(first)).toBe(0);
    await say(second, chatId);
    await say(first, other);
    expect([await yourTurn(first), await yourTurn(second), await yourTurn(outsider)]).toEqual([1, 0, 1]);
    await say(outsider, other);
    expect(await yourTurn(first)).toBe(2);
    await say(first, other);
    expect(await yourTurn(first)).toBe(1);
    const { nextCursor } = await listChats(database.db, first, { limit: 1 });
    const further = await listChats(database.db, first, { limit: 1, cursor: nextCursor ?? "" });
    expect(further.yourTurn).toBeNull();
  });

  it("leaves out what the list does, and deleted accounts", async () => {
    const { first, second, outsider, say } = scene;
    const other = await scene.chatOf(first, outsider);
    await say(second, chatId);
    await say(outsider, other);
    await scene.archive(chatId, first.id < second.id ? "archivedByUser1" : "archivedByUser2");
    expect(await yourTurn(first)).toBe(1);
    await scene.deleteAccount(outsider);
    expect(await yourTurn(first)).toBe(0);
  });

  it("goes by the last message that was not taken back", async () => {
    const { first, second, say } = scene;
    await say(second, chatId);
    const { id } = await say(first, chatId);
    await takeBack(scene.deps, first, { chatId, messageId: id });
    expect([await yourTurn(first), await yourTurn(second)]).toEqual([1, 0]);
  });

  it("ends at a hundred", async () => {
    const { database, first } = scene;
    const people = await scene.more(TURNS.shown + 2);
    for (const person of people) {
      await scene.say(person, await scene.chatOf(first, person));
    }
    expect((await listChats(database.db, first, { limit: 1 })).yourTurn).toBe(TURNS.shown + 1);
  });
});

describe("the reminder", () => {
  it("comes after three days, to whose turn it is, with the chat's first page", async () => {
    const { database, first, second } = scene;
    await said([first, 3.2], [second, 3.01]);
    expect(await reminded(first)).toBe(true);
    expect(await reminded(second)).toBe(false);
    const page = await readChatMessages(database.db, first, { chatId, limit: 1 });
    expect(page.isOverdue).toBe(true);
    const [newest] = page.messages;
    expect(await readChatMessages(database.db, first, { chatId, limit: 1, before: newest!.id })).not.toHaveProperty(
      "isOverdue",
    );
    await scene.say(second, chatId);
    expect(await readChatMessages(database.db, first, { chatId, limit: 1 })).not.toHaveProperty("isOverdue");
  });

  it("is about what was not taken back, by whichever side, and begins no scam with it", async () => {
    const { database, first, second } = scene;
    const takenBack = (text: string) =>
      database.db.update(chatMessages).set({ takenBackAt: new Date() }).where(eq(chatMessages.message, text));
    await said([second, 5, "¿Tienes Telegram?"], [second, 4], [first, 3.5, "oops"]);
    expect(await reminded()).toBe(false);
    await takenBack("¿Tienes Telegram?");
    await takenBack("oops");
    expect(await reminded()).toBe(true);
    const page = await readChatMessages(database.db, first, { chatId, limit: 2 });
    expect(page).toMatchObject({ isOverdue: true, messages: [{ isTakenBack: true }, { senderId: second.id }] });
    await database.db.update(chatMessages).set({ takenBackAt: new Date() }).where(eq(chatMessages.chatId, chatId));
    expect(await reminded()).toBe(false);
  });

  it("does not come earlier, nor after a month", async () => {
    const { second } = scene;
    await said([second, 2.99]);
    expect(await reminded()).toBe(false);
    await scene.renew();
    chatId = await scene.chatOf();
    await said([scene.second, 30.01]);
    expect(await reminded()).toBe(false);
  });

  it("comes once in a chat: not after a silence as long, of whichever side", async () => {
    const { first, second } = scene;
    await said([first, 20], [second, 16.9], [first, 16], [second, 4]);
    expect(await reminded()).toBe(false);
    await scene.renew();
    chatId = await scene.chatOf();
    await said([scene.first, 6.5], [scene.second, 4]);
    expect(await reminded(), "shorter").toBe(true);
  });

  it.each([
    ["archived by oneself", () => scene.archive(chatId, "archivedByUser1")],
    ["archived by the other", () => scene.archive(chatId, "archivedByUser2")],
    ["blocked", () => scene.block(scene.first, scene.second)],
    ["blocked by the other", () => scene.block(scene.second, scene.first)],
    ["of a banned person", () => scene.ban(scene.second)],
    ["of a deleted account", () => scene.deleteAccount(scene.second)],
    ["of somebody on a break", () => change(scene.second, { isPaused: true })],
    ["during one's own break", () => change(scene.first, { isPaused: true })],
    ["switched off", () => setReminding(scene.database.db, scene.first, false)],
  ])("does not come to a chat that is %s", async (_, cause) => {
    await said([scene.second, 4]);
    expect(await reminded()).toBe(true);
    await cause();
    expect(await reminded()).toBe(false);
  });

  it("does not come where the other side began like a scam", async () => {
    const { first, second } = scene;
    await said([second, 5], [first, 4.9], [second, 4.8], [second, 4, "¿Tienes Telegram?"]);
    expect(await reminded()).toBe(false);
    await scene.renew();
    chatId = await scene.chatOf();
    await said([scene.second, 6], [scene.second, 5.5], [scene.second, 5], [scene.second, 4, "¿Tienes Telegram?"]);
    expect(await reminded(), "the fourth").toBe(true);
  });

  it("is told by a digest when the answer becomes due, and by no other", async () => {
    const { database, first, second } = scene;
    await change(second, { nickname: "Zoro" });
    await said([second, 5]);
    const found = (after: number, until: number) =>
      findOverdue(database.db, first.id, { after: daysAgo(after), until: daysAgo(until) });
    expect(await found(3, 1)).toMatchObject([{ chatId, nickname: "Zoro" }]);
    expect(await found(7, 2.01), "before").toEqual([]);
    expect(await found(1.99, 0), "after").toEqual([]);
  });

  it("is on at first", async () => {
    const { database, first, second } = scene;
    const { db } = database;
    expect(await showReminding(db, first)).toEqual({ isReminding: true });
    for (const isReminding of [false, false, true, true]) {
      expect(await setReminding(db, first, isReminding)).toEqual({ isReminding });
      expect(await showReminding(db, first)).toEqual({ isReminding });
    }
    expect(await showReminding(db, second)).toEqual({ isReminding: true });
  });
});
