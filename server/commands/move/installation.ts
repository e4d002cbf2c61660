import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Config, ConfigError } from "../../platform/config/config.ts";
import { requireBaseline } from "../../platform/database/baseline.ts";
import { lockDirectory } from "../../platform/database/directory-lock.ts";
import { openDatabase } from "../../platform/database/open.ts";
import { openConfiguredDatabase } from "../../platform/database/open-configured.ts";
import type { Progress } from "../../platform/progress.ts";
import { databaseFiles } from "../backup/database-files.ts";
import { moveDatabase, prepareTarget } from "./database.ts";
import { moveFiles } from "./files.ts";

export interface Moved {
  files?: { files: number; strays: number };
  /** Demo people are dropped, as their password is public. */
  database?: { rows: number; demoPeople: number };
}

export const PARTS = ["database", "photos"] as const;

/**
 * Moves parts of the installation in `DATA_DIR` to the configured database and bucket. Files come first, as they can be
 * moved again.
 *
 * @throws {ConfigError} with a reason for the operator
 */
export async function moveInstallation(
  config: Config,
  parts: readonly (typeof PARTS)[number][],
  progress: Progress,
): Promise<Moved> {
  const dataDir = join(config.DATA_DIR, "database");
  const withFiles = async () => (parts.includes("photos") ? { files: await moveFiles(config, progress) } : {});
  if (!parts.includes("database")) {
    const unlock = existsSync(dataDir) ? lockDirectory(dataDir) : () => {};
    return withFiles().finally(unlock);
  }
  const embedded = databaseFiles({ url: undefined, dataDir });
  if (await embedded.isEmpty()) throw new ConfigError(`There is no database in ${dataDir}.`);
  const source = await progress.step("Opening the embedded database", () => openDatabase({ dataDir }));
  try {
    await requireBaseline(source.pool, { dataDir });
    const target = await openConfiguredDatabase(config);
    try {
      const { isEmpty } = databaseFiles({ url: config.DATABASE_URL, dataDir });
      await progress.step("Preparing the database", () => prepareTarget(target, isEmpty));
      const files = await withFiles();
      const database = await moveDatabase(source, target, progress);
      return { ...files, database };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
