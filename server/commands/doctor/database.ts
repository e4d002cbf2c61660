import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { requireKnownSecret } from "../../features/installation/service.ts";
import { type Config, ConfigError } from "../../platform/config/config.ts";
import { DirectoryInUseError } from "../../platform/database/directory-lock.ts";
import type { Database } from "../../platform/database/open.ts";
import { openConfiguredDatabase } from "../../platform/database/open-configured.ts";
import { openReplicas } from "../../platform/database/replicas.ts";
import { createLog } from "../../platform/log.ts";
import { compareClocks } from "./clock.ts";
import { examine, type Finding, failed, note, ok } from "./finding.ts";

const PART = "database";
const MIN_VERSION = 15;
const EXTENSIONS = ["pg_trgm", "unaccent", "intarray"];
const migrationsFolder = fileURLToPath(new URL("../../platform/database/migrations", import.meta.url));

/** Checks the database without changing anything. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  const isEmbedded = config.DATABASE_URL === undefined;
  if (isEmbedded && !existsSync(join(config.DATA_DIR, "database", "cluster"))) {
    return [ok(PART, "Embedded; the first start makes it.")];
  }
  const toDo = "Start it, or correct DATABASE_URL.";
  return examine(PART, { subject: "The database", toDo }, async () => {
    let database: Database;
    try {
      database = await openConfiguredDatabase(config);
    } catch (error) {
      if (!(error instanceof DirectoryInUseError)) throw error;
      return [note(PART, "Embedded, and in use by a running server.", "Stop the server to have the database checked.")];
    }
    try {
      return [
        ...(isEmbedded ? [] : await checkServer(database)),
        ...(await checkContent(database, config)),
        ...(isEmbedded ? [] : [await checkClock(database)]),
        ...(await checkReplicas(database, config)),
      ];
    } finally {
      await database.close();
    }
  });
}

async function checkReplicas(primary: Database, config: Config): Promise<Finding[]> {
  const { DATABASE_READ_URL: urls, DATABASE_POOL: maxConnections } = config;
  if (urls.length === 0) return [];
  const log = createLog({ level: "silent", pretty: false });
  const replicas = await openReplicas(urls, { primary, maxConnections, log });
  const problem = await replicas.problem().finally(replicas.close);
  return problem === undefined
    ? [ok(PART, `All ${urls.length} of DATABASE_READ_URL can be read.`)]
    : [
        failed(
          PART,
          `Of DATABASE_READ_URL ${problem}.`,
          "Start it, wait until it has caught up, or correct DATABASE_READ_URL: only streaming replicas are read.",
        ),
      ];
}

interface ServerRow {
  version: string;
  number: number;
  encoding: string;
  role: string;
  mayCreate: boolean;
  extensions: string[];
}

async function checkServer({ pool }: Database): Promise<Finding[]> {
  const { rows } = await pool.query<ServerRow>(
    `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int / 10000 AS number,
       current_setting('server_encoding') AS encoding, current_user AS role,
       has_database_privilege(current_database(), 'CREATE') AND has_schema_privilege('public', 'CREATE') AS "mayCreate",
       ARRAY(SELECT name::text FROM pg_available_extensions WHERE name = ANY($1)) AS extensions`,
    [EXTENSIONS],
  );
  const [{ version, number, encoding, role, mayCreate, extensions } = {} as ServerRow] = rows;
  const missing = EXTENSIONS.filter((name) => !extensions.includes(name));
  const findings: Finding[] = [];
  if (number < MIN_VERSION)
    findings.push(failed(PART, `PostgreSQL ${version} is too old.`, `Upgrade to PostgreSQL ${MIN_VERSION} or later.`));
  if (encoding !== "UTF8")
    findings.push(failed(PART, `Its encoding is ${encoding}.`, "Make the database anew with ENCODING 'UTF8'."));
  if (missing.length > 0)
    findings.push(
      failed(PART, `It lacks the extensions ${missing.join(", ")}.`, "Install PostgreSQL's contrib package."),
    );
  if (!mayCreate) {
    const toDo = `GRANT CREATE ON DATABASE … TO "${role}"; GRANT CREATE ON SCHEMA public TO "${role}";`;
    findings.push(failed(PART, `The role ${role} may not create tables.`, toDo));
  }
  return findings.length > 0 ? findings : [ok(PART, `PostgreSQL ${version}, with the extensions and rights it needs.`)];
}

/** Checks migrations, and the secret if none are pending. */
async function checkContent(database: Database, config: Config): Promise<Finding[]> {
  const { pool } = database;
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const { rows: found } = await pool.query(
    "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS migrated",
  );
  const { rows } = found[0]?.migrated
    ? await pool.query<{ last: string | null }>(
        "SELECT max(created_at)::text AS last FROM drizzle.__drizzle_migrations",
      )
    : { rows: [] };
  const last = Number(rows[0]?.last ?? 0);
  const pending = known.filter((time) => time > last).length;
  if (pending > 0) {
    const text = `${pending} of ${known.length} migrations are pending.`;
    return [note(PART, text, "The next start applies them. Back up first.")];
  }
  const migrations =
    last > Math.max(...known)
      ? note(
          PART,
          "It was migrated by a later release.",
          "The release before that one works with it, older ones do not.",
        )
      : ok(PART, "All migrations are applied.");
  return [migrations, await checkSecret(database, config)];
}

const UNDO = Symbol("undo");

async function checkSecret({ db }: Database, config: Config): Promise<Finding> {
  try {
    await db.transaction(async (tx) => {
      await requireKnownSecret(tx, config);
      throw UNDO;
    });
  } catch (error) {
    if (error instanceof ConfigError) return failed("secret", "AUTH_SECRET cannot open what is stored.", error.message);
    if (error !== UNDO) throw error;
  }
  return ok("secret", "AUTH_SECRET fits the database.");
}

async function checkClock({ pool }: Database): Promise<Finding> {
  const before = Date.now();
  const { rows } = await pool.query<{ ms: number }>(
    "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms",
  );
  return compareClocks("the database", rows[0]?.ms ?? 0, (before + Date.now()) / 2);
}
