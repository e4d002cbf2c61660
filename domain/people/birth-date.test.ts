import { expect, test } from "vitest";
import { birthDateProblem } from "./birth-date.ts";

const TODAY = "2026-06-15";

test.each([
  ["", "required"],
  ["2001-02-29", "invalid"],
  ["2001-02", "invalid"],
  ["15/06/2000", "invalid"],
])("REG-20 the birth date %j is %s", (birthDate, reason) => {
  expect(birthDateProblem(birthDate, TODAY)).toBe(reason);
});

test.each([
  ["2008-06-16", "underage"],
  ["2008-06-15", null],
  // 100 until tomorrow, 101 today.
  ["1925-06-16", null],
  ["1925-06-15", "outOfRange"],
  ["2026-06-15", "underage"],
  ["2031-01-01", "underage"],
  ["0026-01-01", "outOfRange"],
])("REG-21 REG-22 LIMIT-01 OPEN-15 the birth date %s gives %s", (birthDate, reason) => {
  expect(birthDateProblem(birthDate, TODAY)).toBe(reason);
});
