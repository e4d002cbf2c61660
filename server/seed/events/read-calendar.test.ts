import { describe, expect, it } from "vitest";
import { CALENDARS } from "./calendars-testing.ts";
import { readCalendar } from "./read-calendar.ts";

const NOW = new Date("2026-03-02T12:00:00Z");
type Name = keyof typeof CALENDARS;
const read = (name: Name, defaults: Partial<Parameters<typeof readCalendar>[2]> = {}) =>
  readCalendar(CALENDARS[name], NOW, { timeZone: undefined, kind: undefined, ...defaults });
const eventsOf = (name: Name) => {
  const { series, refused } = read(name);
  expect(refused).toEqual([]);
  return series.flatMap(({ events }) => events);
};
const reasons = (name: Name) => {
  const { series, refused } = read(name);
  expect(series).toEqual([]);
  return refused.map(({ reason }) => reason);
};

describe("calendars as programs write them", () => {
  it("Google's, with whole days, of which the calendar's end is the day after", () => {
    expect(eventsOf("google")).toEqual([
      {
        uid: "4k2m@google.com",
        repetition: "",
        sequence: 1,
        isCancelled: false,
        name: "Kaze Con 2026",
        kind: "other",
        venue: "Palacio de Congresos, Granada, España",
        firstDay: "2026-05-23",
        lastDay: "2026-05-24",
        timeZone: "Europe/Madrid",
        url: null,
        titles: [],
        isAdultsOnly: false,
      },
    ]);
  });

  it("Apple's, with times, a link and a place of several lines", () => {
    expect(eventsOf("apple")).toMatchObject([
      {
        kind: "convention",
        firstDay: "2026-04-18",
        lastDay: "2026-04-19",
        timeZone: "Europe/Berlin",
        venue: "Messe, Messeplatz 1, 50679 Köln, Deutschland",
        url: "https://animesamfluss.de/",
      },
    ]);
  });

  it("Outlook's, under the name that Windows has for a zone; a night belongs to its evening, other categories are titles", () => {
    expect(eventsOf("outlook")).toMatchObject([
      {
        kind: "premiere",
        titles: ["Spirited Away"],
        firstDay: "2026-03-27",
        lastDay: "2026-03-27",
        timeZone: "Europe/Berlin",
      },
    ]);
  });

  it("Thunderbird's, with a zone behind a prefix, and a duration", () => {
    expect(eventsOf("thunderbird")).toMatchObject([
      { kind: "screening", firstDay: "2026-04-10", lastDay: "2026-04-10", timeZone: "Europe/Paris" },
    ]);
  });

  it("with folded lines, and with line feeds alone", () => {
    expect(eventsOf("folded")).toMatchObject([
      {
        name: "Un encuentro con un nombre tan largo que los calendarios lo parten en varias líneas; también, si hace falta, en mitad de una palabra",
        venue: "Palacio de Congresos, Granada, España",
      },
    ]);
    expect(eventsOf("windowsNewline")).toMatchObject([
      { name: "Solo LF", firstDay: "2026-06-06", lastDay: "2026-06-06" },
    ]);
  });

  it("in UTC: the day is that of the calendar's zone, and +18 says for whom it is", () => {
    expect(eventsOf("utc")).toMatchObject([
      {
        kind: "tournament",
        firstDay: "2026-05-01",
        lastDay: "2026-05-01",
        timeZone: "America/Mexico_City",
        isAdultsOnly: true,
      },
    ]);
  });
});

describe("a repeated event", () => {
  it("has its next twelve dates, without excluded ones, with moved ones, and with cancelled ones as such", () => {
    const found = eventsOf("weekly");
    expect(
      found.map(({ repetition, firstDay, isCancelled }) => [repetition.slice(0, 10), firstDay, isCancelled]),
    ).toEqual([
      ["2026-03-06", "2026-03-06", false],
      ["2026-03-20", "2026-03-21", false],
      ["2026-03-27", "2026-03-27", true],
      ...["2026-04-03", "2026-04-10", "2026-04-17", "2026-04-24", "2026-05-01", "2026-05-08"].map((day) => [
        day,
        day,
        false,
      ]),
      ...["2026-05-15", "2026-05-22", "2026-05-29"].map((day) => [day, day, false]),
    ]);
    expect(new Set(found.map(({ sequence }) => sequence))).toEqual(new Set([3, 4]));
  });

  it("has no date beyond what is looked ahead", () => {
    expect(eventsOf("everyYear").map(({ firstDay }) => firstDay)).toEqual(["2026-03-06", "2027-03-06"]);
  });
});

describe("what is refused, in words", () => {
  it.each<[Name, string | RegExp]>([
    ["ended", "it has no date in the next twelve months"],
    ["everyMinute", "it is repeated minutely"],
    ["private", "its calendar says that it is private"],
    ["tentative", "it is not certain (TENTATIVE)"],
    ["strangeZone", "its time zone is unknown: Customized Time Zone 1"],
    ["noZone", "neither it nor its calendar has a time zone: say one by --zone"],
    ["impossible", "its days are none: 2026-13-45"],
    ["noUid", "it has no UID, by which it could be updated"],
    ["broken", /^the file is no calendar: /],
    ["cut", /^the file is no calendar: /],
    ["page", /^the file is no calendar: /],
    ["tasks", "the file has no events"],
    ["crowd", "the file has 2001 events; at most 2000 are read at once"],
  ])("%s", (name, reason) => {
    expect(reasons(name)).toEqual([reason instanceof RegExp ? expect.stringMatching(reason) : reason]);
  });

  it("a file without end", () => {
    const { refused } = readCalendar(`BEGIN:VCALENDAR${"\n".repeat(5_000_001)}`, NOW, {
      timeZone: undefined,
      kind: undefined,
    });
    expect(refused).toEqual([{ what: "Nothing was read", reason: "the file is larger than 5 MB" }]);
  });

  it("one event alone, beside others of the file", () => {
    const both = CALENDARS.google.replace(
      "END:VCALENDAR",
      CALENDARS.private.split("\r\n").slice(3, -2).concat("END:VCALENDAR").join("\r\n"),
    );
    const { series, refused } = readCalendar(both, NOW, { timeZone: undefined, kind: undefined });
    expect(series.map(({ uid }) => uid)).toEqual(["4k2m@google.com"]);
    expect(refused.map(({ what }) => what)).toEqual(["Cumple en casa"]);
  });
});

describe("what the operator says", () => {
  it("is the zone and kind of what names none", () => {
    const { series } = read("noZone", { timeZone: "America/Lima", kind: "meetup" });
    expect(series[0]?.events).toMatchObject([{ timeZone: "America/Lima", kind: "meetup" }]);
    const { series: named } = read("apple", { timeZone: "America/Lima", kind: "meetup" });
    expect(named[0]?.events).toMatchObject([{ timeZone: "Europe/Berlin", kind: "convention" }]);
  });
});

it("a cancelled calendar cancels its events, which need neither place nor zone", () => {
  expect(eventsOf("cancelled")).toMatchObject([{ uid: "4k2m@google.com", sequence: 2, isCancelled: true }]);
});
