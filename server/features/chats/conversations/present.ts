import type { Chat, ChatMessage, Quoted, Reading } from "@nakamatch/contract/endpoints/chats/conversations";
import { CHAT_ENDS } from "@nakamatch/contract/vocabulary/chat-ends";
import { planEnd } from "@nakamatch/domain/meeting/plans";
import { activityFor } from "@nakamatch/domain/meeting/presence";
import { quoteLine } from "@nakamatch/domain/meeting/quote";
import type { ChatRow, MessageRow, QuotedRow, ReadRow } from "./types.ts";

export function presentMessage({ sentAt, readAt, takenBackAt, quoted, reaction, ...message }: MessageRow): ChatMessage {
  return {
    ...message,
    sentAt: sentAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    ...(quoted && !takenBackAt && { quoted: presentQuoted(quoted) }),
    ...(reaction && { reaction: { code: reaction.code, changedAt: reaction.changedAt.toISOString() } }),
    ...(takenBackAt && { isTakenBack: true }),
  };
}

function presentQuoted({ id, senderId, message, takenBackAt }: QuotedRow): Quoted {
  return { id, senderId, line: quoteLine(message), ...(takenBackAt && { isTakenBack: true }) };
}

/** The other user is null once their account is gone (CHAT-04, CHAT-40). */
export function presentChat(chat: ChatRow): Chat {
  const { other, lastSeenAt, now, lastSaid, plan, proposal, cancelled } = chat;
  return {
    id: chat.id,
    createdAt: chat.createdAt.toISOString(),
    lastMessageAt: chat.lastMessageAt?.toISOString() ?? null,
    otherUser: other && { ...other, lastSeenAt: lastSeenAt && activityFor(lastSeenAt, now) },
    lastMessage: chat.lastMessage && presentMessage(chat.lastMessage),
    ...(lastSaid && { lastSaid: { senderId: lastSaid.senderId, sentAt: lastSaid.sentAt.toISOString() } }),
    unreadCount: chat.unreadCount,
    end: chat.end && presentEnd(chat.end),
    canEnd: chat.mayBeEnded && chat.end === null,
    ...(plan && { plan: { startsAt: plan.startsAt.toISOString(), endsAt: planEnd(plan).toISOString() } }),
    ...(proposal && { proposal: { ...proposal, startsAt: proposal.startsAt.toISOString() } }),
    ...(chat.isPlanAwaited && { isPlanAwaited: true as const }),
    ...(cancelled && { cancelled: { ...cancelled, startsAt: cancelled.startsAt.toISOString() } }),
  };
}

function presentEnd({ endedAt, ...end }: NonNullable<ChatRow["end"]>): NonNullable<Chat["end"]> {
  const until = new Date(endedAt.getTime() + CHAT_ENDS.reopenHours * 60 * 60 * 1000);
  return { ...end, endedAt: endedAt.toISOString(), reopenUntil: end.isMine ? until.toISOString() : null };
}

export function presentReading({ id, sentAt, readAt }: ReadRow, readerId: string, chatId: string): Reading {
  return { chatId, readerId, upTo: { id, sentAt: sentAt.toISOString() }, readAt: readAt.toISOString() };
}
