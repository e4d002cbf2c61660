import type { FoundSeries } from "../../features/meeting/events/types.ts";

/** What was not read, and why, in words for the operator. */
export interface Refusal {
  what: string;
  reason: string;
}

/** What a calendar or file holds. */
export interface Reading {
  series: FoundSeries[];
  refused: Refusal[];
}
