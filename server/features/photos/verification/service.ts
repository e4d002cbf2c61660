/** The verified mark: moderators compare a photo of a random gesture with the first profile photo. */
import { randomInt } from "node:crypto";
import type {
  OwnVerification,
  VerificationDecision,
  WaitingVerification,
} from "@nakamatch/contract/endpoints/photos/verification";
import type { PageQuery } from "@nakamatch/contract/schemas/pages";
import { VERIFICATION_TRIES } from "@nakamatch/contract/vocabulary/limits";
import { GESTURES, type Gesture } from "@nakamatch/contract/vocabulary/verification";
import type { EncodedPhoto } from "../../../photos/encode-photo.ts";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import { lockPerson } from "../../../platform/database/lock-person.ts";
import type { Db, Queryable, Tx } from "../../../platform/database/open.ts";
import { readPage } from "../../../platform/keyset.ts";
import { publishToModerators } from "../../../realtime/moderators.ts";
import { readModerators } from "../../people/profiles/service.ts";
import { isBanned } from "../../sign-in/accounts/service.ts";
import { encodePhoto } from "../profile-photos/service.ts";
import { publishDecided } from "./events.ts";
import { endedJob } from "./jobs.ts";
import { presentOwn, presentWaiting } from "./present.ts";
import {
  countWaiting,
  endVerification,
  eraseEndedGesture,
  insertDrawn,
  insertVerified,
  isDecidedSo,
  readOwn,
  readPhoto,
  readRequester,
  readWaiting,
  reviveRequest,
  updateDecided,
  updateSent,
} from "./store.ts";
import type { OwnRow, VerificationDeps } from "./types.ts";

/** @throws {AppError} `SESSION_MISSING` for a deleted account */
export async function ownVerification(db: Queryable, actor: Actor): Promise<OwnVerification> {
  return presentOwn(await requireOwn(db, actor));
}

/**
 * Draws a gesture, or returns the one still valid. Changes nothing while a photo is pending, or with the mark.
 *
 * @throws {AppError} `SESSION_MISSING`, `VERIFICATION_PHOTO_MISSING`, `VERIFICATION_TRIES_USED`
 */
export function beginVerification(db: Db, actor: Actor, draw: () => Gesture = drawGesture): Promise<OwnVerification> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, actor.id, { toChange: true });
    const own = await requireOwn(tx, actor);
    if (own.verifiedAt || own.state === "drawn" || own.state === "waiting") return presentOwn(own);
    requireTry(own);
    await insertDrawn(tx, actor.id, draw());
    return ownVerification(tx, actor);
  });
}

/**
 * Stores the gesture's photo for moderators.
 *
 * @throws {AppError} `SESSION_MISSING`, `PHOTO_…` as for profile photos, `VERIFICATION_PHOTO_MISSING`,
 * `VERIFICATION_TRIES_USED`, `VERIFICATION_OVER` without a valid gesture
 */
export async function sendGesture(deps: VerificationDeps, actor: Actor, file: File): Promise<OwnVerification> {
  const before = await requireOwn(deps.db, actor);
  // A retry after a lost response.
  if (before.state === "waiting") return presentOwn(before);
  requireDrawn(before);
  const image = imageOf(await encodePhoto(deps, actor, { file }));
  const { own, moderators } = await deps.db.transaction(async (tx) => {
    await lockPerson(tx, actor.id, { toChange: true });
    if (await isBanned(tx, actor.id)) throw new AppError("SESSION_MISSING", "a ban has ended the session meanwhile");
    requireTry(await requireOwn(tx, actor));
    if (!(await updateSent(tx, actor.id, image))) throw over();
    return { own: await ownVerification(tx, actor), moderators: await readModerators(tx) };
  });
  publishToModerators(deps.realtime, moderators);
  return own;
}

/** For bans: erases the gesture's photo after the time for undo, and brings back its request after an undo. */
export { eraseEndedGesture, reviveRequest };

/** Withdraws the request and removes the mark. */
export function dropVerification(db: Db, actor: Actor): Promise<OwnVerification> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, actor.id, { toChange: true });
    await endVerification(tx, actor.id);
    return ownVerification(tx, actor);
  });
}

/**
 * Returns pending requests, oldest first, except where the actor is a party, with a total on the first page.
 *
 * @throws {AppError} `VALIDATION_FAILED` for an invalid cursor
 */
export async function listWaiting(
  db: Queryable,
  actor: Actor,
  query: PageQuery,
): Promise<{ requests: WaitingVerification[]; total: number | null; nextCursor: string | null }> {
  const { page, isFirst, nextCursor } = await readPage(
    query,
    (range) => readWaiting(db, actor.id, range),
    ({ sentAt, id }) => ({ at: sentAt, id }),
  );
  return {
    requests: page.map(presentWaiting),
    total: isFirst ? await countWaiting(db, actor.id) : null,
    nextCursor,
  };
}

/** Returns a gesture's photo and records the viewer. @throws {AppError} `VERIFICATION_OVER`, also for parties */
export async function showGesture(db: Db, actor: Actor, requestId: string): Promise<File> {
  const image = await readPhoto(db, actor.id, requestId);
  if (!image) throw over();
  return new File([new Uint8Array(image)], `${requestId}.jpg`, { type: "image/jpeg" });
}

/**
 * Approves or rejects a request, and erases the photo. Idempotent.
 *
 * @throws {AppError} `VALIDATION_FAILED` for a rejection without a reason, `VERIFICATION_OVER`, also for parties
 */
export async function decideVerification(
  deps: VerificationDeps,
  actor: Actor,
  { requestId, verdict, reason }: VerificationDecision,
): Promise<{ isDecided: true }> {
  if (verdict === "reject" && reason === undefined) throw invalidInput([{ path: "reason", reason: "required" }]);
  const decision = { requestId, reason: verdict === "reject" ? reason : undefined };
  const personId = await readRequester(deps.db, actor.id, requestId);
  if (personId === undefined) throw over();
  await deps.db.transaction(async (tx) => {
    await lockPerson(tx, personId, { toChange: true });
    if (!(await updateDecided(tx, actor.id, decision))) return requireSame(tx, actor, decision);
    if (!decision.reason) await insertVerified(tx, personId);
    await deps.outbox.add(tx, endedJob, { requestId });
  });
  publishDecided(deps.realtime, personId);
  return { isDecided: true };
}

async function requireSame(tx: Tx, actor: Actor, decision: Parameters<typeof isDecidedSo>[2]): Promise<void> {
  if (!(await isDecidedSo(tx, actor.id, decision))) throw over();
}

async function requireOwn(db: Queryable, actor: Actor): Promise<OwnRow> {
  const own = await readOwn(db, actor.id);
  if (!own) throw new AppError("SESSION_MISSING", "the account is gone");
  return own;
}

function requireTry({ hasPhoto, tries }: OwnRow): void {
  if (!hasPhoto) throw new AppError("VERIFICATION_PHOTO_MISSING", "others see no photo of the person");
  if (tries >= VERIFICATION_TRIES) throw new AppError("VERIFICATION_TRIES_USED", "too many photos of gestures");
}

function requireDrawn(own: OwnRow): void {
  requireTry(own);
  if (own.state !== "drawn") throw over();
}

function over(): AppError {
  return new AppError("VERIFICATION_OVER", "there is no such gesture or request any more");
}

function drawGesture(): Gesture {
  return GESTURES[randomInt(GESTURES.length)] ?? GESTURES[0];
}

/** The same as the database's constraint. */
const MOST_BYTES = 400_000;

/** Returns the largest size that fits. */
function imageOf({ sizes }: EncodedPhoto): Buffer {
  const fitting = sizes.map(({ bytes }) => bytes).filter(({ length }) => length <= MOST_BYTES);
  const largest = fitting.sort((one, other) => other.length - one.length)[0];
  if (!largest) throw new AppError("PHOTO_TOO_LARGE", "no size of the photo fits");
  return Buffer.from(largest);
}
