import type { Account } from "@nakamatch/contract/endpoints/sign-in/authentication";
import type { TokenPair } from "../../../platform/auth/session-cookies.ts";

export interface IssuedPair extends TokenPair {
  userId: string;
}

/** The device that signs in. */
export interface Device {
  address: string;
  userAgent: string | undefined;
  cookies: string | undefined;
  /** If false, the session ends with the browser's. */
  isRemembered?: boolean;
}

export interface OpenedSession {
  pair: IssuedPair;
  account: Account;
  /** For known devices. */
  securedAt: string | null;
  /** A code of the second factor is pending. */
  needsSecondFactor: boolean;
}
