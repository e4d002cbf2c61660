import { moderatorProcedures } from "../../../http/procedures.ts";
import type { Db } from "../../../platform/database/open.ts";
import { addNote, removeNote } from "./service.ts";

/** Binds the endpoints of private notes, for moderators. */
export function privateNoteRoutes({ db }: { db: Db }) {
  const { privateNotes } = moderatorProcedures;
  return {
    add: privateNotes.add.handler(({ input, context }) => addNote(db, context.actor, input)),
    remove: privateNotes.remove.handler(({ input, context }) => removeNote(db, context.actor, input.noteId)),
  };
}
