/** A change of an address as it is stored. */
export interface EmailChange {
  id: string;
  userId: string;
  /** Null until it is confirmed. */
  oldEmail: string | null;
  newEmail: string;
  requestedAt: Date;
}
