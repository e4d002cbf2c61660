import type { Actor } from "../../platform/auth/session-gate.ts";

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

export type NewFactor = Pick<StoredFactor, "userId" | "factorType" | "friendlyName" | "issuer" | "phone" | "secret">;

/** A person in a session, or a suspended one without. */
export type FactorCaller = Pick<Actor, "id" | "assuranceLevel"> & { readonly sessionId: string | null };
