import type { DailySettings } from "@nakamatch/contract/endpoints/meeting/daily-people";

/** `day`: the local date, `YYYY-MM-DD`. */
export interface Draw {
  day: string;
  drawnAt: Date;
  /** As they were then, as far as the person had a place and languages. */
  settings: DailySettings;
  /** Already redrawn, after a change of settings. */
  isRedrawn: boolean;
}

/** Which settings of the draw someone is beyond. */
export interface Beyond {
  isFarther: boolean;
  isOtherAge: boolean;
  isForeign: boolean;
}

/** One of the day's people. */
export interface Chosen extends Beyond {
  id: string;
  /** Visible to the viewer and not hidden by them. */
  isShown: boolean;
  /** By a redraw. */
  isReplaced: boolean;
  /** Of the draw. */
  settings: DailySettings;
  /** The number of the name given as the reason; null until shown. */
  reason: number | null;
}

/** Inputs for the local date and the selection. The coordinates are the city's, in degrees. */
export interface Home {
  /** Null if the person never sent one. */
  timeZone: string | null;
  latitude: number | null;
  longitude: number | null;
  isPaused: boolean;
}
