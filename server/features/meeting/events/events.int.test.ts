import { randomUUID } from "node:crypto";
import type { EventOrder } from "@nakamatch/contract/vocabulary/events";
import { distanceKm } from "@nakamatch/domain/meeting/distance";
import { dayAfter, eventEnd } from "@nakamatch/domain/meeting/events";
import { searchNamesOf } from "@nakamatch/domain/places/search-names";
import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { events, eventTitles } from "../../../platform/database/schema/events.ts";
import { cities, countries } from "../../../platform/database/schema/geography.ts";
import { interestAliases, interests } from "../../../platform/database/schema/interests.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { actorOf, addPerson } from "../../../testing/people.ts";
import { recordingDelivery } from "../../../testing/recording-delivery.ts";
import { eventJobs } from "./jobs.ts";
import { eventCalendar, listEvents, showEvent } from "./service.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const now = new Date("2026-03-02T12:00:00Z");
const deps = { db, clock: { now: () => now }, publicUrl: "https://nakamatch.test" };

const PLACES = {
  granada: { id: 1, name: "Granada", countryCode: "ES", latitude: 37.18817, longitude: -3.60667 },
  koeln: { id: 2, name: "Köln", countryCode: "DE", latitude: 50.93333, longitude: 6.95 },
  lima: { id: 3, name: "Lima", countryCode: "PE", latitude: -12.04318, longitude: -77.02824 },
  motril: { id: 4, name: "Motril", countryCode: "ES", latitude: 36.75066, longitude: -3.5179 },
};
await db.insert(countries).values(["ES", "DE", "PE"].map((code) => ({ code, name: code })));
await db.insert(cities).values(
  Object.values(PLACES).map((city) => ({
    ...city,
    searchNames: searchNamesOf(city.name, city.id === 2 ? ["colonia"] : []),
  })),
);
const [onePiece, celeste] = await db
  .insert(interests)
  .values([
    { name: "One Piece", kind: "anime", rank: 1 },
    { name: "Célèste", kind: "juego", rank: 2 },
  ])
  .returning();
await db.insert(interestAliases).values({ interestId: onePiece?.id ?? 0, alias: "ワンピース" });

const me = actorOf(await addPerson(db));
const liveIn = (place: (typeof PLACES)[keyof typeof PLACES] | null) =>
  db
    .update(profiles)
    .set({ city: place?.id ?? null, country: place?.countryCode ?? "ES" })
    .where(eq(profiles.id, me.id));

type NewEvent = Partial<typeof events.$inferInsert> & { titles?: number[] };

async function add({ titles = [], ...event }: NewEvent = {}): Promise<string> {
  const id = randomUUID();
  const days = { firstDay: "2026-05-23", lastDay: event.firstDay ?? "2026-05-24", timeZone: "Europe/Madrid", ...event };
  await db.insert(events).values({
    id,
    uid: id,
    name: "Kaze Con",
    kind: "convention",
    cityId: PLACES.granada.id,
    venue: "Palacio de Congresos",
    endsAt: eventEnd(days),
    isAdultsOnly: false,
    changedAt: now,
    ...days,
  });
  if (titles.length > 0) await db.insert(eventTitles).values(titles.map((interestId) => ({ eventId: id, interestId })));
  return id;
}

const list = (query: { order?: EventOrder; search?: string; cursor?: string; limit?: number } = {}) =>
  listEvents(deps, me, { order: "soonest", limit: 39, ...query });
const names = async (query: Parameters<typeof list>[0] = {}) => (await list(query)).events.map(({ name }) => name);

beforeEach(async () => {
  await db.delete(events);
  await liveIn(PLACES.granada);
});

describe("the list of events", () => {
  it("has what has not ended in its place, the earliest first, and nothing withdrawn or without a city", async () => {
    await add({ name: "Later", firstDay: "2026-05-23" });
    await add({ name: "Sooner", firstDay: "2026-04-01" });
    await add({ name: "Running", firstDay: "2026-02-28", lastDay: "2026-03-02" });
    await add({ name: "Over", firstDay: "2026-03-01", lastDay: "2026-03-01" });
    // It is still the first of March in Samoa.
    await add({ name: "Still", firstDay: "2026-03-02", lastDay: "2026-03-02", timeZone: "Pacific/Pago_Pago" });
    await add({ name: "Over there", firstDay: "2026-03-02", lastDay: "2026-03-02", timeZone: "Pacific/Kiritimati" });
    await add({ name: "Withdrawn", withdrawnAt: now });
    await add({ name: "Waiting", cityId: null });
    expect(await names()).toEqual(["Running", "Still", "Sooner", "Later"]);
  });

  it("tells of each what it is about, and how far away from one's own city", async () => {
    const id = await add({
      cityId: PLACES.koeln.id,
      isAdultsOnly: true,
      url: "https://kazecon.org/",
      titles: [celeste?.id ?? 0, onePiece?.id ?? 0],
    });
    const shown = {
      id,
      name: "Kaze Con",
      kind: "convention",
      city: { name: "Köln", region: null, countryCode: "DE" },
      venue: "Palacio de Congresos",
      firstDay: "2026-05-23",
      lastDay: "2026-05-24",
      timeZone: "Europe/Madrid",
      url: "https://kazecon.org/",
      isAdultsOnly: true,
      titles: [
        { id: onePiece?.id, name: "One Piece", kind: "anime" },
        { id: celeste?.id, name: "Célèste", kind: "juego" },
      ],
      distanceKm: distanceKm(PLACES.granada, PLACES.koeln),
      goers: null,
      standing: "coming",
    };
    expect(await list()).toEqual({ events: [shown], hasCity: true, nextCursor: null });
    expect(await showEvent(deps, me, id)).toEqual(shown);
    await liveIn(null);
    expect(await list()).toEqual({ events: [{ ...shown, distanceKm: null }], hasCity: false, nextCursor: null });
  });

  it("is by distance where that is asked for, then by time; without a city of one's own by time", async () => {
    await add({ name: "Lima", cityId: PLACES.lima.id, firstDay: "2026-03-10" });
    await add({ name: "Köln", cityId: PLACES.koeln.id, firstDay: "2026-03-20" });
    await add({ name: "Here later", firstDay: "2026-06-01" });
    await add({ name: "Here", firstDay: "2026-05-01" });
    await add({ name: "Motril", cityId: PLACES.motril.id, firstDay: "2026-09-01" });
    expect(await names({ order: "nearest" })).toEqual(["Here", "Here later", "Motril", "Köln", "Lima"]);
    await liveIn(PLACES.lima);
    expect((await names({ order: "nearest" }))[0]).toBe("Lima");
    await liveIn(null);
    expect(await names({ order: "nearest" })).toEqual(["Lima", "Köln", "Here", "Here later", "Motril"]);
  });

  it.each(["soonest", "nearest"] as const)(
    "comes in pages without gap or repetition, in the order %s",
    async (order) => {
      const places = Object.values(PLACES);
      for (let index = 0; index < 11; index++) {
        await add({
          name: String(index),
          cityId: places[index % 3]?.id ?? 0,
          firstDay: dayAfter("2026-04-01", Math.floor(index / 2)),
        });
      }
      const whole = await names({ order });
      const found: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = await list({ order, limit: 3, ...(cursor !== undefined && { cursor }) });
        expect(page.events.length).toBeLessThanOrEqual(3);
        found.push(...page.events.map(({ name }) => name));
        cursor = page.nextCursor;
      }
      expect(found).toEqual(whole);
      expect(new Set(found).size).toBe(11);
    },
  );

  it("refuses cursors of another order, and foreign ones", async () => {
    await add();
    await add();
    const { nextCursor } = await list({ limit: 1 });
    for (const cursor of [nextCursor ?? "", "x", Buffer.from('["a"]').toString("base64url")]) {
      await expect(list({ order: "nearest", cursor })).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
    }
  });

  it.each([
    ["kaze", true],
    ["KÁZE", true],
    ["congresos palacio", true],
    ["colonia", true],
    ["koln kaze", true],
    ["one piece", true],
    ["celeste", true],
    ["ワンピース", true],
    ["kaze granada", false],
    ["100%", false],
    ["_", false],
    ["  - ", true],
  ])("is searched by name, place, city and titles, each word anywhere: %s", async (search, isFound) => {
    await add({ cityId: PLACES.koeln.id, titles: [onePiece?.id ?? 0, celeste?.id ?? 0] });
    expect(await names({ search })).toEqual(isFound ? ["Kaze Con"] : []);
  });
});

describe("one event", () => {
  it("is shown when it is over and when it is withdrawn, as such", async () => {
    const over = await add({ firstDay: "2026-03-01" });
    const withdrawn = await add({ withdrawnAt: now });
    expect((await showEvent(deps, me, over)).standing).toBe("over");
    expect((await showEvent(deps, me, withdrawn)).standing).toBe("withdrawn");
  });

  it("is not there while its city is unknown, nor if there is none", async () => {
    for (const id of [await add({ cityId: null }), randomUUID()]) {
      const refusal = expect.objectContaining({ code: "EVENT_NOT_FOUND" });
      await expect(showEvent(deps, me, id)).rejects.toEqual(refusal);
      await expect(eventCalendar(deps, me, id)).rejects.toEqual(refusal);
    }
  });
});

describe("the calendar file", () => {
  const read = async (id: string) => {
    const text = await (await eventCalendar(deps, me, id)).text();
    const calendar = new ICAL.Component(ICAL.parse(text));
    const [event] = calendar.getAllSubcomponents("vevent");
    const value = (name: string) => String(event?.getFirstPropertyValue(name));
    return { text, method: calendar.getFirstPropertyValue("method"), value };
  };

  it.each(["UTC", "America/Los_Angeles", "Pacific/Auckland"])(
    "has whole days without zone, whatever the server's own: %s",
    async (zone) => {
      vi.stubEnv("TZ", zone);
      const id = await add({
        firstDay: "2026-03-28",
        lastDay: "2026-03-29",
        url: "https://kazecon.org/",
        name: "Kaze, Con; 2",
      });
      const { text, method, value } = await read(id);
      vi.unstubAllEnvs();
      expect(text).toContain("DTSTART;VALUE=DATE:20260328\r\n");
      expect(text).toContain("DTEND;VALUE=DATE:20260330\r\n");
      expect(method).toBe("PUBLISH");
      expect([value("uid"), value("summary"), value("location"), value("url"), value("status")]).toEqual([
        `${id}@nakamatch.test`,
        "Kaze, Con; 2",
        "Palacio de Congresos",
        "https://kazecon.org/",
        "CONFIRMED",
      ]);
    },
  );

  it("of a withdrawn event takes the same entry away, with a later sequence", async () => {
    const id = await add();
    const before = await read(id);
    const later = new Date(now.getTime() + 60_000);
    await db.update(events).set({ withdrawnAt: later, changedAt: later }).where(eq(events.id, id));
    const after = await read(id);
    expect([after.method, after.value("status"), after.value("uid")]).toEqual([
      "CANCEL",
      "CANCELLED",
      before.value("uid"),
    ]);
    expect(Number(after.value("sequence"))).toBe(Number(before.value("sequence")) + 1);
  });
});

it("the job tells all open screens once of what changed", async () => {
  const realtime = recordingDelivery();
  const [job] = eventJobs({ db, realtime });
  await job?.handle({}, "");
  expect(realtime.take()).toEqual([]);
  await add();
  await add();
  await job?.handle({}, "");
  await job?.handle({}, "");
  expect(realtime.take()).toEqual([{ to: ["*"], event: "events.changed", payload: {} }]);
});
