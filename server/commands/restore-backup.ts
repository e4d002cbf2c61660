import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ERASURE_DAYS } from "../features/deletion/jobs.ts";
import { ConfigError, readConfig } from "../platform/config/config.ts";
import { restoreBackup } from "./backup/restore.ts";
import { runCommand } from "./run-command.ts";

const USAGE = `Usage: npm run restore -- FILE [--identity KEYFILE]

Restores a backup into an empty database and storage. KEYFILE holds the secret key of age for an encrypted one.`;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Restores a backup to the installation that the settings name. */
await runCommand(async (args) => {
  const { file, identity } = readArguments(args);
  const { manifest, photos, erased, newestErasure, hasSecret } = await restoreBackup(
    readConfig(process.env),
    file,
    identity,
  );
  const isOld = Date.now() - Date.parse(manifest.madeAt) > ERASURE_DAYS * DAY_MS;
  const lines = [
    `Restored: ${manifest.publicUrl} as of ${manifest.madeAt}, with ${photos} photo files.`,
    `Accounts deleted since then, and deleted again: ${erased}.`,
    ...(newestErasure === undefined || newestErasure < manifest.madeAt.slice(0, 10)
      ? [
          `WARNING: ${newestErasure === undefined ? "there is no list of deleted accounts (erasures)" : `the list of deleted accounts (erasures) ends on ${newestErasure}, before the backup`}. Accounts deleted since the backup are back.`,
          "If there is a newer list, bring it here and restore again, into an empty database and storage, before npm run resume.",
        ]
      : []),
    ...(isOld
      ? [`The backup is older than ${ERASURE_DAYS} days: accounts deleted before that are back. Delete them.`]
      : []),
    ...(hasSecret
      ? []
      : ["AUTH_SECRET is not that of the backup: put that one into AUTH_SECRET or AUTH_SECRETS_EARLIER."]),
    "Emails, pushes, payments and deletions of photos wait until you call npm run resume.",
  ];
  return { text: lines.join("\n") };
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
