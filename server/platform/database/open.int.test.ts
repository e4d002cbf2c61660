import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createTestDatabase, embeddedTemplate } from "../../testing/database.ts";
import { refused } from "../../testing/database-errors.ts";
import { withDatabase } from "../../testing/database-template.ts";
import { openSilentDatabase } from "../../testing/silent-database.ts";
import { DirectoryInUseError } from "./directory-lock.ts";
import { migrateDatabase } from "./migrate.ts";
import { type Database, type DatabaseOptions, openDatabase } from "./open.ts";
import { liftTimeLimits } from "./time-limits.ts";

/** Opens the directory given as argument, reports that, then inserts numbers and reports each commit. */
const WRITER = `
  const { openDatabase } = await import(process.argv[1]);
  const { pool } = await openDatabase({ dataDir: process.argv[2] });
  await pool.query("CREATE TABLE IF NOT EXISTS notes (id int PRIMARY KEY, body text)");
  const { rows } = await pool.query("SELECT coalesce(max(id), 0) AS last FROM notes");
  process.stdout.write("open\\n");
  for (let id = rows[0].last + 1; ; id++) {
    await pool.query("INSERT INTO notes VALUES ($1, repeat('x', 2000))", [id]);
    process.stdout.write(id + "\\n");
  }
`;

/** Creating a cluster on disk is slow on a busy machine. */
const LONG = { timeout: 60_000 };

const moduleUrl = new URL("./open.ts", import.meta.url).href;

let root: string;
/** A data directory to copy. */
let prepared: string;
const children: ChildProcess[] = [];
const open: Database[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "nakamatch-open-"));
  prepared = join(root, "new", "nested");
  const { pool, close } = await openDatabase({ dataDir: prepared });
  await pool.query("CREATE TABLE written (day date, at timestamptz, n bigint)");
  await pool.query("INSERT INTO written VALUES ('2000-02-29', '2026-01-01T00:00:00.123Z', 9007199254740991)");
  await close();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const database of open.splice(0)) await database.close();
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function openHere(dataDir: string, options: Partial<DatabaseOptions> = {}): Promise<Database> {
  const database = await openDatabase({ ...options, dataDir });
  open.push(database);
  return database;
}

async function copyOfPrepared(name: string): Promise<string> {
  await cp(prepared, join(root, name), { recursive: true });
  return join(root, name);
}

function startWriter(dataDir: string) {
  const child = spawn(process.execPath, ["--input-type=module", "-e", WRITER, moduleUrl, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const lines = () => output.split("\n").slice(0, -1);
  return {
    lines,
    async hasCommitted() {
      while (lines().length <= 1) await once(child.stdout, "data");
    },
    async kill() {
      child.kill("SIGKILL");
      await once(child, "close");
    },
  };
}

describe("opening the embedded database", LONG, () => {
  it("makes the directory, keeps what was written, and reads values as decided", async () => {
    const { pool, engine } = await openHere(prepared);
    expect(engine).toBe("pglite");
    expect((await pool.query("SELECT *, count(*) OVER () AS rows FROM written")).rows).toEqual([
      { day: "2000-02-29", at: new Date("2026-01-01T00:00:00.123Z"), n: Number.MAX_SAFE_INTEGER, rows: 1 },
    ]);
    await expect(pool.query("SELECT 9007199254740992::bigint")).rejects.toThrow("exceeds");
  });

  it("refuses a directory that this process has open, and opens it once that is closed", async () => {
    const dataDir = await copyOfPrepared("same-process");
    const first = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow(DirectoryInUseError);
    await first.close();
    await openHere(dataDir);
  });

  it("gives the lock back when the database cannot be opened", async () => {
    const dataDir = join(root, "broken");
    await mkdir(join(dataDir, "cluster"), { recursive: true });
    await writeFile(join(dataDir, "cluster", "PG_VERSION"), "9.1\n");
    await expect(openDatabase({ dataDir })).rejects.not.toThrow(DirectoryInUseError);
    await expect(openDatabase({ dataDir })).rejects.not.toThrow(DirectoryInUseError);
  });
});

describe("a server that goes away", () => {
  it("fails the transaction that was under way, and nothing else", async () => {
    const { url, connections, close } = await openSilentDatabase();
    const database = await openDatabase({ url, dataDir: "" });
    const client = await database.pool.connect();
    const hasEnded = new Promise<void>((resolve) => client.once("end", resolve));
    for (const connection of connections) connection.destroy();
    // An unhandled connection error would end the process, here the test.
    await hasEnded;
    await expect(client.query("select 1")).rejects.toThrow(/not queryable|closed|ended/);
    client.release(true);
    const next = await database.pool.connect();
    expect(connections).toHaveLength(2);
    next.release(true);
    await database.close();
    close();
  });
});

describe("kill -9", LONG, () => {
  it("loses nothing that was committed, time and again; until then no other process opens the directory", async () => {
    const dataDir = await copyOfPrepared("killed");
    for (let round = 1; round <= 2; round++) {
      const writer = startWriter(dataDir);
      await writer.hasCommitted();
      await expect(openDatabase({ dataDir })).rejects.toThrow(DirectoryInUseError);
      // A fixed time, so that each round is killed at a different point of writing.
      await sleep(60 * round);
      await writer.kill();
      const { pool, close } = await openDatabase({ dataDir });
      const { rows } = await pool.query<{ count: number; last: number }>(
        "SELECT count(*) AS count, coalesce(max(id), 0) AS last FROM notes WHERE length(body) = 2000",
      );
      await close();
      const said = Number(writer.lines().at(-1));
      expect(rows[0]!.count).toBe(rows[0]!.last);
      expect(rows[0]!.last).toBeGreaterThanOrEqual(said);
    }
  });

  it.each([50, 900])("%i ms into the first start leaves nothing that a second start stumbles over", async (delay) => {
    const dataDir = join(root, `first-start-${delay}`);
    const writer = startWriter(dataDir);
    const hasBegun = async () => expect(await readdir(dataDir)).toContain("cluster.new");
    await vi.waitFor(hasBegun, { timeout: 30_000, interval: 5 });
    // A fixed time, so that each start is killed at a different step.
    await sleep(delay);
    await writer.kill();
    const { pool } = await openHere(dataDir, await embeddedTemplate());
    expect((await pool.query("SELECT 1 AS n")).rows).toEqual([{ n: 1 }]);
    expect(await readdir(dataDir)).not.toContain("cluster.new");
  });
});

const serverUrl = process.env.DATABASE_URL;
if (serverUrl) {
  describe("the time limits of a connection", () => {
    let database: Database;
    let hasty: Database;

    beforeAll(async () => {
      database = await createTestDatabase();
      const { rows } = await database.pool.query<{ name: string }>("select current_database() as name");
      const url = new URL(withDatabase(serverUrl, rows[0]?.name ?? ""));
      url.searchParams.set("statement_timeout", "50");
      hasty = await openDatabase({ url: url.href, dataDir: "", maxConnections: 1 });
    });
    afterAll(async () => {
      await hasty.close();
      await database.close();
    });

    const settingOf = async ({ pool }: Database, name: string) =>
      (await pool.query<{ value: string }>("select current_setting($1) as value", [name])).rows[0]?.value;

    it("end statements that nobody waits for any more, and transactions that do nothing", async () => {
      expect(await settingOf(database, "statement_timeout")).toBe("15s");
      expect(await settingOf(database, "idle_in_transaction_session_timeout")).toBe("30s");
      expect(await settingOf(database, "application_name")).toBe("nakamatch");
      expect(await settingOf(database, "jit")).toBe("off");
    });

    it("can be set by the connection string", async () => {
      expect(await refused(hasty.pool.query("select pg_sleep(2)"))).toMatchObject({ code: "57014" });
    });

    it("are lifted for the transaction that asks for it, and for no other", async () => {
      await hasty.db.transaction(async (tx) => {
        await liftTimeLimits(tx);
        await tx.execute(sql`select pg_sleep(0.2)`);
      });
      expect(await settingOf(hasty, "statement_timeout")).toBe("50ms");
    });

    it("do not hold for migrations, and hold again after them", async () => {
      const lock = await database.pool.connect();
      await lock.query("select pg_advisory_lock(7241905)");
      const migrated = migrateDatabase(hasty);
      await lock.query("select pg_sleep(0.2)");
      await lock.query("select pg_advisory_unlock(7241905)");
      lock.release();
      await migrated;
      expect(await settingOf(hasty, "statement_timeout")).toBe("50ms");
    });

    it("do not hold for copies, and hold again after them", async () => {
      let bytes = 0;
      for await (const piece of hasty.copyOut(sql`select n, pg_sleep(0.02)::text from generate_series(1, 10) n`)) {
        bytes += piece.length;
      }
      expect(bytes).toBeGreaterThan(100);
      expect(await settingOf(hasty, "statement_timeout")).toBe("50ms");
    });
  });
}
