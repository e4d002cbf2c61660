/**
 * The search in messages: `node bench/message-search.ts [--engine postgres|pglite] [--chats 200] [--messages 100000]
 * [--calls 100]`. A person with so many chats and messages of two kinds of words, among as many of other people. PostgreSQL
 * is a temporary cluster, or a new database on `DATABASE_URL`. Prints JSON: milliseconds per service call, database included.
 */
import { parseArgs } from "node:util";
import { searchableText } from "@nakamatch/domain/meeting/message-search";
import { sql } from "drizzle-orm";
import { findMessages } from "../server/features/chats/message-search/service.ts";
import { actorOf, addPeople } from "../server/testing/people.ts";
import { openChats } from "./chat/world.ts";
import { createCleanup } from "./discovery/cleanup.ts";
import { openEmptyDatabase } from "./discovery/database-home.ts";
import { percentiles } from "./percentiles.ts";

const { values } = parseArgs({
  options: {
    engine: { type: "string", default: "postgres" },
    chats: { type: "string", default: "200" },
    messages: { type: "string", default: "100000" },
    calls: { type: "string", default: "100" },
  },
});
const { engine } = values;
if (engine !== "postgres" && engine !== "pglite") throw new Error("--engine is postgres or pglite");
const [chats, messages, calls] = [values.chats, values.messages, values.calls].map(Number) as [number, number, number];
/** 95th percentile. */
const TARGET_MS = engine === "postgres" ? 150 : 500;

const SENTENCES = [
  "Ayer terminé el capítulo doce y todavía no me lo creo, ¡menudo final!",
  "¿Te apuntas a ver la película el sábado? Podemos quedar a las ocho.",
  "Ja ja, sí, la canción de apertura es lo mejor de toda la serie.",
  "No sé, a mí me gustó más la primera temporada, pero está bien.",
  "Buenos días",
];
const RARE = "Una palabra de verdad insólita.";

const cleanup = createCleanup();
try {
  const { home, database } = await openEmptyDatabase(engine, cleanup);
  const { db } = database;
  const [me, stranger] = await addPeople(db, 2);
  if (!me || !stranger) throw new Error("nobody was added");
  const partners = await addPeople(db, chats);
  for (const person of [me, stranger]) {
    const chatIds = await openChats(db, person, partners);
    // In turns, as members write: the messages of a chat lie apart.
    await db.execute(sql`
      insert into chat_messages (id, chat_id, sender_id, message, search_text, sent_at)
      select gen_random_uuid(), chat.ids[1 + n % ${chats}::integer], ${person.id}::uuid, said.texts[1 + (n / ${chats}::integer) % 5],
        said.folded[1 + (n / ${chats}::integer) % 5], now() - (${messages}::integer - n) * interval '1 minute'
      from generate_series(0, ${messages - 1}::integer) n,
        (select ${sql.param(chatIds)}::uuid[] as ids) chat,
        (select ${sql.param(SENTENCES)}::text[] as texts, ${sql.param(SENTENCES.map(searchableText))}::text[] as folded) said`);
  }
  await db.execute(sql`
    update chat_messages set message = ${RARE}, search_text = ${searchableText(RARE)}
    where id = (select id from chat_messages where sender_id = ${me.id} order by sent_at offset ${messages / 2} limit 1)`);
  await database.pool.query("VACUUM ANALYZE");

  const actor = actorOf(me);
  const { nextCursor: second } = await findMessages(db, actor, { text: "canción" });
  const requests: Record<string, { text: string; cursor?: string | null }> = {
    "a common word": { text: "canción" },
    "its second page": { text: "canción", cursor: second },
    "two letters": { text: "ja" },
    "a rare word": { text: "insólita" },
    "a word of nobody": { text: "zarigüeya" },
    "part of an absent sentence": { text: "la canción de cierre" },
  };
  const answers: Record<string, ReturnType<typeof percentiles> & { found: number }> = {};
  for (const [name, { text, cursor }] of Object.entries(requests)) {
    const times: number[] = [];
    let found = 0;
    for (let call = 0; call < calls + 5; call++) {
      const start = performance.now();
      const page = await findMessages(db, actor, { text, cursor: cursor ?? undefined });
      if (call >= 5) times.push(performance.now() - start);
      found = page.messages.length;
    }
    answers[name] = { ...percentiles(times), found };
  }
  const meetsTarget = Object.values(answers).every(({ p95 }) => p95 <= TARGET_MS);
  console.log(
    JSON.stringify(
      { chats, messages, database: home.origin, node: process.version, answers, target: TARGET_MS, meetsTarget },
      null,
      2,
    ),
  );
} finally {
  await cleanup.close();
}
