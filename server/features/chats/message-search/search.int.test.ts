import { randomUUID } from "node:crypto";
import { inspect } from "node:util";
import { FOUND_MESSAGES } from "@nakamatch/contract/vocabulary/limits";
import { searchableText } from "@nakamatch/domain/meeting/message-search";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { chatMessages } from "../../../platform/database/schema/chats.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { openChatScene } from "../../../testing/chats.ts";
import type { TestActor } from "../../../testing/people.ts";
import { takeBack } from "../taking-back/service.ts";
import { messageSearchJobs } from "./jobs.ts";
import { findMessages } from "./service.ts";

const scene = await openChatScene();
afterAll(() => scene.close());
beforeEach(() => scene.renew());

const find = async (by: TestActor, text: string) => (await findMessages(scene.deps.db, by, { text })).messages;
let now = () => new Date();
const [job] = messageSearchJobs({ db: scene.deps.db, clock: { now: () => now() } });
const fold = () => job?.handle(undefined, "job");
const storedWith = (searchText: string) => scene.deps.db.$count(chatMessages, eq(chatMessages.searchText, searchText));
const idsOf = async (by: TestActor, text: string) => (await find(by, text)).map(({ id }) => id);

describe("the search in one's messages", () => {
  it("finds those of both sides, newest first, with no more than the list needs", async () => {
    const { deps, first, second, outsider, chatOf, say } = scene;
    await deps.db.update(profiles).set({ nickname: "Zoro" }).where(eq(profiles.id, second.id));
    const chatId = await chatOf();
    const mine = await say(first, chatId, "¿Te gusta la CANCIÓN?");
    await say(second, chatId, "¿Cuál?");
    const theirs = await say(second, chatId, "Esa canción, sí");
    expect(await find(first, " cancion ")).toEqual([
      {
        id: theirs.id,
        chatId,
        nickname: "Zoro",
        isMine: false,
        sentAt: theirs.sentAt,
        excerpt: { before: "Esa ", hit: "canción", after: ", sí" },
      },
      {
        id: mine.id,
        chatId,
        nickname: "Zoro",
        isMine: true,
        sentAt: mine.sentAt,
        excerpt: { before: "¿Te gusta la ", hit: "CANCIÓN", after: "?" },
      },
    ]);
    expect(await find(outsider, "cancion")).toEqual([]);
    expect(await find(first, "canciones")).toEqual([]);
  });

  it("takes wildcards, quotes and control characters for themselves", async () => {
    const { first, chatOf, say } = scene;
    const { id } = await say(first, await chatOf(), "al 100% a_b \\ 'c'");
    for (const text of ["100%", "a_b", "b \\ 'c'", "100%\0"]) expect(await idsOf(first, text), text).toEqual([id]);
    for (const text of ["1%0", "a_c", "al%a_b", "100_"]) expect(await idsOf(first, text), text).toEqual([]);
  });

  it("refuses what is too short", async () => {
    for (const text of ["", "a", " é ", "%%"]) {
      await expect(find(scene.first, text)).rejects.toMatchObject({
        code: "VALIDATION_FAILED",
        data: { issues: [{ path: "text", reason: "tooShort" }] },
      });
    }
    expect(await find(scene.first, "人")).toEqual([]);
  });

  it("finds nothing inside of spoilers, and shows nothing of them", async () => {
    const { first, second, chatOf, say } = scene;
    const chatId = await chatOf();
    const { id } = await say(first, chatId, "Al final ||muere la maestra||, qué pena");
    for (const text of ["maestra", "final muere", "final, qué"]) expect(await idsOf(second, text), text).toEqual([]);
    expect(await find(second, "pena")).toMatchObject([{ id, excerpt: { before: "…, qué ", hit: "pena", after: "" } }]);
  });

  it("searches the chats that can be opened alone: with a deleted account, not blocked, banned or deleted from the list", async () => {
    const { first, more, chatOf, say, block, ban, archive, deleteAccount } = scene;
    const [gone, blocked, blocking, banned, archived] = (await more(5)) as [
      TestActor,
      TestActor,
      TestActor,
      TestActor,
      TestActor,
    ];
    const said = new Map<TestActor, string>();
    for (const other of [gone, blocked, blocking, banned, archived]) {
      const chatId = await chatOf(first, other);
      said.set(other, (await say(other, chatId, "una palabra")).id);
      if (other === archived) await archive(chatId, first.id < other.id ? "archivedByUser1" : "archivedByUser2");
    }
    expect(await idsOf(first, "palabra")).toHaveLength(4);
    await deleteAccount(gone);
    await block(first, blocked);
    await block(blocking, first);
    await ban(banned);
    const found = await find(first, "palabra");
    expect(found.map(({ id }) => id)).toEqual([said.get(blocking), said.get(gone)]);
    expect(found[1]).toMatchObject({ nickname: null, isMine: false });
  });

  it("finds nothing that was taken back", async () => {
    const { deps, first, second, chatOf, say } = scene;
    const chatId = await chatOf();
    const { id: messageId } = await say(first, chatId, "mejor no haberlo dicho");
    await takeBack(deps, first, { chatId, messageId });
    for (const by of [first, second]) expect(await find(by, "haberlo")).toEqual([]);
    expect(await storedWith("mejor no haberlo dicho")).toBe(0);
    await deps.db.update(chatMessages).set({ searchText: "haberlo" }).where(eq(chatMessages.id, messageId));
    expect(await find(second, "haberlo")).toEqual([]);
  });

  it("comes in pages of 25, none twice and none lost, also among equal times and when more arrive", async () => {
    const { database, first, second, outsider, chatOf, say } = scene;
    const chatIds = [await chatOf(), await chatOf(first, outsider)];
    const rows = Array.from({ length: 2 * FOUND_MESSAGES.page + 3 }, (_, index) => ({
      id: randomUUID(),
      chatId: chatIds[index % 2]!,
      senderId: first.id,
      message: `mensaje ${index}`,
      searchText: `mensaje ${index}`,
      sentAt: new Date(Date.now() - 1_000_000 - Math.floor(index / 4) * 1000),
    }));
    await database.db.insert(chatMessages).values(rows);
    const pages: string[][] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await findMessages(scene.deps.db, first, { text: "mensaje", cursor });
      pages.push(page.messages.map(({ id }) => id));
      if (pages.length === 1) await say(second, chatIds[0]!, "otro mensaje");
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    const sorted = rows.toSorted((a, b) => b.sentAt.getTime() - a.sentAt.getTime() || (a.id < b.id ? 1 : -1));
    expect(pages.map(({ length }) => length)).toEqual([25, 25, 3]);
    expect(pages.flat()).toEqual(sorted.map(({ id }) => id));
    const forged = findMessages(scene.deps.db, first, { text: "mensaje", cursor: "no" });
    await expect(forged).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  });

  it("says clearly that it took too long, without its words", { tags: ["postgres"] }, async () => {
    const { deps, first } = scene;
    const refused = await deps.db.transaction(async (tx) => {
      await tx.execute(sql`lock table chat_messages in access exclusive mode`);
      return findMessages(deps.db, first, { text: "secreto" }, 0.1).catch((error: unknown) => error);
    });
    expect(refused).toMatchObject({ code: "SEARCH_TOO_LONG" });
    expect(inspect(refused)).not.toContain("secreto");
  });
});

describe("messages that are not folded", () => {
  const insert = (id: string, chatId: string, message: string, searchText: string | null = null) =>
    scene.deps.db.insert(chatMessages).values({ id, chatId, senderId: scene.first.id, message, searchText });

  it("are found once a job has folded them, however many", async () => {
    const { first, chatOf } = scene;
    const chatId = await chatOf();
    const ids = Array.from({ length: 450 }, () => randomUUID());
    for (const id of ids) await insert(id, chatId, "De la VERSIÓN anterior ||pero no esto||");
    expect(await find(first, "version")).toEqual([]);
    await fold();
    expect(await scene.deps.db.$count(chatMessages, sql`search_text is null`)).toBe(0);
    expect(await find(first, "version")).toHaveLength(FOUND_MESSAGES.page);
    expect(await find(first, "esto")).toEqual([]);
  });

  it("are left to the next run after four minutes", async () => {
    const chatId = await scene.chatOf();
    for (let number = 0; number < 250; number += 1) await insert(randomUUID(), chatId, "De antes");
    let minutes = 0;
    now = () => new Date(5 * 60_000 * minutes++);
    await fold();
    expect(await scene.deps.db.$count(chatMessages, sql`search_text is null`)).toBe(50);
    await fold();
    expect(await scene.deps.db.$count(chatMessages, sql`search_text is null`)).toBe(0);
    now = () => new Date();
  });

  it("are those whose text has changed: nothing is found of a text that is gone", async () => {
    const { deps, first, chatOf, say } = scene;
    const chatId = await chatOf();
    const { id } = await say(first, chatId, "un secreto");
    await deps.db.update(chatMessages).set({ message: "otra cosa" }).where(eq(chatMessages.id, id));
    expect(
      await deps.db.select({ text: chatMessages.searchText }).from(chatMessages).where(eq(chatMessages.id, id)),
    ).toEqual([{ text: null }]);
    await fold();
    expect(await idsOf(first, "secreto")).toEqual([]);
    expect(await idsOf(first, "cosa")).toEqual([id]);
    await deps.db
      .update(chatMessages)
      .set({ message: "tercera", searchText: searchableText("tercera") })
      .where(eq(chatMessages.id, id));
    expect(await idsOf(first, "tercera")).toEqual([id]);
  });
});
