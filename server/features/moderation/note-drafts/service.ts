/** Moderators' unsent notes, kept until the case is decided; a foreign key then deletes them. */
import { storableText } from "@nakamatch/domain/people/visible-text";
import { AppError } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Db } from "../../../platform/database/open.ts";
import { deleteDraft, forgetOldDrafts, upsertDraft } from "./store.ts";
import type { NoteDraft } from "./types.ts";

/**
 * Saves the actor's unsent notes about a case; the last save wins. Empty notes delete the draft.
 *
 * @throws {AppError} `CASE_NOT_FOUND` after the decision, and for parties
 */
export async function saveDraft(db: Db, actor: Actor, draft: NoteDraft): Promise<{ isSaved: true }> {
  const notes = storableText(draft.notes);
  if (notes === "") {
    await deleteDraft(db, actor.id, draft.caseId);
    return { isSaved: true };
  }
  const isSaved = await db.transaction((tx) => upsertDraft(tx, actor.id, { ...draft, notes }));
  if (!isSaved) throw new AppError("CASE_NOT_FOUND", "the case is closed");
  return { isSaved };
}

export { forgetOldDrafts };
