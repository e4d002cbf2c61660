import { join } from "node:path";
import { setModerator } from "../features/profiles/service.ts";
import { ConfigError, readConfig } from "../platform/config/config.ts";
import { DirectoryInUseError } from "../platform/database/directory-lock.ts";
import { migrateDatabase } from "../platform/database/migrate.ts";
import { openDatabase } from "../platform/database/open.ts";

const USAGE = "Usage: npm run moderator -- grant|revoke EMAIL";

/** Makes a person a moderator, or takes it back (OPEN-95). The exit code tells whether it worked. */
async function run([action, email]: string[]): Promise<string> {
  if ((action !== "grant" && action !== "revoke") || !email) throw new ConfigError(USAGE);
  const config = readConfig(process.env);
  const database = await openDatabase({ url: config.DATABASE_URL, dataDir: join(config.DATA_DIR, "database") });
  try {
    await migrateDatabase(database);
    const found = await setModerator(database.db, email, action === "grant");
    if (!found) throw new ConfigError(`Nobody is registered with ${email}.`);
    return action === "grant" ? `${email} is a moderator now.` : `${email} is no longer a moderator.`;
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof DirectoryInUseError;
  process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
