import type { Log } from "./log.ts";

/** Notices that something is away, and that it is back. */
export interface Outage {
  isAway(error: unknown): void;
  isBack(): void;
}

/** Writes one line when something goes away and one when it is back, however often either is noticed. */
export function createOutage(log: Log, words: { away: string; back: string }): Outage {
  let isOn = false;
  return {
    isAway(err) {
      if (!isOn) log.warn({ err }, words.away);
      isOn = true;
    },
    isBack() {
      if (isOn) log.info(words.back);
      isOn = false;
    },
  };
}
