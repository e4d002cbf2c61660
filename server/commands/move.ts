import { type Config, ConfigError, readConfig } from "../platform/config/config.ts";
import { createProgress } from "../platform/progress.ts";
import { type Moved, moveInstallation, PARTS } from "./move/installation.ts";
import { runCommand } from "./run-command.ts";

const USAGE = `Usage: npm run move [-- database|photos]

Moves the embedded database in DATA_DIR to DATABASE_URL, and the photos in DATA_DIR to S3_BUCKET: both, or the one that is set or named.`;

/** The target of each part. */
const TARGETS = { database: "DATABASE_URL", photos: "S3_BUCKET" } as const;

/** Moves an installation from `DATA_DIR` to the configured database and bucket. */
await runCommand(async (args) => {
  const config = readConfig(process.env);
  const moved = await moveInstallation(config, partsOf(args, config), createProgress(process.stdout));
  return { text: summary(moved, config) };
});

function partsOf(args: string[], config: Config) {
  const [named, ...others] = args;
  const parts = PARTS.filter((part) => (named === undefined ? config[TARGETS[part]] !== undefined : part === named));
  if (others.length > 0 || parts.length === 0) throw new ConfigError(USAGE);
  const missing = parts.map((part) => TARGETS[part]).filter((name) => config[name] === undefined);
  if (missing.length > 0) throw new ConfigError(`Set ${missing.join()} to where it shall move to.`);
  return parts;
}

function summary({ files, database }: Moved, { DATA_DIR }: Config): string {
  const lines = [
    ...(files ? [`Files in the bucket, all compared: ${files.files}.`] : []),
    ...(files?.strays
      ? [`The bucket has ${files.strays} more, which DATA_DIR lacks: delete those of deleted photos.`]
      : []),
    ...(database ? [`Rows in the database, all compared: ${database.rows}.`] : []),
    ...(database?.demoPeople
      ? [`Demo people, erased again because their password is public: ${database.demoPeople}.`]
      : []),
    `${DATA_DIR} is as it was. Start the servers with these settings, and with the AUTH_SECRET used so far (without one it is the file auth-secret there).`,
    ...(database ? ["At another PUBLIC_URL than before, call npm run resume first."] : []),
  ];
  return lines.join("\n");
}
