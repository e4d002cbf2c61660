import type { FoundMessage } from "@nakamatch/contract/endpoints/chats/message-search";
import { excerptOf } from "@nakamatch/domain/meeting/message-search";
import type { FoundRow } from "./types.ts";

/** Null for a text without what was sought. */
export function presentFound({ message, sentAt, ...found }: FoundRow, search: string): FoundMessage | null {
  const excerpt = excerptOf(message, search);
  return excerpt && { ...found, sentAt: sentAt.toISOString(), excerpt };
}
