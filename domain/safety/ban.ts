import { BAN_DURATIONS, BAN_HOURS, type BanDuration } from "@nakamatch/contract/vocabulary/decisions";

const HOUR_MS = 60 * 60 * 1000;

/** End of a ban from `now`; null if permanent (BAN-05, BAN-06). */
export function banEnd(duration: BanDuration, now: Date): Date | null {
  const hours = BAN_HOURS[duration];
  return hours === null ? null : new Date(now.getTime() + hours * HOUR_MS);
}

/** A ban in force; `until` is null if permanent. */
export interface BanTimes {
  since: Date;
  until: Date | null;
}

/**
 * End of a ban after a change of its duration, which counts from its beginning. Undefined if that would be over, or is
 * the same: a ban is ended by lifting it.
 */
export function changedBanEnd(duration: BanDuration, { since, until }: BanTimes, now: Date): Date | null | undefined {
  const end = banEnd(duration, since);
  if (end !== null && end <= now) return undefined;
  return end?.getTime() === until?.getTime() ? undefined : end;
}

/** The durations that a ban can be changed to. */
export function changedDurations(ban: BanTimes, now: Date): BanDuration[] {
  return BAN_DURATIONS.filter((duration) => changedBanEnd(duration, ban, now) !== undefined);
}
