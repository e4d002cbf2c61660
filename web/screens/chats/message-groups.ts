import type { ChatMessage, Quoted } from "@nakamatch/contract/endpoints/chats/conversations";
import type { ReactionCode } from "@nakamatch/contract/vocabulary/reactions";
import type { Wish } from "../../features/chats/waiting-messages.ts";

/** `outgoing`: in flight, or waiting for a connection. */
export type ShownMessage = ChatMessage & {
  outgoing?: "sending" | "waiting";
  /** A reaction that waits for its delivery. */
  wish?: Wish;
  /** Its taking back waits for its delivery. */
  isLeaving?: true;
};

/** Whether its place only says that it was, or will be, taken back. */
export function isGone({ isTakenBack, isLeaving }: ShownMessage): boolean {
  return isTakenBack === true || isLeaving === true;
}

/** A quote that was made before its message was taken back; the same object otherwise. */
export function markTakenBack(quoted: Quoted, takenBack: ReadonlySet<string>): Quoted {
  return !quoted.isTakenBack && takenBack.has(quoted.id) ? { ...quoted, isTakenBack: true } : quoted;
}

export function shownReaction({ wish, reaction }: ShownMessage): ReactionCode | null {
  return wish ? wish.code : (reaction?.code ?? null);
}

export type MessageGroup = { key: number; messages: ShownMessage[] };

/** Milliseconds; midnight in every time zone is a multiple. */
const SPAN_MS = 15 * 60_000;

/** Groups by time only, oldest first, so that new messages leave the others unchanged. */
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
