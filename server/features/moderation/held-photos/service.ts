/** Photos quarantined by the classifier, for a moderator's decision; see docs/photos.md. */
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { HeldPhoto, PhotoDecision } from "@nakamatch/contract/endpoints/moderation/held-photos";
import type { PageQuery } from "@nakamatch/contract/schemas/pages";
import { photoPathOf, wholePhotoPath } from "@nakamatch/domain/people/photo-address";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import { readPage } from "../../../platform/keyset.ts";
import type { Storage } from "../../../storage/storage.ts";
import { readOnlookers } from "../../people/profiles/service.ts";
import { announcePhoto, lockQuarantined, rejectPhoto, releasePhoto } from "../../photos/profile-photos/service.ts";
import { closedCase, conclude, type DecisionDeps, decide, repeatedOr } from "../decisions/service.ts";
import type { EarlierDecision } from "../decisions/types.ts";
import { publishPhotoDecision } from "./events.ts";
import { presentQuarantined } from "./present.ts";
import { countQuarantine, readHeldPhotos } from "./store.ts";

export interface QuarantineDeps extends DecisionDeps {
  /** The storage for avatars. */
  storage: Storage;
}

/**
 * Returns pending photos, oldest first, except the actor's own, with a total on the first page.
 *
 * @throws {AppError} `VALIDATION_FAILED` for an invalid cursor
 */
export async function listHeldPhotos(
  { db }: Pick<QuarantineDeps, "db">,
  actor: Actor,
  query: PageQuery,
): Promise<{ photos: HeldPhoto[]; total: number | null; nextCursor: string | null }> {
  const { page, isFirst, nextCursor } = await readPage(
    query,
    (range) => readHeldPhotos(db, actor.id, range),
    ({ heldAt, id }) => ({ at: heldAt, id }),
  );
  return {
    photos: page.map(presentQuarantined),
    total: isFirst ? await countQuarantine(db, actor.id) : null,
    nextCursor,
  };
}

/**
 * Releases or rejects a photo; its hash is the log entry's evidence.
 *
 * @throws {AppError} as `decide`, `VALIDATION_FAILED` for a rejection without a reason, `PHOTO_NOT_HELD` if no longer
 * pending
 */
export async function decidePhoto(
  deps: QuarantineDeps,
  actor: Actor,
  { personId, photoUrl, verdict, reason, notes }: PhotoDecision,
): Promise<{ decisionId: string }> {
  if (verdict === "reject" && reason === undefined) throw invalidInput([{ path: "reason", reason: "required" }]);
  const path = photoPathOf(photoUrl);
  if (path === undefined) throw new AppError("PHOTO_NOT_HELD", "this is no photo's address");
  const file = await deps.storage.read(wholePhotoPath(path));
  const evidence = file ? [createHash("sha256").update(file).digest("hex")] : [];
  const rejection = verdict === "reject" ? reason : undefined;
  const action = rejection ? "photo_rejected" : "photo_released";
  let onlookers: string[] | undefined;
  const { decisionId } = await decide(deps, actor, personId, async (context) => {
    const { tx } = context;
    const isSame = (last: EarlierDecision) => {
      const isSamePhoto = evidence.length > 0 && isDeepStrictEqual(last.evidence, evidence);
      return isSamePhoto && last.action === action && last.reason === (rejection ?? null);
    };
    const closed = closedCase(context);
    if (closed) return repeatedOr(closed, context, { notes, isSame });
    if (!(await lockQuarantined(tx, personId, path))) {
      return repeatedOr(new AppError("PHOTO_NOT_HELD", "the photo is not pending"), context, { notes, isSame });
    }
    if (rejection) {
      const result = await conclude(context, { action, reason: rejection, evidence, notes });
      await rejectPhoto(tx, personId, path, result.decisionId);
      return result;
    }
    await releasePhoto(tx, personId, path);
    onlookers = await readOnlookers(tx, personId);
    return conclude(context, { action, evidence, notes });
  });
  publishPhotoDecision(deps.realtime, personId);
  if (onlookers) announcePhoto(deps, personId, onlookers);
  return { decisionId };
}
