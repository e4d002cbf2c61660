import { availableParallelism } from "node:os";
import { hashPassword as hash, verifyPassword as verify } from "better-auth/crypto";
import { AppError } from "../app-error.ts";

/**
 * Hashes computed at once, per process. Each keeps a core busy for about 80 ms on one of the four threads that files are read
 * with too: one core and two threads at least stay free for everything else.
 */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Most hashes that wait for their turn, about four seconds of them. */
const MOST_WAITING = 48;

/** What those are told to wait who come when the queue is full, in seconds. */
const RETRY_AFTER_SECONDS = 5;

const waiting: (() => void)[] = [];
let running = 0;

/**
 * The stored form of a password (scrypt with a salt of its own). First come, first served.
 *
 * @throws {AppError} `UNAVAILABLE` with `retryAfterSeconds` while too many are waiting
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password));
}

/**
 * Whether a password is the one that was stored. In the same queue.
 *
 * @throws {AppError} `UNAVAILABLE` with `retryAfterSeconds` while too many are waiting
 */
export function verifyPassword(compared: { hash: string; password: string }): Promise<boolean> {
  return inTurn(() => verify(compared));
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) {
      throw new AppError("UNAVAILABLE", "too many passwords are waiting to be checked", {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running++;
  try {
    return await work();
  } finally {
    // The turn passes on, so that nobody who comes in between overtakes.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
