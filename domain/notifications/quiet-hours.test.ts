import { describe, expect, it } from "vitest";
import { isQuiet, toMinutes, toTime } from "./quiet-hours.ts";

const quiet = (from: string, until: string, zone: string, now: string) =>
  isQuiet({ from: toMinutes(from), until: toMinutes(until) }, zone, new Date(now));

describe("quiet hours", () => {
  it("begin with their first minute and end before their last", () => {
    const at = (now: string) => quiet("13:00", "15:30", "UTC", `2026-06-15T${now}:00Z`);
    expect(["12:59", "13:00", "15:29", "15:30"].map(at)).toEqual([false, true, true, false]);
  });

  it("reach over midnight", () => {
    const at = (now: string) => quiet("22:00", "08:00", "UTC", `2026-06-15T${now}:00Z`);
    expect(["21:59", "22:00", "00:00", "07:59", "08:00"].map(at)).toEqual([false, true, true, true, false]);
  });

  it("are the whole day where they end when they begin", () => {
    expect(quiet("08:00", "08:00", "UTC", "2026-06-15T03:00:00Z")).toBe(true);
  });

  it("are those of the person's time zone, in summer and in winter", () => {
    // Midnight is hour 0, not 24.
    expect(quiet("00:00", "00:30", "Europe/Madrid", "2026-06-15T22:10:00Z")).toBe(true);
    expect(quiet("00:00", "00:30", "Europe/Madrid", "2026-12-15T22:10:00Z")).toBe(false);
    expect(quiet("00:00", "00:30", "Europe/Madrid", "2026-12-15T23:10:00Z")).toBe(true);
    expect(quiet("22:00", "08:00", "Asia/Kolkata", "2026-06-15T16:29:00Z")).toBe(false);
    expect(quiet("22:00", "08:00", "Asia/Kolkata", "2026-06-15T16:30:00Z")).toBe(true);
  });
});

it("times of day are minutes and back", () => {
  for (const time of ["00:00", "07:05", "23:59"]) expect(toTime(toMinutes(time))).toBe(time);
  expect(toMinutes("23:59")).toBe(1439);
});
