/** A member's photos: upload, order, removal, serving, clean-up; see docs/photos.md. */
import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { ErrorCode } from "@nakamatch/contract/errors";
import { PHOTOS_MAX } from "@nakamatch/contract/vocabulary/limits";
import { PHOTO_SIDES, type PhotoScores } from "@nakamatch/contract/vocabulary/photos";
import {
  PHOTO_PREFIX,
  parsePhotoPath,
  photoPathOf,
  photoPathOfSide,
  tintsInName,
} from "@nakamatch/domain/people/photo-address";
import { isArrangement, withoutFirst } from "@nakamatch/domain/people/photo-order";
import { isExplicit } from "@nakamatch/domain/safety/explicit-photo";
import type { EncodedPhoto, PhotoProblem } from "../../photos/encode-photo.ts";
import { AppError, invalidInput } from "../../platform/app-error.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import type { Queryable, Tx } from "../../platform/database/open.ts";
import { inTime } from "../../platform/deadline.ts";
import type { Outbox } from "../../platform/outbox.ts";
import { lockPhotos, readModerators, readOnlookers, setPhotos } from "../profiles/service.ts";
import { publishPhoto, publishQuarantined } from "./events.ts";
import { removeFiles, removeJob } from "./jobs.ts";
import {
  deleteQuarantined,
  deleteRejected,
  deleteUnclaimed,
  insertQuarantined,
  insertUnused,
  isOwnPhoto,
  isPhotoForModerator,
  isPhotoPublic,
  lockQuarantinedRow,
  readDueOf,
  readHidden,
  readPhotos,
  rejectQuarantined,
} from "./store.ts";
import type { AvatarDeps, ServedPhoto, UploadedPhoto } from "./types.ts";

/** Longer than any upload. */
const UPLOAD_SECONDS = 60 * 60;

const CODES: Record<PhotoProblem, ErrorCode> = {
  unreadable: "PHOTO_UNREADABLE",
  animated: "PHOTO_ANIMATED",
  tooLarge: "PHOTO_TOO_LARGE",
  tooSmall: "PHOTO_TOO_SMALL",
};

/**
 * Replaces the actor's first photo with an upload (AVATAR-10, AVATAR-11), in one transaction with the job that deletes
 * the old files (AVATAR-12). Explicit and unchecked photos go to quarantine. `seen`: the address of the photo to
 * replace, empty without one.
 *
 * @throws {AppError} `PHOTOS_CHANGED` if another photo is first by now; `PHOTO_UNREADABLE`, `PHOTO_ANIMATED`,
 * `PHOTO_TOO_LARGE`, `PHOTO_TOO_SMALL`, `PHOTO_NOT_STORED`, `UNAVAILABLE`, `PERSON_NOT_FOUND`
 */
export function uploadPhoto(deps: AvatarDeps, actor: Actor, file: File, seen?: string): Promise<UploadedPhoto> {
  return receive(deps, actor, file, ([first = "", ...others], added) => {
    if (seen !== undefined && first !== seen) throw photosChanged();
    return [added, ...others];
  });
}

function photosChanged(): AppError {
  return new AppError("PHOTOS_CHANGED", "there are other photos by now");
}

/**
 * Appends an upload to the actor's photos.
 *
 * @throws {AppError} as `uploadPhoto`, `PHOTOS_FULL`
 */
export async function addPhoto(deps: AvatarDeps, actor: Actor, file: File): Promise<UploadedPhoto> {
  requireRoom(await readPhotos(deps.db, actor.id));
  return receive(deps, actor, file, (photos, added) => {
    requireRoom(photos);
    return [...photos, added];
  });
}

function requireRoom(photos: readonly string[]): void {
  if (photos.length >= PHOTOS_MAX) throw new AppError("PHOTOS_FULL", `there are ${PHOTOS_MAX} photos already`);
}

/**
 * Reorders and removes photos: `photos` are the remaining ones of `before`. Idempotent.
 *
 * @throws {AppError} `PHOTOS_CHANGED` if the stored photos are no longer `before`; `VALIDATION_FAILED`,
 * `PERSON_NOT_FOUND`
 */
export async function arrangePhotos(
  deps: AvatarDeps,
  actor: Actor,
  { before, photos }: { before: string[]; photos: string[] },
): Promise<{ photos: string[] }> {
  if (!isArrangement(before, photos)) throw invalidInput([{ path: "photos", reason: "unknown" }]);
  await rearrange(deps, actor, (stored) => {
    if (isDeepStrictEqual(stored, photos)) return stored;
    if (!isDeepStrictEqual(stored, before)) throw photosChanged();
    return photos;
  });
  return { photos };
}

async function receive(
  deps: AvatarDeps,
  actor: Actor,
  file: File,
  place: (photos: string[], added: string) => string[],
): Promise<UploadedPhoto> {
  const photo = await encodePhoto(deps, actor, file);
  const name = `${randomUUID().replaceAll("-", "")}-${tintsInName(photo.tints)}`;
  const path = `${actor.id}/${deps.clock.now().getTime()}_${name}.jpg`;
  const [found] = await Promise.all([classify(deps, photo), store(deps, path, photo)]);
  const avatarUrl = PHOTO_PREFIX + path;
  const { moderators, onlookers } = await deps.db.transaction(async (tx) => {
    await change(deps, tx, actor, (photos) => place(photos, avatarUrl));
    if (found) await insertQuarantined(tx, { personId: actor.id, path, kinds: found });
    if (!(await deleteUnclaimed(tx, path))) throw new AppError("PHOTO_NOT_STORED", "the upload took too long");
    return { moderators: found ? await readModerators(tx) : [], onlookers: await readOnlookers(tx, actor.id) };
  });
  if (found) publishQuarantined(deps.realtime, moderators);
  announcePhoto(deps, actor.id, onlookers);
  return { avatarUrl, isHeld: found !== undefined };
}

/**
 * Removes the first photo; a job deletes its files. The first publicly visible one takes its place. `seen`: the address
 * to remove, which makes repeats safe.
 */
export async function removeOwnPhoto(
  deps: AvatarDeps,
  actor: Actor,
  seen?: string,
): Promise<{ avatarUrl: string | null }> {
  const [avatarUrl = null] = await rearrange(deps, actor, async (photos, tx) => {
    if (seen !== undefined && photos[0] !== seen) return photos;
    const hidden = await readHidden(tx, actor.id);
    return withoutFirst(photos, (photo) => !hidden.includes(photo));
  });
  return { avatarUrl };
}

/** Computes new photos from a person's current ones. */
type NextPhotos = (photos: string[], tx: Tx) => string[] | Promise<string[]>;

/** Returns the photos after the change. */
async function rearrange(deps: AvatarDeps, actor: Actor, next: NextPhotos): Promise<string[]> {
  const { photos, onlookers } = await deps.db.transaction(async (tx) => {
    const { hasChanged, photos } = await change(deps, tx, actor, next);
    return { photos, onlookers: hasChanged ? await readOnlookers(tx, actor.id) : undefined };
  });
  if (onlookers) announcePhoto(deps, actor.id, onlookers);
  return photos;
}

/** Makes clients refetch the photo. Call it after the commit, with onlookers read in its transaction. */
export function announcePhoto(
  { realtime }: Pick<AvatarDeps, "realtime">,
  personId: string,
  onlookers: readonly string[],
): void {
  publishPhoto(realtime, personId, onlookers);
}

/**
 * Queues the deletion of a person's files. Run it in the deletion's transaction, after the trigger
 * `profiles_leave_photo_behind`.
 */
export async function queuePhotoRemoval(outbox: Outbox, tx: Queryable, personId: string): Promise<void> {
  for (const path of await readDueOf(tx, personId)) await outbox.add(tx, removeJob, { path });
}

/**
 * Finds a photo that the viewer may see. It is public while a confirmed, unbanned person shows it; quarantined ones are
 * for owner and moderators, those of banned people for moderators. Calls `viewer` only if it is not public. Undefined
 * once replaced, even if files remain.
 */
export async function findPhoto(
  { db, storage }: Pick<AvatarDeps, "db" | "storage">,
  path: string,
  viewer: () => Promise<Pick<Actor, "id" | "isModerator"> | undefined>,
): Promise<ServedPhoto | undefined> {
  const parsed = parsePhotoPath(path);
  if (!parsed) return undefined;
  const { owner: ownerId, photo, side } = parsed;
  const avatarUrl = PHOTO_PREFIX + photo;
  const isPublic = await isPhotoPublic(db, ownerId, avatarUrl);
  if (!isPublic) {
    const actor = await viewer();
    const isShown =
      actor?.id === ownerId
        ? await isOwnPhoto(db, ownerId, avatarUrl)
        : actor?.isModerator && (await isPhotoForModerator(db, actor.id, { ownerId, avatarUrl }));
    if (!isShown) return undefined;
  }
  return {
    etag: `"${path}"`,
    isPublic,
    // Photos of an earlier installation have one size.
    read: async () => (await storage.read(photoPathOfSide(photo, side))) ?? (await storage.read(photo)),
  };
}

/** Returns false if no longer in quarantine. Lock the person first (`hold_person`). */
export const lockQuarantined = lockQuarantinedRow;

/** Ends the quarantine or rejection, unless replaced. */
export const releasePhoto = deleteQuarantined;

export const rejectPhoto = rejectQuarantined;

/** Releases a photo after an appeal. Returns false if it was replaced. */
export const releaseRejectedPhoto = deleteRejected;

/** Returns the scores of a photo to quarantine, empty if the classifier failed; otherwise undefined. */
async function classify(
  { classifier, log }: AvatarDeps,
  { sizes }: EncodedPhoto,
): Promise<Partial<PhotoScores> | undefined> {
  if (!classifier) return undefined;
  const photo = sizes.find(({ side }) => side === PHOTO_SIDES.card);
  if (!photo) throw new Error("a photo has a size for cards");
  try {
    const scores = await classifier.classify(photo.bytes);
    return isExplicit(scores) ? scores : undefined;
  } catch (err) {
    log.error({ err }, "a photo could not be classified and waits for a moderator");
    return {};
  }
}

/** @throws {AppError} `PHOTO_UNREADABLE`, `PHOTO_ANIMATED`, `PHOTO_TOO_LARGE`, `PHOTO_TOO_SMALL`, `UNAVAILABLE` */
export async function encodePhoto(
  { encoder }: Pick<AvatarDeps, "encoder">,
  actor: Actor,
  file: File,
): Promise<EncodedPhoto> {
  const answer = await inTime(() => encoder.encode(file, actor.id));
  if ("problem" in answer) throw new AppError(CODES[answer.problem], `the photo is ${answer.problem}`);
  return answer;
}

/** Stores a photo. Recorded as unused first, so that the sweep finds interrupted uploads. */
async function store({ db, storage }: AvatarDeps, path: string, { sizes }: EncodedPhoto): Promise<void> {
  await insertUnused(db, path, UPLOAD_SECONDS);
  try {
    for (const { side, bytes } of sizes) await storage.put(photoPathOfSide(path, side), bytes, "image/jpeg");
  } catch {
    // Not awaited, as a person waits for the answer. The sweep still covers it: a timed-out file may arrive later.
    void removeFiles(storage, path).catch(() => {});
    throw new AppError("PHOTO_NOT_STORED", "the storage failed");
  }
}

/** Changes a person's photos and queues the deletion of removed ones. */
async function change(
  { outbox }: AvatarDeps,
  tx: Tx,
  actor: Actor,
  next: NextPhotos,
): Promise<{ hasChanged: boolean; photos: string[] }> {
  const before = await lockPhotos(tx, actor.id);
  if (!before) throw new AppError("PERSON_NOT_FOUND", "the account is gone");
  const photos = await next(before, tx);
  if (isDeepStrictEqual(photos, before)) return { hasChanged: false, photos };
  await setPhotos(tx, actor.id, photos);
  for (const photo of before) {
    const path = photos.includes(photo) ? undefined : photoPathOf(photo);
    if (path !== undefined) await outbox.add(tx, removeJob, { path });
  }
  return { hasChanged: true, photos };
}
