/** The session behind a token. */
export interface TokenOwner {
  sessionId: string;
  userId: string;
  aal: "aal1" | "aal2";
  /** Seconds since the epoch by the database's clock, whole. */
  now: number;
}

/** An open session as it is stored. */
export interface StoredSession {
  id: string;
  userAgent: string | null;
  address: string | null;
  startedAt: Date;
  lastSeenAt: Date;
  isHeldBack: boolean;
}
