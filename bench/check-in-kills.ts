/**
 * Proves that servers which are killed neither leave out an email of a check-in ("I'm home"), nor repeat one under another
 * Message-ID, nor send one after an answer: `node bench/check-in-kills.ts [--kills 50] [--check-ins 10]`, with so many new check-ins
 * in each cycle of two. On the PostgreSQL of `DATABASE_URL` two servers share a new database, and a mail server on loopback takes its
 * time. In each cycle new check-ins come to their hour, and those before, half an hour after their reminder; some are answered
 * by the link of the reminder meanwhile. Both servers are killed, each at a random moment while emails are handed over, and started again.
 * Times are moved in the database only while no server runs: hours are a second ago, reminders 30 minutes, and what a killed server
 * held is free at once instead of after five minutes. Prints JSON; exits with 1 after any difference.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { CHECK_IN_PATH } from "@nakamatch/contract/vocabulary/check-ins";
import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import { checkInPhrases } from "../server/mail/languages.ts";
import { migrateDatabase } from "../server/platform/database/migrate.ts";
import { openDatabase } from "../server/platform/database/open.ts";
import { checkIns } from "../server/platform/database/schema/check-ins.ts";
import { escapeHtml } from "../server/platform/html.ts";
import { newDatabaseName, onServer, withDatabase } from "../server/testing/database-template.ts";
import { openMailbox } from "../server/testing/mailbox.ts";
import { addPerson } from "../server/testing/people.ts";
import { type ServerProcess, startServerProcess } from "../server/testing/server-process.ts";
import { createCleanup } from "./discovery/cleanup.ts";

const ORIGIN = "http://localhost:3000";
/** Milliseconds that the mail server takes for each of its two answers to an email, at most. */
const MAIL_MS = 120;
/** Milliseconds between such an answer and the signal, at most. */
const SIGNAL_MS = 40;
const JOBS = ["check-ins.remind", "check-ins.tell"];
const WAS_TOLD = LANGUAGES.map((language) => escapeHtml(checkInPhrases[language].pages.maker.wasTold));

const { values } = parseArgs({
  options: { kills: { type: "string", default: "50" }, "check-ins": { type: "string", default: "10" } },
});
const kills = Number(values.kills);
const count = Number(values["check-ins"]);
const serverUrl = process.env.DATABASE_URL;
if (!serverUrl) throw new Error("DATABASE_URL is missing");

interface Checked {
  maker: string;
  trusted: string;
  /** Whether the maker read that the trusted person had been told; undefined without an answer. */
  wasTold?: boolean;
}

const cleanup = createCleanup();
const folder = mkdtempSync(join(tmpdir(), "nakamatch-check-ins-"));
cleanup.add(() => rmSync(folder, { recursive: true, force: true }));
const databaseName = newDatabaseName();
const url = withDatabase(serverUrl, databaseName);
await onServer(serverUrl, `CREATE DATABASE ${databaseName} TEMPLATE template0 ENCODING 'UTF8'`);
cleanup.add(() => onServer(serverUrl, `DROP DATABASE IF EXISTS ${databaseName} WITH (FORCE)`));

/** Holds the mail server's answers back until it is opened. */
let gate: Promise<unknown> = Promise.resolve();
let answers = 0;
const mailbox = await openMailbox(async () => {
  await gate;
  await wait(Math.random() * MAIL_MS);
  answers += 1;
  return undefined;
});
cleanup.add(() => mailbox.close());
const servers: ServerProcess[] = [];
cleanup.add(() => Promise.all(servers.map((server) => server.end("SIGKILL"))));

const settings = {
  DATA_DIR: folder,
  AUTH_SECRET: "a secret for this benchmark only",
  PUBLIC_URL: ORIGIN,
  DATABASE_URL: url,
  SMTP_URL: mailbox.url,
};
const database = await openDatabase({ url, dataDir: "" });
cleanup.add(() => database.close());
const { db } = database;
const all: Checked[] = [];
/** Those who press, and have no answer yet. */
const pending = new Set<Checked>();
const sum = { leftClaimed: 0 };

try {
  const start = performance.now();
  await migrateDatabase(database);
  // The first start notes since when this database has its home: nothing older is sent.
  await (await startServerProcess(settings)).end("SIGTERM");
  const boss = new PgBoss({
    db: { executeSql: async (text, parameters) => database.pool.query(text, parameters) },
    ...{ supervise: false, schedule: false },
  });
  await boss.start();
  cleanup.add(() => boss.stop({ graceful: false }));
  /** As each minute does; a server that starts looks for jobs at once. */
  const queue = async () => {
    for (const job of [...JOBS, ...JOBS]) await boss.send(job, {});
  };
  for (let kill = 0; kill < kills; kill += 2) {
    const reminded = all.slice(-count);
    await movePast();
    for (let added = 0; added < count; added += 1) all.push(await addCheckIn());
    await queue();
    const opened = Promise.withResolvers<void>();
    gate = opened.promise;
    servers.push(...(await Promise.all([startServerProcess(settings), startServerProcess(settings)])));
    const random = () => answers + Math.random() * 2 * (count + reminded.length);
    const moments = [random(), random()].sort((one, other) => one - other);
    // A third answers while the trusted person may be written to; who got no answer of a killed server asks again.
    for (const [index, each] of reminded.entries()) if (index % 3 === 0) pending.add(each);
    const answering = [...pending].map((each) => answerSoon(each));
    opened.resolve();
    for (const moment of moments) {
      for (const tooLate = performance.now() + 3000; answers < moment && performance.now() < tooLate; ) await wait(2);
      await wait(Math.random() * SIGNAL_MS);
      const [killed] = servers.splice(Math.floor(Math.random() * servers.length), 1);
      await killed?.end("SIGKILL");
    }
    await Promise.all(answering);
    process.stderr.write(
      `${kill + 2} of ${kills}: ${all.length} check-ins, ${sum.leftClaimed} emails left by killed servers\n`,
    );
  }
  // All that is left comes without a kill: reminders first.
  for (const _ of JOBS) {
    await movePast();
    await queue();
    servers.push(await startServerProcess(settings));
    await Promise.all([...pending].map((each) => answerSoon(each)));
    await untilClaimed();
    await Promise.all(servers.splice(0).map((server) => server.end("SIGTERM")));
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  const ids = (address: string) => mailbox.headersTo(address, "Message-ID");
  const isDoubled = (address: string) => ids(address).length > 1;
  const isOther = (address: string) => new Set(ids(address)).size > 1;
  const differences = all.flatMap((each) => [
    ...(ids(each.maker).length === 0 ? [`${each.maker}: no reminder`] : []),
    ...(pending.has(each) ? [`${each.maker}: no page`] : []),
    ...(each.wasTold === undefined && ids(each.trusted).length === 0 ? [`${each.trusted}: no alarm`] : []),
    ...(each.wasTold === false && ids(each.trusted).length > 0 ? [`${each.trusted}: told after the answer`] : []),
    ...[each.maker, each.trusted].filter(isOther).map((address) => `${address}: another Message-ID`),
  ]);
  const counts = {
    kills,
    checkIns: all.length,
    answered: all.filter(({ wasTold }) => wasTold !== undefined).length,
    answeredInTime: all.filter(({ wasTold }) => wasTold === false).length,
    reminders: all.reduce((total, { maker }) => total + ids(maker).length, 0),
    alarms: all.reduce((total, { trusted }) => total + ids(trusted).length, 0),
    leftByKilledServers: sum.leftClaimed,
    doubledReminders: all.filter(({ maker }) => isDoubled(maker)).length,
    doubledAlarms: all.filter(({ trusted }) => isDoubled(trusted)).length,
    seconds,
  };
  console.log(JSON.stringify({ ...counts, differences }, null, 2));
  if (differences.length > 0) process.exitCode = 1;
} finally {
  await cleanup.close();
}

/** Adds a member with a check-in that is due now and a trusted person who has agreed. */
async function addCheckIn(): Promise<Checked> {
  const { id, email } = await addPerson(db);
  const maker = email ?? "";
  const trusted = `trusted-${maker}`;
  const now = sql`now()`;
  const person = { trusted: "confirmed", trustedEmail: trusted, letters: "Luz", invitedAt: now } as const;
  await db
    .insert(checkIns)
    .values({ personId: id, dueAt: sql`now() - interval '1 second'`, timeZone: "Europe/Madrid", ...person });
  return { maker, trusted };
}

/** Moves reminders half an hour back and releases what killed servers had claimed. */
async function movePast(): Promise<void> {
  const { rowCount } = await database.pool.query(
    "UPDATE check_ins SET sending_until = NULL WHERE sending_until > now() AND answer IS NULL",
  );
  sum.leftClaimed += rowCount ?? 0;
  await database.pool.query(
    "UPDATE check_ins SET reminded_at = now() - interval '30 minutes 1 second' WHERE reminded_at > now() - interval '30 minutes'",
  );
}

/** Nothing is due that no server has claimed. */
async function untilClaimed(): Promise<void> {
  for (const deadline = performance.now() + 60_000; performance.now() < deadline; await wait(50)) {
    const { rows } = await database.pool.query(
      `SELECT FROM check_ins WHERE answer IS NULL AND told_at IS NULL AND coalesce(sending_until <= now(), true)
        AND (reminded_at IS NULL OR reminded_at < now() - interval '30 minutes')`,
    );
    if (rows.length === 0) return;
  }
  throw new Error("emails that are due were not claimed within a minute");
}

/** The maker presses "I'm home" in the link of their reminder, at a random moment, until a server answers or none is left. */
async function answerSoon(each: Checked): Promise<void> {
  const token = new RegExp(`${CHECK_IN_PATH}\\?token=([\\w-]+)`).exec(mailbox.newestTo(each.maker) ?? "")?.[1];
  await wait(Math.random() * 10 * MAIL_MS);
  while (token !== undefined && servers.length > 0) {
    for (const server of [...servers]) {
      const page = await press(`${server.url}${CHECK_IN_PATH}?token=${token}`).catch(() => undefined);
      if (page === undefined) continue;
      each.wasTold = WAS_TOLD.some((words) => page.includes(words));
      pending.delete(each);
      return;
    }
    await wait(50);
  }
}

async function press(address: string): Promise<string> {
  const body = new URLSearchParams({ answer: "home" });
  const answer = await fetch(address, { method: "POST", headers: { origin: ORIGIN }, body });
  if (!answer.ok) throw new Error(`answered with ${answer.status}`);
  return answer.text();
}
