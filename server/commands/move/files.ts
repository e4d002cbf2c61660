import { join } from "node:path";
import { type Config, ConfigError } from "../../platform/config/config.ts";
import { connectionProblem } from "../../platform/connection-problem.ts";
import type { Progress } from "../../platform/progress.ts";
import { createStorage, type Storage, type StorageArea, storageSettings } from "../../storage/storage.ts";

/** A bucket takes tens of milliseconds for each. */
const AT_ONCE = 8;

const AREAS = [
  { area: "avatars", title: "photos", contentType: "image/jpeg" },
  { area: "erasures", title: "the list of deleted accounts", contentType: "text/plain" },
] as const satisfies { area: StorageArea; title: string; contentType: string }[];

/**
 * Copies files in `DATA_DIR` that the bucket lacks, then compares all byte by byte. Idempotent. `strays` are files only
 * in the bucket, such as photos deleted since an earlier run.
 *
 * @throws {ConfigError} if the bucket has another file at a path, or fails
 */
export async function moveFiles(config: Config, progress: Progress): Promise<{ files: number; strays: number }> {
  try {
    return await moveAreas(config, progress);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`The files cannot be moved: ${connectionProblem(error)}. Run it again to go on.`);
  }
}

async function moveAreas(config: Config, progress: Progress): Promise<{ files: number; strays: number }> {
  const settings = storageSettings(config);
  let files = 0;
  let strays = 0;
  const [here, there] = [await createStorage({ folder: settings.folder }), await createStorage(settings)];
  for (const { area, title, contentType } of AREAS) {
    const { [area]: from } = here;
    const { [area]: to } = there;
    const paths: string[] = [];
    for await (const path of from.list()) paths.push(path);
    await progress.step(`Moving ${title}`, (report) =>
      eachFile(paths, report, async (path) => {
        const bytes = await from.read(path);
        // The file was deleted meanwhile.
        if (bytes && !(await isThere(to, area, path, bytes))) await to.put(path, bytes, contentType);
      }),
    );
    await progress.step(`Comparing ${title}`, (report) =>
      eachFile(paths, report, async (path) => {
        const bytes = await from.read(path);
        if (!bytes) return;
        if (!(await isThere(to, area, path, bytes))) throw new ConfigError(`The bucket lacks ${join(area, path)}.`);
        files += 1;
      }),
    );
    const known = new Set(paths);
    for await (const path of to.list()) if (!known.has(path)) strays += 1;
  }
  return { files, strays };
}

async function isThere(storage: Storage, area: StorageArea, path: string, bytes: Buffer): Promise<boolean> {
  const found = await storage.read(path);
  if (found && !found.equals(bytes)) throw new ConfigError(`The bucket has another file at ${join(area, path)}.`);
  return found !== undefined;
}

async function eachFile(
  paths: string[],
  report: (done: number, total: number) => void,
  work: (path: string) => Promise<void>,
): Promise<void> {
  const waiting = paths.values();
  let done = 0;
  const takeAll = async () => {
    for (const path of waiting) {
      await work(path);
      report(++done, paths.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeAll));
}
