import { expect, it } from "vitest";
import { emergencyNumbers } from "./emergency-numbers.ts";
import { isZone } from "./plans.ts";

const COUNTRIES =
  "Vienna Brussels Sofia Zurich Nicosia Prague Berlin Copenhagen Tallinn Madrid Helsinki Paris Athens Zagreb Budapest Dublin Rome Vaduz Vilnius Luxembourg Riga Malta Amsterdam Oslo Warsaw Lisbon Bucharest Stockholm Ljubljana Bratislava"
    .split(" ")
    .map((city) => `Europe/${city}`);

it("knows 112 in 31 countries", () => {
  const zones = [...COUNTRIES, "Atlantic/Reykjavik"];
  expect(new Set(zones).size).toBe(31);
  for (const zone of zones) expect([zone, isZone(zone), emergencyNumbers(zone)[0]]).toEqual([zone, true, "112"]);
});

it.each([
  ["Europe/Madrid", ["112", "091"]],
  ["Atlantic/Canary", ["112", "091"]],
  ["Europe/Berlin", ["112", "110"]],
  ["Europe/Rome", ["112"]],
])("gives those of %s, the common one first", (zone, numbers) => {
  expect(isZone(zone)).toBe(true);
  expect(emergencyNumbers(zone)).toEqual(numbers);
});

it.each(["Europe/London", "America/New_York", "Asia/Tokyo", "UTC", "Etc/GMT-1", ""])("claims none for %j", (zone) => {
  expect(emergencyNumbers(zone)).toEqual([]);
});
