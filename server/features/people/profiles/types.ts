import type { CardLine, Interest, PersonSummary, SharedInterests } from "@nakamatch/contract/schemas/people";
import type { Prompt } from "@nakamatch/contract/schemas/prompts";
import type { Shelf } from "@nakamatch/contract/schemas/shelf";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { Gender, LookingFor, NameChoice, RecentActivity } from "@nakamatch/contract/vocabulary/people";
import type { ProfileReportReason } from "@nakamatch/contract/vocabulary/reports";
import type { SpokenLanguage } from "@nakamatch/contract/vocabulary/spoken-languages";
import type { ShareableTitle } from "@nakamatch/domain/meeting/common-interests";
import type { Coordinates } from "@nakamatch/domain/meeting/distance";
import type { Seeker } from "@nakamatch/domain/meeting/preferences";
import type { NameRow } from "../../../platform/database/person-columns.ts";

export type SummaryRow = Omit<PersonSummary, "age"> & {
  birthDate: string | null;
};

export interface PersonDetails {
  bio: string;
  gender: Gender | null;
  lookingFor: LookingFor | null;
}

export type ShownRow = SummaryRow &
  NameRow &
  PersonDetails & {
    friendshipPreference: Gender[];
    relationshipPreference: Gender[];
    prompts: Prompt[];
    languages: SpokenLanguage[];
    recentActivity: RecentActivity | null;
  };

/** A profile as a viewer may see it. Coordinates in degrees, null for an unknown city. */
export type ProfileRow = ShownRow & {
  latitude: number | null;
  longitude: number | null;
  viewerLatitude: number | null;
  viewerLongitude: number | null;
  viewer: Seeker | null;
  /** What a card of the viewer's "six for today" said of them, as the number of a name. */
  reason: number | null;
  hasLiked: boolean;
  likesViewer: boolean;
  hasMetPeople: boolean;
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
  showsActivity: boolean;
  cityId: number | null;
  version: string;
};

/** A person as a viewer may see them. */
export type PersonRow = SummaryRow &
  PersonDetails & {
    hasLiked: boolean;
    isMatch: boolean;
    /** The first without a spoiler. */
    answer: { question: string; text: string } | null;
    /** Empty if the viewer speaks one of them, or has told none. */
    foreignLanguages: SpokenLanguage[];
    recentActivity: RecentActivity | null;
    /** What both seek, as of `discovery_seeker`. */
    seeker: number;
    viewerSeeker: number | null;
    latitude: number | null;
    longitude: number | null;
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
  line: CardLine | null;
  foreignLanguages: SpokenLanguage[];
  recentActivity: RecentActivity | null;
  /** Coordinates of the city, used only for distances. */
  place: Coordinates | null;
  affinity: Affinity;
  /** What both seek with each other; null where nothing fits or the viewer has not said. */
  possible: LookingFor | null;
  hasLiked: boolean;
  isMatch: boolean;
}

export type ShareableRow = ShareableTitle & { name: string };

export type Dot = "likes" | "chats";

/** A validated new profile. */
export interface NewProfile {
  /** The account's id. */
  id: string;
  /** Lower case. */
  email: string;
  nickname: string;
  firstName: string;
  lastName: string;
  nameChoice: NameChoice;
  birthDate: string;
  country: string;
  /** The city's id. */
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
