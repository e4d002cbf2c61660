import { join } from "node:path";
import { type Config, ConfigError } from "../config/config.ts";
import { connectionProblem, hostOf } from "../connection-problem.ts";
import { requireBaseline } from "./baseline.ts";
import { type Database, type DatabaseOptions, openDatabase } from "./open.ts";
import { readMark, readMarkFile, requireFinished } from "./unfinished-restore.ts";

/**
 * Opens the configured database and waits for its first response.
 *
 * @throws {ConfigError} if it cannot be used, its restore was interrupted, or it is of a version before 1.0
 */
export async function openConfiguredDatabase(
  { DATABASE_URL: url, DATABASE_POOL: maxConnections, DATA_DIR }: Config,
  options: Partial<DatabaseOptions> = {},
): Promise<Database> {
  const dataDir = join(DATA_DIR, "database");
  // Otherwise the embedded engine would create a new database.
  if (url === undefined) requireFinished(readMarkFile(dataDir));
  const database = await openDatabase({ ...options, url, maxConnections, dataDir });
  try {
    requireFinished(await readMark(database.pool));
    await requireBaseline(database.pool, { url, dataDir });
    return database;
  } catch (error) {
    await database.close();
    if (error instanceof ConfigError) throw error;
    const host = hostOf(url ?? "");
    throw new ConfigError(
      `The database of DATABASE_URL${host ? ` at ${host}` : ""} cannot be used: ${connectionProblem(error)}.`,
    );
  }
}
