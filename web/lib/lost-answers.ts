import { isRetryable, toAppError } from "./errors.ts";

/**
 * Sends an idempotent change. Without an answer it may have been stored: then it is sent once more, so that the server tells
 * others, and the answer is that of `findStored` (undefined: not stored) where that fails too.
 */
export async function sendOrFind<Answer>(
  send: (isRepeated: boolean) => Promise<Answer>,
  findStored: () => Promise<Answer | undefined>,
): Promise<Answer> {
  try {
    return await send(false);
  } catch (thrown) {
    const stored = isRetryable(toAppError(thrown)) ? await findStored().catch(() => undefined) : undefined;
    if (stored === undefined) throw thrown;
    return send(true).catch(() => stored);
  }
}
