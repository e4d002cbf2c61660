import type { DailySettings } from "@nakamatch/contract/endpoints/meeting/daily-people";
import type { DailyDistance } from "@nakamatch/contract/vocabulary/limits";
import type { TitleStatus } from "@nakamatch/contract/vocabulary/shelf";
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { chatEnds, chats } from "../../../platform/database/schema/chats.ts";
import { dailyDraws, dailyPeople, dailySettings, hiddenPeople } from "../../../platform/database/schema/discovery.ts";
import { profileInterests } from "../../../platform/database/schema/interests.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";
import { alertSettings } from "../../../platform/database/schema/notifications.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { blocks } from "../../../platform/database/schema/safety.ts";
import { titleStatuses } from "../../../platform/database/schema/shelf.ts";
import { barcelona, getafe, madrid, openDiscoveryScene } from "../../../testing/discovery.ts";
import { actorOf, type PersonValues } from "../../../testing/people.ts";
import { showProfile } from "../../people/profiles/service.ts";
import { dailyPeopleJobs } from "./jobs.ts";
import { changeSettings, countOfToday, peopleOfToday, showSettings } from "./service.ts";

let now: Date;
let me: string;
let others: string[];

const deps = () => ({ db, clock: { now: () => now } });
const today = async (viewerId = me) => (await peopleOfToday(deps(), viewerId)).people.map(({ id }) => id);
const rowsOf = (personId: string) => db.$count(dailyPeople, eq(dailyPeople.personId, personId));

const scene = await openDiscoveryScene();
const { db } = scene.database;
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

it("draws no moderators, and counts none", async () => {
  const moderators = others.slice(0, 6);
  await db.update(profiles).set({ isModerator: true }).where(inArray(profiles.id, moderators));
  expect(await countOfToday(deps(), me)).toBe(4);
  const drawn = await today();
  expect(drawn).toHaveLength(4);
  expect(drawn.filter((id) => moderators.includes(id))).toEqual([]);
});

it.each([
  ["in the time zone that the person told", "Pacific/Auckland", "2026-06-16"],
  ["by the city's longitude if the server does not know that time zone", "Pacific/Atlantis", "2026-06-15"],
])("begins the day at midnight %s", async (_, timeZone, day) => {
  await db.insert(alertSettings).values({ personId: me, timeZone });
  await today();
  const [row] = await db.select().from(dailyPeople).where(eq(dailyPeople.personId, me));
  expect(row?.day).toBe(day);
});

it("draws once in 20 hours, whatever the time zone", async () => {
  const first = await today();
  for (const timeZone of ["Pacific/Kiritimati", "Pacific/Midway"]) {
    await db.delete(alertSettings);
    await db.insert(alertSettings).values({ personId: me, timeZone });
    expect(await today(), timeZone).toEqual(first);
    expect(await countOfToday(deps(), me), timeZone).toBe(6);
  }
  await db.update(alertSettings).set({ timeZone: "Pacific/Kiritimati" });
  now = new Date("2026-06-16T07:59:00Z");
  expect(await today()).toEqual(first);
  now = new Date("2026-06-16T08:00:00Z");
  const next = await today();
  expect(next).toHaveLength(4);
  await db.update(alertSettings).set({ timeZone: "Pacific/Midway" });
  now = new Date("2026-06-17T04:00:00Z");
  expect(await today(), "the 16th once more").toEqual(next);
});

it("draws once for two days that begin at the same moment", { tags: ["postgres"] }, async () => {
  for (let round = 0; round < 8; round++) {
    const [viewer = ""] = await scene.world({ ...madrid, loves: 4 }, ...Array(14).fill({ ...getafe, loves: 3 }));
    const at = (time: string) => peopleOfToday({ db, clock: { now: () => new Date(time) } }, viewer);
    const drawn = await Promise.all([at("2026-06-15T23:59:59Z"), at("2026-06-16T00:00:01Z")]);
    expect(drawn.map(({ people }) => people.length)).toEqual([6, 6]);
    expect(await rowsOf(viewer)).toBe(6);
  }
});

it("gives figures and a reason with each person, and never somebody who shares nothing", async () => {
  const [viewer = ""] = await scene.world({ ...madrid, loves: 4 }, { ...getafe, loves: 3 }, madrid);
  const { people } = await peopleOfToday(deps(), viewer);
  expect(people).toEqual([
    {
      ...{ id: expect.any(String), nickname: expect.any(String), avatarUrl: null, isPremium: false, isVerified: false },
      ...{
        age: 26,
        country: "ES",
        city: "Getafe",
        distanceKm: 12.59,
        compatibility: 100,
        inCommon: 3,
        onlyTitle: null,
        recentActivity: null,
        line: null,
      },
      reason: { title: "Título 2", fewerThan: null },
      possible: "ambas",
      ...{ hasLiked: false, isMatch: false },
    },
  ]);
});

it("names the only title in common", async () => {
  const [viewer = ""] = await scene.world({ ...madrid, loves: 4 }, { ...getafe, loves: 1 });
  const { people } = await peopleOfToday(deps(), viewer);
  expect(people.map(({ inCommon, onlyTitle }) => [inCommon, onlyTitle])).toEqual([[1, "Título 0"]]);
});

it("says that only friendship is possible with somebody whose relationships are with others", async () => {
  const friends: PersonValues = { ...getafe, relationshipPreference: ["hombre"] };
  const [viewer = "", friend = "", either = ""] = await scene.world(
    { ...madrid, loves: 4, gender: "mujer" },
    { ...friends, loves: 3 },
    { ...getafe, loves: 3 },
  );
  const { people } = await peopleOfToday(deps(), viewer);
  expect(new Map(people.map(({ id, possible }) => [id, possible]))).toEqual(
    new Map([
      [friend, "amistad"],
      [either, "ambas"],
    ]),
  );
});

it("says another title in common with each person, as long as there are some", async () => {
  const { people } = await peopleOfToday(deps(), me);
  const titles = people.map(({ reason }) => reason?.title);
  expect(new Set(titles).size).toBe(4);
});

const tell = (personId: string, title: number, status: TitleStatus) =>
  db.insert(titleStatuses).values({ personId, interestId: scene.titles[title] ?? 0, status });

it("names no title that one of both dropped or only plans, nor any without another", async () => {
  const [viewer = "", person = ""] = await scene.world({ ...madrid, loves: 4 }, { ...getafe, loves: 4 });
  const reason = async () => (await peopleOfToday(deps(), viewer)).people[0]?.reason;
  await tell(viewer, 3, "dropped");
  await tell(person, 2, "planned");
  await tell(person, 1, "finished");
  expect(await reason()).toEqual({ title: "Título 1", fewerThan: null });
  await tell(viewer, 1, "planned");
  expect(await reason(), "no longer true").toEqual({ title: "Título 0", fewerThan: null });
  await tell(person, 0, "dropped");
  expect(await reason()).toBeNull();
});

it("keeps to what it said when somebody goes, and the profile says the same", async () => {
  const crowd = Array.from({ length: 4 }, () => ({ ...getafe, loves: 4 }));
  const [viewer = "", ...people] = await scene.world({ ...madrid, loves: 4 }, ...crowd);
  const reasons = async () =>
    new Map((await peopleOfToday(deps(), viewer)).people.map(({ id, reason }) => [id, reason]));
  const said = await reasons();
  expect(new Set([...said.values()].map((reason) => reason?.title)).size).toBe(4);
  const profile = async (id: string) => (await showProfile(deps(), actorOf({ id: viewer }), actorOf({ id }).id)).taste;
  for (const id of people) expect(await profile(id)).toEqual(said.get(id));
  const [gone = "", ...others] = people;
  await db.insert(hiddenPeople).values({ personId: viewer, hiddenId: gone });
  expect(await reasons()).toEqual(new Map(others.map((id) => [id, said.get(id)])));
  expect(await profile(gone)).toEqual(said.get(gone));
});

it("says when the next can come: after local midnight, and 20 hours after the last", async () => {
  const nextAt = async () => (await peopleOfToday(deps(), me)).nextAt;
  expect(await nextAt()).toBe("2026-06-16T08:00:00.000Z");
  now = new Date("2026-06-16T07:59:00Z");
  expect(await nextAt(), "still").toBe("2026-06-16T08:00:00.000Z");
  const [alone = ""] = await scene.world({ ...madrid, loves: 4 });
  expect(await peopleOfToday(deps(), alone)).toEqual({ people: [], settings: null, widened: null, nextAt: null });
});

it("leaves out who was liked, hidden, blocked, paused or seeks others meanwhile, without filling up", async () => {
  const [liked = "", hidden = "", blocked = "", paused = "", elsewhere = "", left = ""] = await today();
  await db.insert(matches).values({
    user1Id: me < liked ? me : liked,
    user2Id: me < liked ? liked : me,
    likedByUser1: me < liked,
    likedByUser2: me > liked,
  });
  await db.insert(hiddenPeople).values({ personId: me, hiddenId: hidden });
  await db.insert(blocks).values({ blockerId: blocked, blockedId: me });
  await db.update(profiles).set({ isPaused: true }).where(eq(profiles.id, paused));
  const nobody = { friendshipPreference: [], relationshipPreference: [] };
  await db.update(profiles).set(nobody).where(eq(profiles.id, elsewhere));
  expect(await today()).toEqual([left]);
  expect(await countOfToday(deps(), me)).toBe(1);
  now = new Date("2026-06-16T12:00:00Z");
  expect(await today(), "nor later").not.toContain(liked);
});

it("leaves out both sides of a conversation that was ended, the same day and later", async () => {
  const drawn = await today();
  const [endedByMe = "", whoEnded = ""] = drawn;
  for (const [enderId, endedId] of [
    [me, endedByMe],
    [whoEnded, me],
  ] as const) {
    const [user1Id = "", user2Id = ""] = [enderId, endedId].sort();
    const [chat] = await db.insert(chats).values({ user1Id, user2Id }).returning();
    await db.insert(chatEnds).values({ chatId: chat?.id ?? "", enderId, endedId, sentence: "thanks" });
  }
  expect(await today()).toEqual(drawn.slice(2));
  now = new Date("2026-06-16T12:00:00Z");
  const next = await today();
  expect(next).toHaveLength(4);
  expect(next.filter((id) => id === endedByMe || id === whoEnded)).toEqual([]);
});

it("shows nobody to people on a break, nor to people who seek nobody, and stores nothing", async () => {
  await db.update(profiles).set({ isPaused: true }).where(eq(profiles.id, me));
  const [other = ""] = others;
  const nobody = { friendshipPreference: [], relationshipPreference: [] };
  await db.update(profiles).set(nobody).where(eq(profiles.id, other));
  expect([await today(), await today(other), await countOfToday(deps(), me)]).toEqual([[], [], 0]);
  expect([await rowsOf(me), await rowsOf(other)]).toEqual([0, 0]);
});

it("shows nobody to more than twenty people a day", async () => {
  const [shown = ""] = await today();
  await db.delete(dailyPeople);
  const [someone = ""] = others.filter((id) => id !== shown);
  const row = { personId: someone, day: "2026-06-15", place: 1, shownId: shown, showing: 20 };
  await db.insert(dailyPeople).values(row);
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
  await db.delete(profiles).where(eq(profiles.id, shown));
  expect(await rowsOf(me)).toBe(5);
  expect(await today()).toHaveLength(5);
  expect(await db.$count(dailyPeople, eq(dailyPeople.shownId, shown))).toBe(0);
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
    const leave = (id: string) => db.delete(profiles).where(eq(profiles.id, id));
    await Promise.all([...shown.slice(0, 25).map(leave), today(viewer), today(leaving), leave(leaving)]);
    expect(await today(viewer)).toHaveLength(await rowsOf(viewer));
  }
});

type Ages = Pick<DailySettings, "minAge" | "maxAge">;
const ANY_AGE: Ages = { minAge: null, maxAge: null };
const set = (maxDistance: DailySettings["maxDistance"], sharedLanguage = false, id = me, ages = ANY_AGE) =>
  changeSettings(deps(), actorOf({ id }), { maxDistance, ...ages, sharedLanguage });
const setAges = (minAge: number | null, maxAge: number | null) => set(null, false, me, { minAge, maxAge });

/** A viewer in Madrid with four titles; `near` share three of four, `far` all. */
async function settle(near: PersonValues[], far: PersonValues[]): Promise<{ near: string[]; far: string[] }> {
  const people = [...near, ...far].map((one) => ({ ...one, loves: 4 }));
  [me = "", ...others] = await scene.world({ ...madrid, loves: 4, languages: ["es"] }, ...people);
  const found = { near: others.slice(0, near.length), far: others.slice(near.length) };
  const { profileId, interestId } = profileInterests;
  const [shared = 0, other = 0] = [scene.titles[0], scene.titles[11]];
  await db
    .update(profileInterests)
    .set({ interestId: other })
    .where(and(inArray(profileId, found.near), eq(interestId, shared)));
  return found;
}

it("shows whoever is closest, wherever they live, until told otherwise", async () => {
  const { far } = await settle([getafe], Array(6).fill(barcelona));
  const { people, widened } = await peopleOfToday(deps(), me);
  expect(people.map(({ id }) => id).toSorted()).toEqual(far.toSorted());
  expect(widened).toBeNull();
});

it("shows people within the distance alone, as long as there are six, and those of unknown place", async () => {
  const { near } = await settle([...Array(5).fill(getafe), {}], [barcelona, barcelona]);
  await set(25);
  const { people, widened } = await peopleOfToday(deps(), me);
  expect(people.map(({ id }) => id).toSorted()).toEqual(near.toSorted());
  expect(widened).toBeNull();
});

it("shows people of my languages, and those who say none, as long as there are six", async () => {
  const mine = [{ languages: ["es"] }, {}, {}, {}, {}, { languages: ["ja", "es"] }] as PersonValues[];
  const { near } = await settle(mine, Array(2).fill({ languages: ["ja"] }));
  await set(null, true);
  const { people, widened } = await peopleOfToday(deps(), me);
  expect(people.map(({ id }) => id).toSorted()).toEqual(near.toSorted());
  expect(widened).toBeNull();
});

it("widens ring by ring, then by language, if there are too few; the nearest come first, and it says so", async () => {
  const japanese = { languages: ["ja"] };
  const places = [getafe, getafe, barcelona, { ...getafe, ...japanese }, { ...barcelona, ...japanese }];
  await settle(places as PersonValues[], []);
  await set(50, true);
  const { people, widened } = await peopleOfToday(deps(), me);
  const found = people.map(({ id }) => others.indexOf(id));
  expect([found.slice(0, 2).toSorted(), found.slice(2)]).toEqual([
    [0, 1],
    [2, 3, 4],
  ]);
  const asked = { maxDistance: 50, ...ANY_AGE, sharedLanguage: true };
  expect(widened).toEqual({ ...asked, within: 2, isFarther: true, isOtherAge: false, isForeign: true });
  const [, liked = "", far = ""] = people.map(({ id }) => id);
  await db.insert(hiddenPeople).values({ personId: me, hiddenId: liked });
  await db.delete(profiles).where(eq(profiles.id, far));
  const later = await peopleOfToday(deps(), me);
  expect(later.widened, "what was found, whatever became of them").toEqual(widened);
});

/** Who has this age in the tests' June of 2026. */
const aged = (years: number, extra: PersonValues = {}): PersonValues => ({
  ...getafe,
  birthDate: `${2026 - years}-01-01`,
  ...extra,
});

it("shows people of the ages asked for, both included, as long as there are six", async () => {
  const { near } = await settle([...[25, 35, 30, 30, 30].map((age) => aged(age)), {}], [aged(24), aged(36)]);
  await setAges(25, 35);
  const { people, widened, settings } = await peopleOfToday(deps(), me);
  expect(people.map(({ id }) => id).toSorted()).toEqual(near.toSorted());
  expect([widened, settings]).toEqual([null, { maxDistance: null, minAge: 25, maxAge: 35, sharedLanguage: false }]);
});

it("widens the distance first, then the ages by five years, then the languages, and goes no further", async () => {
  const japanese: PersonValues = { languages: ["ja"] };
  await settle(
    [aged(30), aged(30, barcelona), aged(35), aged(40, barcelona), aged(30, japanese), aged(41), aged(24, japanese)],
    [],
  );
  await set(50, true, me, { minAge: 30, maxAge: 30 });
  const { people, widened } = await peopleOfToday(deps(), me);
  const found = people.map(({ id }) => others.indexOf(id));
  expect(found, "40, 41 and 24 are too far from 30").toEqual([0, 1, 2, 4]);
  expect(widened).toMatchObject({ within: 1, isFarther: true, isOtherAge: true, isForeign: true });
});

it("widens ages that are open to one side at the other, and never below 18", async () => {
  await settle([aged(25), aged(30), aged(31)], []);
  await setAges(null, 25);
  expect((await today()).map((id) => others.indexOf(id)).toSorted()).toEqual([0, 1]);
  await settle([aged(20), aged(25), aged(26)], []);
  await setAges(20, 20);
  expect((await peopleOfToday(deps(), me)).widened).toMatchObject({ within: 1, isFarther: false, isOtherAge: true });
});

it("draws anew at once where the ages change, once per draw", async () => {
  const { near, far } = await settle(Array(6).fill(aged(30)), Array(6).fill(aged(50)));
  expect((await today()).toSorted()).toEqual(far.toSorted());
  await setAges(25, 35);
  expect((await today()).toSorted()).toEqual(near.toSorted());
  await setAges(45, 55);
  expect((await today()).toSorted(), "the second change").toEqual(near.toSorted());
});

it("uses up no change where the settings were chosen before the first draw", async () => {
  const { near } = await settle(Array(6).fill(aged(30)), Array(6).fill(aged(50)));
  await setAges(25, 35);
  expect((await today()).toSorted()).toEqual(near.toSorted());
  expect(await showSettings(deps(), actorOf({ id: me }))).toMatchObject({ isChosen: true, holdsFrom: null });
});

it("uses up no change where nobody was drawn yet, as before the first titles", async () => {
  const { near } = await settle(Array(6).fill(aged(30)), Array(6).fill(aged(50)));
  const titles = await db.delete(profileInterests).where(eq(profileInterests.profileId, me)).returning();
  expect(await today()).toEqual([]);
  await set(25);
  await setAges(25, 35);
  await db.insert(profileInterests).values(titles);
  expect((await today()).toSorted()).toEqual(near.toSorted());
  expect(await showSettings(deps(), actorOf({ id: me }))).toMatchObject({ holdsFrom: null });
  await setAges(45, 55);
  expect((await showSettings(deps(), actorOf({ id: me }))).holdsFrom).not.toBeNull();
});

it("says of each limit alone whether it was exceeded", async () => {
  await settle([getafe, barcelona], []);
  await set(25);
  expect((await peopleOfToday(deps(), me)).widened).toMatchObject({ within: 1, isFarther: true, isForeign: false });
  await settle([getafe, { ...getafe, languages: ["ja"] }], []);
  await set(25, true);
  expect((await peopleOfToday(deps(), me)).widened).toMatchObject({ within: 1, isFarther: false, isForeign: true });
});

it("draws anew at once where the settings change, a second time only with the next draw", async () => {
  const { near, far } = await settle(Array(6).fill(getafe), Array(6).fill(barcelona));
  const held = async () => (await showSettings(deps(), actorOf({ id: me }))).holdsFrom;
  const first = await today();
  expect(first.toSorted()).toEqual(far.toSorted());
  await set(null);
  expect([await today(), await held()], "nothing changed").toEqual([first, null]);
  await set(25);
  const again = await peopleOfToday(deps(), me);
  expect(again.people.map(({ id }) => id).toSorted()).toEqual(near.toSorted());
  expect(again).toMatchObject({ settings: { maxDistance: 25 }, widened: null, nextAt: await held() });
  await set(null);
  expect(await today(), "the second change").toHaveLength(6);
  expect((await today()).toSorted()).toEqual(near.toSorted());
  now = new Date("2026-06-16T12:00:00Z");
  expect(await held()).toBeNull();
  expect(await today(), "whom a draw anew replaced was shown, too").toEqual([]);
  expect(await rowsOf(me)).toBe(12);
});

it("draws those anew who are within the new settings, too, and counts them once", async () => {
  const { near, far } = await settle(Array(3).fill(getafe), Array(3).fill(barcelona));
  await today();
  await db.update(dailyPeople).set({ showing: 20 }).where(eq(dailyPeople.personId, me));
  await set(25);
  const { people, widened } = await peopleOfToday(deps(), me);
  const ids = people.map(({ id }) => id);
  expect([ids.slice(0, 3).toSorted(), ids.slice(3).toSorted()]).toEqual([near.toSorted(), far.toSorted()]);
  expect(widened).toMatchObject({ within: 3, isFarther: true });
  expect(await rowsOf(me)).toBe(6);
});

it("does not bring back who was liked or hidden, and says when others come where nobody is left", async () => {
  const { near } = await settle(Array(2).fill(getafe), []);
  const [liked = "", hidden = ""] = near;
  await today();
  const [user1Id = "", user2Id = ""] = [me, liked].toSorted();
  await db.insert(matches).values({ user1Id, user2Id, likedByUser1: user1Id === me, likedByUser2: user2Id === me });
  await db.insert(hiddenPeople).values({ personId: me, hiddenId: hidden });
  await set(25);
  expect(await peopleOfToday(deps(), me)).toMatchObject({ people: [], nextAt: expect.any(String) });
  expect(await countOfToday(deps(), me)).toBe(0);
});

it("shows the closest in taste first, of equals the nearest, those of unknown place last", async () => {
  const { near, far } = await settle([{}, barcelona, getafe, madrid], [barcelona]);
  const [unknown, distant, nearby, here] = near;
  expect(await today()).toEqual([...far, here, nearby, distant, unknown]);
});

it("draws anew once, on two servers as well, which then show the same", { tags: ["postgres"] }, async () => {
  for (let round = 0; round < 8; round++) {
    const { near, far } = await settle(Array(8).fill(getafe), Array(8).fill(barcelona));
    if (round % 2 === 0) await today();
    await Promise.all([today(), set(25), today(), set(1000), set(25), today()]);
    const [one, two] = await Promise.all([today(), today()]);
    expect(one).toEqual(two);
    const [draw] = await db.select().from(dailyDraws);
    const nearest = one.filter((id) => near.includes(id)).length;
    const farthest = one.filter((id) => far.includes(id)).length;
    expect([nearest, farthest], `drawn by ${draw?.maxDistance}`).toEqual(draw?.maxDistance === 25 ? [6, 0] : [0, 6]);
    expect(await rowsOf(me)).toBeLessThanOrEqual(12);
  }
});

it("keeps the last settings written, for their owner alone, and until the account is gone", async () => {
  const [other = ""] = others;
  expect(await showSettings(deps(), actorOf({ id: me }))).toEqual({
    maxDistance: null,
    ...ANY_AGE,
    sharedLanguage: false,
    isChosen: false,
    hasLanguages: false,
    holdsFrom: null,
  });
  await db
    .update(profiles)
    .set({ languages: ["es"] })
    .where(eq(profiles.id, me));
  await set(100, true);
  await set(250, false, me, { minAge: 30, maxAge: 30 });
  for (const _ of [1, 2]) await set(250, false, me, { minAge: null, maxAge: 40 });
  await set(25, true, other);
  expect(await showSettings(deps(), actorOf({ id: me }))).toEqual({
    maxDistance: 250,
    minAge: null,
    maxAge: 40,
    sharedLanguage: false,
    isChosen: true,
    hasLanguages: true,
    holdsFrom: null,
  });
  await db.delete(profiles).where(eq(profiles.id, me));
  expect(await db.select({ id: dailySettings.personId }).from(dailySettings)).toEqual([{ id: other }]);
  await expect(showSettings(deps(), actorOf({ id: me }))).rejects.toMatchObject({ code: "SESSION_MISSING" });
});

it("draws anew once by ages, on two servers as well, which then show the same", { tags: ["postgres"] }, async () => {
  for (let round = 0; round < 8; round++) {
    const { near, far } = await settle(Array(8).fill(aged(30)), Array(8).fill(aged(50)));
    if (round % 2 === 0) await today();
    await Promise.all([today(), setAges(25, 35), today(), setAges(45, null), setAges(25, 35), today()]);
    const [one, two] = await Promise.all([today(), today()]);
    expect(one).toEqual(two);
    const [draw] = await db.select().from(dailyDraws);
    const young = one.filter((id) => near.includes(id)).length;
    const old = one.filter((id) => far.includes(id)).length;
    expect([young, old], `drawn from ${draw?.minAge}`).toEqual(draw?.minAge === 25 ? [6, 0] : [0, 6]);
    expect(await rowsOf(me)).toBeLessThanOrEqual(12);
  }
});

it("stores one of two settings written at once, whole", { tags: ["postgres"] }, async () => {
  for (let round = 0; round < 10; round++) {
    const young = { minAge: 18, maxAge: 25 };
    await Promise.all([set(25, true, me, young), set(500), set(25, true, me, young), set(500)]);
    const { maxDistance, minAge, sharedLanguage } = await showSettings(deps(), actorOf({ id: me }));
    expect([maxDistance === 25, minAge === 18]).toEqual([sharedLanguage, sharedLanguage]);
  }
});

it("refuses distances that are not offered, and ages that are crossed or beyond those of members", async () => {
  await expect(set(30 as DailyDistance)).rejects.toThrow();
  await expect(setAges(36, 35)).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  for (const [minAge, maxAge] of [
    [17, null],
    [null, 101],
    [101, 101],
  ] as const) {
    await expect(setAges(minAge, maxAge)).rejects.toThrow();
  }
  expect(await db.$count(dailySettings)).toBe(0);
});
