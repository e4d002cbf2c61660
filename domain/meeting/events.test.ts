import { EVENTS } from "@nakamatch/contract/vocabulary/events";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { localTime } from "../notifications/local-time.ts";
import { dayAfter, daysProblem, type EventTerms, eventEnd, eventProblem, localDay } from "./events.ts";

const NOW = new Date("2026-03-02T12:00:00Z");
const MINUTE_MS = 60_000;

const zone = fc.constantFrom(
  "Europe/Madrid",
  "America/New_York",
  "America/Santiago",
  "Australia/Lord_Howe",
  "Africa/Cairo",
  "Asia/Kathmandu",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "UTC",
);
const instant = fc
  .integer({ min: Date.UTC(2024, 0, 1) / MINUTE_MS, max: Date.UTC(2032, 0, 1) / MINUTE_MS })
  .map((minutes) => new Date(minutes * MINUTE_MS));

const event = (more: Partial<EventTerms> = {}): EventTerms => ({
  uid: "one",
  name: "Kaze Con",
  venue: "Palacio de Congresos, Granada",
  url: "https://kazecon.org/2026",
  firstDay: "2026-03-07",
  lastDay: "2026-03-08",
  timeZone: "Europe/Madrid",
  ...more,
});
const problem = (more: Partial<EventTerms>) => eventProblem(event(more), NOW);

describe("the days of an event", () => {
  it("are whole and local: the last one ends where its place shows the next, whatever the zone and the clocks do", () => {
    fc.assert(
      fc.property(zone, instant, (timeZone, at) => {
        const lastDay = localDay(timeZone, at);
        const end = eventEnd({ lastDay, timeZone });
        expect(localDay(timeZone, end)).toBe(dayAfter(lastDay, 1));
        expect(localDay(timeZone, new Date(end.getTime() - MINUTE_MS))).toBe(lastDay);
      }),
    );
  });

  it("are over exactly when they have ended there", () => {
    fc.assert(
      fc.property(zone, instant, fc.integer({ min: -3, max: 3 }), (timeZone, now, days) => {
        const lastDay = dayAfter(localDay(timeZone, now), days);
        const isOver = daysProblem({ firstDay: lastDay, lastDay, timeZone }, now) === "over";
        expect(isOver).toBe(eventEnd({ lastDay, timeZone }) <= now);
      }),
    );
  });

  it("may be as far ahead as the same day twelve months later there, and no day more", () => {
    fc.assert(
      fc.property(zone, instant, (timeZone, now) => {
        const today = localDay(timeZone, now);
        const anniversary = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
        const last = today.endsWith("02-29") ? dayAfter(`${anniversary.slice(0, 4)}-03-01`, -1) : anniversary;
        const at = (lastDay: string) => daysProblem({ firstDay: lastDay, lastDay, timeZone }, now);
        expect([at(last), at(dayAfter(last, 1))]).toEqual([null, "tooFar"]);
      }),
    );
  });

  it("are counted where the event is, which may be a day ahead of the reader", () => {
    const late = new Date("2026-03-02T23:30:00Z");
    expect(localDay("Pacific/Auckland", late)).toBe("2026-03-03");
    expect(localTime("Pacific/Pago_Pago", late.getTime())).toBe(Date.UTC(2026, 2, 2, 12, 30));
    const days = { firstDay: "2026-03-02", lastDay: "2026-03-02" };
    expect(daysProblem({ ...days, timeZone: "Pacific/Pago_Pago" }, late)).toBeNull();
    expect(daysProblem({ ...days, timeZone: "Pacific/Auckland" }, late)).toBe("over");
  });

  it.each([
    ["2026-03-08", "2026-03-07", "reversed"],
    ["2026-02-30", "2026-03-07", "invalid"],
    ["2026-03-07", "7.3.2026", "invalid"],
    ["2026-03-07", dayAfter("2026-03-07", EVENTS.days), "tooLong"],
    ["2026-03-07", dayAfter("2026-03-07", EVENTS.days - 1), null],
    ["2026-02-27", "2026-03-01", "over"],
    ["2026-02-27", "2026-03-02", null],
    ["2027-03-01", "2027-03-02", null],
    ["2027-03-01", "2027-03-03", "tooFar"],
  ])("from %s to %s: %s", (firstDay, lastDay, expected) => {
    expect(daysProblem({ firstDay, lastDay, timeZone: "Europe/Madrid" }, NOW)).toBe(expected);
  });
});

describe("what is refused of an event", () => {
  it("is nothing of a whole one, also without a link", () => {
    expect([problem({}), problem({ url: null })]).toEqual([null, null]);
  });

  it.each<[Partial<EventTerms>, string, string]>([
    [{ uid: "" }, "uid", "empty"],
    [{ uid: "u".repeat(256) }, "uid", "tooLong"],
    [{ name: " \u200b" }, "name", "empty"],
    [{ name: "n".repeat(121) }, "name", "tooLong"],
    [{ name: "Con\u202e" }, "name", "invalid"],
    [{ name: "Con at https://con.org" }, "name", "link"],
    [{ venue: "" }, "venue", "empty"],
    [{ venue: "v".repeat(161) }, "venue", "tooLong"],
    [{ venue: "https://zoom.us/j/12345" }, "venue", "link"],
    [{ timeZone: "Europe/Gotham" }, "timeZone", "unknown"],
    [{ timeZone: "+02:00" }, "timeZone", "unknown"],
    [{ lastDay: "2026-03-01" }, "days", "reversed"],
  ])("%j", (more, field, reason) => {
    expect(problem(more)).toEqual({ field, reason });
  });

  it.each([
    ["https://con.org", null],
    ["https://www.con.org/a?b=c#d", null],
    ["https://kéza.org/", null],
    ["http://con.org", "notHttps"],
    ["javascript:alert(1)", "notHttps"],
    ["data:text/html,x", "notHttps"],
    ["con.org", "invalid"],
    ["https://con.org/a b", "invalid"],
    ["https://localhost/", "private"],
    ["https://intranet/", "private"],
    ["https://nas.local/", "private"],
    ["https://nas.local./", "private"],
    ["https://192.168.0.4/", "private"],
    ["https://8.8.8.8/", "private"],
    ["https://0x7f000001/", "private"],
    ["https://[::1]/", "private"],
    ["https://user@con.org/", "private"],
    ["https://user:secret@con.org/", "private"],
    ["https://con.org:8443/", "private"],
    [`https://con.org/${"a".repeat(490)}`, "tooLong"],
  ])("of the link %s: %s", (url, reason) => {
    expect(problem({ url })).toEqual(reason && { field: "url", reason });
  });
});
