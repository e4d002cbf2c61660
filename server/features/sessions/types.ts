import type { Account } from "@nakamatch/contract/endpoints/auth";
import type { AppError } from "../../platform/app-error.ts";
import type { ProviderIdentity } from "../../platform/auth/provider-identity.ts";
import type { TokenPair } from "../../platform/auth/session-cookies.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { SignInProof, StoredAccount } from "../accounts/types.ts";

/** The session behind a token. */
export interface TokenOwner {
  sessionId: string;
  userId: string;
  aal: "aal1" | "aal2";
  isRemembered: boolean;
  /** Whether a code of a second factor has to follow (SESSION-20). */
  isHeldBack: boolean;
  /** Seconds since the epoch by the database's clock, whole. */
  now: number;
}

/** A pair, and whose. */
export interface IssuedPair extends TokenPair {
  userId: string;
}

/** How a person has just proved who they are. */
export interface Proof extends SignInProof {
  /** Whether it proves the address, too, which is confirmed as the session opens. */
  confirmsEmail?: boolean;
  /** Whether it still holds, now that nothing of the account changes until the end of the transaction. */
  holds(tx: Tx, account: StoredAccount): boolean | Promise<boolean>;
  /** Linked with the session, if the account has its address. */
  links?: ProviderIdentity | undefined;
  /** Thrown if it does not. */
  refusal: () => AppError;
}

/** The device that signs in. */
export interface Device {
  address: string;
  userAgent: string | undefined;
  cookies: string | undefined;
  /** False: the session ends with the browser's. */
  isRemembered?: boolean;
}

/** A session that a sign-in has opened. */
export interface OpenedSession {
  pair: IssuedPair;
  account: Account;
  isHeldBack: boolean;
}

/** An open session, whole. */
export interface WholeSession {
  id: string;
  userId: string;
  aal: "aal1" | "aal2";
  ipAddress: string | null;
  userAgent: string | null;
  expiresAt: Date;
  createdAt: Date;
  updatedAt: Date;
}

/** An open session in the list of its person. */
export interface StoredSession {
  id: string;
  userAgent: string | null;
  address: string | null;
  startedAt: Date;
  lastSeenAt: Date;
  isHeldBack: boolean;
}
