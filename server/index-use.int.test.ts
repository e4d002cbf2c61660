import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { QueryConfig } from "pg";
import { afterAll, describe, expect, it } from "vitest";
import {
  listChats,
  markChatRead,
  readChatMessages,
  readPresenceWatchers,
  sendMessage,
} from "./features/chats/conversations/service.ts";
import { findMessages } from "./features/chats/message-search/service.ts";
import { markRestRead } from "./features/chats/plans/service.ts";
import { like, listMatches, unlike } from "./features/meeting/likes/service.ts";
import { listBanned } from "./features/moderation/bans/service.ts";
import { listCases, showModeratedPerson } from "./features/moderation/cases/service.ts";
import { releaseCases } from "./features/moderation/cases/store.ts";
import { currentBadges } from "./features/notifications/unread-badges/service.ts";
import { createCatalogue } from "./features/people/catalogue/service.ts";
import { listInterests } from "./features/people/interests/service.ts";
import { readPeople, showOwnProfile, showProfile } from "./features/people/profiles/service.ts";
import { currentSession } from "./features/sign-in/accounts/service.ts";
import { systemClock } from "./platform/clock.ts";
import { writeCursor } from "./platform/cursor.ts";
import { chats } from "./platform/database/schema/chats.ts";
import { interests } from "./platform/database/schema/interests.ts";
import { unlimited } from "./platform/limits/limiter.ts";
import { createTestDatabase } from "./testing/database.ts";
import { noJobs } from "./testing/no-jobs.ts";
import { actorOf, addPeople, addPerson, NOBODY } from "./testing/people.ts";
import { recordingDelivery } from "./testing/recording-delivery.ts";

/** Tables that grow with use; no request may scan one. */
const LARGE_TABLES = [
  "auth_user",
  "chat_messages",
  "chats",
  "discovery",
  "gustos",
  "matches",
  "moderation_cases",
  "moderation_log",
  "presence",
  "profile_prompts",
  "profiles",
  "report_evidence",
  "reports",
  "subscriptions",
  "user_bans",
  "user_blocks",
  "usuario_gustos",
];

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Plans?: Plan[];
}

const deps = () => ({
  db: database.db,
  realtime: recordingDelivery(),
  clock: systemClock,
  limiter: unlimited,
  outbox: noJobs,
  hashText: (text: string) => text,
  markRestRead,
});

const database = await createTestDatabase();
const [one, two] = await addPeople(database.db, 2);
const me = actorOf(one!);
const other = actorOf(two!);
const moderator = actorOf(await addPerson(database.db, { isModerator: true }));
await database.db.insert(interests).values({ name: "Dune", kind: "anime" });
const [chat] = await database.db.insert(chats).values({ user1Id: me.id, user2Id: other.id }).returning();
const chatId = chat!.id;
// The planner always hashes a small table for a subquery. These pairs belong to nobody, as foreign keys are off here.
await database.db.transaction(async (tx) => {
  await tx.execute(sql`set local session_replication_role = replica`);
  await tx.execute(sql`
    insert into matches (user1_id, user2_id) select least(one, two), greatest(one, two)
    from (select gen_random_uuid() as one, gen_random_uuid() as two from generate_series(1, 5000)) pair`);
  // Sending must not slow down with the sender's messages in other chats.
  await tx.execute(sql`
    insert into chat_messages (id, chat_id, sender_id, message)
    select gen_random_uuid(), chat, ${me.id}, 'hola'
    from (select gen_random_uuid() as chat from generate_series(1, 50)) chats, generate_series(1, 100)`);
});
await database.pool.query("ANALYZE matches, chat_messages");
afterAll(() => database.close());

/** Runs a request and returns its statements' plans, with the planner avoiding table scans. */
async function plansOf(request: () => Promise<unknown>): Promise<Plan[]> {
  const statements: { text: string; values: unknown[] }[] = [];
  const { pool } = database;
  const query = pool.query;
  pool.query = ((config: QueryConfig, values: unknown[]) => {
    statements.push({ text: config.text, values: values ?? config.values ?? [] });
    return (query as (...args: unknown[]) => unknown).call(pool, config, values);
  }) as typeof pool.query;
  try {
    await request();
  } finally {
    pool.query = query;
  }
  const client = await pool.connect();
  try {
    // Makes scans of tiny tables prohibitively expensive.
    await client.query("BEGIN; SET LOCAL enable_seqscan = off");
    const plans: Plan[] = [];
    for (const { text, values } of statements) {
      const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
      plans.push(...flatten(rows[0]["QUERY PLAN"][0].Plan));
    }
    return plans;
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
}

function flatten(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(flatten)];
}

const wholeTables = (plans: Plan[]) =>
  plans
    .filter((plan) => plan["Node Type"] === "Seq Scan" && LARGE_TABLES.includes(plan["Relation Name"] ?? ""))
    .map((plan) => plan["Relation Name"]);
const indexesOf = (plans: Plan[]) => plans.flatMap((plan) => plan["Index Name"] ?? []);

describe("a request reads no large table whole, and finds by index", () => {
  const page = { limit: 20 };
  /** A transaction's statements go through the pool as well, where they are recorded. */
  const withoutTransactions = Object.assign(Object.create(database.db) as typeof database.db, {
    transaction: (run: (tx: never) => unknown) => run(database.db as never),
  }) as typeof database.db;
  const cases: [string, () => Promise<unknown>, string[]][] = [
    [
      "the list of chats",
      () => listChats(database.db, me, page),
      ["chats_user1_idx", "chats_user2_idx", "chat_messages_page_idx"],
    ],
    [
      "the search in messages",
      () => findMessages(withoutTransactions, me, { text: "hola" }),
      ["chats_user1_idx", "chats_user2_idx", "chat_messages_page_idx"],
    ],
    [
      "the messages of a chat",
      () => readChatMessages(database.db, me, { chatId, ...page }),
      ["chat_messages_page_idx"],
    ],
    [
      "a message",
      () => sendMessage(deps(), me, { chatId, id: randomUUID(), message: "hola" }),
      ["chats_pkey", "chat_messages_sender_chat_idx"],
    ],
    ["reading a chat", () => markChatRead(deps(), other, chatId), ["chats_pkey"]],
    ["the dots", () => currentBadges(database.db, other), ["profiles_pkey"]],
    [
      "the watchers of a person",
      () => readPresenceWatchers(database.db, me.id),
      ["chats_user1_idx", "chats_user2_idx"],
    ],
    [
      "the list of matches",
      () => listMatches(deps(), me, { list: "iLiked", ...page }),
      ["matches_user1_liked_idx", "matches_user2_liked_idx"],
    ],
    ["a like", () => like({ ...deps(), db: withoutTransactions }, me, other.id), ["auth_user_confirmed_idx"]],
    ["a like taken back", () => unlike(deps(), me, other.id), []],
    [
      "people for cards",
      () => readPeople(database.db, me.id, [other.id], { shown: 3, now: new Date() }),
      ["profiles_pkey", "user_blocks_reverse_idx", "user_bans_user_id_key", "usuario_gustos_pkey"],
    ],
    [
      "a person's profile",
      () => showProfile(deps(), me, other.id),
      ["profiles_pkey", "user_blocks_reverse_idx", "user_bans_user_id_key", "usuario_gustos_pkey"],
    ],
    [
      "the reported people",
      () => listCases(database.db, moderator, { limit: 20, cursor: writeCursor([0, 0, NOBODY]) }),
      ["moderation_cases_urgency_idx", "profiles_pkey"],
    ],
    [
      "reported people by name",
      () => listCases(database.db, moderator, { limit: 20, search: "nami", cursor: writeCursor([0, 0, NOBODY]) }),
      ["profiles_names_search_idx", "moderation_cases_pkey"],
    ],
    [
      "a reported person",
      () => showModeratedPerson(database.db, moderator, other.id),
      ["reports_unresolved_idx", "moderation_log_subject_idx", "report_evidence_subject_idx", "user_bans_user_id_key"],
    ],
    [
      "a claim given back",
      () => releaseCases(database.db, moderator.id, { personId: other.id }),
      ["moderation_cases_pkey"],
    ],
    [
      "the banned people",
      () => listBanned(database.db, moderator, { limit: 20, cursor: writeCursor([0, NOBODY]) }),
      ["user_bans_list_idx", "profiles_pkey"],
    ],
    ["the own profile", () => showOwnProfile(deps(), me), ["profiles_pkey"]],
    ["a person's interests", () => listInterests(database.db, me.id), ["usuario_gustos_pkey"]],
    ["the catalogue by name", () => createCatalogue(database.db).list({ limit: 20 }), ["gustos_folded_idx"]],
    ["the session's person", () => currentSession(deps(), me), ["profiles_pkey"]],
  ];

  it.each(cases)("%s", async (_, request, expected) => {
    const plans = await plansOf(request);
    expect(plans.length).toBeGreaterThan(0);
    expect(wholeTables(plans)).toEqual([]);
    expect(indexesOf(plans)).toEqual(expect.arrayContaining(expected));
  });
});
