import { readFile } from "node:fs/promises";
import { dayAfter, daysProblem } from "@nakamatch/domain/meeting/events";
import { afterAll, expect, it } from "vitest";
import { eventTitles } from "../../platform/database/schema/events.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { loadCatalogue } from "../catalogue/load.ts";
import { readEventFile } from "../events/read-file.ts";
import { loadGeography } from "../geography/load.ts";
import { enterDemoEvents } from "./events.ts";

const database = await createTestDatabase();
afterAll(() => database.close());

it("the events of the demo are all in a city of ours, about known titles", { timeout: 300_000 }, async () => {
  await loadGeography(database);
  await loadCatalogue(database);
  const outcomes = await enterDemoEvents(database.db, new Date("2026-07-15T12:00:00Z"));
  expect(outcomes.filter(({ outcome, isWaiting }) => outcome !== "added" || isWaiting)).toEqual([]);
  expect(outcomes.length).toBeGreaterThanOrEqual(40);
  expect(await database.db.$count(eventTitles)).toBeGreaterThanOrEqual(outcomes.length);
});

it("they are spread over twelve months from whatever day the demo starts", async () => {
  const text = await readFile(new URL("../events/demo.csv", import.meta.url), "utf8");
  for (let index = 0; index < 400; index += 23) {
    const today = dayAfter("2028-02-29", index);
    const found = readEventFile(text, today).series.flatMap(({ events }) => events);
    const now = new Date(`${today}T12:00Z`);
    expect(
      found.filter((event) => daysProblem(event, now) !== null),
      today,
    ).toEqual([]);
    expect(new Set(found.map(({ firstDay }) => firstDay.slice(0, 7))).size).toBeGreaterThanOrEqual(10);
  }
});
