/** What decisions replace, kept for some seconds: undo takes it back, or the job of the email ends the time for undo. */
import { UNDOABLE_DECISIONS } from "@nakamatch/contract/vocabulary/decisions";
import type { Actor } from "../../platform/auth/session-gate.ts";
import type { Db } from "../../platform/database/open.ts";
import { deleteUndoable, insertUndoable, readBefore, readUndoable, restoreBefore, takeUndoable } from "./store.ts";
import type { UndoableAction, UndoableRow } from "./types.ts";

export { insertUndoable, readBefore, restoreBefore, takeUndoable };

export const endUndo = deleteUndoable;

export function isUndoable(action: string): action is UndoableAction {
  return (UNDOABLE_DECISIONS as readonly string[]).includes(action);
}

/** The actor's last decision, while it can be undone. */
export async function findUndoable(db: Db, actor: Actor): Promise<{ undoable: UndoableRow | null }> {
  return { undoable: (await readUndoable(db, actor.id)) ?? null };
}
