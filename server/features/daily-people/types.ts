/** Inputs for the local date and the selection. */
export interface Home {
  /** Null if the person never sent one. */
  timeZone: string | null;
  /** Of the city, in degrees. */
  longitude: number | null;
  isPaused: boolean;
}
