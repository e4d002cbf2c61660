import type { Interest } from "@nakamatch/contract/schemas/people";
import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import type { ListEntry } from "@nakamatch/domain/titles/match";

/** Which titles of the catalogue, and how many of them. */
export interface CatalogueQuery {
  /** All kinds without it. */
  kind?: InterestKind | undefined;
  /** Part of a title or of one of its other titles, in any script. */
  search?: string | undefined;
  /** Most titles to answer with. */
  limit: number;
}

/** A title, and which of its other titles was searched for; null where its name itself was, or nothing. */
export type FoundInterest = Interest & { matchedTitle: string | null };

/** The titles of the catalogue, in the database and as a copy in memory. */
export interface Catalogue {
  list(query: CatalogueQuery): Promise<FoundInterest[]>;
  match(entries: readonly ListEntry[]): Promise<{ isCertain: boolean; interests: Interest[] }[]>;
  /** Reads the copy, so that the first search need not wait for it. */
  load(): Promise<void>;
}

/** A title that a list named and the catalogue lacks. */
export interface UnknownTitle {
  title: string;
  /** What the list held; null where it told nothing. */
  kind: InterestKind | null;
}
