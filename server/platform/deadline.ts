import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "./app-error.ts";

/** How long a request may wait for its answer, in milliseconds: whatever hangs behind it, it is told within ten seconds. */
const DEADLINE_MS = 9_000;

/**
 * The same for a try to sign in, in milliseconds: passwords are checked in turn, and this is longer than the longest queue.
 * A provider is asked two or three times in a row.
 */
export const SIGN_IN_DEADLINE_MS = 25_000;

/** The deadline of the work that runs in this context: when it is, by `performance.now()`, and whether it has passed. */
const deadline = new AsyncLocalStorage<{ at: number; hasPassed: boolean }>();

/**
 * What `work` resolves with, if that is in time. Work that is late goes on and its outcome is ignored, but transactions that
 * it has not committed by then are rolled back, see `assertInTime`. Within other work that has a deadline it has no longer
 * than that.
 *
 * @throws {AppError} `UNAVAILABLE` after `ms`; what `work` throws before that
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

/** `inTime` for the parts of one request, which share its time, whichever of them takes it. */
export function sharedDeadline(ms = DEADLINE_MS): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const began = performance.now();
  return (work) => inTime(work, Math.max(0, ms - (performance.now() - began)));
}

/**
 * Ends late work before it changes anything: its client has been told that it failed.
 *
 * @throws {AppError} `UNAVAILABLE` in the context of work whose deadline has passed
 */
export function assertInTime(): void {
  if (deadline.getStore()?.hasPassed) throw tooLate();
}

function tooLate(): AppError {
  return new AppError("UNAVAILABLE", "the answer takes too long");
}
