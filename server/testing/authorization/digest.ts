import type { Database } from "../../platform/database/open.ts";

/** Tables that change on their own, on first use, or with every request. */
const RESTLESS = [
  ...["presence", "email_requests", "discovery_changes", "discovery_pruned", "catalogue_changes"],
  "push_keys",
  "push_farewells",
  "daily_counts",
  // A job deletes its rows after ten seconds, and queues emails.
  "undoable_decisions",
];

/** Cover all tables; prepared once. */
interface Statements {
  whole: string;
  holding: string;
}
const statements = new WeakMap<Database["pool"], Promise<Statements>>();

/** Returns a digest of each table, and the number of queued jobs. */
export async function digest({ pool }: Database): Promise<Record<string, string>> {
  return read(pool, { name: "digest", text: (await statementsFor(pool)).whole });
}

/** The same for rows that contain one of the texts. */
export async function digestHolding({ pool }: Database, texts: readonly string[]): Promise<Record<string, string>> {
  const values = [texts.map((text) => `%${text}%`)];
  return read(pool, { name: "digest_holding", text: (await statementsFor(pool)).holding, values });
}

async function read(
  pool: Database["pool"],
  statement: { name: string; text: string; values?: unknown[] },
): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string; value: string }>(statement);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

function statementsFor(pool: Database["pool"]): Promise<Statements> {
  const known = statements.get(pool) ?? writeStatements(pool);
  statements.set(pool, known);
  return known;
}

async function writeStatements(pool: Database["pool"]): Promise<Statements> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT tablename::text AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1) ORDER BY 1",
    [RESTLESS],
  );
  const digestOf = (condition: string) =>
    rows.map(
      ({ name }) =>
        `SELECT '${name}' AS name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS value FROM "${name}" t ${condition}`,
    );
  return {
    whole: [...digestOf(""), JOBS].join(" UNION ALL "),
    holding: digestOf("WHERE t::text LIKE ANY ($1::text[])").join(" UNION ALL "),
  };
}

/** Excludes scheduled jobs, and those added by other jobs. */
const JOBS = String.raw`SELECT 'queued jobs', count(*)::text FROM pgboss.job
  WHERE name NOT LIKE '\_\_%' AND name NOT IN (SELECT name FROM pgboss.schedule)
    AND name NOT IN ('statements.email', 'report-outcomes.tell', 'accounts.confirmation-email',
      'accounts.password-reset-email', 'accounts.wrong-passwords-email')`;
