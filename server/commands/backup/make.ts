import { mkdir, readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { isNotNull } from "drizzle-orm";
import { dayOf, ERASURE_DAYS } from "../../features/operation/deletion/jobs.ts";
import { fingerprintOf, noteBackup } from "../../features/operation/installation/service.ts";
import { type Config, ConfigError } from "../../platform/config/config.ts";
import { openDatabase } from "../../platform/database/open.ts";
import { profiles } from "../../platform/database/schema/people.ts";
import { requireFinished } from "../../platform/database/unfinished-restore.ts";
import { plainReason } from "../../platform/log.ts";
import { createStorage, storageSettings } from "../../storage/storage.ts";
import { type Entry, entryOf, writeArchive } from "./archive.ts";
import { databaseFiles } from "./database-files.ts";

export const MANIFEST = "manifest.json";

export interface Manifest {
  format: 1;
  madeAt: string;
  engine: "postgres" | "pglite";
  publicUrl: string;
  /** The value of `AUTH_SECRET`. */
  secret: string;
  /** The server's major version; absent for the embedded engine and in older backups. */
  postgres?: number | undefined;
  /** The hash of the first migration that the database records; absent in backups of versions before 1.0. */
  baseline?: string | undefined;
}

const NAME = /^nakamatch-[\dTZ-]+\.tar(?:\.age)?$/;
const UNFINISHED = /^nakamatch-[\dTZ-]+\.tar(?:\.age)?\.partial$/;

const DAY_MS = 24 * 60 * 60 * 1000;
const STALLED_MS = 5 * 60 * 1000;
const GIGABYTE = 1e9;

export interface Made {
  file: string;
  photos: number;
  /** Where the photos are. */
  from: string;
}

/**
 * Writes a backup into the folder. Then deletes the oldest beyond `keep`, and those older than the list of deleted
 * accounts.
 *
 * @throws {ConfigError} with a reason for the operator
 */
export async function makeBackup(
  config: Config,
  {
    folder,
    keep,
    recipient,
    now = new Date(),
  }: { folder: string; keep: number; recipient?: string | undefined; now?: Date },
): Promise<Made> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftovers(folder, now);
  await requireSpace(folder);
  const time = now.toISOString().slice(0, 19).replaceAll(":", "-");
  const file = join(folder, `nakamatch-${time}Z.tar${recipient === undefined ? "" : ".age"}`);
  const made: Made = { file, photos: 0, from: placeOfPhotos(config) };
  await writeArchive(file, entries(config, now, made), recipient).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ENOSPC" ? new ConfigError(`The disk of ${folder} is full: make room.`) : error;
  });
  const oldest = `nakamatch-${dayOf(new Date(now.getTime() - ERASURE_DAYS * DAY_MS))}`;
  const backups = await backupsIn(folder);
  for (const [index, name] of backups.entries())
    if (index < backups.length - keep || name < oldest) await rm(join(folder, name));
  const { db, close } = await openDatabase(databaseSettings(config));
  await noteBackup(db, now)
    // Fails on a standby or a full disk, but the backup is complete.
    .catch((error) => process.stderr.write(`The backup is not on the operators' page: ${plainReason(error)}\n`))
    .finally(close);
  return made;
}

/** Of killed runs: a slow one would still be writing. */
async function removeLeftovers(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (UNFINISHED.test(name) && (await stat(path)).mtimeMs < now.getTime() - STALLED_MS) await rm(path);
  }
}

/** Oldest first. */
async function backupsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => NAME.test(name)).sort();
}

async function requireSpace(folder: string): Promise<void> {
  const last = (await backupsIn(folder)).at(-1);
  const size = last === undefined ? 0 : (await stat(join(folder, last))).size;
  const { bavail, bsize } = await statfs(folder);
  const [needed, free] = [size * 1.2 + GIGABYTE, bavail * bsize];
  if (free > needed) return;
  const inGb = (bytes: number) => (bytes / GIGABYTE).toFixed(1);
  throw new ConfigError(
    `The disk of ${folder} has ${inGb(free)} GB free, and a backup may need ${inGb(needed)} GB: make room.`,
  );
}

function databaseSettings({ DATABASE_URL: url, DATA_DIR }: Config): { url: string | undefined; dataDir: string } {
  return { url, dataDir: join(DATA_DIR, "database") };
}

function placeOfPhotos({ S3_BUCKET, DATA_DIR }: Config): string {
  return S3_BUCKET === undefined ? join(DATA_DIR, "avatars") : `the bucket ${S3_BUCKET}`;
}

/** The database first: photos it refers to were stored before. */
async function* entries(config: Config, now: Date, made: Made): AsyncGenerator<Entry> {
  const settings = databaseSettings(config);
  const database = databaseFiles(settings);
  requireFinished(await database.mark());
  const manifest: Manifest = {
    format: 1,
    madeAt: now.toISOString(),
    engine: database.engine,
    publicUrl: config.PUBLIC_URL,
    secret: fingerprintOf(config.AUTH_SECRET),
    postgres: await database.version(),
    baseline: await database.baseline(),
  };
  yield entryOf(MANIFEST, Buffer.from(JSON.stringify(manifest)));
  yield* database.dump();
  const { avatars: photos } = await createStorage(storageSettings(config));
  for await (const path of photos.list()) {
    const bytes = await photos.read(path);
    // The photo was deleted meanwhile.
    if (!bytes) continue;
    yield entryOf(`avatars/${path}`, bytes);
    made.photos += 1;
  }
  if (made.photos === 0 && (await namesPhotos(settings)))
    throw new ConfigError(`The database names photos, and ${made.from} has none: check DATA_DIR and S3_BUCKET.`);
}

async function namesPhotos(settings: ReturnType<typeof databaseSettings>): Promise<boolean> {
  const { db, close } = await openDatabase(settings);
  const found = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(isNotNull(profiles.avatarUrl))
    .limit(1)
    .finally(close);
  return found.length > 0;
}
