import type { ChatMessage } from "@nakamatch/contract/endpoints/chats";
import { type MessageRisk, messageRisk } from "@nakamatch/domain/safety/risky-message";

/** A message as it is shown. `outgoing`: under way, or waiting for a connection. */
export type ShownMessage = ChatMessage & { outgoing?: "sending" | "waiting" };

export type MessageGroup = { key: number; messages: ShownMessage[] };

/** Milliseconds; days of every time zone begin at a multiple. */
const SPAN_MS = 15 * 60_000;

/** Groups of messages, oldest first, by time alone: another message leaves the others where they were. */
export function inGroups(messages: readonly ShownMessage[]): MessageGroup[] {
  const groups: MessageGroup[] = [];
  for (const message of messages) {
    const last = groups.at(-1);
    const own = Math.floor(Date.parse(message.sentAt) / SPAN_MS);
    // This device's clock may be behind.
    if (last && own <= last.key) last.messages.push(message);
    else groups.push({ key: own, messages: [message] });
  }
  return groups;
}

/** So many of the other side's messages are checked. */
const FIRST = 3;

/** The earliest risky one of the other side's first messages. `messages` begin with the chat's first. */
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
