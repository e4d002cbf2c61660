import type { ErrorBody } from "@nakamatch/contract/errors";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { Gender, LookingFor, NameChoice } from "@nakamatch/contract/vocabulary/people";
import type { Provider } from "@nakamatch/contract/vocabulary/providers";
import type { Newcomer } from "@nakamatch/domain/people/registration";
import type { AppError } from "../../../platform/app-error.ts";
import type { ProviderIdentity } from "../../../platform/auth/provider-identity.ts";
import type { Tx } from "../../../platform/database/open.ts";

/** A validated new person. */
export interface NewPerson extends Newcomer {
  id: string;
  email: string;
  emailConfirmed: boolean;
  credential: Credential;
  language: Language;
  /** What others read of the name. */
  nameChoice: NameChoice;
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
  language: Language;
  interestCount: number;
  isPaused: boolean;
  lookingFor: LookingFor | null;
  friendshipPreference: Gender[];
  relationshipPreference: Gender[];
}

/** How a person has just authenticated. */
export interface Proof {
  hasTwoFactors: boolean;
  /** Hash against which the password was checked. */
  comparedHash?: string | undefined;
  /** Also confirms the email address. */
  confirmsEmail?: boolean;
  /** Checks again once the account is locked. */
  holds(tx: Tx, account: StoredAccount): boolean | Promise<boolean>;
  /** Linked along with the session if the account has its address. */
  links?: ProviderIdentity | undefined;
  /** The error if `holds` fails. */
  refusal: () => AppError;
}

/** Empty if the password was replaced after the check. */
export type BanDescription = (
  personId: string,
  proof: Pick<Proof, "hasTwoFactors" | "comparedHash">,
) => Promise<Pick<NonNullable<ErrorBody["data"]>, "statement" | "appealToken" | "banToken" | "dataToken" | "factors">>;

export interface StoredAccount {
  id: string;
  email: string;
  emailVerified: boolean;
  passwordHash: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** The last time, in milliseconds since the epoch; null unless an operator has secured it. */
  securedAt: string | null;
  /** Since then: no link leads to a new password. */
  isClosed: boolean;
}

/** A request for an email with a link. */
export interface LinkRequest {
  email: string;
  /** The screen after the link. */
  next: string;
  language: Language | undefined;
}
