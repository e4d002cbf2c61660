import { PgBoss } from "pg-boss";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { type Database, openDatabase } from "../platform/database/open.ts";
import { createLog } from "../platform/log.ts";
import type { JobEffect, JobHandler } from "../platform/outbox.ts";
import { createTestDatabase } from "../testing/database.ts";
import { until } from "../testing/waiting.ts";
import { maintenanceJobs } from "./maintenance.ts";
import { createJobRunner, type JobRunner, waitingJobs } from "./runner.ts";

let runner: JobRunner | undefined;

const database = await createTestDatabase();
afterEach(() => runner?.stop());
afterAll(() => database.close());

/** A database that can be switched off, after which statements fail as during a shutdown. */
function switchable() {
  let refusals: number | undefined;
  const pool = new Proxy(database.pool, {
    get(target, name) {
      const member = Reflect.get(target, name) as unknown;
      if (typeof member !== "function") return member;
      if (name !== "query") return member.bind(target);
      return async (...args: unknown[]) => {
        const result = refusals === undefined && (await member.apply(target, args));
        // Statements in flight also fail.
        if (result && refusals === undefined) return result;
        refusals = (refusals ?? 0) + 1;
        throw Object.assign(new Error("the database system is shutting down"), { code: "57P03" });
      };
    },
  });
  return {
    database: { ...database, pool },
    leave: () => {
      refusals = 0;
    },
    refusals: () => refusals ?? 0,
    comeBack: () => {
      refusals = undefined;
    },
  };
}

interface Line {
  msg: string;
}

async function start(
  on: Database,
  handlers: JobHandler<{ number: number }>[],
  held?: ReadonlySet<JobEffect>,
): Promise<Line[]> {
  const lines: Line[] = [];
  const log = createLog({ level: "info", pretty: false }, { write: (text) => lines.push(JSON.parse(text)) });
  runner = createJobRunner(on, log);
  await runner.start(handlers, held);
  return lines;
}

function countingJob(
  name: string,
  handle: (number: number) => Promise<void>,
  atOnce?: number,
): JobHandler<{ number: number }> {
  return {
    kind: { name, payload: z.object({ number: z.int() }), retryLimit: 2, retryDelay: 1, ...(atOnce && { atOnce }) },
    handle: ({ number }) => handle(number),
  };
}

describe("the job queue", () => {
  it("is created by one of several processes that start together", { tags: ["postgres"] }, async () => {
    await database.pool.query("DROP SCHEMA pgboss CASCADE");
    const log = createLog({ level: "silent", pretty: false });
    const url = database.pool.options.connectionString;
    const databases = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url, dataDir: "" })));
    // As at a start; afterwards a connection caches that the schema is missing.
    for (const each of databases) await each.pool.query("CREATE SCHEMA IF NOT EXISTS public");
    const together = databases.map((each) => createJobRunner(each, log));
    const job = countingJob("test.together", async () => {});
    const started = await Promise.allSettled(together.map((each) => each.start([job])));
    await Promise.all(together.map((each) => each.stop()));
    await Promise.all(databases.map((each) => each.close()));
    expect(started.filter(({ status }) => status === "rejected")).toEqual([]);
  });

  it("logs once that the database is away and once that it is back, and goes on", async () => {
    const done: number[] = [];
    const job = countingJob("test.outage", async (number) => void done.push(number));
    const on = switchable();
    const lines = await start(on.database, [job]);
    on.leave();
    await vi.waitFor(() => expect(on.refusals()).toBeGreaterThan(3), { timeout: 15_000 });
    on.comeBack();
    await runner?.add(database.db, job.kind, { number: 1 });
    await vi.waitFor(() => expect(done).toEqual([1]), { timeout: 10_000 });
    const away = "the database cannot be reached: requests are answered with UNAVAILABLE";
    expect(
      lines.map(({ msg }) => msg),
      "some polls succeed during an outage",
    ).toEqual([away]);
    const halfAMinuteLater = performance.now() + 30_000;
    vi.spyOn(performance, "now").mockReturnValue(halfAMinuteLater);
    const back = "the database can be reached again";
    await vi.waitFor(() => expect(lines.map(({ msg }) => msg)).toEqual([away, back]), { timeout: 15_000 });
    vi.restoreAllMocks();
    expect(JSON.stringify(lines)).not.toContain("stack");
  });

  it("works on several jobs at once where their kind says so; only the one that fails is retried", async () => {
    const tries: number[] = [];
    const waiting: (() => void)[] = [];
    const handle = async (number: number) => {
      tries.push(number);
      const isSecondTry = tries.filter((other) => other === number).length > 1;
      if (!isSecondTry) await new Promise<void>((resolve) => waiting.push(resolve));
      if (number === 2 && !isSecondTry) throw new Error("robin@example.test refuses");
    };
    const job = countingJob("test.at-once", handle, 3);
    await start(database, [job]);
    // In one transaction, so that the first is not fetched alone.
    await database.db.transaction(async (tx) => {
      for (const number of [1, 2, 3]) await runner?.add(tx, job.kind, { number });
    });
    await vi.waitFor(() => expect(waiting).toHaveLength(3), { timeout: 10_000 });
    for (const go of waiting) go();
    await vi.waitFor(() => expect(tries.slice().sort()).toEqual([1, 2, 2, 3]), { timeout: 15_000 });
    const { rows } = await database.pool.query("select output from pgboss.job where name = 'test.at-once'");
    expect(JSON.stringify(rows), "it names nobody").not.toContain("robin");
  });

  it("completes each of several jobs when it is done, while another one takes long", async () => {
    const waiting: (() => void)[] = [];
    const handle = async (number: number) => {
      if (number === 1) await new Promise<void>((resolve) => waiting.push(resolve));
    };
    const job = countingJob("test.slow", handle, 3);
    await start(database, [job]);
    await database.db.transaction(async (tx) => {
      for (const number of [1, 2, 3]) await runner?.add(tx, job.kind, { number });
    });
    const states = async () => {
      const { rows } = await database.pool.query(
        "select data->'number' as number, state from pgboss.job where name = 'test.slow' order by 1",
      );
      return rows.map(({ state }) => state);
    };
    const both = ["completed", "completed"];
    await vi.waitFor(async () => expect(await states()).toEqual(["active", ...both]), { timeout: 10_000 });
    waiting[0]?.();
    await vi.waitFor(async () => expect(await states()).toEqual(["completed", ...both]), { timeout: 10_000 });
  });

  it("holds up no other group by a slow job, and works on one of a group at a time", async () => {
    const waiting: (() => void)[] = [];
    const done: number[] = [];
    const handle = async (number: number) => {
      if (number < 10) await new Promise<void>((resolve) => waiting.push(resolve));
      done.push(number);
    };
    const job = countingJob("test.grouped", handle, 2);
    const groupOf = ({ number }: { number: number }) => (number < 10 ? "slow" : `${number}`);
    const kind = { ...job.kind, groupOf };
    await start(database, [{ ...job, kind }]);
    const add = (number: number) => runner?.add(database.db, kind, { number });
    for (const number of [1, 2, 3]) await add(number);
    await vi.waitFor(() => expect(waiting).toHaveLength(1), { timeout: 10_000 });
    for (const number of [10, 11, 12, 13]) await add(number);
    await vi.waitFor(() => expect(done.slice().sort()).toEqual([10, 11, 12, 13]), { timeout: 10_000 });
    expect(waiting, "the others of the group wait for the slow one").toHaveLength(1);
    for (const count of [1, 2, 3]) {
      await vi.waitFor(() => expect(waiting).toHaveLength(count), { timeout: 10_000 });
      waiting[count - 1]?.();
    }
    await vi.waitFor(() => expect(done).toHaveLength(7), { timeout: 10_000 });
  });

  it("tells how long the oldest job that is due has waited", async () => {
    const waiting: (() => void)[] = [];
    const job = countingJob("test.delay", () => new Promise<void>((resolve) => waiting.push(resolve)));
    await start(database, [job]);
    for (const number of [1, 2]) await runner?.add(database.db, job.kind, { number });
    await vi.waitFor(() => expect(waiting).toHaveLength(1), { timeout: 10_000 });
    await database.pool.query(
      "UPDATE pgboss.job SET start_after = now() - interval '400 s' WHERE name = 'test.delay' AND state = 'created'",
    );
    expect(await runner?.delay()).toBeCloseTo(400, -1);
    expect(await runner?.queues()).toContainEqual(expect.objectContaining({ name: "test.delay", failedCount: 0 }));
    waiting[0]?.();
    await vi.waitFor(() => expect(waiting).toHaveLength(2), { timeout: 10_000 });
    expect(await runner?.delay()).toBe(0);
    waiting[1]?.();
  });

  it("gives a job that is tried again its id of before", async () => {
    const ids: string[] = [];
    const { kind } = countingJob("test.ids", async () => {});
    const handle = async (_payload: unknown, jobId: string) => {
      ids.push(jobId);
      if (ids.length === 1) throw new Error("once more");
    };
    await start(database, [{ kind, handle }]);
    await runner?.add(database.db, kind, { number: 1 });
    await vi.waitFor(() => expect(ids).toHaveLength(2), { timeout: 15_000 });
    const { rows } = await database.pool.query("select id from pgboss.job where name = 'test.ids'");
    expect(ids).toEqual([rows[0].id, rows[0].id]);
  });

  it("keeps of a failure its name and code alone: messages of mail servers contain addresses", async () => {
    const failure = Object.assign(new TypeError("robin@example.test refuses"), { code: "EENVELOPE" });
    const job = countingJob("test.failing", () => Promise.reject(failure));
    const lines = await start(database, [{ ...job, kind: { ...job.kind, retryLimit: 0 } }]);
    await runner?.add(database.db, job.kind, { number: 1 });
    const read = () => database.pool.query("select state, output from pgboss.job where name = 'test.failing'");
    await vi.waitFor(async () => expect((await read()).rows).toMatchObject([{ state: "failed" }]), { timeout: 10_000 });
    expect((await read()).rows).toEqual([{ state: "failed", output: { error: "TypeError EENVELOPE" } }]);
    expect(lines.map(({ msg }) => msg)).toEqual(["job failed"]);
  });

  it("updates a queue of an earlier version to its present settings", async () => {
    const job = countingJob("test.changed", async () => {});
    await start(database, [job]);
    await runner?.stop();
    await start(database, [{ ...job, kind: { ...job.kind, retryLimit: 7, keepSeconds: 60 } }]);
    const { rows } = await database.pool.query(
      "select retry_limit, deletion_seconds from pgboss.queue where name = 'test.changed'",
    );
    expect(rows).toEqual([{ retry_limit: 7, deletion_seconds: 60 }]);
  });

  it("keeps finished jobs for a week, waits longer after each failure", async () => {
    await start(database, [countingJob("test.defaults", async () => {})]);
    const { rows } = await database.pool.query(
      "select retry_limit, retry_delay, retry_backoff, deletion_seconds from pgboss.queue where name = 'test.defaults'",
    );
    expect(rows).toEqual([{ retry_limit: 2, retry_delay: 1, retry_backoff: true, deletion_seconds: 7 * 24 * 60 * 60 }]);
  });

  it("keeps sent emails and notifications for an hour, as their payloads tell of people", async () => {
    const effects = ["mail", "push", "payments"] as const;
    const jobs = effects.map((effect) => {
      const job = countingJob(`test.${effect}`, async () => {});
      return { ...job, kind: { ...job.kind, effect } };
    });
    await start(database, jobs);
    const { rows } = await database.pool.query(
      "select name, deletion_seconds from pgboss.queue where name = any ($1) order by name",
      [effects.map((effect) => `test.${effect}`)],
    );
    expect(rows).toEqual([
      { name: "test.mail", deletion_seconds: 3600 },
      { name: "test.payments", deletion_seconds: 7 * 24 * 3600 },
      { name: "test.push", deletion_seconds: 3600 },
    ]);
  });

  it("works on a new job at once, not at the next poll", async () => {
    const done: number[] = [];
    const job = countingJob("test.soon", async (number) => void done.push(number));
    await start(database, [job]);
    const began = performance.now();
    for (const number of [1, 2, 3, 4, 5]) {
      await runner?.add(database.db, job.kind, { number });
      await until(() => expect(done).toContain(number));
    }
    // Polling alone would take four seconds.
    expect(performance.now() - began).toBeLessThan(3500);
  });

  it("schedules what has a time of its own, and nothing else", async () => {
    const job = countingJob("test.daily", async () => {});
    await start(database, [
      { ...job, kind: { ...job.kind, cron: "11 4 * * *" } },
      countingJob("test.never", async () => {}),
    ]);
    const { rows } = await database.pool.query(
      "select name, cron, timezone from pgboss.schedule where name like 'test.%'",
    );
    expect(rows).toEqual([{ name: "test.daily", cron: "11 4 * * *", timezone: "UTC" }]);
  });

  it("keeps jobs with a held effect in the queue until it is held no more", async () => {
    const done: number[] = [];
    const job = countingJob("test.held", async (number) => void done.push(number));
    const handler = { ...job, kind: { ...job.kind, effect: "mail" as const } };
    const free = countingJob("test.free", async (number) => void done.push(number));
    await start(database, [handler, free], new Set(["mail"]));
    await runner?.add(database.db, handler.kind, { number: 1 });
    await runner?.add(database.db, free.kind, { number: 2 });
    await until(() => expect(done).toEqual([2]));
    expect(await waitingJobs(database)).toContainEqual({ name: "test.held", count: 1 });
    await runner?.stop();
    await start(database, [handler]);
    await until(() => expect(done).toEqual([2, 1]));
  });

  it("lists jobs that were given up by class and code of their error, and queues one again once, whoever presses first", async () => {
    const done: number[] = [];
    let refusal: Error | undefined = Object.assign(new TypeError("550 robin@example.test"), { code: "EENVELOPE" });
    const job = countingJob("test.given-up", async (number) => {
      if (refusal) throw refusal;
      done.push(number);
    });
    const handler = { ...job, kind: { ...job.kind, retryLimit: 0, effect: "mail" as const } };
    await start(database, [handler]);
    await runner?.add(database.db, handler.kind, { number: 1 });
    const [failed] = await until(async () => {
      const jobs = (await runner?.failed(10))?.filter(({ queue }) => queue === "test.given-up");
      expect(jobs).toHaveLength(1);
      return jobs!;
    });
    expect(failed).toMatchObject({ attempts: 1, problem: "TypeError EENVELOPE" });
    expect(JSON.stringify(failed)).not.toContain("robin");
    expect(await runner?.failed(0)).toEqual([]);
    refusal = undefined;
    await runner?.stop();
    await start(database, [handler], new Set(["mail"]));
    expect(runner?.held()).toEqual(["mail"]);
    const retry = () => runner?.retry("test.given-up", failed!.id);
    expect((await Promise.all([retry(), retry()])).sort()).toEqual([false, true]);
    expect(await runner?.retry("test.unknown", failed!.id)).toBe(false);
    expect(await waitingJobs(database), "it is held").toContainEqual({ name: "test.given-up", count: 1 });
    await runner?.stop();
    await start(database, [handler]);
    await until(() => expect(done).toEqual([1]));
    expect(await retry()).toBe(false);
  });

  it("hides a problem that is more than a class and a code, and names timeouts", async () => {
    await start(database, [countingJob("test.problems", async () => {})]);
    const insert = (output: object) =>
      database.pool.query(
        "insert into pgboss.job (name, state, completed_on, output) values ('test.problems', 'failed', now(), $1)",
        [output],
      );
    const outputs = [
      { error: "Error 550 robin@example.test" },
      { value: { message: "job heartbeat timeout" } },
      { message: "robin" },
    ];
    for (const output of outputs) await insert(output);
    const found = (await runner?.failed(10))?.filter(({ queue }) => queue === "test.problems");
    expect(found?.map(({ problem }) => problem).sort()).toEqual(["Timeout", null, null]);
  });

  it("keeps held payments for as long as it takes, untried", async () => {
    const done: number[] = [];
    const job = countingJob("test.payment", async (number) => void done.push(number));
    const handler = { ...job, kind: { ...job.kind, effect: "payments" as const } };
    await start(database, [handler], new Set(["payments"]));
    await runner?.add(database.db, handler.kind, { number: 1 });
    await runner?.stop();
    await database.pool.query(
      `update pgboss.job set created_on = created_on - ago, start_after = start_after - ago, keep_until = keep_until - ago
       from (select interval '50 years' as ago) as since where name = 'test.payment'`,
    );
    await database.pool.query(
      "insert into pgboss.job (name, keep_until) values ('test.payment', now() - interval '1 second')",
    );
    const maintenance = new PgBoss({ db: { executeSql: (text, values) => database.pool.query(text, values) } });
    await maintenance.start();
    await maintenance.supervise("test.payment");
    const found = await maintenance.findJobs("test.payment");
    expect(found).toMatchObject([{ data: { number: 1 }, state: "created", retryCount: 0 }]);
    await maintenance.stop({ graceful: false });
    expect(done).toEqual([]);
    await start(database, [handler]);
    await until(() => expect(done).toEqual([1]));
  });

  it("gives a job whose worker was killed to another one within two minutes, long before jobs expire", async () => {
    const waiting: (() => void)[] = [];
    const job = countingJob("test.killed", () => new Promise<void>((resolve) => waiting.push(resolve)));
    await start(database, [job]);
    await runner?.add(database.db, job.kind, { number: 1 });
    await vi.waitFor(() => expect(waiting).toHaveLength(1), { timeout: 10_000 });
    const { rows } = await database.pool.query(
      "select heartbeat_seconds, heartbeat_on is not null as beats from pgboss.job where name = 'test.killed'",
    );
    waiting[0]?.();
    expect(rows).toEqual([{ heartbeat_seconds: 60, beats: true }]);
  });

  it("refuses a payload that is not of the job's kind", async () => {
    const job = countingJob("test.payload", async () => {});
    await start(database, [job]);
    await expect(runner?.add(database.db, job.kind, { number: 1.5 })).rejects.toThrow();
  });

  it("maintains the database every day, and tries no second time", () => {
    const kinds = maintenanceJobs(database).map(({ kind: { payload: _, ...rest } }) => rest);
    expect(kinds).toEqual([{ name: "database.maintain", retryLimit: 0, retryDelay: 60, cron: "11 4 * * *" }]);
  });
});
