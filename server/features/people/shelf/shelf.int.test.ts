import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { systemClock } from "../../../platform/clock.ts";
import { interests, profileInterests } from "../../../platform/database/schema/interests.ts";
import { shelfPins, titleStatuses } from "../../../platform/database/schema/shelf.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { actorOf, addPerson } from "../../../testing/people.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";
import { importInterests, removeInterest } from "../interests/service.ts";
import { showProfile } from "../profiles/service.ts";
import { pinTitles, setStatus, showOwnShelf } from "./service.ts";

let me: string;

const database = await createTestDatabase();
const { db } = database;
const names = ["Akira", "Berserk", "Claymore", "Dororo", "Erased", "Frieren"];
const rows = await db
  .insert(interests)
  .values(names.map((name) => ({ kind: "anime" as const, name })))
  .returning({ id: interests.id });
const titles = rows.map(({ id }) => id);
afterAll(() => database.close());
beforeEach(async () => {
  me = (await addPerson(db)).id;
  const chosen = titles.slice(0, 5);
  await db.insert(profileInterests).values(chosen.map((interestId) => ({ profileId: me, interestId })));
});

const pins = async () => (await showOwnShelf(db, me)).pinned;
const title = (place: number) => titles[place] as number;
const tell = (place: number, status: "now" | "finished" | "planned" | "dropped" | null) =>
  setStatus(db, me, { interestId: title(place), status });
const age = (days: number) =>
  db
    .update(titleStatuses)
    .set({ since: sql`now() - make_interval(days => ${days}::int)` })
    .where(eq(titleStatuses.personId, me));

async function seenByOther() {
  const viewer = await addPerson(db);
  return (await showProfile({ db, clock: systemClock }, actorOf(viewer), actorOf({ id: me }).id)).shelf;
}

it("the pinned titles are those of the last list, in its order", async () => {
  await pinTitles(db, me, [title(2), title(0), title(4)]);
  expect(await pins()).toEqual([title(2), title(0), title(4)]);
  await pinTitles(db, me, [title(4), title(2)]);
  await pinTitles(db, me, [title(4), title(2)]);
  expect(await pins()).toEqual([title(4), title(2)]);
  expect((await seenByOther()).pinned).toEqual([title(4), title(2)]);
  await pinTitles(db, me, []);
  expect(await pins()).toEqual([]);
});

it("a title that the person has not chosen changes nothing", async () => {
  await pinTitles(db, me, [title(1)]);
  await expect(pinTitles(db, me, [title(0), title(5)])).rejects.toMatchObject({ code: "INTEREST_NOT_FOUND" });
  expect(await pins()).toEqual([title(1)]);
  await expect(tell(5, "now")).rejects.toMatchObject({ code: "INTEREST_NOT_FOUND" });
  expect((await showOwnShelf(db, me)).statuses).toEqual([]);
});

it("the database holds five at most, each in a place of its own", async () => {
  const pin = (place: number, position: number) =>
    db.insert(shelfPins).values({ personId: me, interestId: title(place), position });
  await expect(pin(0, 6)).rejects.toThrow();
  await pin(0, 1);
  await expect(pin(1, 1)).rejects.toThrow();
});

it("a status keeps its time until it changes, and now gets a new one when it is confirmed", async () => {
  await tell(0, "finished");
  await age(10);
  const { status: kept } = await tell(0, "finished");
  expect(Date.now() - Date.parse(kept?.since as string)).toBeGreaterThan(9 * 86_400_000);
  const { status: changed } = await tell(0, "now");
  expect(Date.now() - Date.parse(changed?.since as string)).toBeLessThan(86_400_000);
  await age(70);
  const { status: confirmed } = await tell(0, "now");
  expect(Date.now() - Date.parse(confirmed?.since as string)).toBeLessThan(86_400_000);
  await tell(0, null);
  await tell(0, null);
  expect((await showOwnShelf(db, me)).statuses).toEqual([]);
});

it("after 60 days others see nothing of now, and its owner still does", async () => {
  await tell(0, "now");
  await tell(1, "finished");
  await age(59);
  expect((await seenByOther()).statuses.map(({ status }) => status).sort()).toEqual(["finished", "now"]);
  await age(60);
  expect((await seenByOther()).statuses).toEqual([{ id: title(1), status: "finished" }]);
  expect((await showOwnShelf(db, me)).statuses).toHaveLength(2);
});

it("pin and status go with the title", async () => {
  await pinTitles(db, me, [title(0), title(1)]);
  await tell(0, "now");
  await removeInterest(db, me, title(0));
  expect(await showOwnShelf(db, me)).toEqual({ pinned: [title(1)], statuses: [] });
});

it("an import brings the statuses of ticked titles alone, and overwrites none", async () => {
  await tell(0, "dropped");
  const list = { interestIds: [title(0), title(5)], unknown: [] };
  const statuses = { now: [title(0), title(5)], finished: [title(1), title(5)] };
  await importInterests(db, me, { ...list, statuses });
  const { statuses: told } = await showOwnShelf(db, me);
  expect(told.map(({ id, status }) => [id, status]).sort()).toEqual([
    [title(0), "dropped"],
    [title(5), "now"],
  ]);
});

it("an import leaves out the status of a title that another device removes meanwhile", {
  tags: ["postgres"],
}, async () => {
  const list = { interestIds: [title(0), title(1), title(5)], unknown: [] };
  let importing: ReturnType<typeof importInterests> | undefined;
  await db.transaction(async (tx) => {
    await removeInterest(tx, me, title(0));
    importing = importInterests(db, me, { ...list, statuses: { finished: list.interestIds } });
    importing.catch(() => {});
    await untilStatementWaits(database);
  });
  expect(await importing).toMatchObject({ added: 1 });
  expect((await showOwnShelf(db, me)).statuses.map(({ id }) => id).sort()).toEqual([title(1), title(5)]);
});
