import type { Interest, PersonSummary, SharedInterests } from "@nakamatch/contract/schemas/people";
import type { Prompt } from "@nakamatch/contract/schemas/prompts";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { Gender, LookingFor } from "@nakamatch/contract/vocabulary/people";
import type { ProfileReportReason } from "@nakamatch/contract/vocabulary/reports";
import type { ShareableTitle } from "@nakamatch/domain/meeting/common-interests";

export type SummaryRow = Omit<PersonSummary, "age"> & {
  birthDate: string | null;
};

export interface PersonDetails {
  bio: string;
  gender: Gender | null;
  lookingFor: LookingFor | null;
}

export type ShownRow = SummaryRow &
  PersonDetails & {
    /** Null without first and last name. */
    realName: string | null;
    friendshipPreference: Gender[];
    relationshipPreference: Gender[];
    prompts: Prompt[];
  };

/** For a viewer. Places in degrees, null for an unknown city. */
export type ProfileRow = ShownRow & {
  latitude: number | null;
  longitude: number | null;
  viewerLatitude: number | null;
  viewerLongitude: number | null;
  hasLiked: boolean;
  isMatch: boolean;
  /** Only a moderator sees them. */
  isHidden: boolean;
  /** Best known first. */
  interests: Interest[];
};

export type OwnProfileRow = ShownRow & {
  /** Null if others see the photo; reason and decision of a rejected one only. */
  photoHold: { state: "held" | "rejected"; decisionId: string | null } | null;
  rejectionReason: ProfileReportReason | null;
  firstName: string | null;
  lastName: string | null;
  cityId: number | null;
  version: string;
};

/** For a viewer. */
export type PersonRow = SummaryRow &
  PersonDetails & {
    hasLiked: boolean;
    isMatch: boolean;
    totalInterests: number;
    /** Ids of interests that the viewer may share. */
    chosen: number[];
    /** The best known of each kind beside `chosen`, if these are few. */
    favourites: Interest[] | null;
  };

export interface Affinity {
  shared: SharedInterests;
  totalInterests: number;
  viewerInterests: number;
  /** Percent. */
  compatibility: number;
}

export interface KnownPerson {
  person: PersonSummary;
  details: PersonDetails;
  affinity: Affinity;
  hasLiked: boolean;
  isMatch: boolean;
}

export type ShareableRow = ShareableTitle & { name: string };

export type Dot = "likes" | "chats";

/** Valid by every rule. */
export interface NewProfile {
  /** Of the account. */
  id: string;
  /** Lower case. */
  email: string;
  nickname: string;
  firstName: string;
  lastName: string;
  birthDate: string;
  country: string;
  /** Of the city. */
  city: number;
  bio: string;
  gender: Gender;
  lookingFor: LookingFor;
  friendshipPreference: Gender[];
  relationshipPreference: Gender[];
  language: Language;
}

/** What commands grant. */
export type StaffFlag = "isModerator" | "isOperator";
