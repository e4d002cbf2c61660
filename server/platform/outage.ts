import type { Log } from "./log.ts";

/** Logs when something becomes unreachable and when it is reachable again. */
export interface Outage {
  isAway(error: unknown): void;
  /** Tells whether this ends an outage. */
  isBack(): boolean;
}

/** Writes one log line when an outage begins and one when it ends, however often either is reported. */
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
