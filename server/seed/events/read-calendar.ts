/** Reads events from calendars (RFC 5545), as Google, Apple, Outlook, Thunderbird and programs of conventions write them. */
import { EVENT_KINDS, EVENTS, type EventKind } from "@nakamatch/contract/vocabulary/events";
import { dayAfter, localDay } from "@nakamatch/domain/meeting/events";
import { isZone, planText } from "@nakamatch/domain/meeting/plans";
import { instantOf } from "@nakamatch/domain/notifications/local-time";
import ICAL from "ical.js";
import { findIana } from "windows-iana";
import type { FoundEvent, FoundSeries } from "../../features/meeting/events/types.ts";
import type { Reading, Refusal } from "./reading.ts";

/** Bytes and events of a file; steps of a rule until its next dates. */
const MOST = { size: 5_000_000, events: 2000, steps: 20_000 } as const;

/** What ends earlier in the morning belongs to the night before. */
const NIGHT_MS = 6 * 60 * 60_000;

const DAY_MS = 24 * 60 * 60_000;

/** For calendars and events that do not say. */
export interface CalendarDefaults {
  timeZone: string | undefined;
  kind: EventKind | undefined;
}

/** Thrown in words for the operator. */
class Refused extends Error {}

/** Reads a calendar; what cannot become an event is refused in words. */
export function readCalendar(text: string, now: Date, defaults: CalendarDefaults): Reading {
  if (text.length > MOST.size) return none("the file is larger than 5 MB");
  let calendars: ICAL.Component[];
  try {
    const parsed = ICAL.parse(text.replace(/^\uFEFF/, "").trim()) as unknown[];
    calendars = (typeof parsed[0] === "string" ? [parsed] : (parsed as unknown[][])).map(
      (each) => new ICAL.Component(each),
    );
  } catch (error) {
    return none(`the file is no calendar: ${(error as Error).message}`);
  }
  const count = calendars.reduce((sum, calendar) => sum + calendar.getAllSubcomponents("vevent").length, 0);
  if (count === 0) return none("the file has no events");
  if (count > MOST.events) return none(`the file has ${count} events; at most ${MOST.events} are read at once`);
  const readings = calendars.map((calendar) => readOne(calendar, now, defaults));
  return {
    series: readings.flatMap(({ series }) => series),
    refused: readings.flatMap(({ refused }) => refused),
  };
}

function none(reason: string): Reading {
  return { series: [], refused: [{ what: "Nothing was read", reason }] };
}

/** What holds for all events of a calendar. */
interface Context {
  now: Date;
  isCancelled: boolean;
  timeZone: string | undefined;
  kind: EventKind | undefined;
  zoneNames: ReadonlyMap<string, string>;
}

function readOne(calendar: ICAL.Component, now: Date, { timeZone, kind }: CalendarDefaults): Reading {
  const zoneNames = new Map(
    calendar
      .getAllSubcomponents("vtimezone")
      .map((zone) => [textOf(zone, "tzid"), textOf(zone, "x-lic-location")] as const),
  );
  const own = textOf(calendar, "x-wr-timezone");
  const [only, ...otherZones] = zoneNames.keys();
  const named = ianaZone(own, zoneNames) ?? (otherZones.length === 0 ? ianaZone(only ?? "", zoneNames) : undefined);
  const context: Context = {
    now,
    isCancelled: textOf(calendar, "method").toUpperCase() === "CANCEL",
    timeZone: named ?? timeZone,
    kind,
    zoneNames,
  };
  const byUid = new Map<string, ICAL.Component[]>();
  const refused: Refusal[] = [];
  for (const component of calendar.getAllSubcomponents("vevent")) {
    const uid = textOf(component, "uid");
    if (uid === "") refused.push({ what: nameOf(component), reason: "it has no UID, by which it could be updated" });
    else byUid.set(uid, [...(byUid.get(uid) ?? []), component]);
  }
  const series: FoundSeries[] = [];
  for (const [uid, components] of byUid) {
    try {
      series.push(readSeries(uid, components, context));
    } catch (error) {
      const reason = error instanceof Refused ? error.message : `it cannot be read: ${(error as Error).message}`;
      refused.push({ what: nameOf(components[0]), reason });
    }
  }
  return { series, refused };
}

function readSeries(uid: string, components: ICAL.Component[], context: Context): FoundSeries {
  const exceptions = components.filter((component) => component.hasProperty("recurrence-id"));
  // Of several versions in one file the latest counts.
  const [master] = components
    .filter((component) => !exceptions.includes(component))
    .sort((one, other) => sequenceOf(other) - sequenceOf(one));
  if (!master) {
    const events = exceptions.map((component) => readEvent(component, context, repetitionOf(component)));
    return { uid, sequence: 0, isWhole: false, events };
  }
  const sequence = sequenceOf(master);
  const isRepeated = master.hasProperty("rrule") || master.hasProperty("rdate");
  if (!isRepeated) return { uid, sequence, isWhole: true, events: [readEvent(master, context, "")] };
  if (isCancelled(master, context)) return { uid, sequence, isWhole: true, events: [] };
  return { uid, sequence, isWhole: true, events: readRepetitions(master, exceptions, context) };
}

function repetitionOf(component: ICAL.Component): string {
  return String(component.getFirstPropertyValue("recurrence-id"));
}

/** The next dates. Those that an exception cancels are read as cancelled. */
function readRepetitions(master: ICAL.Component, exceptions: ICAL.Component[], context: Context): FoundEvent[] {
  for (const rule of master.getAllProperties("rrule")) {
    const { freq } = rule.getFirstValue() as ICAL.Recur;
    if (/^(SECOND|MINUTE|HOUR)LY$/.test(freq)) throw new Refused(`it is repeated ${freq.toLowerCase()}`);
  }
  const event = new ICAL.Event(master, { exceptions, strictExceptions: true });
  const found: FoundEvent[] = [];
  const iterator = event.iterator();
  const horizon = context.now.getTime() + 400 * DAY_MS;
  for (let steps = 0; found.length < EVENTS.repetitions; steps++) {
    if (steps === MOST.steps) throw new Refused("it is repeated too often to find its next dates");
    const next: ICAL.Time | null = iterator.next();
    if (!next || next.toUnixTime() * 1000 > horizon) break;
    const { recurrenceId, item, startDate, endDate } = event.getOccurrenceDetails(next);
    const read = readEvent(item.component, context, String(recurrenceId), { start: startDate, end: endDate });
    // Days of yesterday may be today's elsewhere: the rule for days is applied to each.
    if (Date.parse(read.lastDay) + 2 * DAY_MS > context.now.getTime()) found.push(read);
  }
  if (found.length === 0) throw new Refused("it has no date in the next twelve months");
  return found;
}

function readEvent(
  component: ICAL.Component,
  context: Context,
  repetition: string,
  times?: { start: ICAL.Time; end: ICAL.Time },
): FoundEvent {
  const cancelled = isCancelled(component, context);
  const privacy = textOf(component, "class").toUpperCase();
  if (privacy !== "" && privacy !== "PUBLIC")
    throw new Refused(`its calendar says that it is ${privacy.toLowerCase()}`);
  if (textOf(component, "status").toUpperCase() === "TENTATIVE") throw new Refused("it is not certain (TENTATIVE)");
  const name = nameOf(component);
  const categories = component
    .getAllProperties("categories")
    .flatMap((property) => property.getValues().map((value) => String(value).trim()));
  const kinds = categories.map(kindOf);
  return {
    uid: textOf(component, "uid"),
    repetition,
    sequence: sequenceOf(component),
    isCancelled: cancelled,
    name,
    kind: kinds.find((kind) => kind !== undefined) ?? context.kind ?? "other",
    venue: textOf(component, "location").replace(/\s*\n\s*/g, ", "),
    ...daysOf(component, cancelled ? { ...context, timeZone: context.timeZone ?? "UTC" } : context, times),
    url: textOf(component, "url") || null,
    titles: categories.filter((_, index) => kinds[index] === undefined),
    isAdultsOnly: [name, ...categories].some((text) => ADULTS.test(text)),
  };
}

const ADULTS = /(?<!\d)18\s?\+|\+\s?18(?!\d)|^adults(?: only)?$/i;

function kindOf(category: string): EventKind | undefined {
  const word = category.toLowerCase();
  return EVENT_KINDS.find((kind) => word === kind || word === `${kind}s`);
}

/** Times become the days on which they are where the event takes place. */
function daysOf(component: ICAL.Component, context: Context, times?: { start: ICAL.Time; end: ICAL.Time }) {
  const { startDate, endDate } = times ? { startDate: times.start, endDate: times.end } : new ICAL.Event(component);
  if (!startDate) throw new Refused("it has no beginning");
  // The library takes 30 February for 2 March.
  const [, , , written] = component.getFirstProperty("dtstart")?.toJSON() ?? [];
  if (!times && !String(written).startsWith(dayOf(startDate))) throw new Refused(`its days are none: ${written}`);
  const zoneName = zoneNameOf(component, "dtstart");
  const isUtc = !startDate.isDate && startDate.zone === ICAL.Timezone.utcTimezone;
  const own = isUtc ? undefined : ianaZone(zoneName, context.zoneNames);
  const timeZone = own ?? context.timeZone;
  if (zoneName !== "" && !isUtc && !own && !startDate.isDate)
    throw new Refused(`its time zone is unknown: ${zoneName}`);
  if (timeZone === undefined) throw new Refused("neither it nor its calendar has a time zone: say one by --zone");
  if (startDate.isDate) {
    const firstDay = dayOf(startDate);
    const end = endDate?.isDate ? dayAfter(dayOf(endDate), -1) : firstDay;
    return { firstDay, lastDay: end > firstDay ? end : firstDay, timeZone };
  }
  const endZone = ianaZone(zoneNameOf(component, "dtend"), context.zoneNames) ?? timeZone;
  const firstDay = localDay(timeZone, instantFrom(startDate, timeZone));
  const end = endDate ? instantFrom(endDate, endZone).getTime() - NIGHT_MS : 0;
  const lastDay = localDay(timeZone, new Date(end));
  return { firstDay, lastDay: lastDay > firstDay ? lastDay : firstDay, timeZone };
}

function instantFrom(time: ICAL.Time, timeZone: string): Date {
  if (time.zone === ICAL.Timezone.utcTimezone) return new Date(time.toUnixTime() * 1000);
  const { year, month, day, hour, minute } = time;
  return instantOf(timeZone, Date.UTC(year, month - 1, day, hour, minute));
}

function dayOf({ year, month, day }: ICAL.Time): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Also of `/mozilla.org/20050126_1/Europe/Madrid`, of Windows names, and by what the zone says of itself. */
function ianaZone(name: string, zoneNames: ReadonlyMap<string, string>): string | undefined {
  const parts = name.split("/");
  const ends = parts.map((_, index) => parts.slice(index).join("/"));
  const candidates = [...ends, zoneNames.get(name) ?? "", ...findIana(name)];
  return candidates.find((each) => each !== "UTC" && isZone(each));
}

function zoneNameOf(component: ICAL.Component, property: string): string {
  const name: unknown = component.getFirstProperty(property)?.getParameter("tzid");
  return typeof name === "string" ? name : "";
}

function isCancelled(component: ICAL.Component, context: Context): boolean {
  return context.isCancelled || textOf(component, "status").toUpperCase() === "CANCELLED";
}

function sequenceOf(component: ICAL.Component): number {
  const sequence = Number(textOf(component, "sequence"));
  return Number.isSafeInteger(sequence) && sequence > 0 && sequence < 2 ** 31 ? sequence : 0;
}

function nameOf(component: ICAL.Component | undefined): string {
  return (component && planText(textOf(component, "summary"))) || "An event without a name";
}

/** Empty without the property. */
function textOf(component: ICAL.Component, property: string): string {
  return String(component.getFirstPropertyValue(property) ?? "").trim();
}
