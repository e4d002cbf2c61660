/** A session's step-up, and whether its person has a password. */
export interface Proof {
  /** The proof is recent. */
  isFresh: boolean;
  isNewSession: boolean;
  hasPassword: boolean;
  hasPasskeys: boolean;
}
