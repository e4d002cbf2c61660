import { photoPaths } from "@nakamatch/domain/people/photo-address";
import { z } from "zod";
import type { Queryable } from "../../platform/database/open.ts";
import type { JobHandler, JobKind } from "../../platform/outbox.ts";
import type { Storage } from "../../storage/storage.ts";
import { claimDue, claimUnused, deleteUnused } from "./store.ts";
import type { AvatarDeps } from "./types.ts";

/** Seconds until a deletion that did not succeed is tried again by the sweep. */
const RETRY_SECONDS = 60 * 60;

const removePayload = z.object({ path: z.string() });
type RemovePayload = z.infer<typeof removePayload>;

/** Deletes the files of one photo. Tried for a quarter of an hour; after that the sweep goes on. */
export const removeJob: JobKind<RemovePayload> = {
  name: "avatars.remove",
  payload: removePayload,
  retryLimit: 5,
  retryDelay: 30,
};

/** Deletes what other deletions and interrupted uploads left behind, every ten minutes. */
export const sweepJob: JobKind<unknown> = {
  name: "avatars.sweep",
  payload: z.unknown(),
  retryLimit: 0,
  retryDelay: 60,
  cron: "*/10 * * * *",
};

/** Deletes all sizes of a photo. Harmless when some or all are gone. */
export async function removeFiles(storage: Storage, path: string): Promise<void> {
  for (const file of photoPaths(path)) await storage.remove(file);
}

/** Deletes all sizes of a photo, and then forgets it. */
async function removePhoto(db: Queryable, storage: Storage, path: string): Promise<void> {
  await removeFiles(storage, path);
  await deleteUnused(db, path);
}

/** The job handlers of this feature. */
export function avatarJobs({ db, storage }: Pick<AvatarDeps, "db" | "storage">) {
  const remove = async ({ path }: RemovePayload) => {
    if (await claimUnused(db, path, RETRY_SECONDS)) await removePhoto(db, storage, path);
  };
  const sweep = async () => {
    const failures: unknown[] = [];
    for (let path = await claimDue(db, RETRY_SECONDS); path !== undefined; path = await claimDue(db, RETRY_SECONDS)) {
      // One that cannot be deleted does not keep the others.
      await removePhoto(db, storage, path).catch((error) => failures.push(error));
    }
    if (failures.length > 0) throw new Error(`${failures.length} photos were not deleted`, { cause: failures[0] });
  };
  return [
    { kind: removeJob, handle: remove },
    { kind: sweepJob, handle: sweep },
  ] satisfies [JobHandler<RemovePayload>, JobHandler<unknown>];
}
