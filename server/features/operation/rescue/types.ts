/** What was removed from a secured account. */
export interface Removed {
  sessions: number;
  pushes: number;
  passkeys: number;
  providers: string[];
  factors: number;
  recoveryCodes: number;
  /** Of all kinds: new passwords, addresses, undoing a change. */
  links: number;
  cases: number;
  wasModerator: boolean;
  wasOperator: boolean;
}

export interface Secured {
  personId: string;
  email: string;
  nickname: string;
  removed: Removed;
  /** As far as they are kept, the latest first. */
  earlier: { email: string | null; until: Date | null }[];
}

/** What became of a request to give an earlier address back. */
export type Restoring =
  | { problem: "invalid" | "notClosed" | "taken" | "pending" | "notObjected" }
  | { restored: string }
  | { asked: string[] };
