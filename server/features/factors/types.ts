/** A factor as it is stored. */
export interface StoredFactor {
  id: string;
  userId: string;
  factorType: "totp" | "phone";
  status: "unverified" | "verified";
  friendlyName: string | null;
  issuer: string | null;
  phone: string | null;
  /** Sealed. */
  secret: string | null;
  lastStep: number | null;
  createdAt: Date;
}

/** What a new factor is made of. */
export type NewFactor = Pick<StoredFactor, "userId" | "factorType" | "friendlyName" | "issuer" | "phone" | "secret">;
