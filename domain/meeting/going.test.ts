import { GOING } from "@nakamatch/contract/vocabulary/going";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAfter } from "./events.ts";
import { changesCountAfter, type GoingTo, goersOpenAt, goingProblem, openSince } from "./going.ts";

const NOW = new Date("2026-03-02T12:00:00Z");
const HOUR_MS = 3_600_000;

const goingTo = fc
  .record({ cityId: fc.integer({ min: 1, max: 3 }), first: fc.nat(20), days: fc.nat(4) })
  .map(({ cityId, first, days }): GoingTo & { days: string[] } => {
    const all = Array.from({ length: days + 1 }, (_, index) => dayAfter("2026-05-01", first + index));
    return { cityId, firstDay: all[0] as string, lastDay: all.at(-1) as string, days: all };
  });

describe("where somebody can go", () => {
  it("is to three events at a time", () => {
    fc.assert(
      fc.property(goingTo, fc.array(goingTo, { minLength: 3, maxLength: 5 }), (wanted, others) => {
        expect(goingProblem(wanted, others)).toBe("full");
      }),
    );
  });

  it("is never to two cities on one day, and several events in one city may overlap", () => {
    fc.assert(
      fc.property(goingTo, fc.array(goingTo, { maxLength: 2 }), (wanted, others) => {
        const cities = (day: string) =>
          new Set([wanted, ...others].filter(({ days }) => days.includes(day)).map(({ cityId }) => cityId));
        const isTorn = wanted.days.some((day) =>
          others.some(({ days, cityId }) => days.includes(day) && cityId !== wanted.cityId),
        );
        expect(goingProblem(wanted, others)).toBe(isTorn ? "elsewhere" : null);
        if (!isTorn) expect(wanted.days.every((day) => cities(day).size === 1)).toBe(true);
      }),
    );
  });
});

it("the list is open from the moment that is said", () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true, min: new Date("2020-01-01"), max: new Date("2060-01-01") }), (since) => {
      const opensAt = goersOpenAt(since);
      expect(openSince(opensAt)).toEqual(since);
      expect(opensAt.getTime() - since.getTime()).toBe(24 * HOUR_MS);
    }),
  );
});

it("a choice counts for 30 days", () => {
  expect(changesCountAfter(NOW)).toEqual(new Date("2026-01-31T12:00:00Z"));
  expect(GOING.changes).toBe(5);
});
