/** Ends a conversation kindly: a sentence of ours, after which nobody writes and the two do not meet. */
import type { ChatEndSentence } from "@nakamatch/contract/vocabulary/chat-ends";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Db } from "../../../platform/database/open.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import type { Delivery } from "../../../realtime/types.ts";
import { giveLikeBack } from "../../meeting/likes/service.ts";
import { hasPush, queuePush } from "../../push/push-notifications/service.ts";
import { publishChatsChanged, requireMembership } from "../conversations/service.ts";
import { isAlreadyEnded, refused } from "./policy.ts";
import { insertEnd, liftEnd, lockPair, markEndRead } from "./store.ts";

export interface EndingDeps {
  db: Db;
  realtime: Delivery;
  outbox: Outbox;
}

/**
 * Ends a conversation. Idempotent, whoever ended it.
 *
 * @throws {AppError} `CHAT_NOT_FOUND`, `CHAT_REFUSED_BLOCKED`; `CHAT_END_REFUSED` without messages, after three ends, with
 * a deleted account, or for a block by the other side
 */
export async function endChat(
  { db, realtime, outbox }: EndingDeps,
  actor: Actor,
  { chatId, sentence }: { chatId: string; sentence: ChatEndSentence },
): Promise<{ isEnded: true }> {
  const { otherId, isOtherVisible, isEnded, mayBeEnded } = await requireMembership(db, actor, chatId);
  if (isEnded) return { isEnded: true };
  if (otherId === null || !isOtherVisible || !mayBeEnded) throw refused();
  const end = { chatId, enderId: actor.id, endedId: otherId, sentence };
  const isNew = await db
    .transaction(async (tx) => {
      const number = await insertEnd(tx, end);
      if (await hasPush(tx, otherId)) await queuePush(outbox, tx, otherId, { kind: "end", chatId, number });
      return true;
    })
    .catch((error: unknown) => !isAlreadyEnded(error));
  if (isNew) publishChatsChanged(realtime, [actor.id, otherId]);
  return { isEnded: true };
}

/**
 * Opens an ended conversation again: by the ender within a day, whose like comes back with its words
 * (`matches_give_words_back`), or by the other side's yes, once the ender likes them anew. Idempotent.
 *
 * @throws {AppError} `CHAT_NOT_FOUND`, `CHAT_REFUSED_BLOCKED`, `CHAT_END_REFUSED`
 */
export async function reopenChat(
  { db, realtime }: Pick<EndingDeps, "db" | "realtime">,
  actor: Actor,
  chatId: string,
): Promise<{ isEnded: false }> {
  const { otherId, isOtherVisible, isEnded } = await requireMembership(db, actor, chatId);
  if (!isEnded) return { isEnded: false };
  if (otherId === null) throw refused();
  const isLifted = await db.transaction(async (tx) => {
    await lockPair(tx, actor.id, otherId);
    const lifted = await liftEnd(tx, { chatId, personId: actor.id, otherId });
    if (lifted?.givesLikeBack) await giveLikeBack(tx, actor.id, otherId);
    return lifted !== undefined;
  });
  if (!isLifted && (await requireMembership(db, actor, chatId)).isEnded) throw refused();
  if (isLifted) publishChatsChanged(realtime, isOtherVisible ? [actor.id, otherId] : [actor.id]);
  return { isEnded: false };
}

export { lockPair, markEndRead };
