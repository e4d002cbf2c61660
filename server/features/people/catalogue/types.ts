import type { Interest } from "@nakamatch/contract/schemas/people";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import type { ListEntry } from "@nakamatch/domain/titles/match";

export interface CatalogueQuery {
  /** All kinds if absent. */
  kind?: InterestKind | undefined;
  /** Part of any of the title's names, in any script. */
  search?: string | undefined;
  limit: number;
  /** The reader's. */
  language?: Language | undefined;
}

/** Null if the name matched, or only aliases in languages foreign to the reader. */
export type FoundInterest = Interest & { matchedTitle: string | null };

export interface Catalogue {
  list(query: CatalogueQuery): Promise<FoundInterest[]>;
  match(entries: readonly ListEntry[]): Promise<{ isCertain: boolean; interests: Interest[] }[]>;
  /** Warms up the copy. */
  load(): Promise<void>;
}

export interface UnknownTitle {
  title: string;
  /** Null if unknown. */
  kind: InterestKind | null;
}
