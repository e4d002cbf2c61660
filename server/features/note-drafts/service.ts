/** Notes that moderators have not sent yet, kept until the case is decided, whose end deletes them by foreign key. */
import { storableText } from "@nakamatch/domain/people/visible-text";
import { AppError } from "../../platform/app-error.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import type { Db } from "../../platform/database/open.ts";
import { deleteDraft, deleteOldDrafts, upsertDraft } from "./store.ts";
import type { NoteDraft } from "./types.ts";

/**
 * Keeps the actor's unsent notes about a case, last save last. Empty ones erase the draft.
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

/** Those not changed for 30 days. */
export const forgetOldDrafts = deleteOldDrafts;
