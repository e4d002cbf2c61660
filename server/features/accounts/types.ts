import type { ErrorBody } from "@nakamatch/contract/errors";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { Gender, LookingFor } from "@nakamatch/contract/vocabulary/people";
import type { Provider } from "@nakamatch/contract/vocabulary/providers";
import type { Newcomer } from "@nakamatch/domain/people/registration";
import type { SignInProof } from "../../platform/auth/auth.ts";

/** A person about to be stored. Every rule was applied before. */
export interface NewPerson extends Newcomer {
  id: string;
  email: string;
  emailConfirmed: boolean;
  credential: Credential;
  language: Language;
}

/** How a person signs in: by a password, or by their account at a provider. */
export type Credential = { passwordHash: string } | Identity;

/** An account at a provider, by the person's id there. */
export interface Identity {
  provider: Provider;
  accountId: string;
}

/** Where an email goes to, and in which language. */
export interface Recipient {
  email: string;
  nickname: string;
  language: Language;
}

/** What the header and the session snapshot show of the signed-in person. */
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

/** A ban in force. `until` null means permanent. */
export interface ActiveBan {
  reason: string;
  until: Date | null;
}

/** What a banned person is told besides reason and end: nothing where their password was replaced since it was compared. */
export type BanDescription = (
  personId: string,
  proof: SignInProof,
) => Promise<Pick<NonNullable<ErrorBody["data"]>, "statement" | "appealToken" | "dataToken" | "factors">>;
