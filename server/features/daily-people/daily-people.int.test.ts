import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { dailyPeople, hiddenPeople } from "../../platform/database/schema/discovery.ts";
import { matches } from "../../platform/database/schema/meeting.ts";
import { alertSettings } from "../../platform/database/schema/notifications.ts";
import { profiles } from "../../platform/database/schema/people.ts";
import { blocks } from "../../platform/database/schema/safety.ts";
import { type DiscoveryScene, getafe, madrid, openDiscoveryScene } from "../../testing/discovery.ts";
import { dailyPeopleJobs } from "./jobs.ts";
import { countOfToday, peopleOfToday } from "./service.ts";

let scene: DiscoveryScene;
let now: Date;
let me: string;
let others: string[];

const db = () => scene.database.db;
const deps = () => ({ db: db(), clock: { now: () => now } });
const today = async (viewerId = me) => (await peopleOfToday(deps(), viewerId)).people.map(({ id }) => id);
const rowsOf = (personId: string) => db().$count(dailyPeople, eq(dailyPeople.personId, personId));

beforeAll(async () => {
  scene = await openDiscoveryScene();
});
afterAll(() => scene.close());
/** A viewer with four titles of a list, ten people with three or six of it, one without any. */
beforeEach(async () => {
  now = new Date("2026-06-15T12:00:00Z");
  const crowd = Array.from({ length: 10 }, (_, at) => ({ ...getafe, loves: at < 5 ? 3 : 6 }));
  [me = "", ...others] = await scene.world({ ...madrid, loves: 4 }, ...crowd, { ...madrid, loves: 0 });
});

it("shows the same six on every device all day, and others the next day, none twice in a week", async () => {
  const [first, second] = await Promise.all([today(), today()]);
  expect(first).toHaveLength(6);
  expect(second).toEqual(first);
  now = new Date("2026-06-15T21:59:00Z");
  expect(await today(), "the day ends at midnight in Madrid, by its longitude").toEqual(first);
  now = new Date("2026-06-16T12:00:00Z");
  const next = await today();
  expect(next).toHaveLength(4);
  expect(next.filter((id) => first.includes(id))).toEqual([]);
  expect(await rowsOf(me)).toBe(10);
});

it.each([
  ["in the time zone that the person told", "Pacific/Auckland", "2026-06-16"],
  ["by the city's longitude if the server does not know that time zone", "Pacific/Atlantis", "2026-06-15"],
])("begins the day at midnight %s", async (_, timeZone, day) => {
  await db().insert(alertSettings).values({ personId: me, timeZone });
  await today();
  const [row] = await db().select().from(dailyPeople).where(eq(dailyPeople.personId, me));
  expect(row?.day).toBe(day);
});

it("gives figures and the reason with each person, and never somebody who shares nothing", async () => {
  await scene.world({ ...madrid, loves: 4 }, { ...getafe, loves: 3 }, madrid).then(([id = ""]) => {
    me = id;
  });
  const { people } = await peopleOfToday(deps(), me);
  expect(people).toMatchObject([{ compatibility: 100, inCommon: 3, taste: null, hasLiked: false, isMatch: false }]);
});

it("leaves out who was liked, hidden, blocked, paused or seeks others meanwhile, without filling up", async () => {
  const [liked = "", hidden = "", blocked = "", paused = "", elsewhere = "", left = ""] = await today();
  await db()
    .insert(matches)
    .values({
      user1Id: me < liked ? me : liked,
      user2Id: me < liked ? liked : me,
      likedByUser1: me < liked,
      likedByUser2: me > liked,
    });
  await db().insert(hiddenPeople).values({ personId: me, hiddenId: hidden });
  await db().insert(blocks).values({ blockerId: blocked, blockedId: me });
  await db().update(profiles).set({ isPaused: true }).where(eq(profiles.id, paused));
  const nobody = { friendshipPreference: [], relationshipPreference: [] };
  await db().update(profiles).set(nobody).where(eq(profiles.id, elsewhere));
  expect(await today()).toEqual([left]);
  expect(await countOfToday(deps(), me)).toBe(1);
  now = new Date("2026-06-16T12:00:00Z");
  expect(await today(), "nor later").not.toContain(liked);
});

it("shows nobody to people on a break, nor to people who seek nobody, and stores nothing", async () => {
  await db().update(profiles).set({ isPaused: true }).where(eq(profiles.id, me));
  const [other = ""] = others;
  const nobody = { friendshipPreference: [], relationshipPreference: [] };
  await db().update(profiles).set(nobody).where(eq(profiles.id, other));
  expect([await today(), await today(other), await countOfToday(deps(), me)]).toEqual([[], [], 0]);
  expect([await rowsOf(me), await rowsOf(other)]).toEqual([0, 0]);
});

it("shows nobody to more than twenty people a day", async () => {
  const [shown = ""] = await today();
  await db().delete(dailyPeople);
  const [someone = ""] = others.filter((id) => id !== shown);
  const row = { personId: someone, day: "2026-06-15", place: 1, shownId: shown, showing: 20 };
  await db().insert(dailyPeople).values(row);
  const rest = await today();
  expect(rest).toHaveLength(6);
  expect(rest).not.toContain(shown);
});

it("counts for the email whom the person would find, and chooses nobody", async () => {
  expect(await countOfToday(deps(), me)).toBe(6);
  expect(await rowsOf(me)).toBe(0);
});

it("forgets whom it has shown after seven days", async () => {
  await today();
  const [prune] = dailyPeopleJobs(deps());
  for (const [day, left] of [
    ["2026-06-23", 6],
    ["2026-06-24", 0],
  ] as const) {
    now = new Date(`${day}T03:34:00Z`);
    await prune?.handle({}, "");
    expect(await rowsOf(me), day).toBe(left);
  }
});

it("takes the row with either account", async () => {
  const [shown = ""] = await today();
  await db().delete(profiles).where(eq(profiles.id, shown));
  expect(await rowsOf(me)).toBe(5);
  expect(await today()).toHaveLength(5);
  expect(await db().$count(dailyPeople, eq(dailyPeople.shownId, shown))).toBe(0);
});

it("gives all six to viewers who draw the same people at once", { tags: ["postgres"] }, async () => {
  for (let round = 0; round < 5; round++) {
    const crowd = Array.from({ length: 6 }, () => ({ ...getafe, loves: 3 }));
    const ids = await scene.world(...Array.from({ length: 4 }, () => ({ ...madrid, loves: 4 })), ...crowd);
    const drawn = await Promise.all(ids.slice(0, 4).map((viewer) => today(viewer)));
    expect(drawn.map(({ length }) => length)).toEqual([6, 6, 6, 6]);
  }
});

it("chooses while accounts are deleted, the viewer's as well", { tags: ["postgres"] }, async () => {
  for (let round = 0; round < 12; round++) {
    const crowd = Array.from({ length: 30 }, () => ({ ...getafe, loves: 3 }));
    const ids = await scene.world({ ...madrid, loves: 4 }, { ...madrid, loves: 4 }, ...crowd);
    const [viewer = "", leaving = "", ...shown] = ids;
    const leave = (id: string) => db().delete(profiles).where(eq(profiles.id, id));
    await Promise.all([...shown.slice(0, 25).map(leave), today(viewer), today(leaving), leave(leaving)]);
    expect(await today(viewer)).toHaveLength(await rowsOf(viewer));
  }
});
