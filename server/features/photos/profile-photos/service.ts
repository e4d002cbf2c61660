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
  portraitInName,
  tintsInName,
} from "@nakamatch/domain/people/photo-address";
import { isArrangement, withoutFirst } from "@nakamatch/domain/people/photo-order";
import { isExplicit } from "@nakamatch/domain/safety/explicit-photo";
import type { EncodedPhoto, PhotoProblem } from "../../../photos/encode-photo.ts";
import type { PhotoTask } from "../../../photos/photo-encoder.ts";
import { photoFiles } from "../../../photos/photo-files.ts";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Queryable, Tx } from "../../../platform/database/open.ts";
import { inTime } from "../../../platform/deadline.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import { publishToModerators } from "../../../realtime/moderators.ts";
import { lockPhotos, readModerators, readOnlookers, setPhotos } from "../../people/profiles/service.ts";
import { publishPhoto } from "./events.ts";
import { discardPhoto, removeFiles, removeJob } from "./jobs.ts";
import {
  deleteUnclaimed,
  insertQuarantined,
  insertUnused,
  isOwnPhoto,
  isPhotoForModerator,
  isPhotoPublic,
  lockQuarantined,
  readDueOf,
  readHidden,
  readPhotos,
  rejectPhoto,
  releasePhoto,
  releaseRejectedPhoto,
} from "./store.ts";
import type { AvatarDeps, ServedPhoto, UploadedPhoto } from "./types.ts";

/** Longer than any upload. */
const UPLOAD_SECONDS = 60 * 60;

const CODES: Record<Exclude<PhotoProblem, "misframed">, ErrorCode> = {
  unreadable: "PHOTO_UNREADABLE",
  animated: "PHOTO_ANIMATED",
  tooLarge: "PHOTO_TOO_LARGE",
  late: "PHOTO_TOOK_TOO_LONG",
  tooSmall: "PHOTO_TOO_SMALL",
};

/**
 * Replaces one of the actor's photos in its place with an upload (AVATAR-10, AVATAR-11), in one transaction with the job
 * that deletes the old files (AVATAR-12). With a square, the photo is a portrait around it. Explicit and unchecked photos go to quarantine. `seen`: the address of the
 * photo to replace, empty without one; otherwise the first.
 *
 * @throws {AppError} `PHOTOS_CHANGED` if that one is gone by now; `PHOTO_UNREADABLE`, `PHOTO_ANIMATED`,
 * `PHOTO_TOO_LARGE`, `PHOTO_TOO_SMALL`, `PHOTO_TOOK_TOO_LONG`, `PHOTO_NOT_STORED`, `UNAVAILABLE`, `PERSON_NOT_FOUND`,
 * `VALIDATION_FAILED` for a square that is not in the photo, or a photo that is no portrait around it
 */
export function uploadPhoto(deps: AvatarDeps, actor: Actor, upload: PhotoTask, seen?: string): Promise<UploadedPhoto> {
  return receive(deps, actor, upload, (photos, added) => {
    const isFirst = seen === undefined || (seen === "" && photos.length === 0);
    const at = isFirst ? 0 : photos.indexOf(seen);
    if (at < 0) throw photosChanged();
    return [...photos.slice(0, at), added, ...photos.slice(at + 1)];
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
export async function addPhoto(deps: AvatarDeps, actor: Actor, upload: PhotoTask): Promise<UploadedPhoto> {
  requireRoom(await readPhotos(deps.db, actor.id));
  return receive(deps, actor, upload, (photos, added) => {
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
  upload: PhotoTask,
  place: (photos: string[], added: string) => string[],
): Promise<UploadedPhoto> {
  const photo = await encodePhoto(deps, actor, upload);
  const mark = photo.portrait ? `${photo.portrait.squareMark ?? ""}${portraitInName(photo.portrait.percent)}` : "";
  const name = `${randomUUID().replaceAll("-", "")}${mark}-${tintsInName(photo.tints)}`;
  const path = `${actor.id}/${deps.clock.now().getTime()}_${name}.jpg`;
  const [found] = await Promise.all([classify(deps, photo), store(deps, path, photo)]);
  const avatarUrl = PHOTO_PREFIX + path;
  const placed = deps.db.transaction(async (tx) => {
    await change(deps, tx, actor, (photos) => place(photos, avatarUrl));
    if (found) await insertQuarantined(tx, { personId: actor.id, path, kinds: found });
    if (!(await deleteUnclaimed(tx, path))) throw new AppError("PHOTO_NOT_STORED", "the upload took too long");
    return { moderators: found ? await readModerators(tx) : [], onlookers: await readOnlookers(tx, actor.id) };
  });
  // Not awaited, as a person waits for the answer.
  placed.catch(() => discardPhoto(deps, path)).catch(() => {});
  const { moderators, onlookers } = await placed;
  if (found) publishToModerators(deps.realtime, moderators);
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
 * once replaced, even if files remain. `makeWebp` is told of one that lacks the WebP it is asked for.
 */
export async function findPhoto(
  { db, storage, makeWebp }: Pick<AvatarDeps, "db" | "storage"> & { makeWebp?: (owner: string, path: string) => void },
  path: string,
  viewer: () => Promise<Pick<Actor, "id" | "isModerator"> | undefined>,
): Promise<ServedPhoto | undefined> {
  const parsed = parsePhotoPath(path);
  if (!parsed) return undefined;
  const { owner: ownerId, photo, files, isWebp } = parsed;
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
    read: async () => {
      for (const file of files) {
        const bytes = await storage.read(file);
        if (!bytes) continue;
        if (isWebp && file !== path) makeWebp?.(ownerId, path);
        return { bytes, type: file.endsWith(".webp") ? "image/webp" : "image/jpeg" };
      }
      return undefined;
    },
  };
}

/**
 * Looks at the square, and at the portrait, in which the square may be small. Returns the scores of a photo to quarantine,
 * empty if the classifier failed; otherwise undefined.
 */
async function classify(
  { classifier, log }: AvatarDeps,
  { sizes, portrait }: EncodedPhoto,
): Promise<Partial<PhotoScores> | undefined> {
  if (!classifier) return undefined;
  const square = sizes.find(({ side }) => side === PHOTO_SIDES.card);
  if (!square) throw new Error("a photo has a size for cards");
  try {
    for (const form of [square.bytes, ...(portrait ? [portrait.jpeg] : [])]) {
      const scores = await classifier.classify(form);
      if (isExplicit(scores)) return scores;
    }
    return undefined;
  } catch (err) {
    log.error({ err }, "a photo could not be classified and waits for a moderator");
    return {};
  }
}

/**
 * @throws {AppError} `PHOTO_UNREADABLE`, `…_ANIMATED`, `…_TOO_LARGE`, `…_TOO_SMALL`, `…_TOOK_TOO_LONG`, `UNAVAILABLE`,
 * `VALIDATION_FAILED` as of `uploadPhoto`
 */
export async function encodePhoto(
  { encoder }: Pick<AvatarDeps, "encoder">,
  actor: Actor,
  photo: PhotoTask,
): Promise<EncodedPhoto> {
  const answer = await inTime(() => encoder.encode(photo, actor.id));
  if (!("problem" in answer)) return answer;
  if (answer.problem === "misframed") throw invalidInput([{ path: "square", reason: "invalid" }]);
  throw new AppError(CODES[answer.problem], `the photo is ${answer.problem}`);
}

/** Stores a photo. Recorded as unused first, so that the sweep finds interrupted uploads. */
async function store({ db, storage }: AvatarDeps, path: string, photo: EncodedPhoto): Promise<void> {
  await insertUnused(db, path, UPLOAD_SECONDS);
  try {
    for (const file of photoFiles(path, photo)) await storage.put(file.path, file.bytes, file.type);
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

export { lockQuarantined, rejectPhoto, releasePhoto, releaseRejectedPhoto };
