import { join } from "node:path";
import { listUnknownTitles } from "../features/catalogue/service.ts";
import { ConfigError, readConfig } from "../platform/config/config.ts";
import { DirectoryInUseError } from "../platform/database/directory-lock.ts";
import { migrateDatabase } from "../platform/database/migrate.ts";
import { openDatabase } from "../platform/database/open.ts";

const USAGE = `Usage: npm run titles:unknown -- [HOW_MANY]

Prints the titles that imported lists named most often and the catalogue lacks: mentions, kind and title, separated by tabs.`;

const DEFAULT_COUNT = 100;

/** The lines to print. */
async function run([count = String(DEFAULT_COUNT), ...others]: string[]): Promise<string[]> {
  if (!/^[1-9]\d{0,4}$/.test(count) || others.length > 0) throw new ConfigError(USAGE);
  const config = readConfig(process.env);
  const database = await openDatabase({ url: config.DATABASE_URL, dataDir: join(config.DATA_DIR, "database") });
  try {
    await migrateDatabase(database);
    const titles = await listUnknownTitles(database.db, Number(count));
    return titles.map(({ mentions, kind, title }) => [mentions, kind ?? "", title.replace(/\s+/g, " ")].join("\t"));
  } finally {
    await database.close();
  }
}

try {
  const lines = await run(process.argv.slice(2));
  process.stdout.write(lines.map((line) => `${line}\n`).join(""));
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof DirectoryInUseError;
  process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
