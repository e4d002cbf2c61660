import type { PersonSummary, SharedInterests } from "@nakamatch/contract/schemas/people";
import type { Gender, LookingFor } from "@nakamatch/contract/vocabulary/people";
import type { ShareableTitle } from "@nakamatch/domain/meeting/common-interests";

/** A person as other features list them: the summary, and what some of their lists show besides. */
export type PersonDetails = PersonSummary & {
  /** Empty where the person wrote none. */
  bio: string;
  gender: Gender | null;
  lookingFor: LookingFor | null;
};

/** A person as the database gives them to a viewer. */
export type PersonRow = Omit<PersonDetails, "age"> & {
  /** `YYYY-MM-DD`. */
  birthDate: string | null;
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
  person: PersonDetails;
  affinity: Affinity;
  /** Whether the viewer likes them. */
  hasLiked: boolean;
}

/** A title that people may share with a viewer. */
export type ShareableRow = ShareableTitle & { name: string };
