/** Content of a suspended person's token. */
export interface DataAccess {
  personId: string;
  /** A second factor was verified, or none is needed. */
  isRaised: boolean;
  /** A new password voids the token, as it ends sessions. */
  passwordMark: string;
  /** Milliseconds since 1970. */
  until: number;
}
