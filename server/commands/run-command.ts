import { join } from "node:path";
import { ConfigError, readConfig } from "../platform/config/config.ts";
import { DirectoryInUseError } from "../platform/database/directory-lock.ts";
import { migrateDatabase } from "../platform/database/migrate.ts";
import { type Database, openDatabase } from "../platform/database/open.ts";

/** What a command prints, and whether it has done what it is for. */
export interface CommandResult {
  text: string;
  hasFailed?: boolean;
}

/**
 * Runs a command with the arguments of this process: what it did goes to standard output, what kept it from that to standard
 * error, with an exit code of 1. A `ConfigError` is printed without a stack.
 */
export async function runCommand(command: (args: string[]) => Promise<CommandResult>): Promise<void> {
  try {
    const { text, hasFailed = false } = await command(process.argv.slice(2));
    if (text !== "") process.stdout.write(`${text}\n`);
    process.exitCode = hasFailed ? 1 : 0;
  } catch (error) {
    const isExpected = error instanceof ConfigError || error instanceof DirectoryInUseError;
    process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`);
    process.exitCode = 1;
  }
}

/** Gives the migrated database of the configuration to `work`, and closes it. */
export async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env);
  const database = await openDatabase({ url: config.DATABASE_URL, dataDir: join(config.DATA_DIR, "database") });
  try {
    await migrateDatabase(database);
    return await work(database);
  } finally {
    await database.close();
  }
}
