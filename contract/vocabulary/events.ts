export const EVENT_KINDS = [
  "convention",
  "premiere",
  "screening",
  "tournament",
  "concert",
  "exhibition",
  "meetup",
  "other",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** `over`: its last day is past where it takes place. */
export const EVENT_STANDINGS = ["coming", "over", "withdrawn"] as const;
export type EventStanding = (typeof EVENT_STANDINGS)[number];

export const EVENT_ORDERS = ["soonest", "nearest"] as const;
export type EventOrder = (typeof EVENT_ORDERS)[number];

/** UTF-16 units of the texts; the most titles and days of an event, months that it may be ahead, dates of a repeated one. */
export const EVENTS = {
  name: 120,
  venue: 160,
  url: 500,
  uid: 255,
  search: 80,
  titles: 10,
  days: 31,
  monthsAhead: 12,
  repetitions: 12,
} as const;
