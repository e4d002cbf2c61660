import { existsSync } from "node:fs";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { isInstalled, lastBackup, requireKnownSecret } from "../../features/operation/installation/service.ts";
import { type Config, ConfigError } from "../../platform/config/config.ts";
import { EarlierVersionError, migrationsFolder } from "../../platform/database/baseline.ts";
import { DirectoryInUseError } from "../../platform/database/directory-lock.ts";
import type { Database } from "../../platform/database/open.ts";
import { openConfiguredDatabase } from "../../platform/database/open-configured.ts";
import { openReplicas } from "../../platform/database/replicas.ts";
import { createLog } from "../../platform/log.ts";
import { requirePrograms } from "../backup/postgres-programs.ts";
import { compareClocks } from "./clock.ts";
import { examine, type Finding, failed, note, ok } from "./finding.ts";

const PART = "database";
const MIN_VERSION = 15;
const HOUR_MS = 60 * 60 * 1000;

/** A day, and what a nightly run may take longer than the one before. */
const MAX_BACKUP_HOURS = 26;
const EXTENSIONS = ["pg_trgm", "unaccent", "intarray"];

/** Checks the database without changing anything. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  const isEmbedded = config.DATABASE_URL === undefined;
  if (isEmbedded && !existsSync(join(config.DATA_DIR, "database", "cluster"))) {
    return [ok(PART, "Embedded; the first start makes it.")];
  }
  const toDo = "Start it, let it take writes, or correct DATABASE_URL.";
  return examine(PART, { subject: "The database", toDo }, async () => {
    let database: Database;
    try {
      database = await openConfiguredDatabase(config);
    } catch (error) {
      if (error instanceof EarlierVersionError) return [failed(PART, error.problem, error.toDo)];
      if (!(error instanceof DirectoryInUseError)) throw error;
      return [note(PART, "Embedded, and in use by a running server.", "Stop the server to have the database checked.")];
    }
    try {
      return [
        ...(isEmbedded ? [] : await checkServer(database)),
        ...(await checkContent(database, config)),
        ...(isEmbedded ? [] : await checkBackups(database)),
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
  /** Its major version. */
  number: number;
  version: string;
  /** The database's name. */
  name: string;
  /** Of the operating system's library: when the indexes of texts were made, and now. */
  collation: string | null;
  systemCollation: string | null;
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
       ARRAY(SELECT name::text FROM pg_available_extensions WHERE name = ANY($1)) AS extensions, datname AS name,
       datcollversion AS collation, pg_database_collation_actual_version(oid) AS "systemCollation"
     FROM pg_database WHERE datname = current_database()`,
    [EXTENSIONS],
  );
  const [row = {} as ServerRow] = rows;
  const { version, number, encoding, role, mayCreate, extensions, name, collation, systemCollation } = row;
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
  if (collation !== systemCollation) {
    const text = `Its indexes of texts were made with version ${collation} of the system's collations, which are of ${systemCollation} now.`;
    const toDo = `In a quiet hour: REINDEX DATABASE ${name}; ALTER DATABASE ${name} REFRESH COLLATION VERSION;`;
    findings.push(failed(PART, text, toDo));
  }
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

/** The client's programs, and how old the last backup is. */
async function checkBackups({ pool, db }: Database): Promise<Finding[]> {
  const { rows } = await pool.query<{ number: number }>(
    "SELECT current_setting('server_version_num')::int / 10000 AS number",
  );
  const toDo = "npm run backup and npm run restore need it on the machine that runs them.";
  const programs = await examine("backup", { subject: "PostgreSQL's client", toDo }, async () => {
    await requirePrograms(["pg_dump", "pg_restore", "psql"], rows[0]?.number ?? 0);
    return [ok("backup", "PostgreSQL's client fits the server.")];
  });
  const last = (await isInstalled(db)) ? await lastBackup(db) : undefined;
  return [...programs, checkBackupAge(last, Date.now())];
}

/** `last` is in ISO 8601, `now` in milliseconds. */
export function checkBackupAge(last: string | undefined, now: number): Finding {
  const toDo = "Run npm run backup every night, and see why it does not.";
  if (last === undefined) return note("backup", "There is no backup yet.", toDo);
  const hours = Math.floor((now - Date.parse(last)) / HOUR_MS);
  return hours < MAX_BACKUP_HOURS
    ? ok("backup", `The last one is ${hours} hours old.`)
    : failed("backup", `The last one is ${hours} hours old.`, toDo);
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
