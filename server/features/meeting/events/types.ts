import type { Interest } from "@nakamatch/contract/schemas/people";
import type { EventKind } from "@nakamatch/contract/vocabulary/events";
import type { EventProblem, EventTerms } from "@nakamatch/domain/meeting/events";

/** One event as a calendar or file tells of it. */
export interface FoundEvent extends EventTerms {
  /** Of a repeated event, the date by which its calendar names the repetition; else empty. */
  repetition: string;
  sequence: number;
  isCancelled: boolean;
  kind: EventKind;
  /** Names, of which those that the catalogue knows count. */
  titles: string[];
  isAdultsOnly: boolean;
}

/** What a calendar has of one UID. */
export interface FoundSeries {
  uid: string;
  sequence: number;
  /** What is stored of it and not found any more is withdrawn; false for single changed dates. */
  isWhole: boolean;
  events: FoundEvent[];
}

/** What became of an event; `id` is null if it is not stored. */
export interface EventOutcome {
  id: string | null;
  name: string;
  firstDay: string;
  outcome: "added" | "updated" | "unchanged" | "withdrawn" | "refused";
  /** No city is known, so that members do not see it yet. */
  isWaiting: boolean;
  /** Of a refusal. `unknown`: a cancelled one of which nothing was stored. `older`, `withdrawn`: of what is stored. */
  problem?: EventProblem | "unknown" | "older" | "withdrawn";
}

/** A stored event, for operators. */
export interface EnteredEvent {
  id: string;
  name: string;
  firstDay: string;
  lastDay: string;
  venue: string;
  city: string | null;
}

/** As a member sees it. */
export interface ShownEvent {
  id: string;
  name: string;
  kind: EventKind;
  city: string;
  region: string | null;
  countryCode: string;
  venue: string;
  firstDay: string;
  lastDay: string;
  timeZone: string;
  endsAt: Date;
  url: string | null;
  isAdultsOnly: boolean;
  changedAt: Date;
  withdrawnAt: Date | null;
  titles: Interest[];
  /** From the viewer's city; null while it is unknown. */
  distanceHundredths: number | null;
  goers: number | null;
}

/** Where a page of the list ends. */
export interface EventPosition {
  /** Null in the order by time. */
  distanceHundredths: number | null;
  firstDay: string;
  id: string;
}
