/** What a token of a suspended person gives access to. */
export interface DataAccess {
  personId: string;
  /** Whether a code of the second factor was given, or none is needed. */
  isRaised: boolean;
  /** The password it was given for: a new one ends it, as it ends sessions. */
  passwordMark: string;
  /** Until when, in milliseconds since 1970. */
  until: number;
}
