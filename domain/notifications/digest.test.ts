import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DIGEST_WINDOW_MINUTES, type DigestSchedule, isDigestTime, nextDigest, zoneOfLongitude } from "./digest.ts";
import { isQuiet, minuteOfDay, toMinutes } from "./quiet-hours.ts";

const hours = (from: string, until: string) => ({ from: toMinutes(from), until: toMinutes(until) });
const next = (timeZone: string, now: string, days: number, quietHours: DigestSchedule["quietHours"] = null) =>
  nextDigest({ timeZone, quietHours }, new Date(now), days)?.toISOString();

describe("the next digest", () => {
  it("is at six in the evening of the person's time zone, in summer and in winter", () => {
    expect(next("Europe/Madrid", "2026-06-15T16:00:00Z", 1)).toBe("2026-06-16T16:00:00.000Z");
    expect(next("Europe/Madrid", "2026-12-15T17:00:00Z", 7)).toBe("2026-12-22T17:00:00.000Z");
    expect(next("Asia/Kolkata", "2026-06-15T12:30:00Z", 1)).toBe("2026-06-16T12:30:00.000Z");
    expect(next("America/Bogota", "2026-06-15T03:00:00Z", 0)).toBe("2026-06-15T23:00:00.000Z");
  });

  it("is the next evening where today's is over", () => {
    expect(next("UTC", "2026-06-15T17:59:00Z", 0)).toBe("2026-06-15T18:00:00.000Z");
    expect(next("UTC", "2026-06-15T18:00:00Z", 0)).toBe("2026-06-16T18:00:00.000Z");
  });

  it("keeps its hour over a change of clocks", () => {
    // Clocks go forward on 29 March, back on 25 October.
    expect(next("Europe/Madrid", "2026-03-28T17:00:00Z", 1)).toBe("2026-03-29T16:00:00.000Z");
    expect(next("Europe/Madrid", "2026-10-24T16:00:00Z", 1)).toBe("2026-10-25T17:00:00.000Z");
  });

  it("comes when quiet hours end that six o'clock is in", () => {
    expect(next("UTC", "2026-06-15T12:00:00Z", 0, hours("17:00", "20:30"))).toBe("2026-06-15T20:30:00.000Z");
    expect(next("UTC", "2026-06-15T12:00:00Z", 0, hours("17:00", "08:00"))).toBe("2026-06-16T08:00:00.000Z");
    expect(next("UTC", "2026-06-15T12:00:00Z", 0, hours("18:00", "18:01"))).toBe("2026-06-15T18:01:00.000Z");
    expect(next("UTC", "2026-06-15T12:00:00Z", 0, hours("22:00", "08:00"))).toBe("2026-06-15T18:00:00.000Z");
  });

  it("is as much later as clocks are put forward where they skip its time, and the first where they have it twice", () => {
    const quietHours = hours("17:00", "02:30");
    expect(next("Europe/Madrid", "2026-03-28T12:00:00Z", 1, quietHours)).toBe("2026-03-29T01:30:00.000Z");
    expect(next("Europe/Madrid", "2026-10-24T12:00:00Z", 1, quietHours)).toBe("2026-10-25T00:30:00.000Z");
  });

  it("is on another day where clocks put its time into quiet hours", () => {
    // On 29 March 02:30 is skipped; 03:30 is quiet again.
    const quietHours = hours("03:10", "02:30");
    expect(next("Europe/Madrid", "2026-03-28T12:00:00Z", 1, quietHours)).toBe("2026-03-30T00:30:00.000Z");
  });

  it("never comes in quiet hours without an end", () => {
    expect(next("UTC", "2026-06-15T12:00:00Z", 1, hours("08:00", "08:00"))).toBeUndefined();
  });
});

describe("whether it is time", () => {
  const at = (now: string, quietHours: DigestSchedule["quietHours"] = null) =>
    isDigestTime({ timeZone: "UTC", quietHours }, new Date(`2026-06-15T${now}:00Z`));

  it("from six in the evening for three hours", () => {
    expect(["17:59", "18:00", "20:59", "21:00", "03:00"].map((now) => at(now))).toEqual([
      ...[false, true, true, false, false],
    ]);
  });

  it("not in quiet hours, and after them where they are at six", () => {
    expect(["18:59", "19:00"].map((now) => at(now, hours("19:00", "23:00")))).toEqual([true, false]);
    expect(["18:30", "20:00", "22:59", "23:00"].map((now) => at(now, hours("17:00", "20:00")))).toEqual([
      ...[false, true, true, false],
    ]);
    expect(["23:59", "00:30"].map((now) => at(now, hours("17:00", "23:00")))).toEqual([true, true]);
    expect(at("18:00", hours("08:00", "08:00"))).toBe(false);
  });
});

describe("in any zone, over every change of clocks", () => {
  const zone = fc.constantFrom(
    ...[
      "Europe/Madrid",
      "America/New_York",
      "Australia/Lord_Howe",
      "Asia/Kathmandu",
      "America/Santiago",
      "Africa/Casablanca",
    ],
  );
  const minute = fc.integer({ min: 0, max: 1439 });
  const quietHours = fc.option(fc.record({ from: minute, until: minute }).filter(({ from, until }) => from !== until));
  const schedule = fc.record({ timeZone: zone, quietHours });
  const now = fc.date({ min: new Date("2025-01-01"), max: new Date("2029-01-01"), noInvalidDate: true });
  const dayOf = (timeZone: string, at: Date) =>
    Date.parse(new Intl.DateTimeFormat("en-CA", { timeZone }).format(at)) / (24 * 60 * 60 * 1000);

  it("is later than now, outside quiet hours, and at its time", () => {
    fc.assert(
      fc.property(schedule, now, fc.integer({ min: 0, max: 7 }), (wanted, from, days) => {
        const due = nextDigest(wanted, from, days);
        if (!due) throw new Error("there is none");
        expect(due > from).toBe(true);
        expect(isDigestTime(wanted, due)).toBe(true);
        if (wanted.quietHours) expect(isQuiet(wanted.quietHours, wanted.timeZone, due)).toBe(false);
        if (!wanted.quietHours) expect(minuteOfDay(wanted.timeZone, due)).toBe(18 * 60);
      }),
      { numRuns: 500 },
    );
  });

  it("daily ones come on every day, each once", () => {
    fc.assert(
      fc.property(zone, now, (timeZone, from) => {
        let at = from;
        for (let count = 0; count < 40; count += 1) {
          const due = nextDigest({ timeZone, quietHours: null }, at, 1) ?? at;
          expect(dayOf(timeZone, due) - dayOf(timeZone, at)).toBe(1);
          at = due;
        }
      }),
      { numRuns: 60 },
    );
  });

  it("is put off where it is late", () => {
    fc.assert(
      fc.property(schedule, now, fc.integer({ min: 0, max: 1439 }), (wanted, from, late) => {
        const due = nextDigest(wanted, from, 1) ?? from;
        const later = new Date(due.getTime() + late * 60_000);
        // Clocks may change in between.
        fc.pre(Math.abs(late - DIGEST_WINDOW_MINUTES) > 60 && late < 1380);
        if (late > DIGEST_WINDOW_MINUTES) expect(isDigestTime(wanted, later)).toBe(false);
      }),
    );
  });
});

describe("the zone of a city", () => {
  it("is that of its longitude", () => {
    expect([-3.7, 139.7, -74.1, 180, -180, null].map(zoneOfLongitude)).toEqual([
      ...["UTC", "Etc/GMT-9", "Etc/GMT+5", "Etc/GMT-12", "Etc/GMT+12", "UTC"],
    ]);
  });

  it("is known, and its evening is an evening there", () => {
    const longitude = fc.double({ min: -180, max: 180, noNaN: true });
    fc.assert(
      fc.property(longitude, (east) => {
        const due = nextDigest(
          { timeZone: zoneOfLongitude(east), quietHours: null },
          new Date("2026-06-15T12:00:00Z"),
          1,
        );
        const solar = ((((due?.getTime() ?? 0) / 3_600_000 + east / 15) % 24) + 24) % 24;
        expect(Math.abs(solar - 18)).toBeLessThanOrEqual(0.51);
      }),
    );
  });
});
