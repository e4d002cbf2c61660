import type { Interest, PersonSummary, SharedInterests } from "@nakamatch/contract/schemas/people";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { Gender, LookingFor } from "@nakamatch/contract/vocabulary/people";
import type { ProfileReportReason } from "@nakamatch/contract/vocabulary/reports";
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

/** A person as a profile shows them, as read. */
export type ShownRow = SummaryRow &
  PersonDetails & {
    /** Null where the person has neither first nor last name. */
    realName: string | null;
    friendshipPreference: Gender[];
    relationshipPreference: Gender[];
  };

/** Another person's profile as read for a viewer. Places in degrees, null where a city is not known. */
export type ProfileRow = ShownRow & {
  latitude: number | null;
  longitude: number | null;
  viewerLatitude: number | null;
  viewerLongitude: number | null;
  /** Whether the viewer likes them. */
  hasLiked: boolean;
  /** Whether only a moderator sees them. */
  isHidden: boolean;
  /** The best known first. */
  interests: Interest[];
};

/** The own profile as read. */
export type OwnProfileRow = ShownRow & {
  /** Null where others see the photo; reason and decision only of a rejected one. */
  photoHold: { state: "held" | "rejected"; decisionId: string | null } | null;
  rejectionReason: ProfileReportReason | null;
  firstName: string | null;
  lastName: string | null;
  cityId: number | null;
  version: string;
};

/** A person as read for a viewer. */
export type PersonRow = SummaryRow &
  PersonDetails & {
    /** Whether the viewer likes them. */
    hasLiked: boolean;
    /** How many interests they have. */
    totalInterests: number;
    /** The ids of their interests, as far as the viewer may share them. */
    chosen: number[];
    /** The best known of their interests, a few of each kind; null where `chosen` is not empty, and without any. */
    favourites: Interest[] | null;
  };

/** What a viewer and another person both love. */
export interface Affinity {
  shared: SharedInterests;
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
