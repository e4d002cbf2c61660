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
