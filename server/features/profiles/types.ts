import type { Interest, PersonSummary, SharedInterests } from "@nakamatch/contract/schemas/people";
import type { Prompt } from "@nakamatch/contract/schemas/prompts";
import type { Shelf } from "@nakamatch/contract/schemas/shelf";
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

/** A profile as a viewer may see it. Coordinates in degrees, null for an unknown city. */
export type ProfileRow = ShownRow & {
  latitude: number | null;
  longitude: number | null;
  viewerLatitude: number | null;
  viewerLongitude: number | null;
  hasLiked: boolean;
  isMatch: boolean;
  /** Visible to moderators only. */
  isHidden: boolean;
  /** Best known first. */
  interests: Interest[];
  photos: string[];
  shelf: Shelf;
};

/** State is null if publicly visible; only rejected photos have reason and decision. */
export interface OwnPhotoRow {
  url: string;
  state: "held" | "rejected" | null;
  decisionId: string | null;
  reason: ProfileReportReason | null;
}

export type OwnProfileRow = ShownRow & {
  photos: OwnPhotoRow[];
  firstName: string | null;
  lastName: string | null;
  cityId: number | null;
  version: string;
};

/** A person as a viewer may see them. */
export type PersonRow = SummaryRow &
  PersonDetails & {
    hasLiked: boolean;
    isMatch: boolean;
    totalInterests: number;
    /** Their interests among those the viewer may share. */
    chosen: number[];
    /** Their best known others of each kind, if `chosen` are few. */
    favourites: Interest[] | null;
  };

export interface Affinity {
  /** All shared titles, best known first. */
  common: ShareableRow[];
  shared: SharedInterests;
  totalInterests: number;
  viewerInterests: number;
  /** In percent. */
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

/** A validated new profile. */
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

/** Permissions granted by commands. */
export type StaffFlag = "isModerator" | "isOperator";
