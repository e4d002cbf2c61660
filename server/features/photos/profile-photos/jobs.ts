import {
  PHOTO_PREFIX,
  parsePhotoPath,
  photoPaths,
  portraitPaths,
  webpPaths,
  wholePhotoPath,
} from "@nakamatch/domain/people/photo-address";
import { z } from "zod";
import { photoFiles, replaceFiles } from "../../../photos/photo-files.ts";
import type { Queryable } from "../../../platform/database/open.ts";
import { type JobHandler, type JobKind, scheduledJob } from "../../../platform/outbox.ts";
import type { Storage } from "../../../storage/storage.ts";
import { claimDue, claimUnused, deleteUnused, isOwnPhoto } from "./store.ts";
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

/** Deletes a photo that belongs to no profile. Without effect for others; after a failure the sweep tries again. */
export async function discardPhoto({ db, storage }: Pick<AvatarDeps, "db" | "storage">, path: string): Promise<void> {
  if (await claimUnused(db, path, RETRY_SECONDS)) await removePhoto(db, storage, path);
}

export function avatarJobs({ db, storage }: Pick<AvatarDeps, "db" | "storage">) {
  const remove = ({ path }: RemovePayload) => discardPhoto({ db, storage }, path);
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

type WebpDeps = Pick<AvatarDeps, "db" | "storage" | "encoder" | "log">;

/**
 * Makes the WebP of photos from before there was any, once they are asked for. One at a time in a process; the others are
 * made when they are asked for again.
 */
export function createWebpMaker(deps: WebpDeps): (owner: string, path: string) => void {
  let isBusy = false;
  return (owner, path) => {
    if (isBusy) return;
    isBusy = true;
    makeWebp(deps, owner, path)
      .catch((err) => deps.log.warn({ err }, "the WebP of a photo was not made"))
      .finally(() => {
        isBusy = false;
      });
  };
}

/** Makes all squares, or the portrait for cards, whichever `asked` is one of. */
async function makeWebp({ db, storage, encoder }: WebpDeps, owner: string, asked: string): Promise<void> {
  const photo = parsePhotoPath(asked)?.photo;
  if (photo === undefined) return;
  const isPortrait = portraitPaths(photo)[0] === asked;
  const jpeg = await storage.read(isPortrait ? wholePhotoPath(photo) : photo);
  if (!jpeg) return;
  const file = new File([new Uint8Array(jpeg)], "photo.jpg");
  const answer = await encoder.encode({ file, square: isPortrait ? "top" : undefined }, owner);
  if ("problem" in answer) return;
  const lacking = isPortrait ? [asked] : webpPaths(photo);
  const files = photoFiles(photo, answer).filter(({ path }) => lacking.includes(path));
  await replaceFiles(storage, files);
  // Who removed the photo meanwhile did not see these files.
  if (await isOwnPhoto(db, owner, PHOTO_PREFIX + photo)) return;
  for (const path of lacking) await storage.remove(path);
}
