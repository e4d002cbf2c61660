import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { presence, profiles, recentActivity } from "../../../platform/database/schema/people.ts";
import { blocks } from "../../../platform/database/schema/safety.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { actorOf, addPerson, type PersonValues, type TestActor } from "../../../testing/people.ts";
import { readPeople, showActivity, showOwnProfile, showProfile } from "../profiles/service.ts";
import { countRecentActivity } from "./store.ts";

const NOW = new Date("2026-06-15T04:02:00.000Z");
const HOUR_MS = 3_600_000;

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());
const deps = { db, clock: { now: () => NOW } };

let viewer: TestActor;

beforeEach(async () => {
  await db.delete(recentActivity);
  await db.delete(presence);
  viewer = actorOf(await addPerson(db));
});

/** `age`: milliseconds before the count. */
async function seen(age: number, values?: PersonValues): Promise<TestActor> {
  const person = actorOf(await addPerson(db, values));
  await db.insert(presence).values({ userId: person.id, lastSeenAt: new Date(NOW.getTime() - age) });
  return person;
}
const count = (now = NOW) => countRecentActivity(db, now);
const onProfile = async (person: TestActor, as = viewer) => (await showProfile(deps, as, person.id)).recentActivity;
const onCard = async (person: TestActor, as = viewer) =>
  (await readPeople(db, as.id, [person.id], { shown: 1 })).get(person.id)?.recentActivity;
const kept = async (person: TestActor) =>
  (await db.select().from(recentActivity).where(eq(recentActivity.userId, person.id)))[0]?.activity;

it.each([
  ["a moment ago", 0, "day"],
  ["24 hours ago", 24 * HOUR_MS, "day"],
  ["a millisecond longer ago", 24 * HOUR_MS + 1, "week"],
  ["seven days ago", 168 * HOUR_MS, "week"],
  ["longer ago", 168 * HOUR_MS + 1, null],
])("who was active %s when it was counted", async (_when, age, expected) => {
  const person = await seen(age);
  await count();
  expect([await onProfile(person), await onCard(person)]).toEqual([expected, expected]);
  expect((await showOwnProfile(deps, person)).recentActivity, "the own profile shows what others see").toBe(expected);
});

it("between two counts nothing changes, whatever people do", async () => {
  const [person, newcomer] = [await seen(30 * HOUR_MS), await seen(200 * HOUR_MS)];
  await count();
  await db.update(presence).set({ lastSeenAt: NOW });
  expect([await onProfile(person), await onProfile(newcomer)]).toEqual(["week", null]);
  await count();
  expect([await onProfile(person), await onProfile(newcomer)]).toEqual(["day", "day"]);
  await count(new Date(NOW.getTime() + 169 * HOUR_MS));
  expect([await onProfile(person), await kept(person)]).toEqual([null, undefined]);
});

it("who does not show it reads it of nobody, from the next request on, and is not counted any more", async () => {
  const person = await seen(HOUR_MS);
  await db.insert(presence).values({ userId: viewer.id, lastSeenAt: NOW });
  await count();
  for (const [who, reader] of [
    [person, viewer],
    [viewer, person],
  ] as const) {
    expect(await onProfile(who, reader)).toBe("day");
    await showActivity(deps, person, false);
    expect([await onProfile(who, reader), await onCard(who, reader)]).toEqual([null, null]);
    await showActivity(deps, person, true);
    expect(await onCard(who, reader)).toBe("day");
  }
  await showActivity(deps, person, false);
  await count();
  expect(await kept(person)).toBeUndefined();
  expect((await showOwnProfile(deps, person)).showsActivity).toBe(false);
});

it("no answer about another person tells when they were active, nor what they chose to show", async () => {
  const person = await seen(HOUR_MS);
  await count();
  const answers = JSON.stringify([
    await showProfile(deps, viewer, person.id),
    [...(await readPeople(db, viewer.id, [person.id], { shown: 1 })).values()],
  ]);
  expect(answers.match(/"recentActivity":"day"/g)).toHaveLength(2);
  expect(answers).not.toMatch(/seen|showsActivity|2026-06-1[45]/i);
});

it("a person who blocks one has no answer at all, and an erased account no count", async () => {
  const person = await seen(HOUR_MS);
  await count();
  await db.insert(blocks).values({ blockerId: person.id, blockedId: viewer.id });
  await expect(onProfile(person)).rejects.toMatchObject({ code: "PERSON_NOT_FOUND" });
  expect(await onCard(person)).toBeUndefined();
  await db.delete(profiles).where(eq(profiles.id, person.id));
  expect(await kept(person)).toBeUndefined();
});
