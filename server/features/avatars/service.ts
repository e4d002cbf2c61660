/** A member's photo: upload, removal, serving, clean-up; see docs/photos.md. */
import { randomUUID } from "node:crypto";
import type { ErrorCode } from "@nakamatch/contract/errors";
import { PHOTO_SIDES, type PhotoScores } from "@nakamatch/contract/vocabulary/photos";
import {
  PHOTO_PREFIX,
  parsePhotoPath,
  photoPathOf,
  photoPathOfSide,
  tintsInName,
} from "@nakamatch/domain/people/photo-address";
import { isExplicit } from "@nakamatch/domain/safety/explicit-photo";
import type { EncodedPhoto, PhotoProblem } from "../../photos/encode-photo.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import type { Queryable, Tx } from "../../platform/database/open.ts";
import { inTime } from "../../platform/deadline.ts";
import type { Outbox } from "../../platform/outbox.ts";
import { readModerators, readOnlookers, setPhoto } from "../profiles/service.ts";
import { publishHeldPhoto, publishPhoto } from "./events.ts";
import { removeFiles, removeJob } from "./jobs.ts";
import {
  deleteHeld,
  deleteRejected,
  deleteUnclaimed,
  insertHeld,
  insertUnused,
  isOwnPhoto,
  isPhotoForModerator,
  isPhotoPublic,
  lockHeld,
  readDueOf,
  rejectHeld,
} from "./store.ts";
import type { AvatarDeps, ServedPhoto } from "./types.ts";

/** After this time an upload cannot still be under way. */
const UPLOAD_SECONDS = 60 * 60;

const CODES: Record<PhotoProblem, ErrorCode> = {
  unreadable: "PHOTO_UNREADABLE",
  animated: "PHOTO_ANIMATED",
  tooLarge: "PHOTO_TOO_LARGE",
  tooSmall: "PHOTO_TOO_SMALL",
};

/**
 * Makes an upload the actor's photo (AVATAR-10, AVATAR-11). The profile changes after all files are stored, in one
 * transaction with the job that deletes the old ones (AVATAR-12); the sweep deletes files of a failure. Explicit and
 * unchecked photos are hidden until a moderator decides.
 *
 * @returns the address, and whether the photo is held
 * @throws {AppError} `PHOTO_UNREADABLE`, `PHOTO_ANIMATED`, `PHOTO_TOO_LARGE`, `PHOTO_TOO_SMALL`, `PHOTO_NOT_STORED`,
 * `UNAVAILABLE`, `PERSON_NOT_FOUND`
 */
export async function uploadPhoto(
  deps: AvatarDeps,
  actor: Actor,
  file: File,
): Promise<{ avatarUrl: string; isHeld: boolean }> {
  const photo = await encode(deps, actor, file);
  const name = `${randomUUID().replaceAll("-", "")}-${tintsInName(photo.tints)}`;
  const path = `${actor.id}/${deps.clock.now().getTime()}_${name}.jpg`;
  const [found] = await Promise.all([classify(deps, photo), store(deps, path, photo)]);
  const avatarUrl = PHOTO_PREFIX + path;
  const { moderators, onlookers } = await deps.db.transaction(async (tx) => {
    await show(deps, tx, actor, avatarUrl);
    if (found) await insertHeld(tx, { personId: actor.id, path, kinds: found });
    if (!(await deleteUnclaimed(tx, path))) throw new AppError("PHOTO_NOT_STORED", "the upload took too long");
    return { moderators: found ? await readModerators(tx) : [], onlookers: await readOnlookers(tx, actor.id) };
  });
  if (found) publishHeldPhoto(deps.realtime, moderators);
  announcePhoto(deps, actor.id, onlookers);
  return { avatarUrl, isHeld: found !== undefined };
}

/** Removes the actor's photo; a job deletes its files. */
export async function removeOwnPhoto(deps: AvatarDeps, actor: Actor): Promise<{ avatarUrl: null }> {
  const onlookers = await deps.db.transaction(async (tx) => {
    const hasChanged = await show(deps, tx, actor, null);
    return hasChanged ? readOnlookers(tx, actor.id) : undefined;
  });
  if (onlookers) announcePhoto(deps, actor.id, onlookers);
  return { avatarUrl: null };
}

/** Lets screens fetch the photo again. Call it after the commit, with onlookers read in its transaction. */
export function announcePhoto(
  { realtime }: Pick<AvatarDeps, "realtime">,
  personId: string,
  onlookers: readonly string[],
): void {
  publishPhoto(realtime, personId, onlookers);
}

/**
 * Run it in the transaction that deletes the person: the trigger `profiles_leave_photo_behind` has noted their photo.
 */
export async function queuePhotoRemoval(outbox: Outbox, tx: Queryable, personId: string): Promise<void> {
  for (const path of await readDueOf(tx, personId)) await outbox.add(tx, removeJob, { path });
}

/**
 * Public while a confirmed, unbanned person shows it. The owner and moderators get a hidden one, moderators a banned
 * person's; only then `viewer` is called. Undefined once replaced or the person is deleted, even if files remain.
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

/** Locks a held photo; false where it is held no more. Lock the person first (`hold_person`). */
export function lockHeldPhoto(tx: Queryable, personId: string, path: string): Promise<boolean> {
  return lockHeld(tx, personId, path);
}

/** Shows a held or rejected photo to others, unless it was replaced. */
export function releasePhoto(tx: Queryable, personId: string, path: string): Promise<boolean> {
  return deleteHeld(tx, personId, path);
}

/** Hides a held photo for good, by this decision. */
export function rejectPhoto(tx: Queryable, personId: string, path: string, decisionId: string): Promise<void> {
  return rejectHeld(tx, personId, path, decisionId);
}

/** Shows the photo that this decision rejected, after an appeal; false where it was replaced. */
export function releaseRejectedPhoto(tx: Queryable, decisionId: string): Promise<boolean> {
  return deleteRejected(tx, decisionId);
}

/** The scores of a photo to hold, empty if the classifier fails; else undefined. */
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

async function encode({ encoder }: AvatarDeps, actor: Actor, file: File): Promise<EncodedPhoto> {
  const answer = await inTime(() => encoder.encode(file, actor.id));
  if ("problem" in answer) throw new AppError(CODES[answer.problem], `the photo is ${answer.problem}`);
  return answer;
}

/** Noted as unused first: the sweep deletes what an interruption leaves. */
async function store({ db, storage, log }: AvatarDeps, path: string, { sizes }: EncodedPhoto): Promise<void> {
  await insertUnused(db, path, UPLOAD_SECONDS);
  try {
    for (const { side, bytes } of sizes) await storage.put(photoPathOfSide(path, side), bytes, "image/jpeg");
  } catch (err) {
    log.error({ err }, "a photo was not stored");
    // It stays noted: a file that timed out may still arrive.
    await removeFiles(storage, path).catch(() => {});
    throw new AppError("PHOTO_NOT_STORED", "the storage failed");
  }
}

/** Queues the deletion of the old photo; returns whether it changed. */
async function show({ outbox }: AvatarDeps, tx: Tx, actor: Actor, avatarUrl: string | null): Promise<boolean> {
  const changed = await setPhoto(tx, actor.id, avatarUrl);
  if (!changed) throw new AppError("PERSON_NOT_FOUND", "the account is gone");
  const path = changed.before === null ? undefined : photoPathOf(changed.before);
  const hasChanged = changed.before !== avatarUrl;
  if (path !== undefined && hasChanged) await outbox.add(tx, removeJob, { path });
  return hasChanged;
}
