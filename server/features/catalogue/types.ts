import type { Interest } from "@nakamatch/contract/schemas/people";
import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import type { ListEntry } from "@nakamatch/domain/titles/match";

export interface CatalogueQuery {
  /** All kinds if absent. */
  kind?: InterestKind | undefined;
  /** Part of any title of the work, in any script. */
  search?: string | undefined;
  limit: number;
}

/** The other title that was found, if it was not the name. */
export type FoundInterest = Interest & { matchedTitle: string | null };

export interface Catalogue {
  list(query: CatalogueQuery): Promise<FoundInterest[]>;
  match(entries: readonly ListEntry[]): Promise<{ isCertain: boolean; interests: Interest[] }[]>;
  /** Fills the copy before the first search. */
  load(): Promise<void>;
}

export interface UnknownTitle {
  title: string;
  /** Null if the list did not tell. */
  kind: InterestKind | null;
}
