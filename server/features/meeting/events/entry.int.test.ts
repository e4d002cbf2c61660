import { dayAfter } from "@nakamatch/domain/meeting/events";
import { searchNamesOf } from "@nakamatch/domain/places/search-names";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { events, eventTitles } from "../../../platform/database/schema/events.ts";
import { cities, countries } from "../../../platform/database/schema/geography.ts";
import { interests } from "../../../platform/database/schema/interests.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { enterEvents, listEntered, placeEvent, withdrawEvent } from "./service.ts";
import type { FoundEvent, FoundSeries } from "./types.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;

let now = new Date("2026-03-02T12:00:00Z");
const deps = { db, clock: { now: () => now } };

await db.insert(countries).values([
  { code: "ES", name: "España" },
  { code: "NI", name: "Nicaragua" },
  { code: "FR", name: "Francia" },
]);
const at = { latitude: 40, longitude: 0 };
const named = (id: number, name: string, countryCode: string, aliases: string[] = []) => ({
  ...at,
  id,
  name,
  countryCode,
  searchNames: searchNamesOf(name, aliases),
});
await db
  .insert(cities)
  .values([
    named(1, "Granada", "ES"),
    named(2, "Granada", "NI"),
    named(3, "Lyon", "FR", ["lion", "lyons"]),
    named(4, "Lions", "FR", ["lyons"]),
    named(5, "Motril", "ES"),
  ]);
const titles = await db
  .insert(interests)
  .values([
    { name: "One Piece", kind: "anime" },
    { name: "Celeste", kind: "juego" },
  ])
  .returning({ id: interests.id });

beforeEach(async () => {
  await db.delete(events);
  now = new Date("2026-03-02T12:00:00Z");
});

const GRANADA = "Palacio de Congresos, 18006 Granada, España";
const found = (more: Partial<FoundEvent> = {}): FoundEvent => ({
  uid: "con",
  repetition: "",
  sequence: 0,
  isCancelled: false,
  name: "Kaze Con",
  kind: "convention",
  venue: GRANADA,
  firstDay: "2026-05-23",
  lastDay: "2026-05-24",
  timeZone: "Europe/Madrid",
  url: "https://kazecon.org/",
  titles: [],
  isAdultsOnly: false,
  ...more,
});
const seriesOf = (...list: FoundEvent[]): FoundSeries => ({
  uid: list[0]?.uid ?? "con",
  sequence: Math.max(0, ...list.map(({ sequence }) => sequence)),
  isWhole: true,
  events: list,
});
const enter = (...list: FoundEvent[]) =>
  enterEvents(
    deps,
    list.map((event) => seriesOf(event)),
  );
const outcomes = async (...list: FoundEvent[]) => (await enter(...list)).map(({ outcome }) => outcome);
const stored = () => db.select().from(events).orderBy(events.uid, events.repetition);

describe("entering events", () => {
  it("adds one with its city, its titles as far as the catalogue knows them, and the end of its last day there", async () => {
    const [outcome] = await enter(found({ titles: ["one piece", "Nothing of ours", "Celeste", "One Piece"] }));
    expect(outcome).toMatchObject({ outcome: "added", isWaiting: false });
    expect(await stored()).toMatchObject([
      { name: "Kaze Con", cityId: 1, endsAt: new Date("2026-05-24T22:00:00Z"), changedAt: now, withdrawnAt: null },
    ]);
    const about = await db.select({ id: eventTitles.interestId }).from(eventTitles).orderBy(eventTitles.interestId);
    expect(about).toEqual(titles);
  });

  it("updates by UID, and says what is unchanged", async () => {
    await enter(found());
    await db.update(events).set({ isTold: true });
    expect(await outcomes(found())).toEqual(["unchanged"]);
    expect(await stored()).toMatchObject([{ isTold: true }]);
    now = new Date("2026-03-03T12:00:00Z");
    expect(await outcomes(found({ firstDay: "2026-05-30", lastDay: "2026-05-31" }))).toEqual(["updated"]);
    expect(await outcomes(found({ firstDay: "2026-05-30", lastDay: "2026-05-31", titles: ["Celeste"] }))).toEqual([
      "updated",
    ]);
    expect(await stored()).toMatchObject([
      { firstDay: "2026-05-30", endsAt: new Date("2026-05-31T22:00:00Z"), isTold: false, changedAt: now },
    ]);
  });

  it("refuses what is older than what is known, and what breaks a rule, beside others", async () => {
    await enter(found({ sequence: 2 }));
    const answers = await enter(
      found({ sequence: 1, name: "Old" }),
      found({ uid: "http", url: "http://kazecon.org/" }),
      found({ uid: "far", firstDay: "2027-05-23", lastDay: "2027-05-23" }),
      found({ uid: "good" }),
    );
    expect(answers.map(({ outcome, problem }) => [outcome, problem])).toEqual([
      ["refused", "older"],
      ["refused", { field: "url", reason: "notHttps" }],
      ["refused", { field: "days", reason: "tooFar" }],
      ["added", undefined],
    ]);
    expect((await stored()).map(({ name }) => name)).toEqual(["Kaze Con", "Kaze Con"]);
  });

  it("withdraws what is cancelled; only a higher sequence brings it back", async () => {
    expect(await enter(found({ isCancelled: true }))).toMatchObject([{ outcome: "refused", problem: "unknown" }]);
    await enter(found());
    await db.update(events).set({ isTold: true });
    expect(await outcomes(found({ isCancelled: true, sequence: 1 }))).toEqual(["withdrawn"]);
    expect(await stored()).toMatchObject([{ withdrawnAt: now, sequence: 1, isTold: false }]);
    expect(await outcomes(found({ isCancelled: true, sequence: 1 }))).toEqual(["unchanged"]);
    expect(await enter(found({ sequence: 1 }))).toMatchObject([{ outcome: "refused", problem: "withdrawn" }]);
    expect(await outcomes(found({ sequence: 2 }))).toEqual(["updated"]);
    expect(await stored()).toMatchObject([{ withdrawnAt: null, sequence: 2 }]);
  });

  it("withdraws coming dates that a repeated event no longer has, but none of those that a single change leaves out", async () => {
    const on = (day: string, more: Partial<FoundEvent> = {}) =>
      found({ repetition: day, firstDay: day, lastDay: day, ...more });
    await enterEvents(deps, [seriesOf(on("2026-03-06"), on("2026-03-13"), on("2026-03-20"))]);
    now = new Date("2026-03-10T12:00:00Z");
    const moved = on("2026-03-13", { firstDay: "2026-03-14", lastDay: "2026-03-14" });
    expect(await enterEvents(deps, [{ ...seriesOf(moved), isWhole: false }])).toMatchObject([{ outcome: "updated" }]);
    const answers = await enterEvents(deps, [seriesOf(moved, on("2026-03-27"))]);
    expect(answers.map(({ outcome, firstDay }) => [outcome, firstDay])).toEqual([
      ["unchanged", "2026-03-14"],
      ["added", "2026-03-27"],
      ["withdrawn", "2026-03-20"],
    ]);
    const withdrawn = (await stored()).filter(({ withdrawnAt }) => withdrawnAt !== null);
    expect(
      withdrawn.map(({ firstDay }) => firstDay),
      "past dates stay",
    ).toEqual(["2026-03-20"]);
  });
});

describe("the city of an event", () => {
  it.each<[string, string, number | null]>([
    ["Palacio de Congresos, Granada, ES", "Europe/Madrid", 1],
    ["Palacio de Congresos, GRANADA, Spanien", "Europe/Madrid", 1],
    ["Teatro, Granada, Nicaragua", "America/Managua", 2],
    // The zone says in which country.
    ["Palacio de Congresos - Granada", "Europe/Madrid", 1],
    ["Teatro; Granada", "America/Managua", 2],
    // Several are called so.
    ["Teatro, Granada", "UTC", null],
    ["Granada, Motril, España", "Europe/Madrid", null],
    ["Teatro, Sevilla, España", "Europe/Madrid", null],
    // A city's own name counts before another's other name.
    ["Halle, 69001 Lyon, France", "Europe/Paris", 3],
    ["Halle, Lyons, France", "Europe/Paris", null],
  ])("%s in %s: %s", async (venue, timeZone, city) => {
    await enter(found({ venue, timeZone }));
    expect(await stored()).toMatchObject([{ cityId: city }]);
  });

  it("is said by the operator where it is not certain, and stays until the place is another", async () => {
    const [waiting] = await enter(found({ venue: "Recinto ferial" }));
    expect(waiting).toMatchObject({ outcome: "added", isWaiting: true });
    const id = waiting?.id ?? "";
    expect(await listEntered(deps)).toMatchObject([{ id, city: null }]);
    expect(await placeEvent(deps, id, "Granada")).toEqual({ unknown: "city" });
    expect(await placeEvent(deps, id, "999")).toEqual({ unknown: "city" });
    expect(await placeEvent(deps, "10000000-0000-4000-8000-000000000000", "1")).toEqual({ unknown: "event" });
    expect(await placeEvent(deps, id, "Granada, NI")).toEqual({ name: "Kaze Con" });
    expect(await placeEvent(deps, id, "5")).toEqual({ name: "Kaze Con" });
    expect(await listEntered(deps)).toMatchObject([{ id, city: "Motril, ES" }]);
    expect(await enter(found({ venue: "Recinto ferial", name: "Kaze Con 2" }))).toMatchObject([{ isWaiting: false }]);
    expect(await stored()).toMatchObject([{ name: "Kaze Con 2", cityId: 5 }]);
    await enter(found({ venue: GRANADA }));
    expect(await stored()).toMatchObject([{ cityId: 1 }]);
  });
});

it("lists for operators what has not ended, what waits first; a withdrawn event leaves", async () => {
  await enter(
    found({ uid: "later", name: "Later", firstDay: "2026-06-01", lastDay: "2026-06-01" }),
    found({ uid: "soon", name: "Soon", firstDay: "2026-03-02", lastDay: "2026-03-02" }),
    found({ uid: "waits", name: "Waits", venue: "Somewhere", firstDay: "2026-07-01", lastDay: "2026-07-01" }),
  );
  const names = async () => (await listEntered(deps)).map(({ name }) => name);
  expect(await names()).toEqual(["Waits", "Soon", "Later"]);
  now = new Date("2026-03-02T23:00:00Z");
  expect(await names()).toEqual(["Waits", "Later"]);
  const [, later] = await listEntered(deps);
  expect(await withdrawEvent(deps, later?.id ?? "")).toBe(true);
  expect(await withdrawEvent(deps, later?.id ?? "")).toBe(false);
  expect(await names()).toEqual(["Waits"]);
});

describe("the database", () => {
  const row = {
    uid: "row",
    name: "Con",
    kind: "convention" as const,
    venue: "Hall",
    firstDay: "2026-05-23",
    lastDay: "2026-05-24",
    timeZone: "UTC",
    endsAt: new Date("2026-05-25"),
    isAdultsOnly: false,
    changedAt: new Date("2026-03-02T12:00:00Z"),
  };

  it.each([
    ["events_days", { lastDay: "2026-05-22" }],
    ["events_days", { lastDay: dayAfter(row.firstDay, 31) }],
    ["events_year", { firstDay: "2027-03-04", lastDay: "2027-03-04" }],
    ["events_url", { url: "http://con.org" }],
    ["events_url", { url: "https://con.org/a b" }],
    ["events_url", { url: `https://con.org/${"a".repeat(500)}` }],
    ["events_name", { name: " " }],
    ["events_name", { name: "n".repeat(121) }],
    ["events_venue", { venue: "v".repeat(161) }],
    ["events_uid", { uid: "u".repeat(256) }],
    ["events_sequence", { sequence: -1 }],
    ["events_kind", { kind: "party" as never }],
  ])("keeps %s: %j", async (constraint, more) => {
    await expect(db.insert(events).values({ ...row, ...more })).rejects.toMatchObject({ cause: { constraint } });
  });

  it("takes the last day of the year, one event of a UID and date, and forgets titles and cities that go", async () => {
    const [title] = await db.insert(interests).values({ name: "Gone", kind: "anime" }).returning();
    await db.insert(cities).values(named(9, "Gone", "ES"));
    const [event] = await db
      .insert(events)
      .values({ ...row, firstDay: "2027-03-03", lastDay: "2027-03-03", cityId: 9 })
      .returning();
    await expect(db.insert(events).values(row)).rejects.toMatchObject({ cause: { constraint: "events_source" } });
    await db.insert(eventTitles).values({ eventId: event?.id ?? "", interestId: title?.id ?? 0 });
    await db.delete(cities).where(eq(cities.id, 9));
    await db.delete(interests).where(eq(interests.name, "Gone"));
    expect(await db.$count(eventTitles)).toBe(0);
    expect(await stored()).toMatchObject([{ cityId: null }]);
  });
});
