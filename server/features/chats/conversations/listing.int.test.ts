import { randomUUID } from "node:crypto";
import { MESSAGE_PAGE } from "@nakamatch/contract/vocabulary/limits";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { chatMessages, chats } from "../../../platform/database/schema/chats.ts";
import { presence, profiles } from "../../../platform/database/schema/people.ts";
import { plans } from "../../../platform/database/schema/plans.ts";
import { subscriptions } from "../../../platform/database/schema/premium.ts";
import { openChatScene } from "../../../testing/chats.ts";
import type { TestActor } from "../../../testing/people.ts";
import { archiveChat, getChat, listChats, markChatRead, readChatMessages } from "./service.ts";

const scene = await openChatScene();
afterAll(() => scene.close());
beforeEach(() => scene.renew());

const listedIds = async (by: TestActor) => (await scene.listed(by)).map(({ id }) => id);

/** Messages of both sides, oldest first; `count` may exceed a page. */
async function fill(chatId: string, count: number): Promise<string[]> {
  const { database, first, second } = scene;
  const start = Date.now() - 1_000_000;
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    chatId,
    senderId: index % 2 === 0 ? first.id : second.id,
    message: `mensaje ${index}`,
    // Pairs share a millisecond, so that the id decides.
    sentAt: new Date(start + Math.floor(index / 2) * 1000),
  }));
  await database.db.insert(chatMessages).values(rows);
  const sorted = rows.toSorted((a, b) => a.sentAt.getTime() - b.sentAt.getTime() || (a.id < b.id ? -1 : 1));
  return sorted.map(({ id }) => id);
}

describe("the conversation list", () => {
  it("has the next plan on which both agree, until it is over", async () => {
    const { database, first, second, chatOf } = scene;
    const chatId = await chatOf();
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const add = (startsAt: Date, standing: "accepted" | "proposed" | "cancelled") =>
      database.db.insert(plans).values({
        ...{ id: randomUUID(), chatId, proposerId: first.id, receiverId: second.id, what: "Manga", minutes: 60 },
        ...{ startsAt, standing, timeZone: "UTC", acceptedAt: standing === "accepted" ? new Date() : null },
      });
    await add(inHours(-2), "accepted");
    await add(inHours(1), "cancelled");
    await add(inHours(1), "proposed");
    expect((await scene.listed(second))[0]?.plan).toBeUndefined();
    await add(inHours(5), "accepted");
    await add(inHours(3), "accepted");
    const [{ plan } = { plan: undefined }] = await scene.listed(second);
    expect(Math.round((Date.parse(plan?.startsAt ?? "") - Date.now()) / 60_000)).toBe(180);
    expect(Date.parse(plan?.endsAt ?? "") - Date.parse(plan?.startsAt ?? "")).toBe(3_600_000);
  });

  it("CHAT-03 CHAT-04 CHAT-06 CHAT-11 has the other side, the last message and the unread count", async () => {
    const { database, deps, first, second, chatOf, say } = scene;
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
    expect(await scene.listed(first)).toEqual([
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
        end: null,
        canEnd: true,
      },
    ]);
    expect(await scene.listed(second)).toMatchObject([{ id: chatId, unreadCount: 1, lastMessage: last }]);
    await database.db
      .update(presence)
      .set({ lastSeenAt: new Date("2026-01-31T12:34:56Z") })
      .where(eq(presence.userId, second.id));
    expect(await scene.listed(first), "CHAT-11").toMatchObject([
      { otherUser: { lastSeenAt: "2026-01-31T00:00:00.000Z" } },
    ]);
  });

  it("CHAT-03 OPEN-58 newest first; a chat without messages counts from its creation", async () => {
    const { database, first, outsider, more, chatOf, say } = scene;
    const [a, b, c] = (await more(3)) as [TestActor, TestActor, TestActor];
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

  it("CHAT-03 comes in pages, none twice and none lost, also among equal times; a single one is found on any page", async () => {
    const { deps, first, outsider, chatOf, more, block, archive } = scene;
    const others = await more(9);
    const ids: string[] = [];
    for (const other of others) ids.push(await chatOf(first, other));
    await deps.db.update(chats).set({ createdAt: new Date(1_000_000) });
    await block(first, others[0]!);
    await archive(ids[1]!, first.id < others[1]!.id ? "archivedByUser1" : "archivedByUser2");
    const expected = ids.slice(2).toSorted().toReversed();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listChats(deps.db, first, { cursor, limit: 3 });
      seen.push(...page.chats.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(expected);
    expect(await getChat(deps.db, first, expected.at(-1)!)).toMatchObject({ id: expected.at(-1), isArchived: false });
    const refused = { code: "CHAT_NOT_FOUND" };
    await expect(getChat(deps.db, first, ids[0]!)).rejects.toMatchObject({ code: "CHAT_REFUSED_BLOCKED" });
    expect(await getChat(deps.db, first, ids[1]!)).toMatchObject({ id: ids[1], isArchived: true });
    await expect(getChat(deps.db, outsider, expected[0]!)).rejects.toMatchObject(refused);
    const forged = listChats(deps.db, first, { cursor: "no", limit: 3 });
    await expect(forged).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  });

  it("CHAT-05 LIMIT-09 counts unread messages up to one more than the badge shows", async () => {
    const { first, second, chatOf, say } = scene;
    const chatId = await chatOf();
    for (let said = 0; said < 12; said++) await say(second, chatId);
    expect(await scene.listed(first)).toMatchObject([{ unreadCount: 10 }]);
  });

  it("BLOCK-03 OPEN-63 leaves out people one has blocked; for the blocked person it stays, without presence", async () => {
    const { database, deps, first, second, chatOf, block, say } = scene;
    const chatId = await chatOf();
    await say(first, chatId, "antes");
    await database.db.insert(presence).values({ userId: first.id, lastSeenAt: new Date() });
    expect(await scene.listed(second)).toMatchObject([{ otherUser: { lastSeenAt: expect.any(String) } }]);
    await block(first, second);
    expect(await listedIds(first)).toEqual([]);
    expect(await scene.listed(second)).toMatchObject([
      { id: chatId, otherUser: { id: first.id, lastSeenAt: null }, lastMessage: { message: "antes" } },
    ]);
    expect((await readChatMessages(deps.db, second, { chatId, limit: 5 })).messages).toHaveLength(1);
  });

  it("OPEN-83 a chat with a deleted account stays, with nobody on the other side", async () => {
    const { deps, first, second, chatOf, deleteAccount, say, profile } = scene;
    const chatId = await chatOf();
    await say(first, chatId, "adiós");
    await deleteAccount(first);
    expect(await scene.listed(second)).toMatchObject([
      { id: chatId, otherUser: null, lastMessage: { message: "adiós", senderId: null }, unreadCount: 1 },
    ]);
    expect(await markChatRead(deps, second, chatId)).toMatchObject({ reading: { readerId: second.id } });
    expect((await profile(second)).hasNewChats).toBe(false);
  });
});

describe("messages", () => {
  it("CHAT-17 come in pages of 25, newest first, with the total, none twice and none lost", async () => {
    const { deps, second, chatOf } = scene;
    const chatId = await chatOf();
    const ids = (await fill(chatId, 60)).toReversed();
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let before: string | undefined; ; before = seen.at(-1)) {
      const page = await readChatMessages(deps.db, second, { chatId, before, limit: MESSAGE_PAGE });
      expect(page.total).toBe(before === undefined ? 60 : null);
      seen.push(...page.messages.map(({ id }) => id));
      sizes.push(page.messages.length);
      if (!page.hasMore) break;
    }
    expect(sizes).toEqual([25, 25, 10]);
    expect(seen).toEqual(ids);
  });

  it("CHAT-17 a page that ends exactly at the first message has no more", async () => {
    const { deps, first, chatOf } = scene;
    const chatId = await chatOf();
    await fill(chatId, 25);
    const page = await readChatMessages(deps.db, first, { chatId, limit: MESSAGE_PAGE });
    expect(page).toMatchObject({ total: 25, hasMore: false });
  });

  it("PERM-11 cannot be paged from a message of another chat", async () => {
    const { deps, first, second, outsider, chatOf, say } = scene;
    const chatId = await chatOf();
    const foreign = await say(first, await chatOf(first, outsider));
    const read = readChatMessages(deps.db, second, { chatId, before: foreign.id, limit: 25 });
    const data = { issues: [{ path: "before", reason: "unknown" }] };
    await expect(read).rejects.toMatchObject({ code: "VALIDATION_FAILED", data });
  });
});

describe("deleting a chat from the list", () => {
  it.each(["first", "second"] as const)(
    "CHAT-13 CHAT-14 archives it for the %s of the two alone, deletes nothing, and tells their own devices once",
    async (side) => {
      const { deps, realtime, database, chatOf, say, listed, chatRow } = scene;
      const [own, other] = side === "first" ? [scene.first, scene.second] : [scene.second, scene.first];
      const chatId = await chatOf();
      await say(own, chatId);
      realtime.take();
      expect(await archiveChat(deps, own, chatId)).toEqual({ isArchived: true });
      expect(await archiveChat(deps, own, chatId)).toEqual({ isArchived: true });
      expect(realtime.take()).toEqual([{ to: [own.id], event: "chat.archived", payload: { chatId } }]);
      expect(await chatRow(chatId)).toMatchObject({
        archivedByUser1: side === "first",
        archivedByUser2: side === "second",
      });
      expect(await database.db.$count(chatMessages, eq(chatMessages.chatId, chatId))).toBe(1);
      expect(await listed(own)).toEqual([]);
      expect(await listed(other)).toMatchObject([{ id: chatId, lastMessage: { message: "hola" } }]);
    },
  );

  it("OPEN-56 lists it again with the next message of the other side", async () => {
    const { deps, first, second, chatOf, say, listed } = scene;
    const chatId = await chatOf();
    await archiveChat(deps, first, chatId);
    await say(second, chatId);
    expect(await listed(first)).toMatchObject([{ id: chatId }]);
  });
});
