import { randomUUID } from "node:crypto";
import { GOER_VIEWS } from "@nakamatch/contract/vocabulary/going";
import { GENDERS, LOOKING_FOR } from "@nakamatch/contract/vocabulary/people";
import { eventEnd } from "@nakamatch/domain/meeting/events";
import { preferencesFit, type Seeker } from "@nakamatch/domain/meeting/preferences";
import { eq, isNotNull } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { chatEnds, chats } from "../../../platform/database/schema/chats.ts";
import { hiddenPeople } from "../../../platform/database/schema/discovery.ts";
import { events } from "../../../platform/database/schema/events.ts";
import { cities, countries } from "../../../platform/database/schema/geography.ts";
import { eventGoerCounts, eventGoers, goingChanges } from "../../../platform/database/schema/going.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { bans, blocks } from "../../../platform/database/schema/safety.ts";
import { verifiedPeople } from "../../../platform/database/schema/verification.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { actorOf, addPerson, type PersonValues, type TestActor } from "../../../testing/people.ts";
import { recordingDelivery } from "../../../testing/recording-delivery.ts";
import { discoverPeople, eventsInCommon, type PageQuery } from "../discovery/service.ts";
import { placeEvent, withdrawEvent } from "../events/service.ts";
import { goingJobs } from "./jobs.ts";
import { go, leave, listGoers, listGoing } from "./service.ts";
import type { Choice } from "./types.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const START = new Date("2026-03-02T12:00:00Z");
const HOUR_MS = 3_600_000;
let now = START;
const clock = { now: () => now };
const deps = { db, clock };
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * HOUR_MS);
};

await db.insert(countries).values({ code: "ES", name: "España" });
await db.insert(cities).values([
  { id: 1, name: "Madrid", countryCode: "ES", latitude: 40.4165, longitude: -3.70256 },
  { id: 2, name: "Getafe", countryCode: "ES", latitude: 40.30571, longitude: -3.73295 },
]);

const ALL: Choice = { view: "all", isVerifiedOnly: false };
const LIKED: Choice = { view: "liked", isVerifiedOnly: false };

async function addEvent(values: Partial<typeof events.$inferInsert> = {}): Promise<string> {
  const id = randomUUID();
  const firstDay = values.firstDay ?? "2026-05-23";
  const days = { firstDay, lastDay: firstDay, timeZone: "Europe/Madrid", ...values };
  await db.insert(events).values({
    id,
    uid: id,
    name: "Kaze Con",
    kind: "convention",
    cityId: 1,
    venue: "Recinto ferial",
    endsAt: eventEnd(days),
    isAdultsOnly: false,
    changedAt: START,
    isTold: true,
    ...days,
  });
  return id;
}

const addMember = async (values: PersonValues = {}) =>
  actorOf(await addPerson(db, { city: 1, country: "ES", ...values }));
const goTo = (actor: TestActor, eventId: string, choice = ALL) => go(deps, actor, { eventId, ...choice });
const refusal = (code: string) => expect.objectContaining({ code });
const seenBy = async (actor: TestActor, eventId: string) =>
  (await listGoers(deps, actor, { eventId, limit: 39 })).people.map(({ id }) => id);
const runJob = async (name: string, realtime = recordingDelivery()) => {
  await goingJobs({ db, clock, realtime })
    .find(({ kind }) => kind.name === name)
    ?.handle({}, "");
  return realtime.take();
};

/** All pages of the filtered list, always ranked in SQL. */
async function filtered(viewer: TestActor, filters: Partial<PageQuery>): Promise<string[]> {
  const ranker = { upToDate: async () => () => Promise.reject(new Error("the index was asked")) };
  const found: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await discoverPeople({ ...deps, ranker }, viewer.id, { sort: "distance", ...filters, cursor });
    found.push(...page.people.map(({ id }) => id));
    if (page.nextCursor === null) {
      expect(page.total).toBe(found.length);
      return found;
    }
    cursor = page.nextCursor;
  }
}

/** Likes of the first for the second. */
async function like(one: { id: string }, other: { id: string }): Promise<void> {
  const isFirst = one.id < other.id;
  const [user1Id, user2Id] = isFirst ? [one.id, other.id] : [other.id, one.id];
  const side = isFirst ? { likedByUser1: true } : { likedByUser2: true };
  await db
    .insert(matches)
    .values({ user1Id, user2Id, ...side })
    .onConflictDoUpdate({ target: [matches.user1Id, matches.user2Id], set: side });
}

beforeEach(async () => {
  now = START;
  await db.delete(authUsers);
  await db.delete(events);
});

describe("going to an event", () => {
  it("is a choice that is kept and can be changed and taken back, each as often as one likes", async () => {
    const me = await addMember();
    const eventId = await addEvent();
    const opensAt = "2026-03-03T12:00:00.000Z";
    expect(await goTo(me, eventId, LIKED)).toEqual({ ...LIKED, opensAt, isMoved: false });
    later(1);
    expect(await goTo(me, eventId, LIKED)).toEqual({ ...LIKED, opensAt, isMoved: false });
    const narrow: Choice = { view: "all", isVerifiedOnly: true };
    expect(await goTo(me, eventId, narrow)).toMatchObject({ ...narrow, opensAt });
    const { going, changesLeft } = await listGoing(deps, me);
    expect(going).toMatchObject([{ ...narrow, opensAt, event: { id: eventId, name: "Kaze Con", goers: null } }]);
    expect(changesLeft).toBe(3);
    expect([await leave(deps, me, eventId), await leave(deps, me, eventId)]).toEqual(Array(2).fill({ isGoing: false }));
    expect((await listGoing(deps, me)).going).toEqual([]);
  });

  it("is refused for events that are not there, over or withdrawn; a choice made before can still be changed", async () => {
    const me = await addMember();
    for (const eventId of [randomUUID(), await addEvent({ cityId: null })]) {
      await expect(goTo(me, eventId)).rejects.toEqual(refusal("EVENT_NOT_FOUND"));
    }
    const over = await addEvent({ firstDay: "2026-03-01" });
    const withdrawn = await addEvent({ withdrawnAt: START });
    for (const eventId of [over, withdrawn]) {
      await expect(goTo(me, eventId)).rejects.toEqual(refusal("EVENT_CLOSED"));
    }
    const coming = await addEvent({ firstDay: "2026-03-04" });
    await goTo(me, coming);
    later(72);
    expect(await goTo(me, coming, LIKED)).toMatchObject(LIKED);
  });

  it("is to three at a time, not counting those that are over or withdrawn", async () => {
    const me = await addMember();
    const [soon, second, third] = [await addEvent({ firstDay: "2026-03-03" }), await addEvent(), await addEvent()];
    for (const eventId of [soon, second, third]) await goTo(me, eventId);
    const fourth = await addEvent();
    await expect(goTo(me, fourth)).rejects.toEqual(refusal("GOING_FULL"));
    later(48);
    await goTo(me, fourth);
    const fifth = await addEvent();
    await expect(goTo(me, fifth)).rejects.toEqual(refusal("GOING_FULL"));
    await withdrawEvent(deps, second);
    await goTo(me, fifth);
    expect((await listGoing(deps, me)).going).toHaveLength(5);
    const held = await db.select({ eventId: eventGoers.eventId }).from(eventGoers).where(isNotNull(eventGoers.place));
    expect(held.map(({ eventId }) => eventId).sort()).toEqual([third, fourth, fifth].sort());
  });

  it("is not to two cities on one day", async () => {
    const me = await addMember();
    await goTo(me, await addEvent({ firstDay: "2026-05-22", lastDay: "2026-05-24" }));
    const elsewhere = await addEvent({ firstDay: "2026-05-24", lastDay: "2026-05-25", cityId: 2 });
    await expect(goTo(me, elsewhere)).rejects.toEqual(refusal("GOING_ELSEWHERE"));
    await goTo(me, await addEvent({ firstDay: "2026-05-24" }));
    await goTo(me, await addEvent({ firstDay: "2026-05-25", cityId: 2 }));
  });

  it("can be chosen and changed five times in 30 days; leaving is always possible, and counts not", async () => {
    const me = await addMember();
    const eventId = await addEvent();
    for (const choice of [ALL, LIKED, ALL, LIKED]) await goTo(me, eventId, choice);
    later(24);
    await leave(deps, me, eventId);
    await goTo(me, eventId);
    expect((await listGoing(deps, me)).changesLeft).toBe(0);
    await expect(goTo(me, eventId, LIKED)).rejects.toEqual(refusal("GOING_CHANGES_USED"));
    await goTo(me, eventId);
    await leave(deps, me, eventId);
    await expect(goTo(me, eventId)).rejects.toEqual(refusal("GOING_CHANGES_USED"));
    later(29 * 24);
    expect((await listGoing(deps, me)).changesLeft).toBe(4);
    await goTo(me, eventId);
  });

  it("of several presses at once counts each after the others", { tags: ["postgres"] }, async () => {
    const me = await addMember();
    const ids = await Promise.all(Array.from({ length: 6 }, () => addEvent()));
    const pressed = await Promise.allSettled(ids.map((eventId) => goTo(me, eventId)));
    expect(pressed.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    for (const each of pressed) if (each.status === "rejected") expect(each.reason).toEqual(refusal("GOING_FULL"));
    const same = await Promise.allSettled([1, 2, 3].map(() => goTo(me, ids[0] ?? "", LIKED)));
    expect(same.filter(({ status }) => status === "rejected")).toHaveLength(pressed[0]?.status === "fulfilled" ? 0 : 3);
    expect(await db.$count(goingChanges)).toBeLessThanOrEqual(4);
  });

  it("of one event in two tabs at once is one choice", async () => {
    const me = await addMember();
    const eventId = await addEvent();
    const answers = await Promise.all([1, 2, 3].map(() => goTo(me, eventId)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await listGoing(deps, me)).changesLeft).toBe(4);
  });
});

describe("who goes", () => {
  it("is seen only by those who go, from 24 hours after each said so; coming back starts anew", async () => {
    const [me, other] = [await addMember(), await addMember()];
    const eventId = await addEvent();
    await expect(seenBy(me, eventId)).rejects.toEqual(refusal("NOT_GOING"));
    await expect(seenBy(me, randomUUID())).rejects.toEqual(refusal("EVENT_NOT_FOUND"));
    await goTo(me, eventId);
    later(23);
    await expect(seenBy(me, eventId)).rejects.toEqual(refusal("GOERS_NOT_OPEN"));
    await goTo(other, eventId);
    later(1);
    expect(await seenBy(me, eventId)).toEqual([]);
    later(23);
    expect([await seenBy(me, eventId), await seenBy(other, eventId)]).toEqual([[other.id], [me.id]]);
    await leave(deps, me, eventId);
    expect(await seenBy(other, eventId)).toEqual([]);
    await goTo(me, eventId);
    later(23);
    await expect(seenBy(me, eventId)).rejects.toEqual(refusal("GOERS_NOT_OPEN"));
    expect(await seenBy(other, eventId)).toEqual([]);
    later(1);
    expect(await seenBy(me, eventId)).toEqual([other.id]);
  });

  it("stays open after the event, and not once it is withdrawn", async () => {
    const [me, other] = [await addMember(), await addMember()];
    const eventId = await addEvent({ firstDay: "2026-03-04" });
    for (const actor of [me, other]) await goTo(actor, eventId);
    later(72);
    expect(await seenBy(me, eventId)).toEqual([other.id]);
    await withdrawEvent(deps, eventId);
    await expect(seenBy(me, eventId)).rejects.toEqual(refusal("EVENT_CLOSED"));
  });

  it("comes in pages, with the whole number on each", async () => {
    const me = await addMember();
    const eventId = await addEvent();
    const others = await Promise.all(Array.from({ length: 7 }, () => addMember()));
    for (const actor of [me, ...others]) await goTo(actor, eventId);
    later(24);
    const found: string[] = [];
    for (let cursor: string | undefined; found.length === 0 || cursor; ) {
      const page = await listGoers(deps, me, { eventId, limit: 3, cursor });
      expect([page.total, page.people.length <= 3]).toEqual([7, true]);
      found.push(...page.people.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    }
    expect(found.toSorted()).toEqual(others.map(({ id }) => id).sort());
    await expect(listGoers(deps, me, { eventId, limit: 3, cursor: "x" })).rejects.toEqual(refusal("VALIDATION_FAILED"));
  });

  it("is by every rule of discovery in both directions, at the next request", async () => {
    const [me, other] = [await addMember(), await addMember()];
    const eventId = await addEvent();
    for (const actor of [me, other]) await goTo(actor, eventId);
    later(24);
    const both = async () => [await seenBy(me, eventId), await seenBy(other, eventId)];
    const together = [[other.id], [me.id]];
    const update = (values: Partial<typeof profiles.$inferInsert>) =>
      db.update(profiles).set(values).where(eq(profiles.id, other.id));
    const changes: [string, () => PromiseLike<unknown>, () => PromiseLike<unknown>][] = [
      ["paused", () => update({ isPaused: true }), () => update({ isPaused: false })],
      [
        "seeks others",
        () => update({ lookingFor: "amistad", friendshipPreference: [] }),
        () => update({ lookingFor: "ambas" }),
      ],
      ["says no gender", () => update({ gender: null }), () => update({ gender: "mujer" })],
      [
        "banned",
        () => db.insert(bans).values({ userId: other.id, type: "ban", reason: "spam" }),
        () => db.delete(bans),
      ],
      ["blocked", () => db.insert(blocks).values({ blockerId: me.id, blockedId: other.id }), () => db.delete(blocks)],
      ["blocks", () => db.insert(blocks).values({ blockerId: other.id, blockedId: me.id }), () => db.delete(blocks)],
      [
        "hidden",
        () => db.insert(hiddenPeople).values({ personId: me.id, hiddenId: other.id }),
        () => db.delete(hiddenPeople),
      ],
      [
        "hides",
        () => db.insert(hiddenPeople).values({ personId: other.id, hiddenId: me.id }),
        () => db.delete(hiddenPeople),
      ],
      [
        "parted",
        async () => {
          const [user1Id, user2Id] = [me.id as string, other.id as string].sort() as [string, string];
          const [chat] = await db.insert(chats).values({ user1Id, user2Id }).returning();
          const people = { enderId: other.id, endedId: me.id };
          await db.insert(chatEnds).values({ chatId: chat?.id ?? "", ...people, sentence: "thanks" });
        },
        () => db.delete(chats),
      ],
      [
        "unconfirmed",
        () => db.update(authUsers).set({ emailVerified: false }).where(eq(authUsers.id, other.id)),
        () => db.update(authUsers).set({ emailVerified: true }),
      ],
    ];
    for (const [what, happen, undo] of changes) {
      expect(await both(), `before: ${what}`).toEqual(together);
      await happen();
      expect(await both(), what).toEqual([[], []]);
      await undo();
    }
    await db.delete(authUsers).where(eq(authUsers.id, other.id));
    expect(await seenBy(me, eventId)).toEqual([]);
    expect(await db.$count(eventGoers)).toBe(1);
    expect(await db.$count(goingChanges)).toBe(1);
  });

  const member = fc.record({
    gender: fc.option(fc.constantFrom(...GENDERS), { freq: 8 }),
    lookingFor: fc.constantFrom(...LOOKING_FOR),
    friendshipPreference: fc.subarray([...GENDERS], { minLength: 1 }),
    relationshipPreference: fc.subarray([...GENDERS], { minLength: 1 }),
    isPaused: fc.integer({ min: 0, max: 7 }).map((draw) => draw === 0),
    isVerified: fc.boolean(),
    view: fc.constantFrom(...GOER_VIEWS),
    isVerifiedOnly: fc.boolean(),
    /** Null: does not go. */
    hours: fc.option(fc.integer({ min: 22, max: 26 }), { freq: 8 }),
  });
  type Member = typeof member extends fc.Arbitrary<infer Value> ? Value : never;
  const pair = fc.tuple(fc.nat(5), fc.nat(5)).filter(([one, other]) => one !== other);
  const worlds = fc.record({
    members: fc.array(member, { minLength: 6, maxLength: 6 }),
    likes: fc.uniqueArray(pair, { maxLength: 18, selector: String }),
    blocks: fc.uniqueArray(pair, { maxLength: 2, selector: String }),
    hidden: fc.uniqueArray(pair, { maxLength: 2, selector: String }),
  });

  it("is what the plain rule says, and the same from both sides, in any world", async () => {
    await fc.assert(
      fc.asyncProperty(worlds, async (world) => {
        await db.delete(authUsers);
        await db.delete(events);
        now = START;
        const eventId = await addEvent();
        const actors: TestActor[] = [];
        for (const { gender, lookingFor, friendshipPreference, relationshipPreference, isPaused } of world.members) {
          actors.push(await addMember({ gender, lookingFor, friendshipPreference, relationshipPreference, isPaused }));
        }
        const idOf = (index: number) => actors[index]?.id ?? "";
        for (const [index, { isVerified, view, isVerifiedOnly, hours }] of world.members.entries()) {
          if (isVerified) await db.insert(verifiedPeople).values({ personId: idOf(index) });
          const since = new Date(now.getTime() - (hours ?? 0) * HOUR_MS);
          const row = { eventId, personId: idOf(index), view, isVerifiedOnly, since };
          if (hours !== null) await db.insert(eventGoers).values(row);
        }
        for (const [one, other] of world.likes) await like({ id: idOf(one) }, { id: idOf(other) });
        for (const [one, other] of world.blocks) {
          await db.insert(blocks).values({ blockerId: idOf(one), blockedId: idOf(other) });
        }
        for (const [one, other] of world.hidden) {
          await db.insert(hiddenPeople).values({ personId: idOf(one), hiddenId: idOf(other) });
        }
        const isAmong = (pairs: [number, number][], one: number, other: number) =>
          pairs.some(([first, second]) => first === one && second === other);
        const isApart = (pairs: [number, number][], one: number, other: number) =>
          isAmong(pairs, one, other) || isAmong(pairs, other, one);
        const isFound = (of: Member) => !of.isPaused && of.hours !== null && of.hours >= 24;
        const isSaid = ({ gender }: Seeker) => gender !== null;
        const admits = (one: number, other: number) => {
          const { view, isVerifiedOnly } = world.members[one] as Member;
          const isLiked = isAmong(world.likes, one, other);
          return (view === "all" || isLiked) && (!isVerifiedOnly || (world.members[other] as Member).isVerified);
        };
        const meet = (one: number, other: number) => {
          const [a, b] = [world.members[one] as Member, world.members[other] as Member];
          const areFound = [a, b].every((each) => isFound(each) && isSaid(each));
          const areApart = isApart(world.blocks, one, other) || isApart(world.hidden, one, other);
          return areFound && !areApart && preferencesFit(a, b) && admits(one, other) && admits(other, one);
        };
        for (const [index, { hours }] of world.members.entries()) {
          const me = actors[index] as TestActor;
          const everybody = actors.filter((actor) => actor !== me).map(({ id }) => id);
          const known = [...(await eventsInCommon(deps, me.id, everybody)).keys()].sort();
          const { people: cards } = await discoverPeople(deps, me.id, { sort: "compatibility" });
          const named = cards.filter(({ goesTo }) => goesTo).map(({ id }) => id);
          if (hours === null || hours < 24) {
            expect([known, named]).toEqual([[], []]);
            await expect(filtered(me, { goesTo: eventId })).rejects.toEqual(refusal("NOT_GOING"));
            continue;
          }
          const others = [...actors.keys()].filter((other) => other !== index && meet(index, other));
          const expected = others.map(idOf).sort();
          const { people, total } = await listGoers(deps, actors[index] as TestActor, { eventId, limit: 39 });
          expect(people.map(({ id }) => id).sort()).toEqual(expected);
          expect(total).toBe(expected.length);
          expect([known, named.sort()]).toEqual([expected, expected]);
          const [sort, limit] = [index % 2 === 0 ? "distance" : "compatibility", 1 + (index % 3)] as const;
          const asked = { sort, limit, goesTo: eventId };
          expect((await filtered(me, asked)).toSorted()).toEqual(expected);
          const verified = others.filter((other) => (world.members[other] as Member).isVerified);
          expect((await filtered(me, { ...asked, verified: true })).toSorted()).toEqual(verified.map(idOf).sort());
          const unliked = others.filter((other) => !isAmong(world.likes, index, other));
          expect((await filtered(me, { ...asked, hideLiked: true })).toSorted()).toEqual(unliked.map(idOf).sort());
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("the event on a card", () => {
  const namedTo = async (viewer: TestActor) => {
    const { people } = await discoverPeople(deps, viewer.id, { sort: "distance" });
    return people.map(({ goesTo }) => goesTo);
  };

  it("is named with those whom the list shows, from the same hour on, and no more once it is over", async () => {
    const [me, other] = [await addMember(), await addMember()];
    const [eventId, alone] = [await addEvent({ firstDay: "2026-03-04" }), await addEvent()];
    for (const actor of [me, other]) await goTo(actor, eventId);
    await goTo(other, alone);
    later(24 - 1 / HOUR_MS);
    expect(await namedTo(me)).toEqual([undefined]);
    later(1 / HOUR_MS);
    const named = [{ id: eventId, name: "Kaze Con" }];
    expect([await namedTo(me), await namedTo(other)]).toEqual([[named], [named]]);
    later(48);
    expect(await namedTo(me)).toEqual([undefined]);
  });

  it("is named no more once it is withdrawn, or either left", async () => {
    const [me, other] = [await addMember(), await addMember()];
    const eventIds = [
      await addEvent(),
      await addEvent({ firstDay: "2026-05-24", name: "Otaku Day" }),
      await addEvent(),
    ];
    for (const actor of [me, other]) for (const eventId of eventIds) await goTo(actor, eventId);
    later(24);
    expect((await namedTo(me))[0]?.map(({ name }) => name)).toEqual(["Kaze Con", "Kaze Con", "Otaku Day"]);
    await withdrawEvent(deps, eventIds[0] ?? "");
    await leave(deps, other, eventIds[2] ?? "");
    expect(await namedTo(me)).toEqual([[{ id: eventIds[1], name: "Otaku Day" }]]);
    await leave(deps, me, eventIds[1] ?? "");
    expect(await namedTo(me)).toEqual([undefined]);
  });
});

describe("the filter by who goes", () => {
  it("is refused for events to which the viewer does not go, that are over or withdrawn, and until the hour", async () => {
    const [me, other] = [await addMember(), await addMember()];
    const [eventId, soon, gone] = [await addEvent(), await addEvent({ firstDay: "2026-03-04" }), await addEvent()];
    for (const actor of [me, other]) for (const each of [eventId, soon, gone]) await goTo(actor, each);
    const asking = (goesTo: string) => filtered(me, { goesTo });
    later(24 - 1 / HOUR_MS);
    await expect(asking(eventId)).rejects.toEqual(refusal("NOT_GOING"));
    later(1 / HOUR_MS);
    expect([await asking(eventId), await asking(soon)]).toEqual([[other.id], [other.id]]);
    later(48);
    await withdrawEvent(deps, gone);
    const stranger = await addEvent();
    for (const each of [soon, gone, stranger, randomUUID()]) {
      await expect(asking(each)).rejects.toEqual(refusal("NOT_GOING"));
    }
    await leave(deps, me, eventId);
    await expect(asking(eventId)).rejects.toEqual(refusal("NOT_GOING"));
  });
});

describe("the number for everybody", () => {
  it("is counted by the job, of those who can be found, in whole tens and none below ten", async () => {
    const eventId = await addEvent();
    const small = await addEvent();
    const people = await Promise.all(Array.from({ length: 21 }, () => addMember()));
    const since = now;
    const rows = (of: string, count: number) =>
      people.slice(0, count).map(({ id }) => ({ eventId: of, personId: id, ...LIKED, since }));
    await db.insert(eventGoers).values([...rows(eventId, 21), ...rows(small, 9)]);
    const [first, second] = people as [TestActor, TestActor];
    const shown = async () => {
      const { going } = await listGoing(deps, first);
      return [eventId, small].map((id) => going.find(({ event }) => event.id === id)?.event.goers);
    };
    expect(await shown()).toEqual([null, null]);
    await runJob("going.count");
    expect(await shown()).toEqual([20, null]);
    await db.update(profiles).set({ isPaused: true }).where(eq(profiles.id, first.id));
    await db.update(profiles).set({ isPaused: true }).where(eq(profiles.id, second.id));
    await runJob("going.count");
    expect(await shown()).toEqual([10, null]);
    expect(await db.select().from(eventGoerCounts)).toEqual([{ eventId, goers: 10 }]);
  });
});

describe("a choice", () => {
  it("is forgotten a week after the end of the event, and counts 30 days", async () => {
    const me = await addMember();
    const past = await addEvent({ firstDay: "2026-03-03" });
    const coming = await addEvent();
    for (const eventId of [past, coming]) await goTo(me, eventId);
    const forgotten = async () => {
      await runJob("going.forget");
      return [await db.$count(eventGoers), await db.$count(goingChanges)];
    };
    now = new Date(eventEnd({ lastDay: "2026-03-03", timeZone: "Europe/Madrid" }).getTime() + 7 * 24 * HOUR_MS - 1);
    expect(await forgotten()).toEqual([2, 2]);
    later(1 / HOUR_MS);
    expect(await forgotten()).toEqual([1, 2]);
    now = new Date(START.getTime() + 30 * 24 * HOUR_MS);
    expect(await forgotten()).toEqual([1, 0]);
  });

  it.each([
    ["withdrawn", (id: string) => withdrawEvent(deps, id), { isWithdrawn: true }],
    ["moved to another city", (id: string) => placeEvent(deps, id, "2"), { isWithdrawn: false }],
    [
      "on other days",
      (id: string) => db.update(events).set({ firstDay: "2026-05-22" }).where(eq(events.id, id)),
      { isWithdrawn: false },
    ],
  ])("those who go are told once when the event is %s, and nobody else", async (_, change, { isWithdrawn }) => {
    const [me, other] = [await addMember(), await addMember()];
    const [eventId, unchanged] = [await addEvent(), await addEvent()];
    await goTo(me, eventId);
    await goTo(other, unchanged);
    await db.update(events).set({ name: "Kaze Con 2" }).where(eq(events.id, eventId));
    expect(await runJob("going.tell")).toEqual([]);
    await change(eventId);
    const payload = { eventId, name: "Kaze Con 2", isWithdrawn };
    expect(await runJob("going.tell")).toEqual([{ to: [me.id], event: "going.news", payload }]);
    expect(await runJob("going.tell")).toEqual([]);
    const [shown] = (await listGoing(deps, me)).going;
    expect([shown?.isMoved, shown?.event.standing]).toEqual([!isWithdrawn, isWithdrawn ? "withdrawn" : "coming"]);
    expect(await goTo(me, eventId)).toMatchObject({ isMoved: false });
  });
});
