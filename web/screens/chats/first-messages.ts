import type { ChatMessage } from "@nakamatch/contract/endpoints/chats";
import { type MessageRisk, messageRisk } from "@nakamatch/domain/safety/risky-message";

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
