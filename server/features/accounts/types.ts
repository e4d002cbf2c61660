import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { Gender, LookingFor } from "@nakamatch/contract/vocabulary/people";

/** A person about to be stored: every rule was applied before. */
export interface NewPerson {
  id: string;
  /** In lower case. */
  email: string;
  emailConfirmed: boolean;
  passwordHash: string;
  nickname: string;
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD`. */
  birthDate: string;
  country: string;
  cityId: number;
  bio: string;
  gender: Gender;
  lookingFor: LookingFor;
  friendshipPreference: Gender[];
  relationshipPreference: Gender[];
  language: Language;
}

/** Whom a letter goes to. */
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
