/** The step-up of a session, and what its person has. */
export interface Proof {
  /** Given a short while ago. */
  isFresh: boolean;
  isNewSession: boolean;
  hasPassword: boolean;
  hasPasskeys: boolean;
}
