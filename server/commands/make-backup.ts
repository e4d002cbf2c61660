import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { ERASURE_DAYS } from "../features/operation/deletion/jobs.ts";
import { ConfigError, readConfig } from "../platform/config/config.ts";
import { makeBackup } from "./backup/make.ts";
import { runCommand } from "./run-command.ts";

const USAGE = `Usage: npm run backup -- [--to FOLDER] [--keep NUMBER] [--recipient KEY]

Writes database and photos into one new file of FOLDER (default: backups in DATA_DIR), encrypted for the public KEY of age (age1…)
where one is given, and keeps the newest NUMBER of backups there (default 14), none for more than ${ERASURE_DAYS} days. PostgreSQL may be in use, the embedded database not.`;

const options = z.object({
  to: z.string().min(1).optional(),
  keep: z.coerce.number().int().min(1).default(14),
  recipient: z.string().min(1).optional(),
});

/** Backs up the configured installation. */
await runCommand(async (args) => {
  const { to, keep, recipient } = readOptions(args);
  const config = readConfig(process.env);
  const made = await makeBackup(config, { folder: to ?? join(config.DATA_DIR, "backups"), keep, recipient });
  return { text: `${made.file}\nWith ${made.photos} photo files from ${made.from}.` };
});

function readOptions(args: string[]): z.output<typeof options> {
  try {
    const string = { type: "string" } as const;
    return options.parse(parseArgs({ args, options: { to: string, keep: string, recipient: string } }).values);
  } catch {
    throw new ConfigError(USAGE);
  }
}
