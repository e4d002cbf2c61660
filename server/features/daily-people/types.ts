/** What the local day and the choice depend on. */
export interface Home {
  /** Null where the person never told it. */
  timeZone: string | null;
  /** Of the city, in degrees. */
  longitude: number | null;
  isPaused: boolean;
}
