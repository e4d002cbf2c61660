/** Moderators' notes about a person, for each other. The person's data export has them, without authors. */
import type { PrivateNote } from "@nakamatch/contract/endpoints/moderation/cases";
import type { PersonId } from "@nakamatch/contract/schemas/people";
import { PRIVATE_NOTES_MAX } from "@nakamatch/contract/vocabulary/moderation";
import { isVisible, storableText } from "@nakamatch/domain/people/visible-text";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Db } from "../../../platform/database/open.ts";
import { refuseSelf, requirePerson } from "../../people/profiles/service.ts";
import { deleteNote, forgetOldNotes, insertNote, readNotes } from "./store.ts";
import type { NewNote } from "./types.ts";

/** Newest first; none for parties to the person's case. */
export async function listNotes(db: Db, actor: Actor, personId: PersonId): Promise<PrivateNote[]> {
  const rows = await readNotes(db, actor.id, personId);
  return rows.map((row) => ({ ...row, writtenAt: row.writtenAt.toISOString() }));
}

/**
 * Adds a note. Idempotent.
 *
 * @throws {AppError} `VALIDATION_FAILED` for oneself and for a blank text, `PERSON_NOT_FOUND` also for parties to the
 * person's case, `PRIVATE_NOTES_FULL`
 */
export async function addNote(
  db: Db,
  actor: Actor,
  note: NewNote & { personId: PersonId },
): Promise<{ isAdded: true }> {
  refuseSelf(actor, note.personId);
  if (!isVisible(note.text)) throw invalidInput([{ path: "text", reason: "required" }]);
  const stored = { ...note, text: storableText(note.text) };
  await db.transaction(async (tx) => {
    const count = await requirePerson(insertNote(tx, actor.id, stored));
    if (count > PRIVATE_NOTES_MAX) throw new AppError("PRIVATE_NOTES_FULL", `at most ${PRIVATE_NOTES_MAX} notes`);
  });
  return { isAdded: true };
}

/**
 * Removes one's own note. Idempotent.
 *
 * @throws {AppError} `NOT_FOUND` for another author's
 */
export async function removeNote(db: Db, actor: Actor, noteId: string): Promise<{ isRemoved: true }> {
  if (!(await deleteNote(db, actor.id, noteId))) throw new AppError("NOT_FOUND", "another moderator wrote the note");
  return { isRemoved: true };
}

export { forgetOldNotes };
