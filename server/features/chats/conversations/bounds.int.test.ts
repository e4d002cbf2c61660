import { MESSAGE_COUNT_MAX } from "@nakamatch/contract/vocabulary/limits";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Queryable } from "../../../platform/database/open.ts";
import { titleStatuses } from "../../../platform/database/schema/shelf.ts";
import { openChatScene } from "../../../testing/chats.ts";
import { markChatRead, readChatMessages } from "./service.ts";
import { countMessages, markMessagesRead } from "./store.ts";

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Heap Fetches"?: number;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanNode[];
}

let chatId: string;

const scene = await openChatScene();
afterAll(() => scene.close());
beforeEach(async () => {
  await scene.renew();
  chatId = await scene.chatOf();
});

/** Inserts unread messages one second apart, bypassing the triggers. */
async function write(senderId: string, count: number) {
  const { db } = scene.database;
  await db.execute(sql`alter table chat_messages disable trigger user`);
  await db.execute(sql`
    insert into chat_messages (id, chat_id, sender_id, message, sent_at)
    select gen_random_uuid(), ${chatId}::uuid, ${senderId}::uuid, 'hola', now() - n * interval '1 second'
    from generate_series(1, ${count}::int) n`);
  await db.execute(sql`alter table chat_messages enable trigger user`);
  // Index-only scans need the visibility map.
  await scene.database.pool.query("vacuum analyze chat_messages");
}

/** The plan nodes that read messages. */
async function scansOf(run: (db: Queryable) => Promise<unknown>): Promise<PlanNode[]> {
  const scans: PlanNode[] = [];
  const collect = (node: PlanNode) => {
    if (node["Relation Name"] === "chat_messages" && node["Node Type"].includes("Scan")) scans.push(node);
    for (const child of node.Plans ?? []) collect(child);
  };
  const query = async ({ text }: { text: string }, values: unknown[]) => {
    const client = await scene.database.pool.connect();
    try {
      await client.query("begin");
      // Forces the indexes that the planner chooses for large tables.
      for (const way of ["seqscan", "bitmapscan", "sort"]) await client.query(`set local enable_${way} = off`);
      const { rows } = await client.query(`explain (analyze, format json) ${text}`, values);
      collect(rows[0]["QUERY PLAN"][0].Plan);
    } finally {
      await client.query("rollback");
      client.release();
    }
    return { rows: [] };
  };
  await run(drizzle({ query } as unknown as Pool) as unknown as Queryable);
  return scans;
}

/** Rows and index entries examined. */
const examined = (scans: PlanNode[]) =>
  scans.reduce(
    (sum, scan) => sum + (scan["Actual Rows"] + (scan["Rows Removed by Filter"] ?? 0)) * scan["Actual Loops"],
    0,
  );

describe("in a conversation of any length", () => {
  it("CHAT-17 the messages are counted in an index, and up to 10,000", async () => {
    await write(scene.second.id, MESSAGE_COUNT_MAX + 200);
    const page = await readChatMessages(scene.deps.db, scene.first, { chatId, limit: 25 });
    expect(page).toMatchObject({ total: MESSAGE_COUNT_MAX, hasMore: true });
    const scans = await scansOf((db) => countMessages(db, chatId));
    expect(scans.map((scan) => [scan["Node Type"], scan["Index Name"], scan["Heap Fetches"]])).toEqual([
      ["Index Only Scan", "chat_messages_page_idx", 0],
    ]);
    expect(examined(scans)).toBe(MESSAGE_COUNT_MAX);
  });

  it("CHAT-30 a transaction marks a bounded number read, and examines none that the reader wrote", async () => {
    const { first, second } = scene;
    await write(first.id, 3000);
    await write(second.id, 1200);
    const scans = await scansOf((db) => markMessagesRead(db, { chatId, otherId: second.id, limit: 500 }));
    expect(scans.length).toBeGreaterThan(0);
    // Once in the index of unread messages, once in the update.
    expect(examined(scans)).toBeLessThanOrEqual(2 * 500);
  });

  it("CHAT-30 all are read in the end, the newest is published once, and the dot goes off", async () => {
    const { deps, realtime, first, second, profile } = scene;
    await write(second.id, 1200);
    const last = await scene.say(second, chatId, "la última");
    realtime.take();
    const { reading } = await markChatRead(deps, first, chatId);
    expect(reading?.upTo).toEqual({ id: last.id, sentAt: last.sentAt });
    expect(realtime.take()).toHaveLength(1);
    const { rows } = await scene.database.pool.query(
      "select count(*)::int as unread from chat_messages where chat_id = $1 and read_at is null",
      [chatId],
    );
    expect(rows[0].unread).toBe(0);
    expect((await profile(first)).hasNewChats).toBe(false);
    expect(await markChatRead(deps, first, chatId)).toEqual({ reading: null });
  });

  it("CHAT-30 CHAT-40 what a closed account wrote becomes read too", async () => {
    const { deps, first, second, say, deleteAccount } = scene;
    await say(second, chatId);
    await deleteAccount(second);
    expect((await markChatRead(deps, first, chatId)).reading).not.toBeNull();
    expect(await markChatRead(deps, first, chatId)).toEqual({ reading: null });
  });
});

describe("an empty conversation", () => {
  it("comes with a few titles that both love, and with none once there is a message", async () => {
    const { database, deps, first, second, say } = scene;
    const { rows } = await database.pool.query(
      "insert into gustos (nombre, tipo, rank) select 'Shared ' || n, 'anime', n from generate_series(1, 7) n returning id",
    );
    for (const { id } of [first, second]) {
      for (const title of rows) {
        await database.pool.query("insert into usuario_gustos (user_id, gustos_id) values ($1, $2)", [id, title.id]);
      }
    }
    const open = () => readChatMessages(deps.db, first, { chatId, limit: 25 });
    const { sharedTitles, ...page } = await open();
    expect(page).toEqual({ messages: [], total: 0, hasMore: false, firstUnreadId: null });
    expect(sharedTitles?.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5].map((rank) => `Shared ${rank}`));
    const leave = ({ id: personId }: { id: string }, title: number, status: "planned" | "dropped") =>
      database.db.insert(titleStatuses).values({ personId, interestId: rows[title].id, status });
    await leave(first, 0, "planned");
    await leave(second, 2, "dropped");
    const { sharedTitles: loved } = await open();
    expect(loved?.map(({ name }) => name)).toEqual([2, 4, 5, 6, 7].map((rank) => `Shared ${rank}`));
    await say(first, chatId);
    expect(await open()).not.toHaveProperty("sharedTitles");
  });

  it("names no titles of somebody who may not be seen, and none where nothing is shared", async () => {
    const { deps, first, second, block } = scene;
    const open = () => readChatMessages(deps.db, first, { chatId, limit: 25 });
    expect(await open()).not.toHaveProperty("sharedTitles");
    await block(second, first);
    expect(await open()).toEqual({ messages: [], total: 0, hasMore: false, firstUnreadId: null });
  });
});
