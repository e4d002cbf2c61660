import type { Event } from "@nakamatch/contract/endpoints/meeting/events";
import type { EventStanding } from "@nakamatch/contract/vocabulary/events";
import { dayAfter } from "@nakamatch/domain/meeting/events";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { ShownEvent } from "./types.ts";

export function presentEvent({ city, region, countryCode, ...event }: ShownEvent, now: Date): Event {
  const { id, name, kind, venue, firstDay, lastDay, timeZone, url, isAdultsOnly, titles, distanceHundredths, goers } =
    event;
  return {
    id,
    name,
    kind,
    city: { name: city, region, countryCode },
    venue,
    firstDay,
    lastDay,
    timeZone,
    url,
    isAdultsOnly,
    titles,
    distanceKm: distanceHundredths === null ? null : distanceHundredths / 100,
    goers,
    standing: standingOf(event, now),
  };
}

function standingOf({ withdrawnAt, endsAt }: Pick<ShownEvent, "withdrawnAt" | "endsAt">, now: Date): EventStanding {
  if (withdrawnAt !== null) return "withdrawn";
  return endsAt <= now ? "over" : "coming";
}

/** Its whole days as dates without zone (RFC 5545), so that every calendar shows the same ones; the end is the day after. */
export function calendarOf(event: ShownEvent, publicUrl: string): string {
  const isWithdrawn = event.withdrawnAt !== null;
  const calendar = ical({
    prodId: { company: "nakamatch", product: "events" },
    method: isWithdrawn ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${event.id}@${new URL(publicUrl).hostname}`,
    // The source may leave its own at zero.
    sequence: Math.floor(event.changedAt.getTime() / 60_000),
    stamp: event.changedAt,
    // Days are written by their date in UTC.
    start: new Date(event.firstDay),
    end: new Date(dayAfter(event.lastDay, 1)),
    allDay: true,
    summary: event.name,
    location: event.venue,
    url: event.url,
    status: isWithdrawn ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
