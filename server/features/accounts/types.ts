import type { ErrorBody } from "@nakamatch/contract/errors";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { Gender, LookingFor } from "@nakamatch/contract/vocabulary/people";
import type { Provider } from "@nakamatch/contract/vocabulary/providers";
import type { Newcomer } from "@nakamatch/domain/people/registration";

/** A validated new person. */
export interface NewPerson extends Newcomer {
  id: string;
  email: string;
  emailConfirmed: boolean;
  credential: Credential;
  language: Language;
}

export type Credential = { passwordHash: string } | Identity;

export interface Identity {
  provider: Provider;
  accountId: string;
}

export interface Recipient {
  email: string;
  nickname: string;
  language: Language;
}

/** For the header and the session. */
export interface Viewer {
  id: string;
  email: string;
  nickname: string;
  avatarUrl: string | null;
  isPremium: boolean;
  isModerator: boolean;
  interestCount: number;
  lookingFor: LookingFor | null;
  friendshipPreference: Gender[];
  relationshipPreference: Gender[];
}

/** `until` null is permanent. */
export interface ActiveBan {
  reason: string;
  until: Date | null;
}

/** How a person who may be banned has just proved who they are. */
export interface SignInProof {
  /** By a passkey. */
  hasTwoFactors: boolean;
  /** The compared one, perhaps replaced meanwhile. Undefined without a password. */
  comparedHash?: string | undefined;
}

/** Empty if the password was replaced since it was compared. */
export type BanDescription = (
  personId: string,
  proof: SignInProof,
) => Promise<Pick<NonNullable<ErrorBody["data"]>, "statement" | "appealToken" | "dataToken" | "factors">>;

/** An account with its ways in. */
export interface StoredAccount {
  id: string;
  email: string;
  emailVerified: boolean;
  passwordHash: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface NewSession {
  userId: string;
  aal: "aal1" | "aal2";
  address: string | null;
  userAgent: string | null;
  isRemembered: boolean;
}
