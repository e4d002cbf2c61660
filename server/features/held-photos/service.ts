/** Photos quarantined by the classifier, for a moderator's decision; see docs/photos.md. */
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { HeldPhoto, PhotoDecision } from "@nakamatch/contract/endpoints/photos";
import type { PageQuery } from "@nakamatch/contract/schemas/pages";
import { photoPathOf } from "@nakamatch/domain/people/photo-address";
import { AppError, invalidInput } from "../../platform/app-error.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import { readPage } from "../../platform/keyset.ts";
import type { Storage } from "../../storage/storage.ts";
import { announcePhoto, lockHeldPhoto, rejectPhoto, releasePhoto } from "../avatars/service.ts";
import { type DecisionDeps, decide } from "../decisions/service.ts";
import { readOnlookers } from "../profiles/service.ts";
import { publishPhotoDecision } from "./events.ts";
import { presentHeldPhoto } from "./present.ts";
import { countHeldPhotos, readHeldPhotos } from "./store.ts";

export interface HeldPhotoDeps extends DecisionDeps {
  /** The storage's area of avatars. */
  storage: Storage;
}

/**
 * Oldest first, without the actor's own, with a total on the first page.
 *
 * @throws {AppError} `VALIDATION_FAILED` for an invalid cursor
 */
export async function listHeldPhotos(
  { db }: Pick<HeldPhotoDeps, "db">,
  actor: Actor,
  query: PageQuery,
): Promise<{ photos: HeldPhoto[]; total: number | null; nextCursor: string | null }> {
  const { page, isFirst, nextCursor } = await readPage(
    query,
    (range) => readHeldPhotos(db, actor.id, range),
    ({ heldAt, person }) => ({ at: heldAt, id: person.id }),
  );
  return {
    photos: page.map(presentHeldPhoto),
    total: isFirst ? await countHeldPhotos(db, actor.id) : null,
    nextCursor,
  };
}

/**
 * The log entry has the photo's hash as evidence.
 *
 * @throws {AppError} as `decide`, `VALIDATION_FAILED` for a rejection without a reason, `PHOTO_NOT_HELD` if no longer
 * pending
 */
export async function decidePhoto(
  deps: HeldPhotoDeps,
  actor: Actor,
  { personId, photoUrl, verdict, reason, notes }: PhotoDecision,
): Promise<{ decisionId: string }> {
  if (verdict === "reject" && reason === undefined) throw invalidInput([{ path: "reason", reason: "required" }]);
  const path = photoPathOf(photoUrl);
  if (path === undefined) throw new AppError("PHOTO_NOT_HELD", "this is no photo's address");
  const file = await deps.storage.read(path);
  const evidence = file ? [createHash("sha256").update(file).digest("hex")] : [];
  let onlookers: string[] | undefined;
  const { decisionId } = await decide(deps, actor, personId, {
    notes,
    isDone(last) {
      const [action, rule] = verdict === "reject" ? ["photo_rejected", reason] : ["photo_released", null];
      const isSamePhoto = evidence.length > 0 && isDeepStrictEqual(last.evidence, evidence);
      return last.action === action && last.reason === rule && isSamePhoto;
    },
    async apply(tx, _, at) {
      if (!(await lockHeldPhoto(tx, personId, path))) return new AppError("PHOTO_NOT_HELD", "the photo does not wait");
      const decision = { personId, actorId: actor.id, at, evidence };
      if (verdict === "reject" && reason) return { ...decision, action: "photo_rejected", reason };
      await releasePhoto(tx, personId, path);
      onlookers = await readOnlookers(tx, personId);
      return { ...decision, action: "photo_released" };
    },
    async link(tx, decisionId) {
      if (verdict === "reject") await rejectPhoto(tx, personId, path, decisionId);
    },
  });
  publishPhotoDecision(deps.realtime, personId);
  if (onlookers) announcePhoto(deps, personId, onlookers);
  return { decisionId };
}
