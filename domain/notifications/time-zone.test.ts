import { expect, test } from "vitest";
import { knownTimeZone } from "./time-zone.ts";

test.each([
  ["Europe/Madrid", "Europe/Madrid"],
  ["UTC", "UTC"],
  ["Etc/Unknown", "UTC"],
  ["Europe/Atlantis", "UTC"],
  ["", "UTC"],
  [undefined, "UTC"],
  [null, "UTC"],
])("the time zone %j counts as %s", (name, zone) => {
  expect(knownTimeZone(name)).toBe(zone);
});

test.each([
  ["Europe/Madrid", "Europe/Madrid"],
  ["Europe/Atlantis", "Etc/GMT-9"],
  [null, "Etc/GMT-9"],
])("with a guess, the time zone %j counts as %s", (name, zone) => {
  expect(knownTimeZone(name, "Etc/GMT-9")).toBe(zone);
});
