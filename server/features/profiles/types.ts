import type { PersonSummary, SharedInterests } from "@nakamatch/contract/schemas/people";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { Gender, LookingFor } from "@nakamatch/contract/vocabulary/people";
import type { ShareableTitle } from "@nakamatch/domain/meeting/common-interests";

/** The columns of a person in a list, as read. */
export type SummaryRow = Omit<PersonSummary, "age"> & {
  /** `YYYY-MM-DD`. */
  birthDate: string | null;
};

/** What some lists show of a person besides the summary. */
export interface PersonDetails {
  /** Empty where the person wrote none. */
  bio: string;
  gender: Gender | null;
  lookingFor: LookingFor | null;
}

/** A person as read for a viewer. */
export type PersonRow = SummaryRow &
  PersonDetails & {
    /** Whether the viewer likes them. */
    hasLiked: boolean;
    /** How many interests they have. */
    totalInterests: number;
    /** The ids of their interests, as far as the viewer may share them. */
    chosen: number[];
  };

/** What a viewer and another person both love. */
export interface Affinity {
  shared: Required<SharedInterests>;
  /** How many interests the other person has. */
  totalInterests: number;
  /** How many the viewer has. */
  viewerInterests: number;
  /** Percent, 0 to 100. */
  compatibility: number;
}

/** A person as a viewer meets them. */
export interface KnownPerson {
  person: PersonSummary;
  details: PersonDetails;
  affinity: Affinity;
  /** Whether the viewer likes them. */
  hasLiked: boolean;
}

/** A title that people may share with a viewer. */
export type ShareableRow = ShareableTitle & { name: string };

/** The unread dots of the navigation that are stored with a profile. */
export type Dot = "likes" | "chats";

/** A profile about to be stored: every rule was applied before. */
export interface NewProfile {
  /** The account's id. */
  id: string;
  /** In lower case. */
  email: string;
  nickname: string;
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD`. */
  birthDate: string;
  country: string;
  /** City id. */
  city: number;
  bio: string;
  gender: Gender;
  lookingFor: LookingFor;
  friendshipPreference: Gender[];
  relationshipPreference: Gender[];
  language: Language;
}
