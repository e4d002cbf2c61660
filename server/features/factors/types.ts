import type { Actor } from "../../platform/auth/session-gate.ts";

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

/** Who gives codes: a person in a session, or a suspended one without any. */
export type FactorCaller = Pick<Actor, "id" | "assuranceLevel"> & { readonly sessionId: string | null };
