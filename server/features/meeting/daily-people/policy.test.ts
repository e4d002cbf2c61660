import type { DailyPerson, DailySettings } from "@nakamatch/contract/endpoints/meeting/daily-people";
import { expect, it } from "vitest";
import { bestFirst, endOfDraw, isInForce, localDate } from "./policy.ts";

it.each([
  ["Europe/Madrid", "2026-06-15T01:00:00Z", "2026-06-15T22:00:00Z"],
  // 20 hours later, where that is after midnight.
  ["Europe/Madrid", "2026-06-15T03:00:00Z", "2026-06-15T23:00:00Z"],
  ["Pacific/Kiritimati", "2026-06-14T10:30:00Z", "2026-06-15T10:00:00Z"],
  ["Pacific/Midway", "2026-06-15T12:00:00Z", "2026-06-16T11:00:00Z"],
  ["Asia/Kathmandu", "2026-06-14T19:00:00Z", "2026-06-15T18:15:00Z"],
  // A day that begins at one, for summer.
  ["Africa/Cairo", "2026-04-23T00:00:00Z", "2026-04-23T22:00:00Z"],
])("in %s a draw of %s is in force until %s", (timeZone, at, until) => {
  const drawnAt = new Date(at);
  const draw = { day: localDate(timeZone, drawnAt), drawnAt };
  const end = endOfDraw(draw, timeZone);
  const isAt = (time: number) => isInForce(draw, localDate(timeZone, new Date(time)), new Date(time));
  expect([isAt(end.getTime() - 1), isAt(end.getTime())], "as the draw's rule has it").toEqual([true, false]);
  expect(end.toISOString()).toBe(new Date(until).toISOString());
});

it("puts those first with whom more than friendship is possible, among those within the settings", () => {
  const person = (id: string, compatibility: number, possible: DailyPerson["possible"], isFarther = false) => ({
    ...{ id, compatibility, possible, distanceKm: 1 },
    ...{ isFarther, isOtherAge: false, isForeign: false },
  });
  const people = [
    person("friend", 90, "amistad"),
    person("either", 20, "ambas"),
    person("love", 40, "relacion"),
    person("far", 95, "relacion", true),
  ];
  const order = bestFirst(people, people, { maxDistance: null });
  expect(order.map(({ id }) => id)).toEqual(["love", "either", "friend", "far"]);
});

it("counts people of unknown distance as farther away for viewers who limit it", () => {
  const within = { isFarther: false, isOtherAge: false, isForeign: false };
  const people = [
    { id: "unknown", compatibility: 90, possible: "ambas" as const, distanceKm: null, ...within },
    { id: "near", compatibility: 20, possible: "ambas" as const, distanceKm: 3, ...within },
  ];
  const order = (maxDistance: DailySettings["maxDistance"]) =>
    bestFirst(people, people, { maxDistance }).map(({ id }) => id);
  expect([order(100), order(null)]).toEqual([
    ["near", "unknown"],
    ["unknown", "near"],
  ]);
});
