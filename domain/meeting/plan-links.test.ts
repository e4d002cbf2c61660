import { PLAN_LINKS } from "@nakamatch/contract/vocabulary/plan-links";
import { PLAN_STATES } from "@nakamatch/contract/vocabulary/plans";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canMakeLink, linkEnd } from "./plan-links.ts";
import { planEnd, planTime } from "./plans.ts";

const HOUR_MS = 3_600_000;

describe("the end of a link", () => {
  it("is twelve hours that pass after the plan's, over midnight, 29 February and a change of clocks", () => {
    const at = (day: string, time: string) =>
      linkEnd(planTime({ day, time, minutes: 120, timeZone: "Europe/Madrid" })).toISOString();
    expect(at("2026-06-15", "20:00")).toBe("2026-06-16T08:00:00.000Z");
    expect(at("2028-02-28", "22:00")).toBe("2028-02-29T11:00:00.000Z");
    expect(at("2026-10-24", "22:00")).toBe("2026-10-25T10:00:00.000Z");
    expect(at("2026-03-28", "22:00")).toBe("2026-03-29T11:00:00.000Z");
  });

  it("depends on nothing else of the plan, and never comes before the plan's", () => {
    const startsAt = fc.date({ min: new Date("2024-01-01"), max: new Date("2029-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(startsAt, fc.integer({ min: 15, max: 1440 }), (start, minutes) => {
        const plan = { startsAt: start, minutes };
        expect(linkEnd(plan).getTime() - planEnd(plan).getTime()).toBe(PLAN_LINKS.hoursAfter * HOUR_MS);
      }),
    );
  });
});

it("a link is made while both agree on a time", () => {
  const agreed = PLAN_STATES.filter((state) => canMakeLink({ state, isAgreed: true }));
  expect(agreed).toEqual(["accepted", "changeAsked"]);
  expect(PLAN_STATES.filter((state) => canMakeLink({ state, isAgreed: false }))).toEqual([]);
});
