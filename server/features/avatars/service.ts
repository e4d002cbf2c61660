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
  rejectQuarantined,
} from "./store.ts";
import type { AvatarDeps, ServedPhoto } from "./types.ts";

/** Longer than any upload. */
const UPLOAD_SECONDS = 60 * 60;

const CODES: Record<PhotoProblem, ErrorCode> = {
  unreadable: "PHOTO_UNREADABLE",
  animated: "PHOTO_ANIMATED",
  tooLarge: "PHOTO_TOO_LARGE",
  tooSmall: "PHOTO_TOO_SMALL",
};

/**
 * Makes an upload the actor's photo (AVATAR-10, AVATAR-11), in one transaction with the job that deletes the old
 * files (AVATAR-12). Explicit and unchecked photos go to quarantine.
 *
 * @throws {AppError} `PHOTO_UNREADABLE`, `PHOTO_ANIMATED`, `PHOTO_TOO_LARGE`, `PHOTO_TOO_SMALL`, `PHOTO_NOT_STORED`,
 * `UNAVAILABLE`, `PERSON_NOT_FOUND`
 */
export async function uploadPhoto(
  deps: AvatarDeps,
  actor: Actor,
  file: File,
): Promise<{ avatarUrl: string; isHeld: boolean }> {
  const photo = await encodePhoto(deps, actor, file);
  const name = `${randomUUID().replaceAll("-", "")}-${tintsInName(photo.tints)}`;
  const path = `${actor.id}/${deps.clock.now().getTime()}_${name}.jpg`;
  const [found] = await Promise.all([classify(deps, photo), store(deps, path, photo)]);
  const avatarUrl = PHOTO_PREFIX + path;
  const { moderators, onlookers } = await deps.db.transaction(async (tx) => {
    await show(deps, tx, actor, avatarUrl);
    if (found) await insertQuarantined(tx, { personId: actor.id, path, kinds: found });
    if (!(await deleteUnclaimed(tx, path))) throw new AppError("PHOTO_NOT_STORED", "the upload took too long");
    return { moderators: found ? await readModerators(tx) : [], onlookers: await readOnlookers(tx, actor.id) };
  });
  if (found) publishQuarantined(deps.realtime, moderators);
  announcePhoto(deps, actor.id, onlookers);
  return { avatarUrl, isHeld: found !== undefined };
}

/** A job deletes the files. */
export async function removeOwnPhoto(deps: AvatarDeps, actor: Actor): Promise<{ avatarUrl: null }> {
  const onlookers = await deps.db.transaction(async (tx) => {
    const hasChanged = await show(deps, tx, actor, null);
    return hasChanged ? readOnlookers(tx, actor.id) : undefined;
  });
  if (onlookers) announcePhoto(deps, actor.id, onlookers);
  return { avatarUrl: null };
}

/** Makes screens fetch the photo again. Call it after the commit, with onlookers read in its transaction. */
export function announcePhoto(
  { realtime }: Pick<AvatarDeps, "realtime">,
  personId: string,
  onlookers: readonly string[],
): void {
  publishPhoto(realtime, personId, onlookers);
}

/** Run it in the deletion's transaction, after the trigger `profiles_leave_photo_behind`. */
export async function queuePhotoRemoval(outbox: Outbox, tx: Queryable, personId: string): Promise<void> {
  for (const path of await readDueOf(tx, personId)) await outbox.add(tx, removeJob, { path });
}

/**
 * Public while a confirmed, unbanned person shows it. Owner and moderators get a quarantined one, moderators a banned
 * person's; only then `viewer` is called. Undefined once replaced, even if files remain.
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

/** False if no longer in quarantine. Lock the person first (`hold_person`). */
export function lockQuarantined(tx: Queryable, personId: string, path: string): Promise<boolean> {
  return lockQuarantinedRow(tx, personId, path);
}

/** Ends the quarantine or rejection, unless replaced. */
export function releasePhoto(tx: Queryable, personId: string, path: string): Promise<boolean> {
  return deleteQuarantined(tx, personId, path);
}

export function rejectPhoto(tx: Queryable, personId: string, path: string, decisionId: string): Promise<void> {
  return rejectQuarantined(tx, personId, path, decisionId);
}

/** After an appeal; false where it was replaced. */
export function releaseRejectedPhoto(tx: Queryable, decisionId: string): Promise<boolean> {
  return deleteRejected(tx, decisionId);
}

/** Scores of a photo for quarantine, empty if the classifier fails; undefined otherwise. */
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

/** Recorded as unused first, for the sweep after an interruption. */
async function store({ db, storage }: AvatarDeps, path: string, { sizes }: EncodedPhoto): Promise<void> {
  await insertUnused(db, path, UPLOAD_SECONDS);
  try {
    for (const { side, bytes } of sizes) await storage.put(photoPathOfSide(path, side), bytes, "image/jpeg");
  } catch {
    // A person waits for the answer. Still recorded for the sweep: a file that timed out may arrive later.
    void removeFiles(storage, path).catch(() => {});
    throw new AppError("PHOTO_NOT_STORED", "the storage failed");
  }
}

/** Returns whether it changed; queues the deletion of the old photo. */
async function show({ outbox }: AvatarDeps, tx: Tx, actor: Actor, avatarUrl: string | null): Promise<boolean> {
  const changed = await setPhoto(tx, actor.id, avatarUrl);
  if (!changed) throw new AppError("PERSON_NOT_FOUND", "the account is gone");
  const path = changed.before === null ? undefined : photoPathOf(changed.before);
  const hasChanged = changed.before !== avatarUrl;
  if (path !== undefined && hasChanged) await outbox.add(tx, removeJob, { path });
  return hasChanged;
}
