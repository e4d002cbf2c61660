import { AppError } from "../platform/app-error.ts";

/** How long a request may wait for its answer, in milliseconds: whatever hangs behind it, it is told within ten seconds. */
export const DEADLINE_MS = 9_000;

/**
 * What `work` resolves with, if that is in time. Work that is late goes on; its outcome is ignored.
 *
 * @throws {AppError} `UNAVAILABLE` after `ms`; what `work` throws before that
 */
export async function inTime<Result>(work: Promise<Result>, ms = DEADLINE_MS): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError("UNAVAILABLE", "the answer takes too long")), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
