/** What is known of the proof of a session. */
export interface Proof {
  /** Whether the password was given in it a short while ago. */
  isFresh: boolean;
  /** Whether it was opened a short while ago. */
  isNewSession: boolean;
  /** Whether its person has a password at all. */
  hasPassword: boolean;
  /** Whether its person has a passkey. */
  hasPasskeys: boolean;
}
