import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkLog } from "../features/decisions/service.ts";
import { checkEvidence } from "../features/reports/service.ts";
import { ConfigError, readConfig } from "../platform/config/config.ts";
import { DirectoryInUseError } from "../platform/database/directory-lock.ts";
import { migrateDatabase } from "../platform/database/migrate.ts";
import { openDatabase } from "../platform/database/open.ts";

const USAGE = `Usage: npm run moderation:verify [-- --head HASH]

Checks the hash chain of the moderation log and prints how many decisions it has and the hash of the last one; checks the
evidence that reports have sealed against its hashes. With
--head HASH, a hash printed earlier, it also checks that this decision is still in the log.`;

/** Prints what the check found; the exit code is 1 where something is wrong. */
async function run(args: string[]): Promise<{ text: string; isSound: boolean }> {
  const head = readHead(args);
  const config = readConfig(process.env);
  const database = await openDatabase({ url: config.DATABASE_URL, dataDir: join(config.DATA_DIR, "database") });
  try {
    await migrateDatabase(database);
    const { sound, head: last, erasedNotes, fault } = await checkLog(database.db, { head });
    const evidence = await checkEvidence(database.db);
    const lines = [
      ...(fault === undefined
        ? [`decisions: ${sound}`]
        : [`The moderation log is broken: ${fault}`, `sound decisions: ${sound}`]),
      `head: ${last}`,
      ...(erasedNotes > 0 ? [`erased notes: ${erasedNotes}`] : []),
      ...(evidence.fault === undefined ? [] : [`The sealed evidence was changed: ${evidence.fault}`]),
      `sealed evidence: ${evidence.sound}`,
    ];
    return { text: lines.join("\n"), isSound: fault === undefined && evidence.fault === undefined };
  } finally {
    await database.close();
  }
}

/** The hash after `--head`, if it is given. */
function readHead(args: string[]): string | undefined {
  try {
    const { head } = parseArgs({ args, options: { head: { type: "string" } } }).values;
    if (head !== undefined && !/^[0-9a-f]{64}$/.test(head)) throw new ConfigError(USAGE);
    return head;
  } catch {
    throw new ConfigError(USAGE);
  }
}

try {
  const { text, isSound } = await run(process.argv.slice(2));
  process.stdout.write(`${text}\n`);
  if (!isSound) process.exitCode = 1;
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof DirectoryInUseError;
  process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
