import { expect, test } from "vitest";
import { isPremium } from "./entitlement.ts";

const now = new Date("2026-06-15T12:00:00Z");
const inMs = (ms: number) => new Date(now.getTime() + ms);

test("PREM-11 OPEN-76 without a subscription nobody is premium", () => {
  expect(isPremium(null, now)).toBe(false);
});

test.each([
  ["active", "without end", null, true],
  ["active", "that ends in a millisecond", inMs(1), true],
  ["active", "that ends now", now, false],
  ["active", "that ended a millisecond ago", inMs(-1), false],
  ["expired", "without end", null, false],
  ["canceled", "that ends in a day", inMs(86_400_000), false],
  ["past_due", "that ends in a day", inMs(86_400_000), false],
  ["Active", "without end", null, false],
  ["", "without end", null, false],
])("PREM-11 OPEN-76 does a subscription %j %s make premium?", (status, _, endDate, premium) => {
  expect(isPremium({ status, endDate }, now)).toBe(premium);
});

test("PREM-09 a cancelled renewal changes nothing before the period's end", () => {
  const cancelled = { status: "active", endDate: inMs(60_000), cancelAtPeriodEnd: true };
  expect(isPremium(cancelled, now)).toBe(true);
  expect(isPremium(cancelled, inMs(60_000))).toBe(false);
});
