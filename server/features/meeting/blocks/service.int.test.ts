import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { chatMessages, messageReactions } from "../../../platform/database/schema/chats.ts";
import { bans, blocks } from "../../../platform/database/schema/safety.ts";
import { openChatScene } from "../../../testing/chats.ts";
import { addPerson, NOBODY, type TestActor } from "../../../testing/people.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";
import { openChat, sendMessage } from "../../chats/conversations/service.ts";
import { readPeople } from "../../people/profiles/service.ts";
import { blockPerson, listBlocks, unblockPerson } from "./service.ts";

const scene = await openChatScene();
afterAll(() => scene.close());
beforeEach(() => scene.renew());

const block = (by: TestActor, person: TestActor) => blockPerson(scene.deps, by, person.id);
const unblock = (by: TestActor, person: TestActor) => unblockPerson(scene.deps, by, person.id);
const rowsOf = ({ id }: TestActor) => scene.database.db.select().from(blocks).where(eq(blocks.blockerId, id));
const list = (by: TestActor, page: { cursor?: string; limit?: number } = {}) =>
  listBlocks(scene.deps, by, { limit: 39, ...page });
const sees = async (viewer: TestActor, { id }: TestActor) =>
  (await readPeople(scene.database.db, viewer.id, [id], { shown: 6 })).has(id);

describe("blocking", () => {
  it("BLOCK-01 stores who blocked whom, once however often it is asked, and tells the blocker's devices alone", async () => {
    const { first, second, realtime } = scene;
    expect(await block(first, second)).toEqual({ isBlocked: true });
    expect(await block(first, second)).toEqual({ isBlocked: true });
    expect(await rowsOf(first)).toEqual([
      { id: expect.any(String), blockerId: first.id, blockedId: second.id, createdAt: expect.any(Date) },
    ]);
    expect(await rowsOf(second)).toEqual([]);
    expect(realtime.take()).toEqual([
      { to: [first.id], event: "blocks.changed", payload: { personId: second.id, isBlocked: true } },
    ]);
  });

  it("OPEN-42 OPEN-63 hides the two from each other, and ends writing and opening the chat", async () => {
    const { first, second, chatOf, say, listed } = scene;
    const chatId = await chatOf();
    await say(second, chatId);
    await block(first, second);
    expect([await sees(first, second), await sees(second, first)]).toEqual([false, false]);
    expect(await listed(first), "BLOCK-03").toEqual([]);
    expect(await listed(second)).toMatchObject([{ id: chatId }]);
    await expect(openChat(scene.database.db, first, second.id), "BLOCK-04").rejects.toMatchObject({
      code: "CHAT_REFUSED_BLOCKED",
    });
    for (const each of [first, second]) {
      await expect(say(each, chatId)).rejects.toMatchObject({ code: "MESSAGE_REFUSED" });
    }
  });

  it("refuses oneself, unknown, deleted, unconfirmed and banned people, and those by whom one is blocked", async () => {
    const { first, second, outsider, ban, database } = scene;
    await expect(block(first, first)).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      data: { issues: [{ path: "personId", reason: "self" }] },
    });
    const unconfirmed = await addPerson(database.db, { emailVerified: false });
    await ban(outsider);
    await block(second, first);
    const refused = { code: "PERSON_NOT_FOUND" };
    for (const id of [NOBODY, unconfirmed.id, outsider.id, second.id]) {
      await expect(blockPerson(scene.deps, first, id as TestActor["id"])).rejects.toMatchObject(refused);
    }
    expect(await rowsOf(first)).toEqual([]);
  });

  it("OPEN-63 lets the blocked block back from the chat, where the blocker is still shown", async () => {
    const { first, second, chatOf, listed } = scene;
    await chatOf();
    await block(first, second);
    expect(await block(second, first)).toEqual({ isBlocked: true });
    expect(await listed(second)).toEqual([]);
    await unblock(first, second);
    expect([await sees(first, second), await sees(second, first)], "the other block holds").toEqual([false, false]);
  });

  it.each(["before", "after"] as const)(
    "stores a message that is sent %s the block's commit before the block, or refuses it",
    { tags: ["postgres"] },
    async (order) => {
      const { first, second, chatOf, say, database, deps } = scene;
      const chatId = await chatOf();
      const messages = () => database.db.$count(chatMessages, eq(chatMessages.chatId, chatId));
      let other: Promise<unknown> = Promise.resolve();
      await database.db.transaction(async (tx) => {
        const inside = { ...deps, db: tx as unknown as typeof deps.db };
        if (order === "before") {
          await sendMessage(inside, second, { chatId, id: randomUUID(), message: "hola" });
          other = block(first, second);
        } else {
          await blockPerson(inside, first, second.id);
          // Checks visibility before the block is committed.
          other = say(second, chatId);
        }
        other.catch(() => {});
        await untilStatementWaits(database);
      });
      if (order === "before") {
        expect(await other).toEqual({ isBlocked: true });
        expect(await messages()).toBe(1);
      } else {
        await expect(other).rejects.toMatchObject({ code: "MESSAGE_REFUSED" });
        expect(await messages()).toBe(0);
      }
    },
  );

  it("makes one block of two requests at once, and none for a person who is deleted meanwhile", {
    tags: ["postgres"],
  }, async () => {
    const { first, second, outsider, deleteAccount } = scene;
    expect(await Promise.all([block(first, second), block(first, second)])).toEqual([
      { isBlocked: true },
      { isBlocked: true },
    ]);
    expect(await rowsOf(first)).toHaveLength(1);
    const [, late] = await Promise.allSettled([deleteAccount(outsider), block(first, outsider)]);
    if (late.status === "rejected") expect(late.reason).toMatchObject({ code: "PERSON_NOT_FOUND" });
    expect(await rowsOf(first)).toHaveLength(1);
  });
});

describe("reactions to messages", () => {
  const reactTo = async (by: TestActor, author: TestActor) => {
    const chatId = await scene.chatOf(by, author);
    const { id: messageId } = await scene.say(author, chatId);
    const values = { messageId, personId: by.id, authorId: author.id, code: "heart" as const, changedAt: new Date(0) };
    const [stored] = await scene.database.db.insert(messageReactions).values(values).returning();
    return { chatId, changedAt: stored!.changedAt };
  };
  const removals = () => scene.realtime.take().filter(({ event }) => event === "reactions.removed");

  it("of both are gone with a block, and both are told live, once", async () => {
    const { first, second, outsider, realtime } = scene;
    await reactTo(outsider, second);
    const { chatId, changedAt } = await reactTo(second, first);
    realtime.take();
    await block(first, second);
    const [removal, ...more] = removals();
    expect([removal, more]).toEqual([
      { to: [first.id, second.id], event: "reactions.removed", payload: { chatId, removedAt: expect.any(String) } },
      [],
    ]);
    const { removedAt } = removal!.payload as { removedAt: string };
    expect(Date.parse(removedAt), "not before the last one").toBeGreaterThanOrEqual(changedAt.getTime());
    await block(first, second);
    await block(second, first);
    expect(removals()).toEqual([]);
  });

  it("where there were none, the blocked person is told nothing", async () => {
    const { first, second, chatOf, say, realtime } = scene;
    await say(second, await chatOf());
    realtime.take();
    await block(first, second);
    expect(realtime.take().map(({ to }) => to)).toEqual([[first.id]]);
  });

  it("that come at the moment of a block are told as removed, or refused", { tags: ["postgres"] }, async () => {
    const { first, second, chatOf, say, realtime, database } = scene;
    const chatId = await chatOf();
    const { id: messageId } = await say(second, chatId);
    for (let round = 0; round < 5; round += 1) {
      realtime.take();
      const values = {
        messageId,
        personId: first.id,
        authorId: second.id,
        code: "fire" as const,
        changedAt: new Date(0),
      };
      const [reacted] = await Promise.allSettled([
        database.db.insert(messageReactions).values(values),
        block(second, first),
      ]);
      expect(removals()).toHaveLength(reacted.status === "fulfilled" ? 1 : 0);
      await unblock(second, first);
    }
  });
});

describe("taking a block back", () => {
  it("BLOCK-09 OPEN-64 deletes the row by both ids: the two see each other again and the chat returns", async () => {
    const { first, second, outsider, chatOf, say, listed, realtime } = scene;
    const chatId = await chatOf();
    await block(first, second);
    await block(first, outsider);
    realtime.take();
    expect(await unblock(first, second)).toEqual({ isBlocked: false });
    expect(realtime.take()).toEqual([
      { to: [first.id], event: "blocks.changed", payload: { personId: second.id, isBlocked: false } },
    ]);
    expect(await unblock(first, second)).toEqual({ isBlocked: false });
    expect(realtime.take(), "nothing has changed").toEqual([]);
    expect((await rowsOf(first)).map(({ blockedId }) => blockedId)).toEqual([outsider.id]);
    expect([await sees(first, second), await sees(second, first)]).toEqual([true, true]);
    expect(await listed(first)).toMatchObject([{ id: chatId }]);
    expect(await say(second, chatId)).toMatchObject({ chatId });
  });

  it("takes nobody else's block back", async () => {
    const { first, second, outsider } = scene;
    await block(first, second);
    await unblock(second, first);
    await unblock(outsider, second);
    expect(await rowsOf(first)).toHaveLength(1);
  });
});

describe("the list", () => {
  it("BLOCK-06 BLOCK-07 BLOCK-08 shows the own blocks with name, nickname, picture and time, newest first, page by page", async () => {
    const { first, database, ban } = scene;
    const { db } = database;
    const people = await scene.more(4);
    const [banned, nameless] = people as [TestActor, TestActor];
    await ban(banned);
    const times = people.map((_, index) => new Date(Date.UTC(2026, 4, 1 + Math.floor(index / 2))));
    for (const [index, { id }] of people.entries()) {
      await db.insert(blocks).values({ blockerId: first.id, blockedId: id, createdAt: times[index]! });
    }
    await db.insert(blocks).values({ blockerId: nameless.id, blockedId: first.id });
    const whole = await list(first);
    expect(whole).toMatchObject({ total: 4, nextCursor: null });
    expect(whole.blocked.map(({ blockedAt }) => blockedAt)).toEqual(times.map((time) => time.toISOString()).reverse());
    expect(new Set(whole.blocked.map(({ person }) => person.id))).toEqual(new Set(people.map(({ id }) => id)));
    expect(whole.blocked.find(({ person }) => person.id === banned.id)).toEqual({
      person: { id: banned.id, nickname: expect.stringMatching(/^fan_/), avatarUrl: null, isPremium: false },
      realName: "Ana Luz",
      blockedAt: times[0]!.toISOString(),
    });
    const paged = [];
    let cursor: string | null | undefined;
    do {
      const page = await list(first, { limit: 1, ...(cursor ? { cursor } : {}) });
      expect(page.total).toBe(cursor ? null : 4);
      paged.push(...page.blocked);
      cursor = page.nextCursor;
    } while (cursor);
    expect(paged).toEqual(whole.blocked);
  });

  it("forgets deleted people, and is empty for somebody who blocked nobody", async () => {
    const { first, second, deleteAccount } = scene;
    await block(first, second);
    await deleteAccount(second);
    expect(await list(first)).toEqual({ blocked: [], total: 0, nextCursor: null });
    await expect(list(first, { cursor: "x" })).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  });

  it("shows a ban to nobody: banned people look like others", async () => {
    const { first, second, database } = scene;
    await block(first, second);
    const before = await list(first);
    await database.db.insert(bans).values({ userId: second.id, type: "ban", reason: "spam" });
    expect(await list(first)).toEqual(before);
  });
});
