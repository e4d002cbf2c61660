import { randomUUID } from "node:crypto";
import { call } from "@orpc/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RequestContext } from "../../http/procedures.ts";
import type { Database } from "../../platform/database/open.ts";
import { matches } from "../../platform/database/schema/meeting.ts";
import { unlimited } from "../../platform/limits/limiter.ts";
import { recordingDelivery } from "../../realtime/recording-delivery.ts";
import { contextOf } from "../../testing/context.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { noJobs } from "../../testing/no-jobs.ts";
import { actorOf, addPeople } from "../../testing/people.ts";
import { chatRoutes } from "./routes.ts";

const SIGNED_OUT = contextOf();

let database: Database;
let routes: ReturnType<typeof chatRoutes>;
let me: RequestContext;
let friendId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const hashText = (text: string) => text;
  routes = chatRoutes({ db: database.db, realtime: recordingDelivery(), limiter: unlimited, outbox: noJobs, hashText });
  const [one, two] = (await addPeople(database.db, 2)).map(({ id }) => id) as [string, string];
  await database.db.insert(matches).values({ user1Id: one, user2Id: two, likedByUser1: true, likedByUser2: true });
  me = contextOf(actorOf({ id: one }));
  friendId = two;
});
afterAll(() => database.close());

describe("the chats endpoints", () => {
  it("answer members as the contract says", async () => {
    const { chat } = await call(routes.open, { personId: friendId }, { context: me });
    const chatId = chat.id;
    const sent = await call(routes.send, { chatId, id: randomUUID(), message: "hola" }, { context: me });
    expect(await call(routes.messages, { chatId }, { context: me })).toEqual({
      messages: [sent],
      total: 1,
      hasMore: false,
    });
    expect(await call(routes.list, {}, { context: me })).toMatchObject({
      chats: [{ id: chatId, lastMessage: sent }],
      nextCursor: null,
    });
    expect(await call(routes.get, { chatId }, { context: me })).toMatchObject({ id: chatId });
    expect(await call(routes.markRead, { chatId }, { context: me })).toEqual({ reading: null });
    expect(await call(routes.archive, { chatId: chatId.toUpperCase() }, { context: me })).toEqual({ isArchived: true });
  });

  it("MATCH-16 take a person and a chat by their ids in any case", async () => {
    const { chat } = await call(routes.open, { personId: friendId.toUpperCase() }, { context: me });
    const chatId = chat.id.toUpperCase();
    const sent = await call(routes.send, { chatId, id: randomUUID(), message: "hola" }, { context: me });
    expect(sent).toMatchObject({ chatId: chat.id });
    expect(await call(routes.messages, { chatId, before: sent.id }, { context: me })).toMatchObject({ hasMore: false });
  });

  it("are closed to the signed-out", async () => {
    const chatId = randomUUID();
    const refused = { code: "SESSION_MISSING" };
    await expect(call(routes.list, {}, { context: SIGNED_OUT })).rejects.toMatchObject(refused);
    await expect(call(routes.get, { chatId }, { context: SIGNED_OUT })).rejects.toMatchObject(refused);
    await expect(call(routes.open, { personId: friendId }, { context: SIGNED_OUT })).rejects.toMatchObject(refused);
    await expect(call(routes.messages, { chatId }, { context: SIGNED_OUT })).rejects.toMatchObject(refused);
    const message = { chatId, id: randomUUID(), message: "hola" };
    await expect(call(routes.send, message, { context: SIGNED_OUT })).rejects.toMatchObject(refused);
    await expect(call(routes.markRead, { chatId }, { context: SIGNED_OUT })).rejects.toMatchObject(refused);
    await expect(call(routes.archive, { chatId }, { context: SIGNED_OUT })).rejects.toMatchObject(refused);
  });

  it("refuse what is no id", async () => {
    const open = call(routes.open, { personId: "me" }, { context: me });
    await expect(open).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});
