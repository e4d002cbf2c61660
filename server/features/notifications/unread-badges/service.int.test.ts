import { randomUUID } from "node:crypto";
import { call } from "@orpc/server";
import { eq, or } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { chatMessages, chats } from "../../../platform/database/schema/chats.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { blocks } from "../../../platform/database/schema/safety.ts";
import { contextOf } from "../../../testing/context.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { actorOf, addPeople, addPerson, type TestActor } from "../../../testing/people.ts";
import { unreadBadgeRoutes } from "./routes.ts";
import { currentBadges } from "./service.ts";

const NONE = {
  hasNewLikes: false,
  hasNewChats: false,
  newMessages: 0,
  waitingCases: 0,
  isModerator: false,
  isOperator: false,
};

let me: TestActor;
let friend: string;

const database = await createTestDatabase();
afterAll(() => database.close());

beforeEach(async () => {
  const [one, two] = await addPeople(database.db, 2);
  me = actorOf(one!);
  friend = two!.id;
});

const setDots = (values: Partial<typeof profiles.$inferInsert>) =>
  database.db.update(profiles).set(values).where(eq(profiles.id, me.id));
const block = (blockerId: string, blockedId: string) => database.db.insert(blocks).values({ blockerId, blockedId });

/** Sends me messages; a trigger turns on my dot. */
async function receive(
  senderId: string,
  values: Partial<typeof chatMessages.$inferInsert> = {},
  count = 1,
): Promise<void> {
  const [user1Id, user2Id] = [me.id, senderId].sort() as [string, string];
  const [chat] = await database.db.insert(chats).values({ user1Id, user2Id }).returning();
  const message = () => ({ id: randomUUID(), chatId: chat!.id, senderId, message: "hola", ...values });
  await database.db.insert(chatMessages).values(Array.from({ length: count }, message));
}

const hasStoredDot = async () =>
  (await database.db.select().from(profiles).where(eq(profiles.id, me.id)))[0]!.hasNewChats;

describe("the dots of the navigation", () => {
  it("NOTIF-01 are off for a new person", async () => {
    expect(await currentBadges(database.db, me)).toEqual(NONE);
  });

  it("NOTIF-03 NOTIF-04 the poll answers the flags of the own profile, each by itself, and nobody else's", async () => {
    const { current } = unreadBadgeRoutes({ db: database.db });
    const poll = () => call(current, undefined, { context: contextOf(me) });
    // Unread, so that only the stored flag can turn the chats dot off.
    await receive(friend);
    await database.db
      .update(profiles)
      .set({ hasNewLikes: true, hasNewChats: true, isModerator: true, isOperator: true })
      .where(eq(profiles.id, friend));
    const { newMessages: _, ...off } = NONE;
    await setDots(off);
    expect(await poll()).toEqual(NONE);
    for (const flag of ["hasNewLikes", "hasNewChats", "isModerator", "isOperator"] as const) {
      await setDots({ ...off, [flag]: true });
      expect(await poll()).toEqual({ ...NONE, [flag]: true, newMessages: flag === "hasNewChats" ? 1 : 0 });
    }
  });

  it("NOTIF-05 NOTIF-07 the stored dot of chats decides whether unread messages are looked for", async () => {
    await receive(friend);
    await setDots({ hasNewChats: false });
    expect(await currentBadges(database.db, me)).toMatchObject({ hasNewChats: false });
  });

  it("NOTIF-05 NOTIF-06 show a chat while a message to me is unread", async () => {
    await receive(friend);
    expect(await currentBadges(database.db, me)).toMatchObject({ hasNewChats: true });
    await database.db.update(chatMessages).set({ readAt: new Date() }).where(eq(chatMessages.senderId, friend));
    expect(await currentBadges(database.db, me)).toMatchObject({ hasNewChats: false });
  });

  it("NOTIF-05 do not show what I wrote myself and nobody has read, nor other people's chats", async () => {
    await receive(friend, { senderId: me.id });
    const [one, two] = await addPeople(database.db, 2);
    const [chat] = await database.db.insert(chats).values({ user1Id: one!.id, user2Id: two!.id }).returning();
    await database.db
      .insert(chatMessages)
      .values({ id: randomUUID(), chatId: chat!.id, senderId: one!.id, message: "hola" });
    await setDots({ hasNewChats: true });
    expect(await currentBadges(database.db, me)).toMatchObject({ hasNewChats: false });
  });

  it("NOTIF-06 OPEN-61 do not show unread messages of a person I blocked, while the stored flag stays", async () => {
    await receive(friend);
    await block(me.id, friend);
    expect(await currentBadges(database.db, me)).toMatchObject({ hasNewChats: false });
    expect(await hasStoredDot()).toBe(true);
    await receive((await addPerson(database.db)).id);
    expect(await currentBadges(database.db, me)).toMatchObject({ hasNewChats: true });
  });

  it("NOTIF-06 show unread messages of a person who blocked me, and of a deleted account", async () => {
    await receive(friend);
    await block(friend, me.id);
    expect(await currentBadges(database.db, me)).toMatchObject({ hasNewChats: true });
    await database.db.delete(authUsers).where(eq(authUsers.id, friend));
    expect(await currentBadges(database.db, me)).toMatchObject({ hasNewChats: true });
  });

  it("NOTIF-06 OPEN-61 do not show a chat that I archived, until the next message", async () => {
    await receive(friend);
    const isMine = or(eq(chats.user1Id, me.id), eq(chats.user2Id, me.id));
    await database.db.update(chats).set({ archivedByUser1: true, archivedByUser2: true }).where(isMine);
    expect(await currentBadges(database.db, me)).toMatchObject({ hasNewChats: false });
    const [chat] = await database.db.select().from(chats).where(isMine);
    await database.db
      .insert(chatMessages)
      .values({ id: randomUUID(), chatId: chat!.id, senderId: friend, message: "hola" });
    expect(await currentBadges(database.db, me)).toMatchObject({ hasNewChats: true });
  });

  it("NOTIF-06 say how many messages of all chats turn the dot on, and count to 100", async () => {
    const [other, blocked] = await addPeople(database.db, 2);
    await receive(friend, {}, 2);
    await receive(other!.id, {}, 12);
    await receive(blocked!.id, {}, 3);
    await block(me.id, blocked!.id);
    expect(await currentBadges(database.db, me)).toMatchObject({ hasNewChats: true, newMessages: 14 });
    await database.db.update(chatMessages).set({ readAt: new Date() }).where(eq(chatMessages.senderId, other!.id));
    expect(await currentBadges(database.db, me)).toMatchObject({ newMessages: 2 });
    await receive((await addPerson(database.db)).id, {}, 150);
    expect(await currentBadges(database.db, me)).toMatchObject({ newMessages: 100 });
  });

  it("are refused once the account is gone", async () => {
    await database.db.delete(authUsers).where(eq(authUsers.id, me.id));
    await expect(currentBadges(database.db, me)).rejects.toMatchObject({ code: "SESSION_MISSING" });
  });
});
