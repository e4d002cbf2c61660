import { messageRisk } from "@nakamatch/domain/safety/risky-message";
import type { WaitingChat } from "./types.ts";

/** Nobody is reminded of chats that began like a scam. */
export function isHarmless({ first }: WaitingChat): boolean {
  return first.every((message) => messageRisk(message) === null);
}
