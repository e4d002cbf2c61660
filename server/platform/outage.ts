import { type Log, plainReason } from "./log.ts";

/** Consecutive misses or answers that count, as a single one may be a busy moment. */
const ENOUGH = 3;

/** Silence tolerated without an outage. */
const SILENT_MS = 1000;

/** An outage lasts until this long after the last failure, as some calls get through. */
const QUIET_MS = 30_000;

export interface Outage {
  /** A definite failure, such as a lost connection. */
  isAway(error: unknown): void;
  /** No answer in time: an outage after several in a row. */
  missed(error: unknown): void;
  /** Several in a row end an outage, after a quiet time. */
  answered(): void;
  /** Reports a new connection; returns whether this ends an outage. */
  isBack(): boolean;
  isOn(): boolean;
}

/** Logs an outage's start and end with one line each. `now`: milliseconds of a monotonic clock. */
export function createOutage(
  log: Log,
  words: { away: string; back: string },
  now: () => number = () => performance.now(),
): Outage {
  let isOn = false;
  let misses = 0;
  let answers = 0;
  let firstMiss = 0;
  let lastMiss = 0;

  function miss(error: unknown, isCertain: boolean): void {
    if (misses++ === 0) firstMiss = now();
    if (!isCertain && (misses < ENOUGH || now() - firstMiss < SILENT_MS)) return;
    answers = 0;
    lastMiss = now();
    if (isOn) return;
    isOn = true;
    log.warn({ reason: plainReason(error) }, words.away);
  }

  function isBack(): boolean {
    misses = 0;
    if (!isOn) return false;
    isOn = false;
    log.info(words.back);
    return true;
  }

  return {
    isAway: (error) => miss(error, true),
    missed: (error) => miss(error, false),
    answered() {
      misses = 0;
      if (isOn && ++answers >= ENOUGH && now() - lastMiss >= QUIET_MS) isBack();
    },
    isBack,
    isOn: () => isOn,
  };
}
