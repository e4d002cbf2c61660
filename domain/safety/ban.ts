import { BAN_HOURS, type BanDuration } from "@nakamatch/contract/vocabulary/decisions";

const HOUR_MS = 60 * 60 * 1000;

/** End of a ban from `now`; null if permanent (BAN-05, BAN-06). */
export function banEnd(duration: BanDuration, now: Date): Date | null {
  const hours = BAN_HOURS[duration];
  return hours === null ? null : new Date(now.getTime() + hours * HOUR_MS);
}
