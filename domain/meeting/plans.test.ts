import { PLANS } from "@nakamatch/contract/vocabulary/plans";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { localTime } from "../notifications/local-time.ts";
import {
  answered,
  isZone,
  nextChange,
  type PlanTerms,
  planEnd,
  planState,
  planText,
  planTextProblem,
  planTime,
  planWhen,
  possibleAnswers,
  readersZone,
  reminderTimes,
  timeProblem,
  zoneName,
} from "./plans.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = new Date("2026-06-15T12:00:00Z");
const hours = (count: number, from = NOW) => new Date(from.getTime() + count * HOUR_MS);

const zone = fc.constantFrom(
  "Europe/Madrid",
  "America/New_York",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "America/Santiago",
  "Pacific/Auckland",
  "UTC",
);
const instant = fc
  .date({ min: new Date("2024-01-01"), max: new Date("2029-01-01"), noInvalidDate: true })
  .map((at) => new Date(Math.floor(at.getTime() / 60_000) * 60_000));
const digits = (local: number) => {
  const text = new Date(local).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
};

describe("the time of a plan", () => {
  const at = (day: string, time: string, timeZone = "Europe/Madrid") =>
    planTime({ day, time, minutes: 60, timeZone }).startsAt.toISOString();

  it("is that of its zone, in summer and in winter, and on 29 February", () => {
    expect(at("2026-06-15", "18:00")).toBe("2026-06-15T16:00:00.000Z");
    expect(at("2026-12-15", "18:00")).toBe("2026-12-15T17:00:00.000Z");
    expect(at("2028-02-29", "00:30")).toBe("2028-02-28T23:30:00.000Z");
    expect(at("2026-06-15", "18:00", "Asia/Kolkata")).toBe("2026-06-15T12:30:00.000Z");
  });

  it("moves forward where clocks skip it, and is the first where they have it twice", () => {
    expect(at("2026-03-29", "02:30")).toBe("2026-03-29T01:30:00.000Z");
    expect(at("2026-10-25", "02:30")).toBe("2026-10-25T00:30:00.000Z");
  });

  it("reads back as it was entered, unless clocks skip it: then later by as much as they do", () => {
    fc.assert(
      fc.property(zone, instant, (timeZone, instantUsed) => {
        const local = instantUsed.getTime();
        const { startsAt } = planTime({ ...digits(local), minutes: 60, timeZone });
        const shift = localTime(timeZone, startsAt.getTime()) - local;
        expect(shift).toBeGreaterThanOrEqual(0);
        expect(shift).toBeLessThanOrEqual(HOUR_MS);
        if (shift === 0) return;
        // The minute before it is shown before the gap.
        expect(localTime(timeZone, startsAt.getTime() - shift)).toBeLessThan(local);
      }),
      { numRuns: 500 },
    );
  });

  it("of two that have the same digits is the earlier", () => {
    fc.assert(
      fc.property(zone, instant, (timeZone, wanted) => {
        const local = localTime(timeZone, wanted.getTime());
        const { startsAt } = planTime({ ...digits(local), minutes: 60, timeZone });
        expect(startsAt.getTime()).toBeLessThanOrEqual(wanted.getTime());
        expect(localTime(timeZone, startsAt.getTime())).toBe(local);
      }),
      { numRuns: 500 },
    );
  });

  it("ends after minutes that pass, over midnight, a change of clocks and the end of February", () => {
    const end = (day: string, time: string, minutes: number) =>
      planEnd(planTime({ day, time, minutes, timeZone: "Europe/Madrid" })).toISOString();
    expect(end("2026-06-15", "22:00", 240)).toBe("2026-06-16T00:00:00.000Z");
    expect(end("2026-10-24", "23:00", 360)).toBe("2026-10-25T03:00:00.000Z");
    expect(end("2028-02-28", "23:30", 1440)).toBe("2028-02-29T22:30:00.000Z");
  });
});

describe("how far ahead a plan may be", () => {
  const problem = (startsAt: Date, timeZone = "UTC") => timeProblem({ startsAt, minutes: 60, timeZone }, NOW);

  it("is an hour, by the minute, until the same time thirty days later", () => {
    expect([hours(1, new Date(NOW.getTime() - 60_000)), hours(1)].map((at) => problem(at))).toEqual(["tooSoon", null]);
    expect(
      timeProblem({ startsAt: hours(1), minutes: 60, timeZone: "UTC" }, new Date(NOW.getTime() + 59_999)),
    ).toBeNull();
    expect([hours(720), new Date(hours(720).getTime() + 60_000)].map((at) => problem(at))).toEqual([null, "tooFar"]);
  });

  it("is the same time of day in every zone, whatever clocks do in between", () => {
    fc.assert(
      fc.property(zone, instant, (timeZone, now) => {
        const local = localTime(timeZone, now.getTime());
        const last = planTime({ ...digits(local + PLANS.ahead.days * DAY_MS), minutes: 60, timeZone });
        // Moved forward out of a gap, it is beyond.
        fc.pre(localTime(timeZone, last.startsAt.getTime()) === local + PLANS.ahead.days * DAY_MS);
        expect(timeProblem(last, now)).toBeNull();
        const beyond = planTime({ ...digits(local + PLANS.ahead.days * DAY_MS + 60_000), minutes: 60, timeZone });
        expect(timeProblem(beyond, now)).toBe("tooFar");
      }),
      { numRuns: 300 },
    );
  });
});

const proposal: PlanTerms = {
  standing: "proposed",
  proposedAt: NOW,
  startsAt: hours(240),
  minutes: 120,
  timeZone: "UTC",
  ask: null,
};
const agreed: PlanTerms = { ...proposal, standing: "accepted", startsAt: hours(48) };
const asking = (plan: PlanTerms, isByProposer: boolean, startsAt = hours(72)): PlanTerms => ({
  ...plan,
  ask: { startsAt, minutes: 60, timeZone: "Asia/Tokyo", isByProposer, askedAt: NOW },
});

describe("the state of a plan", () => {
  const states = (plan: PlanTerms, ...at: number[]) => at.map((each) => planState(plan, hours(each)));

  it("is proposed for seven days, or until its time", () => {
    expect(states(proposal, 0, 167.9, 168)).toEqual(["proposed", "proposed", "expired"]);
    expect(states({ ...proposal, startsAt: hours(5) }, 4.9, 5)).toEqual(["proposed", "expired"]);
  });

  it("is accepted until its end, then past", () => {
    expect(states(agreed, 0, 49.9, 50)).toEqual(["accepted", "accepted", "past"]);
  });

  it("is asked to change until the time that stands, or that is asked for, or seven days", () => {
    expect(states(asking(agreed, true), 47.9, 48, 50)).toEqual(["changeAsked", "accepted", "past"]);
    expect(states(asking(agreed, true, hours(24)), 23.9, 24)).toEqual(["changeAsked", "accepted"]);
    expect(states(asking({ ...agreed, startsAt: hours(240) }, true, hours(300)), 167.9, 168)).toEqual([
      ...["changeAsked", "accepted"],
    ]);
    // Of a proposal, the time asked for may be later.
    expect(states(asking({ ...proposal, startsAt: hours(5) }, false), 5, 71.9, 72)).toEqual([
      ...["changeAsked", "changeAsked", "expired"],
    ]);
    expect(states(asking(proposal, false), 72, 168)).toEqual(["proposed", "expired"]);
  });

  it("of an ended one stays", () => {
    for (const standing of ["declined", "cancelled"] as const)
      expect(states({ ...agreed, standing }, 0, 1000)).toEqual([standing, standing]);
  });

  it("changes by time when it says so, and not before", () => {
    const plan = fc.record({
      standing: fc.constantFrom("proposed" as const, "accepted" as const),
      proposedAt: fc.constant(NOW),
      startsAt: fc.integer({ min: 1, max: 720 }).map((each) => hours(each)),
      minutes: fc.integer({ min: 15, max: 1440 }),
      timeZone: fc.constant("UTC"),
      ask: fc.option(
        fc.record({
          startsAt: fc.integer({ min: 1, max: 720 }).map((each) => hours(each)),
          minutes: fc.integer({ min: 15, max: 1440 }),
          timeZone: fc.constant("UTC"),
          isByProposer: fc.boolean(),
          askedAt: fc.constant(NOW),
        }),
      ),
    });
    fc.assert(
      fc.property(plan, (each) => {
        let at = NOW;
        for (let steps = 0; steps < 4; steps += 1) {
          const next = nextChange(each, at);
          if (!next) {
            expect(["past", "expired"]).toContain(planState(each, at));
            return;
          }
          expect(planState(each, new Date(next.getTime() - 1))).toBe(planState(each, at));
          expect(planState(each, next)).not.toBe(planState(each, at));
          at = next;
        }
        throw new Error("it never ends");
      }),
    );
  });
});

describe("an answer", () => {
  const answer = (plan: PlanTerms, isProposer: boolean, kind: "accept" | "decline" | "cancel", now = NOW) =>
    answered(plan, { isProposer, answer: { kind }, now });

  it("is possible to whom it is asked of", () => {
    const able = (plan: PlanTerms, now = NOW) =>
      [true, false].map((isProposer) => possibleAnswers(plan, isProposer, now));
    expect(able(proposal)).toEqual([["cancel"], ["accept", "decline", "ask"]]);
    expect(able(agreed)).toEqual([
      ["ask", "cancel"],
      ["ask", "cancel"],
    ]);
    expect(able(agreed, agreed.startsAt)).toEqual([["cancel"], ["cancel"]]);
    expect(able(asking(agreed, true))).toEqual([
      ["decline", "ask", "cancel"],
      ["accept", "decline", "ask", "cancel"],
    ]);
    expect(able({ ...proposal, standing: "cancelled" })).toEqual([[], []]);
    expect(able(proposal, hours(168))).toEqual([[], []]);
  });

  it("accepts the proposal, or the time asked for", () => {
    expect(answer(proposal, false, "accept")).toEqual({ plan: { ...proposal, standing: "accepted" }, act: "accepted" });
    const { startsAt, minutes, timeZone } = asking(agreed, true).ask!;
    expect(answer(asking(agreed, true), false, "accept")).toEqual({
      plan: { ...agreed, startsAt, minutes, timeZone, standing: "accepted", ask: null },
      act: "accepted",
    });
    expect(answer(proposal, true, "accept")).toBeUndefined();
  });

  it("that declines another time, or withdraws it, keeps the one before", () => {
    expect(answer(asking(agreed, true), false, "decline")).toEqual({ plan: agreed, act: "declined" });
    expect(answer(asking(agreed, true), true, "decline")).toEqual({ plan: agreed, act: "withdrew" });
    expect(answer(asking(proposal, false), true, "decline")).toEqual({ plan: proposal, act: "declined" });
    expect(answer(proposal, false, "decline")).toEqual({
      plan: { ...proposal, standing: "declined" },
      act: "declined",
    });
  });

  it("asks for another time, also in place of one that the other asked for", () => {
    const time = { startsAt: hours(96), minutes: 30, timeZone: "Europe/Paris" };
    const made = answered(asking(agreed, true), { isProposer: false, answer: { kind: "ask", time }, now: hours(1) });
    expect(made).toEqual({
      plan: { ...agreed, ask: { ...time, isByProposer: false, askedAt: hours(1) } },
      act: "asked",
    });
  });

  it("that cancels ends it, with what was asked", () => {
    expect(answer(asking(agreed, true), false, "cancel")).toEqual({
      plan: { ...agreed, standing: "cancelled" },
      act: "cancelled",
    });
  });

  it("comes too late once time has decided", () => {
    expect(answer(proposal, false, "accept", hours(168))).toBeUndefined();
    expect(answer(asking(agreed, true), false, "accept", hours(48))).toBeUndefined();
  });
});

describe("reminders", () => {
  it("come at the same time of the day before, in the reader's zone, and two hours before", () => {
    const { day, hours: twoHours } = reminderTimes(new Date("2026-10-25T17:00:00Z"), "Europe/Madrid");
    expect(day.toISOString()).toBe("2026-10-24T16:00:00.000Z");
    expect(twoHours.toISOString()).toBe("2026-10-25T15:00:00.000Z");
    expect(reminderTimes(new Date("2026-10-25T17:00:00Z"), "Asia/Tokyo").day.toISOString()).toBe(
      "2026-10-24T17:00:00.000Z",
    );
    expect(reminderTimes(new Date("2028-03-01T12:00:00Z"), "UTC").day.toISOString()).toBe("2028-02-29T12:00:00.000Z");
  });

  it("come in order before the plan, in every zone", () => {
    fc.assert(
      fc.property(zone, instant, (timeZone, startsAt) => {
        const { day, hours: twoHours } = reminderTimes(startsAt, timeZone);
        expect(day.getTime()).toBeLessThan(twoHours.getTime());
        expect(twoHours.getTime()).toBeLessThan(startsAt.getTime());
        expect(startsAt.getTime() - day.getTime()).toBeGreaterThanOrEqual(22 * HOUR_MS);
        expect(startsAt.getTime() - day.getTime()).toBeLessThanOrEqual(26 * HOUR_MS);
      }),
    );
  });
});

it("times are read in one's own zone where it is known, else in the plan's", () => {
  expect([null, "UTC", "Asia/Tokyo", "Mars/Olympus"].map((own) => readersZone(own, "Europe/Madrid"))).toEqual([
    ...["Europe/Madrid", "Europe/Madrid", "Asia/Tokyo", "Europe/Madrid"],
  ]);
  expect(planWhen(new Date("2026-12-31T23:30:00Z"), "Europe/Madrid", "en")).toMatch(
    /^Friday, January 1 at 12:30\sAM GMT\+1$/,
  );
});

it.each([
  ["Europe/Madrid", true],
  ["America/Argentina/Buenos_Aires", true],
  ["UTC", true],
  ["+02:00", false],
  ["Europe/Atlantis", false],
  ["", false],
])("the zone %j: %s", (name, isKnown) => {
  expect(isZone(name)).toBe(isKnown);
});

it.each([
  ["Cosplay", null],
  ["   ", "empty"],
  ["x".repeat(80), null],
  ["x".repeat(81), "tooLong"],
  ["see https://example.com", "link"],
  ["ana@example.com", "link"],
  ["a\u0007b", "invalid"],
  ["a\u202Eb", "invalid"],
])("the text %j: %s", (text, problem) => {
  expect(planTextProblem(text, PLANS.what)).toBe(problem);
});

it("a text is stored as one line", () => {
  expect(planText("  Ver\n Mushishi ")).toBe("Ver Mushishi");
});

it("a zone is named in the reader's words, where the platform has any", () => {
  const now = new Date("2026-07-01T12:00:00Z");
  expect(zoneName("Europe/Madrid", "es", now)).toBe("Madrid (hora de Europa central)");
  expect(zoneName("America/New_York", "de", now)).toBe("New York (Nordamerikanische Ostküstenzeit)");
  expect(zoneName("UTC", "es", now)).toBe("UTC");
});
