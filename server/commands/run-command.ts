import { ConfigError, readConfig } from "../platform/config/config.ts";
import { DirectoryInUseError } from "../platform/database/directory-lock.ts";
import { MigrationError, migrateDatabase } from "../platform/database/migrate.ts";
import type { Database } from "../platform/database/open.ts";
import { openConfiguredDatabase } from "../platform/database/open-configured.ts";

export interface CommandResult {
  text: string;
  hasFailed?: boolean;
}

/** Prints the result to standard output, or the failure to standard error with exit code 1; expected failures have no stack. */
export async function runCommand(command: (args: string[]) => Promise<CommandResult>): Promise<void> {
  try {
    const { text, hasFailed = false } = await command(process.argv.slice(2));
    if (text !== "") process.stdout.write(`${text}\n`);
    process.exitCode = hasFailed ? 1 : 0;
  } catch (error) {
    const isExpected = [ConfigError, DirectoryInUseError, MigrationError].some((type) => error instanceof type);
    const { message, stack } = error as Error;
    process.stderr.write(`${isExpected ? message : stack}\n`);
    process.exitCode = 1;
  }
}

/** Opens the configured database, migrated unless `asIs`, and closes it. */
export async function withDatabase<Result>(
  work: (database: Database) => Promise<Result>,
  { asIs = false } = {},
): Promise<Result> {
  const database = await openConfiguredDatabase(readConfig(process.env));
  try {
    if (!asIs) await migrateDatabase(database, { say: (line) => process.stderr.write(`${line}\n`) });
    return await work(database);
  } finally {
    await database.close();
  }
}
