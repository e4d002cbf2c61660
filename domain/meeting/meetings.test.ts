import { MEETINGS } from "@nakamatch/contract/vocabulary/meetings";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isMeetingAsked, roundedPlans } from "./meetings.ts";
import { type PlanTerms, planEnd } from "./plans.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const plan = fc
  .record({
    startsAt: fc.date({ min: new Date("2024-01-01"), max: new Date("2029-01-01"), noInvalidDate: true }),
    minutes: fc.integer({ min: 15, max: 1440 }),
    timeZone: fc.constantFrom("Europe/Madrid", "Pacific/Auckland", "UTC"),
  })
  .map((time): PlanTerms => {
    const proposedAt = new Date(time.startsAt.getTime() - DAY_MS);
    return { ...time, standing: "accepted", proposedAt, ask: null };
  });

describe("what came of a plan", () => {
  it("is asked from its end for exactly fourteen days, wherever it was", () => {
    fc.assert(
      fc.property(plan, fc.integer({ min: -20 * DAY_MS, max: 20 * DAY_MS }), (terms, after) => {
        const now = new Date(planEnd(terms).getTime() + after);
        expect(isMeetingAsked(terms, now)).toBe(after >= 0 && after < MEETINGS.askedDays * DAY_MS);
      }),
      { examples: [-1, 0, 14 * DAY_MS - 1, 14 * DAY_MS].map((after) => [fc.sample(plan, 1)[0]!, after]) },
    );
  });

  it("is asked only where both agreed", () => {
    fc.assert(
      fc.property(plan, fc.constantFrom("proposed", "declined", "cancelled"), (terms, standing) => {
        const now = new Date(planEnd(terms).getTime() + DAY_MS);
        expect(isMeetingAsked({ ...terms, standing }, now)).toBe(false);
      }),
    );
  });
});

describe("the number of plans", () => {
  it.each([
    [0, null],
    [9, null],
    [10, 10],
    [14, 10],
    [15, 20],
    [1000, 1000],
    [1049, 1000],
    [1050, 1100],
  ])("%i is read as %s", (count, read) => expect(roundedPlans(count)).toBe(read));

  it("is a multiple of ten, at most half a step away", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 1_000_000 }), (count) => {
        const read = roundedPlans(count)!;
        expect(read % 10).toBe(0);
        expect(Math.abs(read - count)).toBeLessThanOrEqual(count > 1000 ? 50 : 5);
      }),
    );
  });
});
