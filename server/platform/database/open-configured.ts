import { join } from "node:path";
import { type Config, ConfigError } from "../config/config.ts";
import { connectionProblem, hostOf } from "../connection-problem.ts";
import { type Database, type DatabaseOptions, openDatabase } from "./open.ts";

/**
 * Opens the database of the settings and waits for its first answer.
 *
 * @throws {ConfigError} in one sentence, when it cannot be used
 */
export async function openConfiguredDatabase(
  { DATABASE_URL: url, DATABASE_POOL: maxConnections, DATA_DIR }: Config,
  options: Partial<DatabaseOptions> = {},
): Promise<Database> {
  const database = await openDatabase({ ...options, url, maxConnections, dataDir: join(DATA_DIR, "database") });
  try {
    await database.pool.query("SELECT 1");
    return database;
  } catch (error) {
    await database.close();
    const host = hostOf(url ?? "");
    throw new ConfigError(
      `The database of DATABASE_URL${host ? ` at ${host}` : ""} cannot be used: ${connectionProblem(error)}.`,
    );
  }
}
