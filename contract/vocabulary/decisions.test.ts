import { expect, test } from "vitest";
import { BAN_DURATIONS, BAN_HOURS } from "./decisions.ts";

test("LIMIT-23 BAN-04 bans last 24 hours, 7 days, 30 days, or have no end", () => {
  expect(BAN_DURATIONS).toEqual(["1_day", "1_week", "1_month", "permanent"]);
  expect(BAN_HOURS).toEqual({ "1_day": 24, "1_week": 168, "1_month": 720, permanent: null });
});
