/** Takes back a sent message: its place stays, its words are sealed for reports, and it is no longer unread. */
import type { ChatMessage } from "@nakamatch/contract/endpoints/chats/conversations";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import type { Delivery } from "../../../realtime/types.ts";
import { clearDot } from "../../people/profiles/service.ts";
import { hasPush, queuePush } from "../../push/push-notifications/service.ts";
import {
  lockForReading,
  markTakenBack,
  presentMessage,
  publishChatsChanged,
  readHasUnread,
  readMessage,
  requireMembership,
} from "../conversations/service.ts";
import { publishTakenBack } from "./events.ts";

export interface TakingBackDeps {
  db: Db;
  realtime: Delivery;
  outbox: Outbox;
}

/**
 * Takes back an own message, read or not, for ten minutes, and turns off the receiver's dot if nothing else is unread
 * (NOTIF-08). Idempotent, also later: a repeated call publishes it again, as the event may have been lost.
 *
 * @throws {AppError} `CHAT_NOT_FOUND`, `CHAT_REFUSED_BLOCKED`; `VALIDATION_FAILED` for a message of another chat or
 * person; `MESSAGE_REFUSED` when the other side has blocked the actor; `TAKE_BACK_OVER`
 */
export async function takeBack(
  { db, realtime, outbox }: TakingBackDeps,
  actor: Actor,
  { chatId, messageId }: { chatId: string; messageId: string },
): Promise<ChatMessage> {
  const { otherId, isOtherVisible } = await requireMembership(db, actor, chatId);
  const message = await db.transaction(async (tx) => {
    await lockForReading(tx, otherId ?? actor.id, actor.id);
    const taken = await markTakenBack(tx, { senderId: actor.id, chatId, messageId });
    if (taken && otherId !== null) {
      if (taken.wasUnread && !(await readHasUnread(tx, otherId))) await clearDot(tx, otherId, "chats");
      if (await hasPush(tx, otherId)) await queuePush(outbox, tx, otherId, { kind: "takenBack", messageId });
    }
    return readMessage(tx, messageId);
  });
  if (message?.chatId !== chatId || message.senderId !== actor.id) {
    throw invalidInput([{ path: "messageId", reason: "unknown" }]);
  }
  if (message.takenBackAt === null) throw await refusal(db, actor, chatId);
  const people = otherId !== null && isOtherVisible ? [actor.id, otherId] : [actor.id];
  const shown = presentMessage(message);
  publishTakenBack(realtime, people, shown);
  publishChatsChanged(realtime, people);
  return shown;
}

/** Read again: a block may have come first. */
async function refusal(db: Queryable, actor: Actor, chatId: string): Promise<AppError> {
  const { otherId, isOtherVisible } = await requireMembership(db, actor, chatId);
  return otherId === null || isOtherVisible
    ? new AppError("TAKE_BACK_OVER", "the message was sent too long ago")
    : new AppError("MESSAGE_REFUSED", "blocked by the other side");
}
