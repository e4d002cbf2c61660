/** Photos: what a member uploads, and what is served to whom. */
import { randomUUID } from "node:crypto";
import type { ErrorCode } from "@nakamatch/contract/errors";
import {
  PHOTO_PREFIX,
  parsePhotoPath,
  photoPathOf,
  photoPathOfSide,
  tintsInName,
} from "@nakamatch/domain/people/photo-address";
import type { EncodedPhoto, PhotoProblem } from "../../photos/encode-photo.ts";
import { PhotoQueueFullError } from "../../photos/photo-encoder.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import type { Tx } from "../../platform/database/open.ts";
import { setPhoto } from "../profiles/service.ts";
import { removeJob, removePhoto } from "./jobs.ts";
import { deleteUnclaimed, insertUnused, isPhotoForModerator, isPhotoPublic } from "./store.ts";
import type { AvatarDeps, ServedPhoto } from "./types.ts";

/** Seconds after which a photo that was stored and never shown is deleted: longer than any upload takes. */
const UPLOAD_SECONDS = 60 * 60;

const CODES: Record<PhotoProblem, ErrorCode> = {
  unreadable: "PHOTO_UNREADABLE",
  animated: "PHOTO_ANIMATED",
  tooLarge: "PHOTO_TOO_LARGE",
  tooSmall: "PHOTO_TOO_SMALL",
};

/**
 * Makes an uploaded file the actor's photo (AVATAR-10, AVATAR-11). The profile points to the new files only after all of
 * them are stored, in one transaction with the job that deletes the old ones (AVATAR-12). Wherever this ends early, the old
 * photo stays and the sweep deletes what was stored.
 *
 * @throws {AppError} `PHOTO_UNREADABLE`, `PHOTO_ANIMATED`, `PHOTO_TOO_LARGE`, `PHOTO_TOO_SMALL` for the file;
 *   `PHOTO_NOT_STORED` while the storage fails, `UNAVAILABLE` while too many photos wait; `PERSON_NOT_FOUND` when the
 *   account is deleted meanwhile
 */
export async function uploadPhoto(deps: AvatarDeps, actor: Actor, file: File): Promise<{ avatarUrl: string }> {
  const photo = await encode(deps, file);
  const name = `${randomUUID().replaceAll("-", "")}-${tintsInName(photo.tints)}`;
  const path = `${actor.id}/${deps.clock.now().getTime()}_${name}.jpg`;
  await store(deps, path, photo);
  const avatarUrl = PHOTO_PREFIX + path;
  await deps.db.transaction(async (tx) => {
    await show(deps, tx, actor, avatarUrl);
    if (!(await deleteUnclaimed(tx, path))) throw new AppError("PHOTO_NOT_STORED", "the upload took too long");
  });
  return { avatarUrl };
}

/** Takes the actor's photo away, if there is one; its files are deleted by a job. */
export async function removeOwnPhoto(deps: AvatarDeps, actor: Actor): Promise<{ avatarUrl: null }> {
  await deps.db.transaction((tx) => show(deps, tx, actor, null));
  return { avatarUrl: null };
}

/**
 * The photo at `path` below the prefix, for a requester, signed in or not. It is public while a person who is confirmed
 * and not banned shows it. A banned person's photo is served to moderators; `viewer` is asked only then. Anything else is
 * undefined, at once when a photo is replaced or its person deleted, whether or not its files still exist.
 */
export async function findPhoto(
  { db, storage }: Pick<AvatarDeps, "db" | "storage">,
  path: string,
  viewer: () => Promise<Actor | undefined>,
): Promise<ServedPhoto | undefined> {
  const parsed = parsePhotoPath(path);
  if (!parsed) return undefined;
  const { owner: ownerId, photo, side } = parsed;
  const avatarUrl = PHOTO_PREFIX + photo;
  const isPublic = await isPhotoPublic(db, ownerId, avatarUrl);
  if (!isPublic) {
    const actor = await viewer();
    if (!actor?.isModerator || !(await isPhotoForModerator(db, actor.id, { ownerId, avatarUrl }))) return undefined;
  }
  return {
    etag: `"${path}"`,
    isPublic,
    // Photos of an earlier installation have one size.
    read: async () => (await storage.read(photoPathOfSide(photo, side))) ?? (await storage.read(photo)),
  };
}

async function encode({ encoder }: AvatarDeps, file: File): Promise<EncodedPhoto> {
  const answer = await encoder.encode(file).catch((error: unknown) => {
    if (error instanceof PhotoQueueFullError) throw new AppError("UNAVAILABLE", "too many photos are waiting");
    throw error;
  });
  if ("problem" in answer) throw new AppError(CODES[answer.problem], `the photo is ${answer.problem}`);
  return answer;
}

/** Stores all sizes, noted as unused before the first. */
async function store({ db, storage, log }: AvatarDeps, path: string, { sizes }: EncodedPhoto): Promise<void> {
  await insertUnused(db, path, UPLOAD_SECONDS);
  try {
    for (const { side, bytes } of sizes) await storage.put(photoPathOfSide(path, side), bytes, "image/jpeg");
  } catch (err) {
    log.error({ err }, "a photo was not stored");
    // The sweep repeats this where it fails.
    await removePhoto(db, storage, path).catch(() => {});
    throw new AppError("PHOTO_NOT_STORED", "the storage failed");
  }
}

/** Shows another photo or none, and has the files of the one before deleted after the commit. */
async function show({ outbox }: AvatarDeps, tx: Tx, actor: Actor, avatarUrl: string | null): Promise<void> {
  const changed = await setPhoto(tx, actor.id, avatarUrl);
  if (!changed) throw new AppError("PERSON_NOT_FOUND", "the account is gone");
  const path = changed.before === null ? undefined : photoPathOf(changed.before);
  if (path !== undefined && changed.before !== avatarUrl) await outbox.add(tx, removeJob, { path });
}
