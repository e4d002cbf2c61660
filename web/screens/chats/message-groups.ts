import type { ChatMessage } from "@nakamatch/contract/endpoints/chats";
import { type MessageRisk, messageRisk } from "@nakamatch/domain/safety/risky-message";

/** A message as it is shown. `outgoing`: under way, or waiting for a connection. */
export type ShownMessage = ChatMessage & { outgoing?: "sending" | "waiting" };

/** Neighbouring messages that are rendered and laid out together. */
export type MessageGroup = { key: number; messages: ShownMessage[] };

/** The time that a group covers, in milliseconds. Every time zone's days begin at a multiple of it. */
const SPAN_MS = 15 * 60_000;

/**
 * The messages, oldest first, in groups that depend on nothing but the times of the messages: one that is loaded, sent or
 * fetched again leaves all others in the group where they were.
 */
export function inGroups(messages: readonly ShownMessage[]): MessageGroup[] {
  const groups: MessageGroup[] = [];
  for (const message of messages) {
    const last = groups.at(-1);
    const own = Math.floor(Date.parse(message.sentAt) / SPAN_MS);
    // The clock of this device, which an outgoing message has, may be behind.
    if (last && own <= last.key) last.messages.push(message);
    else groups.push({ key: own, messages: [message] });
  }
  return groups;
}

/** How many messages at the beginning of a chat count as the other side's first. */
const FIRST = 3;

/**
 * The earliest of the other side's first messages that is risky, and how: it has the hint for the reader. `messages` are those
 * of a chat from its very first one on, oldest first.
 */
export function riskyFirstMessage(
  messages: readonly Pick<ChatMessage, "id" | "senderId" | "message">[],
  viewerId: string,
): { id: string; risk: MessageRisk } | null {
  const first = messages.filter(({ senderId }) => senderId !== null && senderId !== viewerId).slice(0, FIRST);
  for (const { id, message } of first) {
    const risk = messageRisk(message);
    if (risk) return { id, risk };
  }
  return null;
}
