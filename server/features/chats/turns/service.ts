/** Whose turn it is to answer, and the one quiet reminder of it. Nothing about silence is stored. */
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Queryable } from "../../../platform/database/open.ts";
import { isHarmless } from "./policy.ts";
import { readReminding, readWaitingChats, updateReminding } from "./store.ts";
import type { DuePeriod, WaitingChat } from "./types.ts";

/** Whether to remind a member in the chat. */
export async function isReminded(db: Queryable, personId: string, chatId: string): Promise<boolean> {
  return (await readWaitingChats(db, personId, { chatId })).some(isHarmless);
}

/** Returns the chats of which a digest reminds: answers that became due in the period. */
export async function findOverdue(db: Queryable, personId: string, due: DuePeriod): Promise<WaitingChat[]> {
  return (await readWaitingChats(db, personId, { due })).filter(isHarmless);
}

export async function showReminding(db: Queryable, actor: Actor): Promise<{ isReminding: boolean }> {
  return { isReminding: await readReminding(db, actor.id) };
}

/** Idempotent. */
export async function setReminding(
  db: Queryable,
  actor: Actor,
  isReminding: boolean,
): Promise<{ isReminding: boolean }> {
  await updateReminding(db, actor.id, isReminding);
  return { isReminding };
}
