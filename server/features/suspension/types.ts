export interface DataAccess {
  personId: string;
  /** A second factor was verified, or there is none. */
  isRaised: boolean;
  /** Voids the token after a new password. */
  passwordMark: string;
  /** Milliseconds since 1970. */
  until: number;
}
