import type { Interest, PersonSummary, SharedInterests } from "@nakamatch/contract/schemas/people";
import type { Gender, InterestKind, LookingFor } from "@nakamatch/contract/vocabulary/people";

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

/** What one person shares with the viewer, and how many interests both have. Kinds without a shared title are missing. */
export interface SharedRow {
  personId: string;
  /** How many titles of a kind are shared, and the best known of them. */
  kinds: { kind: InterestKind; total: number; best: Interest[] }[];
  totalInterests: number;
  viewerInterests: number;
}
