import { DEFAULT_FILTERS, type DiscoveryFilters } from "@nakamatch/contract/vocabulary/discovery";
import { eq, inArray } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { arrivals, hiddenPeople, savedSearches } from "../../../platform/database/schema/discovery.ts";
import { events } from "../../../platform/database/schema/events.ts";
import { eventGoers } from "../../../platform/database/schema/going.ts";
import { interests } from "../../../platform/database/schema/interests.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { blocks } from "../../../platform/database/schema/safety.ts";
import { barcelona, getafe, madrid, openDiscoveryScene } from "../../../testing/discovery.ts";
import { actorOf, type TestActor } from "../../../testing/people.ts";
import { changeSearch, listSearches, markSearchesTold, readSearchNews, removeSearch, saveSearch } from "./service.ts";

const scene = await openDiscoveryScene();
const { db } = scene.database;
afterAll(() => scene.close());

const filtersOf = (some: Partial<DiscoveryFilters>) => ({ ...DEFAULT_FILTERS, ...some });
const nearby = filtersOf({ country: "ES", maxDistance: 50 });

interface Wanted {
  searchId: string;
  name: string;
  filters: DiscoveryFilters;
}

function save(by: TestActor, { name = "Cerca", filters = nearby, searchId = crypto.randomUUID() }: Partial<Wanted>) {
  return saveSearch(db, by, { searchId, name, filters, sort: "compatibility", inDigest: true });
}

const namesOf = async (by: TestActor) => (await listSearches(db, by)).searches.map(({ name }) => name);

async function member(): Promise<TestActor> {
  const [id] = await scene.world({ ...madrid, loves: 2 });
  return actorOf({ id: id ?? "" });
}

it("a search is saved once, changes in parts, and goes without effect on others' and with the account", async () => {
  const [ana, leo] = (await scene.world(madrid, madrid)).map((id) => actorOf({ id })) as [TestActor, TestActor];
  const { id } = await save(ana, { name: " Cerca " });
  await save(ana, { searchId: id, name: "Otra cosa" });
  expect(await listSearches(db, ana)).toEqual({
    searches: [{ id, name: "Cerca", sort: "compatibility", filters: nearby, inDigest: true }],
  });
  await changeSearch(db, ana, { searchId: id, inDigest: false });
  const far = filtersOf({ ageRange: [20, 30] });
  await changeSearch(db, ana, { searchId: id, name: "Lejos", sort: "distance", filters: far });
  const changed = { id, name: "Lejos", sort: "distance", filters: far, inDigest: false };
  expect(await changeSearch(db, ana, { searchId: id })).toEqual(changed);
  await expect(save(leo, { searchId: id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(changeSearch(db, leo, { searchId: id, name: "Mía" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await removeSearch(db, leo, id);
  expect((await listSearches(db, ana)).searches).toEqual([changed]);
  await removeSearch(db, ana, id);
  await removeSearch(db, ana, id);
  expect(await namesOf(ana)).toEqual([]);
  await save(ana, {});
  await db.delete(authUsers).where(eq(authUsers.id, ana.id));
  expect(await db.$count(savedSearches, eq(savedSearches.personId, ana.id))).toBe(0);
});

it("each has a name of its own that can be seen, and filters that can be", async () => {
  const ana = await member();
  await save(ana, { name: "Cerca" });
  const other = await save(ana, { name: "Lejos" });
  const refused = (issue: object) => ({ code: "VALIDATION_FAILED", data: { issues: [issue] } });
  await expect(save(ana, { name: "CERCA" })).rejects.toMatchObject(refused({ path: "name", reason: "taken" }));
  await expect(changeSearch(db, ana, { searchId: other.id, name: "cerca" })).rejects.toMatchObject(
    refused({ path: "name", reason: "taken" }),
  );
  await expect(save(ana, { name: "\u200b" })).rejects.toMatchObject(refused({ path: "name", reason: "required" }));
  await expect(save(ana, { name: "Sin país", filters: filtersOf({ city: "1" }) })).rejects.toMatchObject(
    refused({ path: "city", reason: "needs_country" }),
  );
  expect(await namesOf(ana)).toEqual(["Cerca", "Lejos"]);
});

it("there are five at most, also when two devices save the last one at once", async () => {
  const ana = await member();
  for (const name of ["1", "2", "3", "4"]) await save(ana, { name });
  const saving = await Promise.allSettled([save(ana, { name: "5" }), save(ana, { name: "6" })]);
  expect(saving.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(saving.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "SAVED_SEARCHES_FULL" } });
  const [first] = (await listSearches(db, ana)).searches;
  await removeSearch(db, ana, first?.id ?? "");
  await save(ana, { name: "7" });
  expect(await namesOf(ana)).toHaveLength(5);
});

it("a city, a title or a filter that is gone is left out, and the rest stays", async () => {
  const ana = await member();
  const [gone] = await db.insert(interests).values({ name: "Efímero", kind: "anime" }).returning();
  const titles = ["título 1", "Efímero"];
  const { id } = await save(ana, { filters: { ...nearby, city: "2", selectedInterests: titles } });
  await db.delete(interests).where(eq(interests.id, gone?.id ?? 0));
  const stored = { ...nearby, city: "999", selectedInterests: titles, minCompatibility: 400, isTall: true };
  await db.update(savedSearches).set({ filters: stored }).where(eq(savedSearches.id, id));
  expect((await listSearches(db, ana)).searches).toMatchObject([
    { filters: { ...nearby, selectedInterests: ["título 1"] } },
  ]);
});

const [before, since, until] = ["2026-06-01", "2026-06-02", "2026-06-10"].map((day) => new Date(`${day}T12:00:00Z`));

/** A viewer in Madrid with a search nearby, and people who arrived at these times. */
async function arrive(...times: (Date | undefined)[]) {
  const [viewer, ...ids] = await scene.world(
    { ...madrid, loves: 2 },
    ...times.map((_, index) => ({ ...(index % 2 === 0 ? madrid : getafe), loves: 2 })),
  );
  const ana = actorOf({ id: viewer ?? "" });
  for (const [index, arrivedAt] of times.entries()) {
    await db
      .update(arrivals)
      .set({ arrivedAt })
      .where(eq(arrivals.personId, ids[index] ?? ""));
  }
  const { id } = await save(ana, {});
  await db.update(savedSearches).set({ toldUntil: since }).where(eq(savedSearches.id, id));
  return { ana, ids, searchId: id };
}

/** Arrivals of the last minute are not counted yet. */
const evening = new Date("2026-06-10T12:01:00Z");

const news = async ({ id }: TestActor, at = evening) => readSearchNews(db, id, at);
const counts = async (by: TestActor, at?: Date) => (await news(by, at)).map(({ count }) => count);

it("new people are those confirmed since it was last told, from three on, who fit and whom the viewer would find", async () => {
  const { ana, ids, searchId } = await arrive(before, ...Array<Date | undefined>(8).fill(until));
  expect(await news(ana)).toEqual([{ id: searchId, name: "Cerca", sort: "compatibility", filters: nearby, count: 8 }]);
  const [old = "", liked = "", hidden = "", blocked = "", paused = "", far = "", unfit = ""] = ids;
  const newcomers = ids.filter((id) => id !== old);
  const [user1Id, user2Id] = [ana.id, liked].sort() as [string, string];
  const isFirst = user1Id === ana.id;
  await db.insert(matches).values({ user1Id, user2Id, likedByUser1: isFirst, likedByUser2: !isFirst });
  await db.insert(hiddenPeople).values({ personId: ana.id, hiddenId: hidden });
  await db.insert(blocks).values({ blockerId: blocked, blockedId: ana.id });
  expect(await counts(ana)).toEqual([5]);
  await db.update(profiles).set({ isPaused: true }).where(eq(profiles.id, paused));
  await db.update(profiles).set({ city: barcelona.city }).where(eq(profiles.id, far));
  expect(await counts(ana)).toEqual([3]);
  // The same people as on the dashboard, minus earlier arrivals.
  const found = await scene.finds(ana.id, newcomers, { ...nearby, hideLiked: true });
  expect(found.filter((index) => index >= 0)).toHaveLength(3);
  const nobody = { friendshipPreference: [], relationshipPreference: [] };
  await db.update(profiles).set(nobody).where(eq(profiles.id, unfit));
  expect(await counts(ana), "two are not enough").toEqual([]);
  // Ending a pause does not make anyone new.
  await db.update(arrivals).set({ arrivedAt: before }).where(eq(arrivals.personId, paused));
  await db
    .update(profiles)
    .set({ isPaused: false })
    .where(inArray(profiles.id, [paused]));
  expect(await counts(ana)).toEqual([]);
});

it("it is told once, begins anew with other filters, and not at all where it is switched off or filters nothing", async () => {
  const { ana, searchId } = await arrive(until, until, until);
  const told = await news(ana);
  expect(told).toHaveLength(1);
  await markSearchesTold(db, told, evening);
  expect(await news(ana)).toEqual([]);
  const again = () => db.update(savedSearches).set({ toldUntil: since }).where(eq(savedSearches.id, searchId));
  await again();
  await changeSearch(db, ana, { searchId, name: "Otro nombre" });
  expect(await counts(ana)).toEqual([3]);
  await changeSearch(db, ana, { searchId, filters: filtersOf({ country: "ES" }) });
  expect(await counts(ana)).toEqual([]);
  await again();
  expect(await counts(ana)).toEqual([3]);
  await changeSearch(db, ana, { searchId, inDigest: false });
  expect(await counts(ana)).toEqual([]);
  await db
    .update(savedSearches)
    .set({ inDigest: true, filters: { city: "999" } })
    .where(eq(savedSearches.id, searchId));
  expect(await counts(ana)).toEqual([]);
});

/** An event in a month, to which these go since long ago. */
async function letGo(people: readonly string[]): Promise<string> {
  const [eventId, soon] = [crypto.randomUUID(), new Date(Date.now() + 30 * 86_400_000)];
  const day = soon.toISOString().slice(0, 10);
  await db.insert(events).values({
    id: eventId,
    uid: eventId,
    name: "Kaze Con",
    kind: "convention",
    cityId: madrid.city,
    venue: "Recinto ferial",
    firstDay: day,
    lastDay: day,
    timeZone: "Europe/Madrid",
    endsAt: soon,
    isAdultsOnly: false,
    changedAt: new Date(),
    isTold: true,
  });
  const choice = { view: "all", isVerifiedOnly: false, since: before as Date } as const;
  await db.insert(eventGoers).values(people.map((personId) => ({ eventId, personId, ...choice })));
  return eventId;
}

it("a search by who goes counts those alone, and says that its event is gone, without further news", async () => {
  const { ana, ids, searchId } = await arrive(until, until, until, until, until);
  const goesTo = await letGo([ana.id, ...ids.slice(0, 4)]);
  await changeSearch(db, ana, { searchId, filters: filtersOf({ goesTo, country: "ES" }) });
  await db.update(savedSearches).set({ toldUntil: since }).where(eq(savedSearches.id, searchId));
  expect((await listSearches(db, ana)).searches).toMatchObject([{ filters: { goesTo } }]);
  expect(await counts(ana)).toEqual([4]);
  await db.delete(eventGoers).where(eq(eventGoers.personId, ana.id));
  const [left] = (await listSearches(db, ana)).searches;
  expect([left?.filters, left?.isEventGone]).toEqual([filtersOf({ country: "ES" }), true]);
  expect(await counts(ana)).toEqual([]);
  const refused = { code: "NOT_GOING" };
  await expect(save(ana, { name: "Feria", filters: filtersOf({ goesTo }) })).rejects.toMatchObject(refused);
  const changing = changeSearch(db, ana, { searchId, filters: filtersOf({ goesTo }) });
  await expect(changing).rejects.toMatchObject(refused);
});

it("the number ends at twenty", async () => {
  const { ana } = await arrive(...Array<Date | undefined>(22).fill(until));
  expect(await counts(ana)).toEqual([20]);
});

it("people arrive when their email is first confirmed", async () => {
  const [id = ""] = await scene.world({ emailVerified: false });
  const arrived = () => db.select().from(arrivals).where(eq(arrivals.personId, id));
  expect(await arrived()).toEqual([]);
  const confirm = (emailVerified: boolean) => db.update(authUsers).set({ emailVerified }).where(eq(authUsers.id, id));
  await confirm(true);
  const [first] = await arrived();
  expect(first).toBeDefined();
  await confirm(false);
  await confirm(true);
  expect(await arrived()).toEqual([first]);
});
