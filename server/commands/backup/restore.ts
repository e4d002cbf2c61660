import { rm } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { fingerprintOf, refuseAddress } from "../../features/operation/installation/service.ts";
import { withdrawRestorations } from "../../features/operation/rescue/service.ts";
import { deleteAllLinks } from "../../features/sign-in/accounts/service.ts";
import { endAllSessions } from "../../features/sign-in/sessions/service.ts";
import { type Config, ConfigError } from "../../platform/config/config.ts";
import { BASELINE, EarlierVersionError } from "../../platform/database/baseline.ts";
import { migrateDatabase } from "../../platform/database/migrate.ts";
import { openDatabase } from "../../platform/database/open.ts";
import { liftTimeLimits } from "../../platform/database/time-limits.ts";
import { createStorage, type Storage, storageSettings } from "../../storage/storage.ts";
import { eraseAccounts } from "../erase-accounts/erase.ts";
import { type Entry, readArchive } from "./archive.ts";
import { type DatabaseFiles, databaseFiles } from "./database-files.ts";
import { MANIFEST, type Manifest } from "./make.ts";

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  engine: z.enum(["postgres", "pglite"]),
  publicUrl: z.string(),
  secret: z.string(),
  postgres: z.int().optional(),
  baseline: z.string().optional(),
}) satisfies z.ZodType<Manifest>;

export interface Restored {
  manifest: Manifest;
  photos: number;
  /** Number of accounts deleted since the backup, and therefore deleted again. */
  erased: number;
  /** Day of the newest entry in the list of deleted accounts. */
  newestErasure: string | undefined;
  /** Whether the backup's secret is `AUTH_SECRET` or an earlier one. */
  hasSecret: boolean;
}

/**
 * Restores into an empty database and storage, and repeats deletions of accounts since the backup. Jobs with outside
 * effects wait for `npm run resume`. All sessions, unused links and pending restorations of addresses end. No server starts until everything is done; after an interruption the same call
 * continues.
 *
 * @throws {ConfigError} without changes, if anything is there already, or the backup is incomplete, for another engine
 * or of a version before 1.0
 */
export async function restoreBackup(config: Config, file: string, identity?: string): Promise<Restored> {
  const dataDir = join(config.DATA_DIR, "database");
  const target = databaseFiles({ url: config.DATABASE_URL, dataDir });
  const { avatars: photos, erasures } = await createStorage(storageSettings(config));
  const manifest = await check(file, identity);
  if (manifest.engine !== target.engine) {
    const [from, to] = [nameOf(manifest.engine), nameOf(target.engine)];
    throw new ConfigError(`The backup is of ${from}, and DATABASE_URL leads to ${to}.`);
  }
  const version = await target.version();
  if (manifest.postgres !== undefined && version !== undefined && manifest.postgres > version)
    throw new ConfigError(`The backup is of PostgreSQL ${manifest.postgres}, and DATABASE_URL leads to ${version}.`);
  // An interrupted run of the same backup continues.
  const isAgain = (await target.mark()) === manifest.madeAt;
  if (!isAgain) {
    if (!(await target.isEmpty()))
      throw new ConfigError("The database is not empty. A backup is restored into an empty one only.");
    for await (const path of photos.list()) throw new ConfigError(`There are photos already, such as ${path}.`);
  }
  const gone = new Set<string>();
  let newestErasure: string | undefined;
  for await (const path of erasures.list()) {
    const [day = "", id = ""] = path.split("/");
    if (!z.uuid().safeParse(id).success) continue;
    gone.add(id);
    if (newestErasure === undefined || day > newestErasure) newestErasure = day;
  }
  await target.begin(manifest.madeAt);
  const isLoaded = isAgain && !(await target.isEmpty());
  const stored = await unpack(readArchive(file, identity), { target, isLoaded, photos, gone });
  const database = await openDatabase({ url: config.DATABASE_URL, dataDir });
  try {
    await migrateDatabase(database);
    await refuseAddress(database.db, `a backup of ${manifest.publicUrl}`);
    await database.db.transaction(async (tx) => {
      await liftTimeLimits(tx);
      // Those that ended since are open again in the backup, and used links unused.
      await endAllSessions(tx);
      await deleteAllLinks(tx);
      // Somebody may have objected since.
      await withdrawRestorations(tx);
    });
    const erased = await eraseAccounts(database, gone, config.AUTH_SECRET);
    await target.end();
    const secrets = [config.AUTH_SECRET, ...config.AUTH_SECRETS_EARLIER];
    const hasSecret = secrets.map(fingerprintOf).includes(manifest.secret);
    return { manifest, photos: stored, erased, newestErasure, hasSecret };
  } finally {
    await database.close();
  }
}

/** Reads the whole file. */
async function check(file: string, identity: string | undefined): Promise<Manifest> {
  let manifest: Manifest | undefined;
  for await (const { name, body } of readArchive(file, identity)) {
    if (name === MANIFEST) manifest = manifestSchema.safeParse(JSON.parse((await buffer(body)).toString())).data;
    else for await (const _ of body);
  }
  if (!manifest) throw new ConfigError(`${file} is no backup that this version knows.`);
  if (manifest.baseline !== BASELINE) {
    const toDo = "Restore it with the version that made it, or begin another installation with an empty database.";
    throw new EarlierVersionError(`The backup ${file}`, "It was kept, and nothing was replaced or deleted.", toDo);
  }
  return manifest;
}

/** Restores files, then the database. Returns the number of photos stored, except those of people in `gone`. */
async function unpack(
  entries: AsyncIterable<Entry>,
  {
    target,
    isLoaded,
    photos,
    gone,
  }: { target: DatabaseFiles; isLoaded: boolean; photos: Storage; gone: ReadonlySet<string> },
): Promise<number> {
  const clear = () => rm(target.staged, { recursive: true, force: true });
  await clear();
  let count = 0;
  try {
    for await (const entry of entries) {
      if (entry.name.startsWith("database/")) {
        await target.stage(entry);
        continue;
      }
      const content = await buffer(entry.body);
      const path = entry.name.replace(/^avatars\//, "");
      if (entry.name === path || gone.has(path.split("/")[0] ?? "")) continue;
      await putAgain(photos, path, content);
      count += 1;
    }
    if (!isLoaded) await target.load();
  } finally {
    await clear();
  }
  return count;
}

/** An interrupted run may have left the photo, complete or truncated. */
async function putAgain(photos: Storage, path: string, content: Buffer): Promise<void> {
  const found = await photos.read(path);
  if (found?.equals(content)) return;
  if (found) await photos.remove(path);
  await photos.put(path, content, "image/jpeg");
}

function nameOf(engine: Manifest["engine"]): string {
  return engine === "postgres" ? "PostgreSQL" : "the embedded database";
}
