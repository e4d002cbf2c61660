import { CHECK_IN_STATES, type CheckInState } from "@nakamatch/contract/vocabulary/check-ins";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CheckInTerms,
  canSetCheckIn,
  checkInProblem,
  checkInState,
  dropTime,
  invitationEnd,
  isCheckInOpen,
  isInvitationOver,
  isMakerAsked,
  presetHour,
  tellTime,
  trustedState,
} from "./check-in.ts";
import { planEnd, planTime } from "./plans.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NOW = new Date("2026-06-15T12:00:00Z");
const hours = (count: number, from = NOW) => new Date(from.getTime() + count * HOUR_MS);
const instant = fc.date({ min: new Date("2024-01-01"), max: new Date("2029-01-01"), noInvalidDate: true });
const zone = fc.constantFrom("Europe/Madrid", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC");
const checkIn = fc.record<CheckInTerms>({
  dueAt: instant,
  remindedAt: fc.constant(null),
  answer: fc.constantFrom("home", "end", null),
  toldAt: fc.option(instant),
});

describe("the hour of a check-in", () => {
  it("is ahead, not before the plan, and at most twelve hours after its end", () => {
    const plan = { startsAt: hours(1), minutes: 120 };
    expect(checkInProblem(NOW, plan, NOW)).toBe("past");
    expect(checkInProblem(new Date(hours(1).getTime() - 1), plan, NOW)).toBe("beforePlan");
    expect(checkInProblem(hours(1), plan, NOW)).toBeNull();
    expect(checkInProblem(hours(0.5), { ...plan, isCancelled: true }, NOW)).toBeNull();
    expect(checkInProblem(hours(2), plan, hours(2))).toBe("past");
    expect(checkInProblem(hours(15), plan, NOW)).toBeNull();
    expect(checkInProblem(new Date(hours(15).getTime() + 1), plan, NOW)).toBe("tooFar");
  });

  it("can be set from when both agree until twelve hours after the plan's end, unless it is cancelled", () => {
    const plan = { state: "accepted", isAgreed: true, planEnd: hours(3) } as const;
    expect(canSetCheckIn(plan, NOW)).toBe(true);
    expect(canSetCheckIn({ ...plan, state: "changeAsked" }, NOW)).toBe(true);
    expect(canSetCheckIn({ ...plan, state: "changeAsked", isAgreed: false }, NOW)).toBe(false);
    expect(canSetCheckIn({ ...plan, state: "past" }, hours(14.9))).toBe(true);
    expect(canSetCheckIn({ ...plan, state: "past" }, hours(15))).toBe(false);
    expect(canSetCheckIn({ ...plan, state: "cancelled" }, NOW)).toBe(false);
    expect(canSetCheckIn({ ...plan, state: "cancelled" }, NOW, { isOpen: true })).toBe(true);
    expect(canSetCheckIn({ ...plan, state: "cancelled" }, hours(15), { isOpen: true })).toBe(false);
  });

  it("begins an hour after the plan's end, or from now, and can always be set as it is", () => {
    expect(presetHour(hours(3), NOW)).toEqual(hours(4));
    expect(presetHour(hours(-2), NOW)).toEqual(hours(1));
    expect(presetHour(hours(-11.5), NOW)).toEqual(hours(0.5));
    fc.assert(
      fc.property(instant, fc.integer({ min: -12 * HOUR_MS + 1, max: 48 * HOUR_MS }), (now, untilEnd) => {
        const end = new Date(now.getTime() + untilEnd);
        const plan = { startsAt: hours(-1, end), minutes: 60 };
        expect(checkInProblem(presetHour(end, now), plan, now)).toBeNull();
      }),
    );
  });

  it("is counted in hours that pass, over midnight, a change of clocks and 29 February", () => {
    const days = fc.constantFrom("2026-03-28", "2026-10-24", "2028-02-28", "2028-02-29", "2026-12-31");
    const times = fc.constantFrom("00:00", "18:30", "23:45");
    fc.assert(
      fc.property(days, times, zone, fc.integer({ min: 15, max: 1440 }), (day, time, timeZone, minutes) => {
        const plan = { ...planTime({ day, time, minutes, timeZone }), minutes };
        const end = planEnd(plan);
        const now = hours(-100, end);
        expect(checkInProblem(hours(12, end), plan, now)).toBeNull();
        expect(checkInProblem(new Date(hours(12, end).getTime() + MINUTE_MS), plan, now)).toBe("tooFar");
      }),
    );
  });
});

describe("the time at which somebody is told", () => {
  it("is half an hour after the reminder, also after a late one, and until a day later", () => {
    expect(tellTime({ dueAt: NOW, remindedAt: null })).toEqual(hours(0.5));
    expect(tellTime({ dueAt: NOW, remindedAt: hours(2) })).toEqual(hours(2.5));
    expect(dropTime({ dueAt: NOW })).toEqual(hours(24.5));
  });

  it("is never before the hour", () => {
    fc.assert(
      fc.property(instant, fc.option(fc.nat(48 * 60)), (dueAt, late) => {
        const remindedAt = late === null ? null : new Date(dueAt.getTime() + late * MINUTE_MS);
        expect(tellTime({ dueAt, remindedAt }) > dueAt).toBe(true);
      }),
    );
  });
});

describe("a check-in", () => {
  const waiting: CheckInTerms = { dueAt: NOW, remindedAt: null, answer: null, toldAt: null };

  it("waits, is due, is told, and is over", () => {
    expect(checkInState(waiting, hours(-1))).toBe("waiting");
    expect(checkInState({ ...waiting, remindedAt: NOW }, hours(0.1))).toBe("due");
    expect(checkInState({ ...waiting, remindedAt: NOW, toldAt: hours(0.5) }, hours(1))).toBe("told");
    expect(checkInState(waiting, new Date(hours(24.5).getTime() - 1))).toBe("waiting");
    expect(checkInState(waiting, hours(24.5))).toBe("over");
    expect((["waiting", "due", "told", "home", "ended", "over"] as const).filter(isCheckInOpen)).toEqual([
      "waiting",
      "due",
      "told",
    ]);
  });

  it("is asked about from its hour on until it is answered or over, reminded or not", () => {
    const isAsked = (state: CheckInState, now: Date) => isMakerAsked({ state, dueAt: NOW }, now);
    expect(isAsked("waiting", new Date(NOW.getTime() - 1))).toBe(false);
    expect(CHECK_IN_STATES.filter((state) => isAsked(state, NOW))).toEqual(["waiting", "due", "told"]);
  });

  it("stays what its maker said, whatever time it is", () => {
    fc.assert(
      fc.property(checkIn, instant, (each, now) => {
        const state = checkInState(each, now);
        if (each.answer === "home") expect(state).toBe("home");
        if (each.answer === "end") expect(state).toBe("ended");
        if (each.answer === null) expect(["home", "ended"]).not.toContain(state);
      }),
    );
  });
});

describe("an invitation", () => {
  it("can be answered for 48 hours", () => {
    expect(isInvitationOver(NOW, new Date(hours(48).getTime() - 1))).toBe(false);
    expect(isInvitationOver(NOW, hours(48))).toBe(true);
    expect(trustedState("asked", NOW, hours(47))).toBe("asked");
    expect(trustedState("asked", NOW, hours(48))).toBe("unanswered");
    expect(trustedState("confirmed", NOW, hours(480))).toBe("confirmed");
  });
});

it("an invitation can be answered for two days, but no longer than until the hour", () => {
  expect(invitationEnd(NOW, hours(72))).toEqual(hours(48));
  expect(invitationEnd(NOW, hours(4))).toEqual(hours(4));
});
