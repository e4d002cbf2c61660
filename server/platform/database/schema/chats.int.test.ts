import { randomUUID } from "node:crypto";
import { MESSAGE } from "@nakamatch/contract/vocabulary/limits";
import { desc, eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../testing/database.ts";
import { refused } from "../../../testing/database-errors.ts";
import { addPeople, addPerson } from "../../../testing/people.ts";
import { authUsers } from "./auth.ts";
import { chatMessages, chats } from "./chats.ts";
import { profiles } from "./people.ts";

const database = await createTestDatabase();
afterAll(() => database.close());

interface Conversation {
  id: string;
  user1Id: string;
  user2Id: string;
}

async function addChat(values: Partial<typeof chats.$inferInsert> = {}): Promise<Conversation> {
  const [first, second] = await addPeople(database.db, 2);
  const users = { user1Id: first!.id, user2Id: second!.id };
  const [chat] = await database.db
    .insert(chats)
    .values({ ...users, ...values })
    .returning();
  return { id: chat!.id, ...users };
}

async function send(chatId: string, senderId: string | null, values: Partial<typeof chatMessages.$inferInsert> = {}) {
  const [message] = await database.db
    .insert(chatMessages)
    .values({ id: randomUUID(), chatId, senderId, message: "hola", ...values })
    .returning();
  return message!;
}

async function read(id: string) {
  const [chat] = await database.db.select().from(chats).where(eq(chats.id, id));
  return chat;
}

async function hasNewChats(...ids: string[]): Promise<boolean[]> {
  const rows = await Promise.all(ids.map((id) => database.db.select().from(profiles).where(eq(profiles.id, id))));
  return rows.map(([profile]) => profile!.hasNewChats);
}

describe("chats", () => {
  it("DATA-14 two users have one chat, in the order of their ids, archived by nobody", async () => {
    const { id, user1Id, user2Id } = await addChat();
    expect(await read(id)).toMatchObject({ archivedByUser1: false, archivedByUser2: false, lastMessageAt: null });
    expect(await refused(database.db.insert(chats).values({ user1Id, user2Id }))).toMatchObject({ code: "23505" });
    expect(await refused(database.db.insert(chats).values({ user1Id: user2Id, user2Id: user1Id }))).toMatchObject({
      constraint: "chats_pair_ordered",
    });
  });

  it("OPEN-83 a chat and its messages outlive one account, without its identity, but not both", async () => {
    const { id, user1Id, user2Id } = await addChat();
    const message = await send(id, user1Id, { message: "hasta luego" });
    await database.db.delete(authUsers).where(eq(authUsers.id, user1Id));
    expect(await read(id)).toMatchObject({ user1Id: null, user2Id });
    expect(await database.db.select().from(chatMessages).where(eq(chatMessages.chatId, id))).toEqual([
      { ...message, senderId: null },
    ]);
    await database.db.delete(authUsers).where(eq(authUsers.id, user2Id));
    expect(await read(id)).toBeUndefined();
    expect(await database.db.$count(chatMessages, eq(chatMessages.chatId, id))).toBe(0);
  });

  it("OPEN-83 both accounts can go in one statement", async () => {
    const { id } = await addChat();
    await database.db.delete(authUsers);
    expect(await read(id)).toBeUndefined();
  });

  it("OPEN-83 archive flags survive the other side's deletion and do not prevent a message", async () => {
    const { id, user1Id, user2Id } = await addChat({ archivedByUser1: true });
    await database.db.delete(authUsers).where(eq(authUsers.id, user1Id));
    await send(id, user2Id);
    expect(await read(id)).toMatchObject({ archivedByUser1: false });
  });
});

describe("chat messages", () => {
  it("DATA-15 a message's id is unique and the insert can be repeated harmlessly", async () => {
    const { id, user1Id } = await addChat();
    const message = await send(id, user1Id);
    expect(await refused(send(id, user1Id, { id: message.id }))).toMatchObject({ code: "23505" });
    const { lastMessageAt } = (await read(id))!;
    await database.db
      .insert(chatMessages)
      .values({ id: message.id, chatId: id, senderId: user1Id, message: "otra vez", sentAt: new Date(8e12) })
      .onConflictDoNothing();
    expect((await read(id))!.lastMessageAt).toEqual(lastMessageAt);
  });

  it("DATA-15 the sender is one of the chat's two users", async () => {
    const { id } = await addChat();
    const stranger = await addPerson(database.db);
    for (const senderId of [stranger.id, null]) {
      expect(await refused(send(id, senderId))).toMatchObject({
        code: "23514",
        constraint: "chat_messages_sender_in_chat",
      });
    }
    expect(await database.db.$count(chatMessages, eq(chatMessages.chatId, id))).toBe(0);
  });

  it("DATA-15 a message is not blank and has at most 350 characters", async () => {
    const { id, user1Id } = await addChat();
    await send(id, user1Id, { message: "ñ".repeat(MESSAGE.max) });
    for (const message of ["", " \n\t", "ñ".repeat(MESSAGE.max + 1)]) {
      expect(await refused(send(id, user1Id, { message }))).toMatchObject({ constraint: "chat_messages_message" });
    }
  });

  it("OPEN-56 a message brings the chat back to the recipient's list and leaves the sender's alone", async () => {
    const { id, user1Id, user2Id } = await addChat({ archivedByUser1: true, archivedByUser2: true });
    await send(id, user1Id);
    expect(await read(id)).toMatchObject({ archivedByUser1: true, archivedByUser2: false });
    await send(id, user2Id);
    expect(await read(id)).toMatchObject({ archivedByUser1: false, archivedByUser2: false });
  });

  it("OPEN-58 last_message_at is the time of the newest message, even when an older one arrives later", async () => {
    const { id, user1Id, user2Id } = await addChat();
    const newest = new Date("2026-05-05T05:05:05.555Z");
    await send(id, user1Id, { sentAt: newest });
    await send(id, user2Id, { sentAt: new Date("2026-05-05T05:05:05.554Z") });
    expect((await read(id))!.lastMessageAt).toEqual(newest);
  });

  it("OPEN-60 a message sets the recipient's flag, not the sender's", async () => {
    const { id, user1Id, user2Id } = await addChat();
    await send(id, user2Id);
    expect(await hasNewChats(user1Id, user2Id)).toEqual([true, false]);
  });

  it("read newest first through the index, with times that survive the way out and back", async () => {
    const { id, user1Id } = await addChat();
    for (let second = 0; second < 5; second++) await send(id, user1Id, { sentAt: new Date(1e12 + second * 1000 + 7) });
    const page = database.db.select().from(chatMessages).where(eq(chatMessages.chatId, id));
    const [newest] = await page.orderBy(desc(chatMessages.sentAt), desc(chatMessages.id)).limit(1);
    expect(newest!.sentAt).toEqual(new Date(1e12 + 4007));
    const client = await database.pool.connect();
    try {
      await client.query("SET enable_seqscan = off; SET enable_bitmapscan = off; SET enable_sort = off");
      const { rows } = await client.query(
        "EXPLAIN SELECT * FROM chat_messages WHERE chat_id = $1 ORDER BY sent_at DESC, id DESC LIMIT 25",
        [id],
      );
      expect(JSON.stringify(rows)).toContain("chat_messages_page_idx");
      await client.query("RESET ALL");
    } finally {
      client.release();
    }
  });
});
