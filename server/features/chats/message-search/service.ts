/** Searches the messages of one's own conversations. What is sought is neither stored nor logged. */
import type { FoundMessage } from "@nakamatch/contract/endpoints/chats/message-search";
import { FOUND_MESSAGES } from "@nakamatch/contract/vocabulary/limits";
import { foldMessageSearch } from "@nakamatch/domain/meeting/message-search";
import { storableText } from "@nakamatch/domain/people/visible-text";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import { isStatementTooLong } from "../../../platform/database/failure-kinds.ts";
import type { Db } from "../../../platform/database/open.ts";
import { readPage } from "../../../platform/keyset.ts";
import { presentFound } from "./present.ts";
import { limitTime, readFound } from "./store.ts";

/**
 * Returns what contains the text, newest first.
 *
 * @throws {AppError} `VALIDATION_FAILED` at `text` if it is too short, or for a foreign cursor; `SEARCH_TOO_LONG`
 */
export async function findMessages(
  db: Db,
  actor: Actor,
  { text, cursor }: { text: string; cursor?: string | undefined },
  seconds: number = FOUND_MESSAGES.seconds,
): Promise<{ messages: FoundMessage[]; nextCursor: string | null }> {
  const search = foldMessageSearch(storableText(text));
  if (search === null) throw invalidInput([{ path: "text", reason: "tooShort" }]);
  const read = (range: Parameters<typeof readFound>[3]) =>
    db.transaction(async (tx) => {
      await limitTime(tx, seconds);
      return readFound(tx, actor.id, search, range);
    });
  try {
    const { page, nextCursor } = await readPage({ cursor, limit: FOUND_MESSAGES.page }, read, ({ sentAt, id }) => ({
      at: sentAt,
      id,
    }));
    return { messages: page.flatMap((row) => presentFound(row, search) ?? []), nextCursor };
  } catch (error) {
    // Its statement, with the words, goes no further.
    if (isStatementTooLong(error)) throw new AppError("SEARCH_TOO_LONG", "the search took too long");
    throw error;
  }
}
