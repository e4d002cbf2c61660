import type { Interest } from "@nakamatch/contract/schemas/people";
import type { InterestKind } from "@nakamatch/contract/vocabulary/people";

/** Which titles of the catalogue, and how many of them. */
export interface CatalogueQuery {
  /** All kinds without it. */
  kind?: InterestKind | undefined;
  /** Part of a title or of one of its other titles, whatever its case and accents. */
  search?: string | undefined;
  /** Most titles to answer with. */
  limit: number;
}

/** A title, and which of its other titles was searched for; null where its name itself was, or nothing. */
export type CatalogueTitle = Interest & { matchedTitle: string | null };
