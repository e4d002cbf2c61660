/**
 * Moderation with many open reports: `node bench/moderation.ts [--reports 10000] [--people 2000] [--bans 2000]
 * [--engine postgres|pglite] [--calls 400]`. PostgreSQL is a temporary cluster, or a new database on `DATABASE_URL`.
 * Prints JSON: milliseconds per service call, database included.
 */
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { personId } from "../contract/schemas/people.ts";
import { listBanned, listCases, showModeratedPerson, summarize } from "../server/features/moderation/service.ts";
import type { Actor } from "../server/platform/auth/session-gate.ts";
import { createCleanup } from "./discovery/cleanup.ts";
import { openEmptyDatabase } from "./discovery/database-home.ts";
import { percentiles } from "./percentiles.ts";

const { values } = parseArgs({
  options: {
    reports: { type: "string", default: "10000" },
    people: { type: "string", default: "2000" },
    bans: { type: "string", default: "2000" },
    engine: { type: "string", default: "postgres" },
    calls: { type: "string", default: "400" },
  },
});
if (values.engine !== "postgres" && values.engine !== "pglite") throw new Error("--engine is postgres or pglite");
const [reports, people, bans, calls] = [values.reports, values.people, values.bans, values.calls].map(Number) as [
  number,
  number,
  number,
  number,
];
/** 95th percentile. */
const TARGET_MS = 20;

const cleanup = createCleanup();
try {
  const { home, database } = await openEmptyDatabase(values.engine, cleanup);
  const { db } = database;
  // Person 0 moderates, the next are reported, then banned; 5,000 more report.
  const all = 1 + people + bans + 5000;
  const idOf = (number: unknown) => sql`('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;
  await db.execute(sql`
    insert into auth_user (id, email, "emailVerified")
    select ${idOf(sql`n`)}, 'fan' || n || '@example.test', true from generate_series(0, ${all - 1}::integer) n`);
  await db.execute(sql`
    insert into profiles (id, email, nickname, first_name, last_name, is_moderator)
    select ${idOf(sql`n`)}, 'fan' || n || '@example.test', 'fan_' || n, 'Íñigo', 'Vega', n = 0
    from generate_series(0, ${all - 1}::integer) n`);
  const writing = performance.now();
  await db.execute(sql`
    insert into reports (reporter_id, reported_user_id, reason, description, created_at)
    select ${idOf(sql`${1 + people + bans}::integer + (n * 7919) % 5000`)}, ${idOf(sql`1 + n % ${people}::integer`)},
      (array['spam', 'harassment', 'impersonation', 'offensive_content', 'other'])[1 + (n * 31) % 5],
      repeat('What happened. ', 10), now() - n * interval '3 minutes'
    from generate_series(0, ${reports - 1}::integer) n on conflict do nothing`);
  const filled = Math.round(performance.now() - writing);
  await db.execute(sql`
    insert into user_bans (user_id, type, ban_reason, notes, created_at)
    select ${idOf(sql`${1 + people}::integer + n`)}, 'ban', 'spam', 'Notes.', now() - n * interval '1 hour'
    from generate_series(0, ${bans - 1}::integer) n`);
  await database.pool.query("ANALYZE");

  const moderator: Actor = {
    id: "00000000-0000-4000-8000-000000000000",
    isModerator: true,
    isOperator: false,
    isNewcomer: false,
    sessionId: "00000000-0000-4000-8000-000000000000",
    expiresAt: 0,
    expiresIn: 0,
    assuranceLevel: "aal1",
  };
  const page = { limit: 39 };
  const person = (number: number) => personId.parse(`00000000-0000-4000-8000-${String(number).padStart(12, "0")}`);
  const requests: Record<string, (call: number) => Promise<unknown>> = {
    "cases, first page": () => listCases(db, moderator, page),
    "cases, found by name": (call) => listCases(db, moderator, { ...page, search: `fan_${call % people}` }),
    "cases, nobody found": () => listCases(db, moderator, { ...page, search: "nobody" }),
    person: (call) => showModeratedPerson(db, moderator, person(1 + (call % people))),
    "banned, first page": () => listBanned(db, moderator, page),
    "banned, found by name": (call) =>
      listBanned(db, moderator, { ...page, search: `fan_${1 + people + (call % bans)}` }),
    summary: () => summarize(db, moderator),
  };
  const answers: Record<string, ReturnType<typeof percentiles>> = {};
  for (const [name, request] of Object.entries(requests)) {
    const times: number[] = [];
    for (let call = 0; call < calls + 20; call++) {
      const start = performance.now();
      await request(call * 37);
      if (call >= 20) times.push(performance.now() - start);
    }
    answers[name] = percentiles(times);
  }
  const [open] = (
    await db.execute<{ reports: number; cases: number }>(sql`
    select sum(open_reports)::integer as reports, count(*)::integer as cases from moderation_cases`)
  ).rows;
  console.log(
    JSON.stringify(
      {
        ...open,
        bans,
        database: home.origin,
        node: process.version,
        filled,
        answers,
        meetsTarget: Object.values(answers).every(({ p95 }) => p95 <= TARGET_MS),
      },
      null,
      2,
    ),
  );
} finally {
  await cleanup.close();
}
