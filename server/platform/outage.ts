import type { Log } from "./log.ts";

export interface Outage {
  isAway(error: unknown): void;
  /** Whether this ends an outage. */
  isBack(): boolean;
}

/** Logs the start and the end of an outage once. */
export function createOutage(log: Log, words: { away: string; back: string }): Outage {
  let isOn = false;
  return {
    isAway(err) {
      if (!isOn) log.warn({ err }, words.away);
      isOn = true;
    },
    isBack() {
      if (!isOn) return false;
      log.info(words.back);
      isOn = false;
      return true;
    },
  };
}
