import type { Account } from "@nakamatch/contract/endpoints/auth";
import type { TokenPair } from "../../platform/auth/session-cookies.ts";

/** The session behind a token. */
export interface TokenOwner {
  sessionId: string;
  userId: string;
  aal: "aal1" | "aal2";
  isRemembered: boolean;
  /** Seconds since the epoch by the database's clock, whole. */
  now: number;
}

/** A pair, and whose. */
export interface IssuedPair extends TokenPair {
  userId: string;
}

/** How a person has just proved who they are. */
export type Way = { by: "password"; hash: string } | { by: "passkey"; passkeyId: string } | { by: "identity" };

/** A session that a sign-in has opened. */
export interface OpenedSession {
  pair: IssuedPair;
  account: Account;
  /** Whether a code of a second factor has to follow. */
  isHeldBack: boolean;
}

/** An account as its sign-in finds it. */
export interface StoredAccount {
  id: string;
  email: string;
  emailVerified: boolean;
  passwordHash: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** A session and its account. */
export interface WholeSession {
  session: {
    id: string;
    userId: string;
    aal: "aal1" | "aal2";
    ipAddress: string | null;
    userAgent: string | null;
    expiresAt: Date;
    createdAt: Date;
    updatedAt: Date;
  };
  account: StoredAccount;
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
