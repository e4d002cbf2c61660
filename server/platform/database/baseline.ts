/** Versions before 1.0 had other migrations, which this one neither has nor continues: it refuses their databases unread. */
import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";
import { ConfigError } from "../config/config.ts";
import { hostOf } from "../connection-problem.ts";

/** Applied in the order of `meta/_journal.json`; applied files are never edited. */
export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** The hash of the first migration. */
export const BASELINE = readMigrationFiles({ migrationsFolder })[0]?.hash;

export class EarlierVersionError extends ConfigError {
  readonly problem: string;
  readonly toDo: string;

  /** `subject` begins a sentence, `kept` is another. */
  constructor(subject: string, kept: string, toDo: string) {
    const problem = `${subject} is of a version before 1.0, which this one cannot upgrade. ${kept}`;
    super(`${problem}\n${toDo}`);
    this.problem = problem;
    this.toDo = toDo;
  }
}

/** Returns the hash of the first migration that the database records; undefined if it records none. */
export async function readBaseline(client: Pick<pg.Pool, "query">): Promise<string | undefined> {
  const { rows } = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS migrated");
  if (!rows[0]?.migrated) return undefined;
  const first = await client.query<{ hash: string }>(
    "SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id LIMIT 1",
  );
  return first.rows[0]?.hash;
}

/**
 * Only reads. `url` and `dataDir` are those that the database was opened with.
 *
 * @throws {EarlierVersionError}
 */
export async function requireBaseline(
  client: Pick<pg.Pool, "query">,
  { url, dataDir }: { url?: string | undefined; dataDir: string },
): Promise<void> {
  const found = await readBaseline(client);
  if (found === undefined || found === BASELINE) return;
  const kept = "Nothing in it was changed or deleted.";
  if (url === undefined) {
    const toDo = "To begin another, set DATA_DIR to a new folder (DATA_DIR=./data-1 npm start).";
    throw new EarlierVersionError(`The database in ${dataDir}`, kept, toDo);
  }
  const { rows } = await client.query<{ name: string }>("SELECT current_database() AS name");
  const host = hostOf(url);
  const toDo = "To begin another, name an empty database in DATABASE_URL.";
  throw new EarlierVersionError(`The database ${rows[0]?.name}${host ? ` at ${host}` : ""}`, kept, toDo);
}
