import { join } from "node:path";
import { listModerators, setModerator } from "../features/profiles/service.ts";
import { ConfigError, readConfig } from "../platform/config/config.ts";
import { DirectoryInUseError } from "../platform/database/directory-lock.ts";
import { migrateDatabase } from "../platform/database/migrate.ts";
import { openDatabase } from "../platform/database/open.ts";

const USAGE = "Usage: npm run moderator -- grant|revoke EMAIL\n       npm run moderator -- list";

/** Makes a person a moderator, takes it back, or lists all moderators (OPEN-95). The exit code tells whether it worked. */
async function run([action, email, ...others]: string[]): Promise<string> {
  const isList = action === "list" && email === undefined;
  if (!isList && ((action !== "grant" && action !== "revoke") || !email || others.length > 0))
    throw new ConfigError(USAGE);
  const config = readConfig(process.env);
  const database = await openDatabase({ url: config.DATABASE_URL, dataDir: join(config.DATA_DIR, "database") });
  try {
    await migrateDatabase(database);
    if (!email) return (await listModerators(database.db)).join("\n") || "Nobody is a moderator.";
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
