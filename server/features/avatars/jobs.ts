import { photoPaths } from "@nakamatch/domain/people/photo-address";
import { z } from "zod";
import type { Queryable } from "../../platform/database/open.ts";
import { type JobHandler, type JobKind, scheduledJob } from "../../platform/outbox.ts";
import type { Storage } from "../../storage/storage.ts";
import { claimDue, claimUnused, deleteUnused } from "./store.ts";
import type { AvatarDeps } from "./types.ts";

/** Delay before the sweep retries a failed deletion. */
const RETRY_SECONDS = 60 * 60;

const removePayload = z.object({ path: z.string() });
type RemovePayload = z.infer<typeof removePayload>;

/** Retried for a quarter of an hour, then by the sweep. */
export const removeJob: JobKind<RemovePayload> = {
  name: "avatars.remove",
  effect: "files",
  payload: removePayload,
  retryLimit: 5,
  retryDelay: 30,
};

/** Deletes all sizes of a photo. Idempotent. */
export async function removeFiles(storage: Storage, path: string): Promise<void> {
  for (const file of photoPaths(path)) await storage.remove(file);
}

async function removePhoto(db: Queryable, storage: Storage, path: string): Promise<void> {
  await removeFiles(storage, path);
  await deleteUnused(db, path);
}

export function avatarJobs({ db, storage }: Pick<AvatarDeps, "db" | "storage">) {
  const remove = async ({ path }: RemovePayload) => {
    if (await claimUnused(db, path, RETRY_SECONDS)) await removePhoto(db, storage, path);
  };
  /** Deletes what failed deletions and interrupted uploads left behind. */
  const sweep = async () => {
    const failures: unknown[] = [];
    for (let path = await claimDue(db, RETRY_SECONDS); path !== undefined; path = await claimDue(db, RETRY_SECONDS)) {
      // One failure must not stop the rest.
      await removePhoto(db, storage, path).catch((error) => failures.push(error));
    }
    if (failures.length > 0) throw new Error(`${failures.length} photos were not deleted`, { cause: failures[0] });
  };
  return [
    { kind: removeJob, handle: remove },
    scheduledJob("avatars.sweep", "*/10 * * * *", sweep, { effect: "files", retryLimit: 0, retryDelay: 60 }),
  ] satisfies [JobHandler<RemovePayload>, JobHandler<unknown>];
}
