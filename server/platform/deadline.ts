import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "./app-error.ts";

/** For any request, so that a response comes within ten seconds. */
const DEADLINE_MS = 9_000;

/** For sign-ins. Covers the longest password queue, or two or three calls to a provider. */
export const SIGN_IN_DEADLINE_MS = 25_000;

/** `at` is on the clock of `performance.now()`. */
const deadline = new AsyncLocalStorage<{ at: number; hasPassed: boolean }>();

/**
 * Runs `work` with a deadline, or the enclosing one if earlier. Late work continues without effect: its uncommitted
 * transactions are rolled back, see `assertInTime`.
 *
 * @throws {AppError} `UNAVAILABLE` after `ms`; errors of `work` before that
 */
export async function inTime<Result>(work: () => Promise<Result>, ms = DEADLINE_MS): Promise<Result> {
  const now = performance.now();
  const own = { at: Math.min(now + ms, deadline.getStore()?.at ?? Number.POSITIVE_INFINITY), hasPassed: false };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      own.hasPassed = true;
      reject(tooLate());
    }, own.at - now);
  });
  try {
    return await Promise.race([deadline.run(own, work), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** `inTime` for several parts of one request. */
export function sharedDeadline(ms = DEADLINE_MS): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const began = performance.now();
  return (work) => inTime(work, Math.max(0, ms - (performance.now() - began)));
}

/**
 * Keeps late work from changing anything, as its client was told that it failed.
 *
 * @throws {AppError} `UNAVAILABLE` past the deadline
 */
export function assertInTime(): void {
  if (deadline.getStore()?.hasPassed) throw tooLate();
}

function tooLate(): AppError {
  return new AppError("UNAVAILABLE", "the answer takes too long");
}
