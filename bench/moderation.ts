/**
 * Moderation with many open reports: `node bench/moderation.ts [--reports 10000] [--people 2000] [--bans 2000]
 * [--decisions 10000] [--engine postgres|pglite] [--calls 400]`. PostgreSQL is a temporary cluster, or a new database on
 * `DATABASE_URL`. Prints JSON: milliseconds per service call, database included. An opened case is all that the server does
 * between the press and the first screen.
 */
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { personId } from "../contract/schemas/people.ts";
import { listAppeals } from "../server/features/moderation/appeals/service.ts";
import { listBanned } from "../server/features/moderation/bans/service.ts";
import { claim, listCases, showModeratedPerson, summarize } from "../server/features/moderation/cases/service.ts";
import { listHeldPhotos } from "../server/features/moderation/held-photos/service.ts";
import { listEntries, showFigures } from "../server/features/moderation/log/service.ts";
import { listWaiting } from "../server/features/photos/verification/service.ts";
import { listFlags } from "../server/features/signals/moderation-flags/service.ts";
import type { Actor } from "../server/platform/auth/session-gate.ts";
import { createCleanup } from "./discovery/cleanup.ts";
import { openEmptyDatabase } from "./discovery/database-home.ts";
import { percentiles } from "./percentiles.ts";

const { values } = parseArgs({
  options: {
    reports: { type: "string", default: "10000" },
    people: { type: "string", default: "2000" },
    bans: { type: "string", default: "2000" },
    decisions: { type: "string", default: "10000" },
    engine: { type: "string", default: "postgres" },
    calls: { type: "string", default: "400" },
  },
});
if (values.engine !== "postgres" && values.engine !== "pglite") throw new Error("--engine is postgres or pglite");
const [reports, people, bans, decisions, calls] = [
  values.reports,
  values.people,
  values.bans,
  values.decisions,
  values.calls,
].map(Number) as [number, number, number, number, number];
/** 95th percentile of lists, on PostgreSQL. */
const TARGET_MS = 20;
/** 95th percentile of opening a case, also on the embedded engine. */
const OPEN_TARGET_MS = 300;
const OPENED = "case opened: person and claim";

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
    insert into profiles (id, email, nickname, first_name, last_name, is_moderator, avatar_url)
    select ${idOf(sql`n`)}, 'fan' || n || '@example.test', 'fan_' || n, 'Íñigo', 'Vega', n = 0,
      '/avatars/' || ${idOf(sql`n`)} || '/1_photo.jpg'
    from generate_series(0, ${all - 1}::integer) n`);
  const writing = performance.now();
  await db.execute(sql`
    insert into reports (reporter_id, reported_user_id, reason, description, created_at)
    select ${idOf(sql`${1 + people + bans}::integer + (n * 7919) % 5000`)}, ${idOf(sql`1 + n % ${people}::integer`)},
      (array['spam', 'harassment', 'impersonation', 'offensive_content', 'other'])[1 + (n * 31) % 5],
      repeat('What happened. ', 10), now() - n * interval '3 minutes'
    from generate_series(0, ${reports - 1}::integer) n on conflict do nothing`);
  await db.execute(sql`
    insert into moderation_pseudonyms (person_id) select id from profiles on conflict do nothing`);
  await db.execute(sql`
    insert into report_evidence (report_id, subject, kind, sealed_at, content)
    select r.id, p.pseudonym, 'chat', r.created_at, '{"nickname": "fan", "messages": [], "photo": "none"}'
    from reports r join moderation_pseudonyms p on p.person_id = r.reported_user_id`);
  // Decisions of the last two months, about reported people.
  await db.execute(sql`
    insert into moderation_log (action, subject, actor, reason, evidence, created_at)
    select (array['warning', 'ban', 'dismissal', 'unban'])[1 + n % 4], s.pseudonym, a.pseudonym,
      (array['spam', 'impersonation', 'other'])[1 + n % 3],
      array(select e.hash from report_evidence e where e.subject = s.pseudonym limit 1), now() - (${decisions}::integer - n) * interval '9 minutes'
    from generate_series(0, ${decisions - 1}::integer) n
    join moderation_pseudonyms s on s.person_id = ${idOf(sql`1 + n % ${people}::integer`)}
    join moderation_pseudonyms a on a.person_id = ${idOf(sql`1 + ${people + bans}::integer + n % 7`)}
    order by n`);
  // Each reported person has a held photo, a gesture and a flag that wait, and has answered a question.
  const reported = sql`from generate_series(1, ${people}::integer) n`;
  await db.execute(sql`
    insert into held_photos (person_id, path, kinds, held_at)
    select ${idOf(sql`n`)}, ${idOf(sql`n`)} || '/1_photo.jpg', '{}', now() - n * interval '7 minutes' ${reported}`);
  await db.execute(sql`
    insert into verification_requests (person_id, gesture, state, photo, sent_at)
    select ${idOf(sql`n`)}, 'two_fingers', 'waiting', ''::bytea, now() - n * interval '7 minutes' ${reported}`);
  await db.execute(sql`
    insert into moderation_signals (person_id, kind, key, created_at)
    select ${idOf(sql`n`)}, 'listed_word', 'nickname', now() - n * interval '7 minutes' ${reported}`);
  await db.execute(sql`
    insert into case_questions (id, subject, template, report_ids, evidence_ids, answer_until, answer, answered_at)
    select gen_random_uuid(), p.pseudonym, 'side', array(select id from reports where reported_user_id = p.person_id), '{}',
      now() + interval '7 days', 'An answer.', now()
    from moderation_pseudonyms p where p.person_id in (select ${idOf(sql`n`)} ${reported})`);
  const filled = Math.round(performance.now() - writing);
  await db.execute(sql`
    insert into user_bans (user_id, type, ban_reason, notes, created_at)
    select ${idOf(sql`${1 + people}::integer + n`)}, 'ban', 'spam', 'Notes.', now() - n * interval '1 hour'
    from generate_series(0, ${bans - 1}::integer) n`);
  await database.pool.query("ANALYZE");

  const moderator: Actor = {
    id: "00000000-0000-4000-8000-000000000000",
    isModerator: true,
    lacksSecondFactor: false,
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
    "cases, longest waiting": () => listCases(db, moderator, { ...page, sort: "age" }),
    "cases, of a reason, by reason": () => listCases(db, moderator, { ...page, sort: "reason", reason: "spam" }),
    "cases, nobody found": () => listCases(db, moderator, { ...page, search: "nobody" }),
    person: (call) => showModeratedPerson(db, moderator, person(1 + (call % people))),
    "banned, first page": () => listBanned(db, moderator, page),
    "banned, found by name": (call) =>
      listBanned(db, moderator, { ...page, search: `fan_${1 + people + (call % bans)}` }),
    summary: () => summarize(db, moderator),
    [OPENED]: async (call) => {
      const personId = person(1 + (call % people));
      await showModeratedPerson(db, moderator, personId);
      await claim({ db, realtime: { emitTo: () => {} } }, moderator, { personId });
    },
    "appeals, first page": () => listAppeals({ db }, moderator, page),
    "flags, first page": () => listFlags(db, moderator, page),
    "held photos, first page": () => listHeldPhotos({ db }, moderator, page),
    "gestures, first page": () => listWaiting(db, moderator, page),
    "log, first page": () => listEntries(db, moderator, page),
    "log, of one person": (call) => listEntries(db, moderator, { ...page, personId: person(1 + (call % people)) }),
    "log, found by name": (call) => listEntries(db, moderator, { ...page, person: `fan_${1 + (call % people)}` }),
    "log, of one moderator": (call) =>
      listEntries(db, moderator, { ...page, moderator: `fan_${1 + people + bans + (call % 7)}` }),
    "log, measure, reason and days": () =>
      listEntries(db, moderator, {
        ...page,
        action: "ban",
        reason: "spam",
        from: new Date(Date.now() - 2 * 86_400_000).toISOString(),
        until: new Date(Date.now() - 86_400_000).toISOString(),
      }),
    "log, nobody found": () => listEntries(db, moderator, { ...page, person: "nobody" }),
    figures: () => showFigures(db, moderator),
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
        decisions,
        database: home.origin,
        node: process.version,
        filled,
        answers,
        meetsTarget: {
          ...(values.engine === "postgres" && {
            lists: Object.entries(answers).every(([name, { p95 }]) => name === OPENED || p95 <= TARGET_MS),
          }),
          opened: (answers[OPENED]?.p95 ?? 0) <= OPEN_TARGET_MS,
        },
      },
      null,
      2,
    ),
  );
} finally {
  await cleanup.close();
}
