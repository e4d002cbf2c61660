import type { DailySettings } from "@nakamatch/contract/endpoints/meeting/daily-people";
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

const within = { isFarther: false, isOtherAge: false, isForeign: false };
/** With a photo and a title in common, and everything possible. */
const known = {
  distanceKm: 1,
  avatarUrl: "/photo.jpg",
  reason: null,
  onlyTitle: "Mushishi",
  possible: "ambas",
} as const;

it("puts the closest in taste first, of people nearly as close those with a face, a reason and more than friendship", () => {
  const people = [
    { ...known, id: "faceless", compatibility: 54, avatarUrl: null, ...within },
    { ...known, id: "unnamed", compatibility: 53, onlyTitle: null, ...within },
    { ...known, id: "friend", compatibility: 52, possible: "amistad" as const, ...within },
    { ...known, id: "whole", compatibility: 40, ...within },
    { ...known, id: "closest friend", compatibility: 90, possible: "amistad" as const, ...within },
    { ...known, id: "far", compatibility: 95, ...within, isFarther: true },
  ];
  const order = bestFirst(people, people, { maxDistance: null });
  expect(order.map(({ id }) => id)).toEqual(["closest friend", "whole", "faceless", "unnamed", "friend", "far"]);
});

it("counts people of unknown distance as farther away for viewers who limit it", () => {
  const people = [
    { ...known, id: "unknown", compatibility: 90, distanceKm: null, ...within },
    { ...known, id: "near", compatibility: 20, distanceKm: 3, ...within },
  ];
  const order = (maxDistance: DailySettings["maxDistance"]) =>
    bestFirst(people, people, { maxDistance }).map(({ id }) => id);
  expect([order(100), order(null)]).toEqual([
    ["near", "unknown"],
    ["unknown", "near"],
  ]);
});
