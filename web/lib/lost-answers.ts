import { isRetryable, toAppError } from "./errors.ts";

/**
 * Sends a change that may be sent again, such as a message with its own id. One without an answer may have been stored all the
 * same: then it is sent once more, so that the server tells others, and answers as `findStored` where that fails too.
 *
 * @param findStored what the change would have answered; undefined where it is not stored
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
