import { isRetryable, toAppError } from "./errors.ts";

/**
 * Sends an idempotent change. If the answer is lost but the change is stored, sends once more for the events to others;
 * if that fails too, returns `findStored` (undefined if not stored).
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
