/** Photos: what a member uploads, what is served to whom, and which photos others do not see. */
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
 * photo stays and the sweep deletes what was stored. A photo that the classifier finds explicit, or cannot check, waits for a
 * moderator from that transaction on, and others never see it before.
 *
 * @returns the address, and whether the photo waits for a moderator
 * @throws {AppError} `PHOTO_UNREADABLE`, `PHOTO_ANIMATED`, `PHOTO_TOO_LARGE`, `PHOTO_TOO_SMALL` for the file;
 *   `PHOTO_NOT_STORED` while the storage fails, `UNAVAILABLE` where its turn comes too late; `PERSON_NOT_FOUND` when the
 *   account is deleted meanwhile
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

/** Takes the actor's photo away, if there is one; its files are deleted by a job. */
export async function removeOwnPhoto(deps: AvatarDeps, actor: Actor): Promise<{ avatarUrl: null }> {
  const onlookers = await deps.db.transaction(async (tx) => {
    const hasChanged = await show(deps, tx, actor, null);
    return hasChanged ? readOnlookers(tx, actor.id) : undefined;
  });
  if (onlookers) announcePhoto(deps, actor.id, onlookers);
  return { avatarUrl: null };
}

/**
 * Has screens that may show the person fetch their photo again. Call it after the commit, with the onlookers that its
 * transaction has read.
 */
export function announcePhoto(
  { realtime }: Pick<AvatarDeps, "realtime">,
  personId: string,
  onlookers: readonly string[],
): void {
  publishPhoto(realtime, personId, onlookers);
}

/**
 * Has the files of a person's photos deleted after the commit. Run it in the transaction that has deleted the person: the
 * trigger `profiles_leave_photo_behind` has noted their photo as unused.
 */
export async function queuePhotoRemoval(outbox: Outbox, tx: Queryable, personId: string): Promise<void> {
  for (const path of await readDueOf(tx, personId)) await outbox.add(tx, removeJob, { path });
}

/**
 * The photo at `path` below the prefix, for a requester, signed in or not. It is public while a person who is confirmed
 * and not banned shows it. A photo that others do not see is served to its owner and to moderators, a banned person's to
 * moderators; `viewer` is asked only then. Anything else is undefined, at once when a photo is replaced or its person
 * deleted, whether or not its files still exist.
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

/**
 * Locks the photo at `path` that waits for a moderator until the transaction ends; false where the person has another one
 * now or it was decided about. The caller holds the person before (`hold_person`).
 */
export function lockHeldPhoto(tx: Queryable, personId: string, path: string): Promise<boolean> {
  return lockHeld(tx, personId, path);
}

/** Shows a photo that was held or rejected to others. Where the person has another one by now, nothing changes. */
export function releasePhoto(tx: Queryable, personId: string, path: string): Promise<boolean> {
  return deleteHeld(tx, personId, path);
}

/** Keeps the photo that waits from others for good, by the decision with this id. */
export function rejectPhoto(tx: Queryable, personId: string, path: string, decisionId: string): Promise<void> {
  return rejectHeld(tx, personId, path, decisionId);
}

/** Shows the photo again that this decision rejected (an appeal was granted); false where it was replaced since. */
export function releaseRejectedPhoto(tx: Queryable, decisionId: string): Promise<boolean> {
  return deleteRejected(tx, decisionId);
}

/**
 * What the classifier found, of a photo that has to wait for a moderator; undefined where it need not. Where the classifier
 * fails nothing is found and the photo waits.
 */
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

/** Stores all sizes, noted as unused before the first. */
async function store({ db, storage, log }: AvatarDeps, path: string, { sizes }: EncodedPhoto): Promise<void> {
  await insertUnused(db, path, UPLOAD_SECONDS);
  try {
    for (const { side, bytes } of sizes) await storage.put(photoPathOfSide(path, side), bytes, "image/jpeg");
  } catch (err) {
    log.error({ err }, "a photo was not stored");
    // It stays noted, and the sweep repeats this: a file that timed out here may still arrive at the storage.
    await removeFiles(storage, path).catch(() => {});
    throw new AppError("PHOTO_NOT_STORED", "the storage failed");
  }
}

/** Shows another photo or none, has the files of the one before deleted after the commit, and tells whether it was another. */
async function show({ outbox }: AvatarDeps, tx: Tx, actor: Actor, avatarUrl: string | null): Promise<boolean> {
  const changed = await setPhoto(tx, actor.id, avatarUrl);
  if (!changed) throw new AppError("PERSON_NOT_FOUND", "the account is gone");
  const path = changed.before === null ? undefined : photoPathOf(changed.before);
  const hasChanged = changed.before !== avatarUrl;
  if (path !== undefined && hasChanged) await outbox.add(tx, removeJob, { path });
  return hasChanged;
}
