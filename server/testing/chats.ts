import { randomUUID } from "node:crypto";
import type { Chat } from "@nakamatch/contract/endpoints/chats/conversations";
import type { PersonId } from "@nakamatch/contract/schemas/people";
import { LIST_PAGE } from "@nakamatch/contract/vocabulary/limits";
import { eq } from "drizzle-orm";
import { type ChatDeps, listChats, openChat, sendMessage } from "../features/chats/conversations/service.ts";
import { markRestRead } from "../features/chats/plans/service.ts";
import type { Database } from "../platform/database/open.ts";
import { authUsers } from "../platform/database/schema/auth.ts";
import { chats } from "../platform/database/schema/chats.ts";
import { matches } from "../platform/database/schema/meeting.ts";
import { profiles } from "../platform/database/schema/people.ts";
import { bans, blocks } from "../platform/database/schema/safety.ts";
import { createKeyedHash } from "../platform/keyed-hash.ts";
import { unlimited } from "../platform/limits/limiter.ts";
import { createTestDatabase } from "./database.ts";
import { noJobs } from "./no-jobs.ts";
import { actorOf, addPeople, addPerson, NOBODY, type TestActor } from "./people.ts";
import { recordingDelivery } from "./recording-delivery.ts";

/** People who chat, on the suite's own database. */
export interface ChatScene {
  database: Database;
  deps: ChatDeps;
  /** Published events. */
  realtime: ReturnType<typeof recordingDelivery>;
  /** Two in the order of stored pairs, and a third. */
  first: TestActor;
  second: TestActor;
  outsider: TestActor;
  /** Creates new people for the next test. Call it in `beforeEach`. */
  renew(): Promise<void>;
  /** Adds people, in ascending order of their ids. */
  more(count: number): Promise<TestActor[]>;
  /** Adds a match, by default of the first two; likewise for chats. */
  match(a?: TestActor, b?: TestActor): Promise<unknown>;
  chatOf(a?: TestActor, b?: TestActor): Promise<string>;
  block(blocker: TestActor, blocked: TestActor): Promise<unknown>;
  ban(person: TestActor): Promise<unknown>;
  deleteAccount(person: TestActor): Promise<unknown>;
  say(by: TestActor, chatId: string, message?: string, id?: string): ReturnType<typeof sendMessage>;
  /** The first page. */
  listed(by: TestActor): Promise<Chat[]>;
  archive(chatId: string, side: "archivedByUser1" | "archivedByUser2"): Promise<unknown>;
  chatRow(id: string): Promise<typeof chats.$inferSelect>;
  profile(person: TestActor): Promise<typeof profiles.$inferSelect>;
  /** Call it in `afterAll`. */
  close(): Promise<void>;
}

export async function openChatScene(): Promise<ChatScene> {
  const database = await createTestDatabase();
  const { db } = database;
  const realtime = recordingDelivery();
  const hashText = createKeyedHash("a secret for tests only", "nakamatch first messages");
  const deps = { db, realtime, limiter: unlimited, outbox: noJobs, hashText, markRestRead };
  const scene: ChatScene = {
    database,
    deps,
    realtime,
    first: actorOf({ id: NOBODY }),
    second: actorOf({ id: NOBODY }),
    outsider: actorOf({ id: NOBODY }),
    async renew() {
      [scene.first, scene.second] = (await scene.more(2)) as [TestActor, TestActor];
      scene.outsider = actorOf(await addPerson(db));
      realtime.take();
    },
    more: async (count) => (await addPeople(db, count)).map(actorOf),
    async match(a = scene.first, b = scene.second) {
      const [user1Id, user2Id] = [a.id, b.id].sort() as [PersonId, PersonId];
      await db.insert(matches).values({ user1Id, user2Id, likedByUser1: true, likedByUser2: true });
    },
    async chatOf(a = scene.first, b = scene.second) {
      await scene.match(a, b);
      return (await openChat(db, a, b.id)).chat.id;
    },
    block: (blocker, blocked) => db.insert(blocks).values({ blockerId: blocker.id, blockedId: blocked.id }),
    ban: ({ id }) => db.insert(bans).values({ userId: id, type: "ban", reason: "spam" }),
    deleteAccount: ({ id }) => db.delete(authUsers).where(eq(authUsers.id, id)),
    say: (by, chatId, message = "hola", id = randomUUID()) => sendMessage(deps, by, { chatId, id, message }),
    listed: async (by) => (await listChats(db, by, { limit: LIST_PAGE })).chats,
    archive: (chatId, side) =>
      db
        .update(chats)
        .set({ [side]: true })
        .where(eq(chats.id, chatId)),
    chatRow: async (id) => present((await db.select().from(chats).where(eq(chats.id, id)))[0]),
    profile: async ({ id }) => present((await db.select().from(profiles).where(eq(profiles.id, id)))[0]),
    close: () => database.close(),
  };
  return scene;
}

function present<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error("there is no such row");
  return row;
}
