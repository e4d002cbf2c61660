/** Reactions to messages: six, one a message, which nobody is notified of. */
import type { Reaction } from "@nakamatch/contract/schemas/reactions";
import type { ReactionCode } from "@nakamatch/contract/vocabulary/reactions";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Db } from "../../../platform/database/open.ts";
import type { Delivery } from "../../../realtime/types.ts";
import { getChat } from "../conversations/service.ts";
import { publishReaction } from "./events.ts";
import { refuseReaction } from "./policy.ts";
import { isOthersMessage, upsertReaction } from "./store.ts";

export interface ReactionDeps {
  db: Db;
  realtime: Delivery;
}

/**
 * Sets or takes away the actor's reaction to a message of the other side; the last call counts. It moves no chat and
 * wakes no archived one.
 *
 * @throws {AppError} `CHAT_NOT_FOUND`, `CHAT_REFUSED_BLOCKED`; `VALIDATION_FAILED` for a message of another chat or
 * one's own; `MESSAGE_REFUSED` when the other side is gone, has blocked the actor, or has taken the message back
 */
export async function setReaction(
  { db, realtime }: ReactionDeps,
  actor: Actor,
  wanted: { chatId: string; messageId: string; code: ReactionCode | null },
): Promise<Reaction> {
  const { chatId, messageId } = wanted;
  const stored = await upsertReaction(db, { ...wanted, personId: actor.id }).catch(refuseReaction);
  if (!stored) {
    const chat = await getChat(db, actor, chatId);
    if (chat.otherUser && !(await isOthersMessage(db, actor.id, { chatId, messageId }))) {
      throw invalidInput([{ path: "messageId", reason: "unknown" }]);
    }
    throw new AppError("MESSAGE_REFUSED", "the reaction cannot be delivered");
  }
  const { authorId, code, changedAt } = stored;
  const reaction = { code, changedAt: changedAt.toISOString() };
  publishReaction(realtime, [actor.id, authorId], { chatId, messageId, reaction });
  return reaction;
}
