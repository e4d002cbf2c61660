import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "../platform/config/config.ts";
import { reportOf } from "./backup/report.ts";
import { restoreBackup } from "./backup/restore.ts";
import { runCommand } from "./run-command.ts";

const USAGE = `Usage: npm run restore -- FILE [--identity KEYFILE]

Restores a backup into an empty database and storage. KEYFILE holds the secret key of age for an encrypted one.`;

/** Restores a backup to the configured installation. */
await runCommand(async (args) => {
  const { file, identity } = readArguments(args);
  return { text: reportOf(await restoreBackup(readConfig(process.env), file, identity)) };
});

function readArguments(args: string[]): { file: string; identity: string | undefined } {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { identity: { type: "string" } },
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new ConfigError(USAGE);
    const lines = values.identity === undefined ? [] : readFileSync(values.identity, "utf8").split("\n");
    return { file, identity: lines.find((line) => line.startsWith("AGE-SECRET-KEY-"))?.trim() };
  } catch (error) {
    throw new ConfigError((error as { code?: string }).code === "ENOENT" ? (error as Error).message : USAGE);
  }
}
