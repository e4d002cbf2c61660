import type pg from "pg";
import { ConfigError } from "../../platform/config/config.ts";

/** Names are quoted. */
export interface Table {
  name: string;
  /** All except generated ones, separated by commas. */
  columns: string;
  /** The columns with their types. */
  shape: string;
}

type Client = pg.Pool | pg.ClientBase;

/**
 * Excludes what belongs to the engine: transaction ids in the change feed, which no server reads at startup, and the
 * job queue's own bookkeeping.
 */
const TABLES = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name,
    string_agg(format('%I', a.attname), ', ' ORDER BY a.attname) AS columns,
    string_agg(format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod)), ', ' ORDER BY a.attname) AS shape
  FROM pg_class c
  JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relkind = 'r' AND (
    n.nspname = 'public' AND c.relname NOT IN ('discovery_changes', 'discovery_pruned')
    OR n.nspname = 'pgboss' AND c.relname NOT IN ('version', 'bam', 'warning') AND c.relname NOT LIKE 'queue\\_stats%'
  )
  GROUP BY n.nspname, c.relname ORDER BY n.nspname, c.relname`;

const RELEASE = `
  SELECT (SELECT string_agg(hash, ' ' ORDER BY created_at) FROM drizzle.__drizzle_migrations) AS migrations,
    (SELECT max(version) FROM pgboss.version) AS queue`;

/**
 * Returns an installation's tables, which must be the same in both databases.
 *
 * @throws {ConfigError} if they are of different releases
 */
export async function commonTables(from: Client, to: Client): Promise<Table[]> {
  const inBoth = async (statement: string) => {
    const [there, here] = [await from.query(statement), await to.query(statement)];
    return JSON.stringify(there.rows) === JSON.stringify(here.rows) ? there.rows : undefined;
  };
  const isInstalled = await from.query("SELECT to_regclass('pgboss.version') IS NOT NULL AS installed");
  const tables = isInstalled.rows[0].installed && (await inBoth(RELEASE)) && (await inBoth(TABLES));
  if (!tables) {
    throw new ConfigError(
      "The embedded database was last used by another release. Start this one on it once, without DATABASE_URL.",
    );
  }
  return tables;
}

/** Makes equal values have equal texts. */
const TEXT_SETTINGS = `SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'`;

/** Compares row counts and digests, which are sums over all rows. `to` is in a transaction. */
export async function differences(
  source: pg.Pool,
  to: pg.ClientBase,
  tables: Table[],
  report: (done: number, total: number) => void = () => {},
): Promise<{ rows: number; different: string[] }> {
  const from = await source.connect();
  try {
    await from.query(`BEGIN; SET LOCAL statement_timeout = 0; ${TEXT_SETTINGS}`);
    await to.query(TEXT_SETTINGS);
    let rows = 0;
    const different: string[] = [];
    for (const [index, table] of tables.entries()) {
      const [there, here] = [await contentOf(from, table), await contentOf(to, table)];
      if (there.rows !== here.rows || there.digest !== here.digest) {
        different.push(`${table.name} (${there.rows} rows, copied ${here.rows})`);
      }
      rows += there.rows;
      report(index + 1, tables.length);
    }
    return { rows, different };
  } finally {
    // Closing the connection rolls the transaction back.
    from.release(true);
  }
}

async function contentOf(client: pg.ClientBase, { name, columns }: Table) {
  const { rows } = await client.query<{ rows: number; digest: string }>(
    `SELECT count(*)::int AS rows, coalesce(sum(
      ('x' || encode(substr(sha256(convert_to(r::text, 'UTF8')), 1, 8), 'hex'))::bit(64)::bigint::numeric
    ), 0)::text AS digest FROM (SELECT ${columns} FROM ${name}) r`,
  );
  return rows[0] as { rows: number; digest: string };
}
