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

/** A person's row before the age is worked out. */
export type PersonRow = Omit<PersonDetails, "age"> & {
  /** `YYYY-MM-DD`. */
  birthDate: string | null;
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

/** A title that people may share with a viewer. */
export type ShareableRow = ShareableTitle & { name: string };

/** What one person chose, as far as the viewer may share it. */
export interface ChosenRow {
  personId: string;
  /** Ids of titles. */
  chosen: number[];
  /** How many interests the person has in all. */
  total: number;
}
