import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { deletePerson } from "../../features/sign-in/accounts/service.ts";
import { installJobQueues } from "../../jobs/runner.ts";
import { ConfigError } from "../../platform/config/config.ts";
import { connectionProblem } from "../../platform/connection-problem.ts";
import { copyOut } from "../../platform/database/copy-out.ts";
import { isDatabaseAway } from "../../platform/database/failure-kinds.ts";
import { migrateDatabase } from "../../platform/database/migrate.ts";
import type { Database } from "../../platform/database/open.ts";
import { tables as schema } from "../../platform/database/schema/tables.ts";
import type { Progress } from "../../platform/progress.ts";
import { commonTables, differences, type Table } from "./tables.ts";

type Report = (done: number, total: number) => void;

/** Held in memory several times; a single block of rows may be larger. */
const BATCH_BYTES = 1024 * 1024;

/** Demo ids have version 8, members' version 4. */
const DEMO_PEOPLE = "SELECT id FROM auth_user WHERE substr(id::text, 15, 1) = '8'";

const LOCK_NOT_AVAILABLE = "55P03";

const NOT_EMPTY = "The database of DATABASE_URL is not empty. Members are moved into an empty one only.";

/**
 * Prepares a target that is empty or has our tables without accounts.
 *
 * @throws {ConfigError} for any other
 */
export async function prepareTarget(target: Database, isEmpty: () => Promise<boolean>): Promise<void> {
  const { rows } = await target.pool.query("SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS ours");
  if (!rows[0].ours && !(await isEmpty())) throw new ConfigError(NOT_EMPTY);
  await migrateDatabase(target);
  await installJobQueues(target, []);
  await requireNoAccounts(target.pool);
}

async function requireNoAccounts(target: pg.Pool | pg.ClientBase): Promise<void> {
  const { rows } = await target.query(
    `SELECT EXISTS (SELECT FROM auth_user) OR EXISTS (SELECT FROM deleted_accounts)
      OR EXISTS (SELECT FROM moderation_log) AS used`,
  );
  if (rows[0].used) throw new ConfigError(NOT_EMPTY);
}

/**
 * Copies everything from the embedded database, compares it and erases the demo people, in one transaction of the
 * prepared target. Returns the number of compared rows.
 *
 * @throws {ConfigError} naming the tables that differ; the target stays empty
 */
export async function moveDatabase(
  source: Database,
  target: Database,
  progress: Progress,
): Promise<{ rows: number; demoPeople: number }> {
  const to = await target.pool.connect();
  try {
    const tables = await commonTables(source.pool, to);
    const names = tables.map(({ name }) => name).join(", ");
    await to.query(
      `BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
      SET LOCAL lock_timeout = '10s'; LOCK TABLE ${names}`,
    );
    await requireNoAccounts(to);
    const restoreRules = await setRulesAside(to);
    await to.query(`TRUNCATE ${names}, discovery_changes, discovery_pruned`);
    for (const table of tables) {
      await progress.step(`Moving ${table.name}`, (report) => moveTable(source.pool, to, table, report));
    }
    await moveSequencesAndComments(source.pool, to);
    await progress.step("Checking references", restoreRules);
    const { rows, different } = await progress.step("Comparing", (report) =>
      differences(source.pool, to, tables, report),
    );
    if (different.length > 0) throw new ConfigError(`Not moved: these tables differ: ${different.join(", ")}.`);
    const demoPeople = await progress.step("Erasing demo people", () => eraseDemoPeople(to));
    await to.query(`ANALYZE ${names}`);
    await to.query("COMMIT");
    to.release();
    return { rows, demoPeople };
  } catch (error) {
    // Closing the connection rolls back.
    to.release(true);
    if (isDatabaseAway(error)) throw new ConfigError(`The database failed: ${connectionProblem(error)}. Run it again.`);
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    throw new ConfigError("The database of DATABASE_URL is in use. Stop the servers on it.");
  }
}

/** Servers' sweeps delete their photos. */
async function eraseDemoPeople(to: pg.ClientBase): Promise<number> {
  const { rows } = await to.query<{ id: string }>(DEMO_PEOPLE);
  for (const { id } of rows) await deletePerson(drizzle(to as pg.PoolClient, { schema }), id);
  return rows.length;
}

/** Copies in blocks, as the embedded engine holds a statement's whole result in memory. */
async function moveTable(from: pg.Pool, to: pg.ClientBase, table: Table, report: Report): Promise<void> {
  const { name, columns } = table;
  const { rows } = await from.query<{ blocks: number; bytes: number }>(
    `SELECT pg_relation_size($1::regclass) / current_setting('block_size')::int AS blocks, pg_table_size($1::regclass) AS bytes`,
    [name],
  );
  const { blocks, bytes } = rows[0] ?? { blocks: 0, bytes: 0 };
  const step = Math.max(1, Math.floor((BATCH_BYTES * blocks) / bytes));
  async function* text() {
    for (let first = 0; first < blocks; first += step) {
      const range = `ctid >= '(${first},0)' AND ctid < '(${first + step},0)'`;
      yield* copyOut(from, sql.raw(`SELECT ${columns} FROM ${name} WHERE ${range}`), "text");
      report(Math.min(first + step, blocks), blocks);
    }
  }
  await pipeline(Readable.from(text()), to.query(copyFrom(`COPY ${name} (${columns}) FROM STDIN`)));
}

/**
 * Drops foreign keys, so that the order of tables does not matter, and disables triggers, whose effects are copied too.
 * Owning the tables suffices. Returns a function that undoes it and checks every foreign key.
 */
async function setRulesAside(to: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows } = await to.query<{ aside: string; back: string }>(`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS aside,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS back
    FROM pg_constraint WHERE contype = 'f' AND conparentid = 0 AND connamespace IN ('public'::regnamespace, 'pgboss'::regnamespace)
    UNION ALL
    SELECT DISTINCT format('ALTER TABLE %s DISABLE TRIGGER USER', tgrelid::regclass),
      format('ALTER TABLE %s ENABLE TRIGGER USER', tgrelid::regclass)
    FROM pg_trigger WHERE NOT tgisinternal`);
  for (const { aside } of rows) await to.query(aside);
  return async () => {
    for (const { back } of rows) await to.query(back);
  };
}

/** Comments contain the versions of loaded data. */
async function moveSequencesAndComments(from: pg.Pool, to: pg.ClientBase): Promise<void> {
  const { rows } = await from.query<{ statement: string }>(`
    SELECT format('SELECT setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename),
      coalesce(last_value, start_value), last_value IS NOT NULL) AS statement
    FROM pg_sequences WHERE schemaname = 'public'
    UNION ALL
    SELECT format('COMMENT ON TABLE %s IS %L', c.oid::regclass, d.description)
    FROM pg_description d JOIN pg_class c ON c.oid = d.objoid
    WHERE d.classoid = 'pg_class'::regclass AND d.objsubid = 0 AND c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace`);
  for (const { statement } of rows) await to.query(statement);
}
