/** Tells moderators that cases wait, by a number and optionally by push. */
import { NEW_MESSAGES_MAX } from "@nakamatch/contract/vocabulary/limits";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import { readWaiting, upsertOpened } from "./store.ts";

/** Counts cases that the moderator may decide now, up to `NEW_MESSAGES_MAX` + 1. */
export function countWaiting(db: Queryable, moderatorId: string): Promise<number> {
  return readWaiting(db, moderatorId, NEW_MESSAGES_MAX + 1);
}

/** Marks the waiting cases as seen, which stops pushes for them. */
export async function noteOpened(db: Db, actor: Actor): Promise<{ isNoted: true }> {
  await upsertOpened(db, actor.id);
  return { isNoted: true };
}
