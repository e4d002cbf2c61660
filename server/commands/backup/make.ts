import { mkdir, readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Config } from "../../platform/config/config.ts";
import { requireFinished } from "../../platform/database/unfinished-restore.ts";
import { createKeyedHash } from "../../platform/keyed-hash.ts";
import { createStorage, storageSettings } from "../../storage/storage.ts";
import { type Entry, entryOf, writeArchive } from "./archive.ts";
import { databaseFiles } from "./database-files.ts";

export const MANIFEST = "manifest.json";

export interface Manifest {
  format: 1;
  madeAt: string;
  engine: "postgres" | "pglite";
  publicUrl: string;
  /** Of `AUTH_SECRET`. */
  secret: string;
}

/** Tells secrets apart without giving them away. */
export const fingerprintOf = (secret: string) => createKeyedHash(secret, "nakamatch backups")("fingerprint");

const NAME = /^nakamatch-[\dTZ-]+\.tar(?:\.age)?$/;
const UNFINISHED = /^nakamatch-[\dTZ-]+\.tar(?:\.age)?\.partial$/;

/** Writes a backup into the folder, then deletes the oldest of more than `keep`. Returns its path. */
export async function makeBackup(
  config: Config,
  {
    folder,
    keep,
    recipient,
    now = new Date(),
  }: { folder: string; keep: number; recipient?: string | undefined; now?: Date },
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = now.toISOString().slice(0, 19).replaceAll(":", "-");
  const file = join(folder, `nakamatch-${time}Z.tar${recipient === undefined ? "" : ".age"}`);
  await writeArchive(file, entries(config, now), recipient);
  const found = (await readdir(folder)).sort();
  // A killed run left it.
  for (const name of found) if (UNFINISHED.test(name) && name < basename(file)) await rm(join(folder, name));
  const backups = found.filter((name) => NAME.test(name));
  for (const name of backups.slice(0, -keep)) await rm(join(folder, name));
  return file;
}

/** The database first: a photo that it names was stored before. */
async function* entries(config: Config, now: Date): AsyncGenerator<Entry> {
  const database = databaseFiles({ url: config.DATABASE_URL, dataDir: join(config.DATA_DIR, "database") });
  requireFinished(await database.mark());
  const manifest: Manifest = {
    format: 1,
    madeAt: now.toISOString(),
    engine: database.engine,
    publicUrl: config.PUBLIC_URL,
    secret: fingerprintOf(config.AUTH_SECRET),
  };
  yield entryOf(MANIFEST, Buffer.from(JSON.stringify(manifest)));
  yield* database.dump();
  const photos = await createStorage("avatars", storageSettings(config));
  for await (const path of photos.list()) {
    const bytes = await photos.read(path);
    // Deleted meanwhile.
    if (bytes) yield entryOf(`avatars/${path}`, bytes);
  }
}
