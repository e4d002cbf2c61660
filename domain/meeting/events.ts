import { EVENTS } from "@nakamatch/contract/vocabulary/events";
import { readUrl } from "@nakamatch/contract/vocabulary/read-url";
import { instantOf, localTime } from "../notifications/local-time.ts";
import { isZone, planTextProblem } from "./plans.ts";

const DAY_MS = 24 * 60 * 60_000;

/** The whole days of an event, `YYYY-MM-DD` each, as they are counted where it takes place. */
export interface EventDays {
  firstDay: string;
  lastDay: string;
  /** IANA name. */
  timeZone: string;
}

/** What an operator says of an event. */
export interface EventTerms extends EventDays {
  uid: string;
  name: string;
  venue: string;
  url: string | null;
}

export type EventProblem =
  | { field: "uid" | "name" | "venue"; reason: "empty" | "tooLong" | "invalid" | "link" }
  | { field: "timeZone"; reason: "unknown" }
  | { field: "days"; reason: "invalid" | "reversed" | "tooLong" | "over" | "tooFar" }
  | { field: "url"; reason: "invalid" | "notHttps" | "private" | "tooLong" };

/** The first thing that is wrong with an event; null if members may see it. */
export function eventProblem({ uid, name, venue, url, ...days }: EventTerms, now: Date): EventProblem | null {
  if (uid === "" || uid.length > EVENTS.uid) return { field: "uid", reason: uid === "" ? "empty" : "tooLong" };
  for (const [field, text] of Object.entries({ name, venue }) as ["name" | "venue", string][]) {
    const reason = planTextProblem(text, EVENTS[field]);
    if (reason) return { field, reason };
  }
  if (!isZone(days.timeZone)) return { field: "timeZone", reason: "unknown" };
  const ofDays = daysProblem(days, now);
  if (ofDays) return { field: "days", reason: ofDays };
  const ofLink = url === null ? null : linkProblem(url);
  return ofLink && { field: "url", reason: ofLink };
}

/** Null from today on, there, until the same day twelve months later, and for at most a month. */
export function daysProblem(
  { firstDay, lastDay, timeZone }: EventDays,
  now: Date,
): Extract<EventProblem, { field: "days" }>["reason"] | null {
  if (!isDay(firstDay) || !isDay(lastDay)) return "invalid";
  if (lastDay < firstDay) return "reversed";
  if (daysBetween(firstDay, lastDay) >= EVENTS.days) return "tooLong";
  const today = localDay(timeZone, now);
  if (lastDay < today) return "over";
  return lastDay > monthsLater(today, EVENTS.monthsAhead) ? "tooFar" : null;
}

/** When the last day ends there: a day after the clocks show its midnight, also where they change meanwhile. */
export function eventEnd({ lastDay, timeZone }: Pick<EventDays, "lastDay" | "timeZone">): Date {
  return instantOf(timeZone, Date.parse(dayAfter(lastDay, 1)));
}

/** The day that the calendar shows there. */
export function localDay(timeZone: string, instant: Date): string {
  return new Date(localTime(timeZone, instant.getTime())).toISOString().slice(0, 10);
}

/** A later or, with negative `days`, earlier one. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  // Engines read 30 February as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Compared as text, so that 29 February of a year without one comes before 1 March. */
function monthsLater(day: string, months: number): string {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}${day.slice(7)}`;
}

/** Hosts that only exist within a network. */
const PRIVATE_HOST =
  /^(?:localhost|[^.]+|.+\.(?:local|localhost|internal|lan|home|corp|test|invalid|example|onion|arpa))$/;

function linkProblem(address: string): Extract<EventProblem, { field: "url" }>["reason"] | null {
  if (address.length > EVENTS.url) return "tooLong";
  const url = readUrl(address);
  if (!url || /\s/.test(address)) return "invalid";
  if (url.protocol !== "https:") return "notHttps";
  const host = url.hostname.replace(/\.$/, "");
  const isAddress = /^[\d.]+$/.test(host) || host.startsWith("[");
  return url.username || url.password || url.port || isAddress || PRIVATE_HOST.test(host) ? "private" : null;
}
