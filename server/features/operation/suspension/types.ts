export interface DataAccess {
  personId: string;
  /** A second factor was verified, or there is none. */
  isRaised: boolean;
  /** Invalidates the token after a password change. */
  passwordMark: string;
  /** Milliseconds since 1970. */
  until: number;
}
