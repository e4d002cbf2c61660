import { TURNS } from "@nakamatch/contract/vocabulary/limits";

interface Sent {
  senderId: string | null;
  sentAt: string;
}

/** Of messages, newest first: the last one that was not taken back. */
export function lastSaid<Message extends Sent & { isTakenBack?: true | undefined }>(
  messages: readonly Message[],
): Message | undefined {
  return messages.find(({ isTakenBack }) => !isTakenBack);
}

/** Whether the other side wrote last. A deleted account waits for nothing. */
export function isYourTurn(last: Sent | null | undefined, viewerId: string): boolean {
  return last != null && last.senderId !== null && last.senderId !== viewerId;
}

/** Whether an answer has been due for days, and not for so long that silence is the answer. */
export function isOverdue(last: Sent | null | undefined, viewerId: string, now: Date): boolean {
  if (!last || !isYourTurn(last, viewerId)) return false;
  const days = (now.getTime() - Date.parse(last.sentAt)) / 86_400_000;
  return days >= TURNS.days && days < TURNS.forgottenDays;
}
