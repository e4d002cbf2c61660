import { randomUUID } from "node:crypto";
import { isMeetingAsked } from "@nakamatch/domain/meeting/meetings";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "../../../platform/clock.ts";
import { meetingAnswers, metPairs, metPeopleWishes, planCounts } from "../../../platform/database/schema/meetings.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { plans } from "../../../platform/database/schema/plans.ts";
import { verifiedPeople } from "../../../platform/database/schema/verification.ts";
import { openChatScene } from "../../../testing/chats.ts";
import type { TestActor } from "../../../testing/people.ts";
import { showOwnProfile, showProfile } from "../../people/profiles/service.ts";
import { endChat } from "../endings/service.ts";
import { termsOf } from "../plans/present.ts";
import { listPlans } from "../plans/service.ts";
import { meetingJobs } from "./jobs.ts";
import { answerMeeting, readPlanCounts, setMetPeople, showMetPeople } from "./service.ts";

const scene = await openChatScene();
const { db } = scene.database;
afterAll(() => scene.close());

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const notFound = expect.objectContaining({ code: "PLAN_NOT_FOUND" });
const [job] = meetingJobs({ db, clock: systemClock, secret: "a secret for tests only" });
const night = () => job!.handle({}, {} as never);

let [one, other]: [TestActor, TestActor] = [scene.first, scene.second];
beforeEach(async () => {
  await db.delete(plans);
  await db.delete(metPairs);
  await scene.renew();
  [one, other] = [scene.first, scene.second];
});

type Values = Partial<typeof plans.$inferInsert>;

/** A plan on which the two agreed, that ended some days ago. */
async function past(days = 1, { by = one, to = other, ...values }: Values & { by?: TestActor; to?: TestActor } = {}) {
  const startsAt = new Date(Date.now() - days * DAY_MS - HOUR_MS);
  const chatId = values.chatId ?? (await scene.chatOf(by, to));
  const [made] = await db
    .insert(plans)
    .values({
      id: randomUUID(),
      chatId,
      proposerId: by.id,
      receiverId: to.id,
      standing: "accepted",
      what: "Cosplay",
      startsAt,
      minutes: 60,
      timeZone: "UTC",
      newsForProposer: null,
      ...values,
    })
    .returning();
  return made!;
}
const say = (planId: string, by: TestActor, answer: "met" | "notMet" | "wrong" | "unsaid" = "met") =>
  answerMeeting({ db, realtime: scene.realtime }, by, { planId, answer });
const read = async (by: TestActor, chatId: string) => (await listPlans(db, by, chatId)).plans[0]?.meeting;
const move = (id: string, days: number) =>
  db
    .update(plans)
    .set({ startsAt: sql`starts_at - make_interval(days => ${days}::int)` })
    .where(eq(plans.id, id));
const hide = (person: TestActor, createdAt = new Date()) =>
  db.update(profiles).set({ createdAt }).where(eq(profiles.id, person.id));
/** Both say that they met. */
async function meet(by: TestActor, to: TestActor) {
  const plan = await past(1, { by, to });
  for (const person of [by, to]) await say(plan.id, person);
  return plan;
}

describe("what came of a plan", () => {
  it("is one's own answer, which the other learns by nothing", async () => {
    const { id, chatId } = await past();
    const before = await listPlans(db, other, chatId);
    scene.realtime.take();
    expect(await say(id, one, "wrong")).toEqual({ answer: "wrong" });
    expect(await read(one, chatId)).toBe("wrong");
    expect(await listPlans(db, other, chatId)).toEqual(before);
    expect(scene.realtime.take()).toEqual([{ to: [one.id], event: "plans.changed", payload: { chatId } }]);
    expect((await scene.profile(other)).hasNewChats).toBe(false);
  });

  it("can be changed, and is one row however often and from how many devices", async () => {
    const { id, chatId } = await past();
    await Promise.all([say(id, one, "met"), say(id, one, "met")]);
    await say(id, one, "notMet");
    await say(id, other, "unsaid");
    expect(await read(one, chatId)).toBe("notMet");
    expect(await read(other, chatId)).toBe("unsaid");
    expect(await db.$count(meetingAnswers)).toBe(2);
  });

  it("is asked as long as the browser asks, and of agreed plans alone", async () => {
    const chatId = await scene.chatOf();
    for (const standing of ["proposed", "accepted", "declined", "cancelled"] as const) {
      for (const days of [-1, 0, 13.99, 14.01]) {
        const plan = await past(days, { chatId, standing });
        const stored = { ...plan, proposerMeeting: null, receiverMeeting: null, now: new Date() };
        const answer = await say(plan.id, one).then(
          () => true,
          () => false,
        );
        expect(answer, `${standing} ${days}`).toBe(isMeetingAsked(termsOf(stored), stored.now));
        await db.delete(plans).where(eq(plans.id, plan.id));
      }
    }
  });

  it("can be said by the two alone", async () => {
    const { id } = await past();
    await expect(say(id, scene.outsider)).rejects.toEqual(notFound);
    await expect(say(randomUUID(), one)).rejects.toEqual(notFound);
    expect(await db.$count(meetingAnswers)).toBe(0);
  });

  it.each([
    ["a block by the other", () => scene.block(other, one)],
    ["a block of one's own", () => scene.block(one, other)],
    ["a ban of the other", () => scene.ban(other)],
  ])("can be said after %s", async (_, happen) => {
    const { id } = await past();
    await happen();
    expect(await say(id, one, "wrong")).toEqual({ answer: "wrong" });
  });

  it("can be said after a kind end", async () => {
    const { id, chatId } = await past();
    await scene.say(one, chatId);
    await endChat(scene.deps, other, { chatId, sentence: "thanks" });
    expect(await say(id, one)).toEqual({ answer: "met" });
  });

  it("is not asked once the other has left, and goes with the account", async () => {
    const { id } = await past();
    await say(id, other);
    await scene.deleteAccount(other);
    expect(await db.$count(meetingAnswers)).toBe(0);
    await expect(say(id, one)).rejects.toEqual(notFound);
  });

  it("is erased after fourteen days, and nobody can answer any more", async () => {
    const { id, chatId } = await past(13);
    await say(id, one);
    await night();
    expect(await read(one, chatId)).toBe("met");
    await move(id, 1);
    await night();
    expect(await read(one, chatId)).toBeNull();
    expect(await db.$count(meetingAnswers)).toBe(0);
    await expect(say(id, one)).rejects.toEqual(notFound);
  });
});

describe("has met people from here", () => {
  const deps = { db, clock: systemClock };
  const onProfile = async (of = one) => (await showProfile(deps, scene.outsider, of.id)).hasMetPeople;

  beforeEach(async () => {
    for (const person of [one, other]) await hide(person, new Date(0));
    await setMetPeople(db, one, true);
  });
  /** Somebody who has been here for long. */
  const friend = async () => {
    const [person] = await scene.more(1);
    await hide(person!, new Date(0));
    return person!;
  };

  it("is off at first, and says yes from two people on, with the next night", async () => {
    expect(await showMetPeople(db, other)).toEqual({ isShown: false });
    const third = await friend();
    await meet(one, other);
    await night();
    expect(await onProfile()).toBe(false);
    await meet(third, one);
    expect(await onProfile()).toBe(false);
    await night();
    expect(await onProfile()).toBe(true);
    expect(JSON.stringify(await showOwnProfile(deps, one)), "not told to oneself").not.toContain("hasMetPeople");
    await meet(other, third);
    await night();
    expect(await onProfile(other), "nobody else has wished it").toBe(false);
    await setMetPeople(db, one, false);
    expect(await onProfile()).toBe(false);
    await setMetPeople(db, one, true);
    expect(await onProfile()).toBe(false);
    await night();
    expect(await onProfile()).toBe(true);
  });

  it("counts a person once, and only where both said so", async () => {
    const third = await friend();
    const chatId = await scene.chatOf();
    for (let time = 0; time < 2; time++) {
      const { id } = await past(1, { chatId });
      for (const person of [one, other]) await say(id, person);
    }
    const { id } = await past(1, { by: one, to: third });
    await say(id, one);
    for (const answer of ["notMet", "wrong", "unsaid"] as const) {
      await say(id, third, answer);
      await night();
      expect(await onProfile(), answer).toBe(false);
    }
    await say(id, third);
    await night();
    expect(await onProfile()).toBe(true);
  });

  it("counts pairs of whom both are verified or here for 30 days", async () => {
    await meet(one, await friend());
    await hide(other, new Date(Date.now() - 29 * DAY_MS));
    await meet(one, other);
    await night();
    expect(await onProfile()).toBe(false);
    await db.insert(verifiedPeople).values({ personId: other.id });
    await night();
    expect(await onProfile()).toBe(true);
  });

  it("stays when an answer changes, and when answers are erased", async () => {
    const third = await friend();
    const met = [await meet(one, other), await meet(one, third)];
    await night();
    await say(met[0]!.id, other, "wrong");
    await night();
    expect(await onProfile()).toBe(true);
    for (const { id } of met) await move(id, 14);
    await night();
    expect([await db.$count(meetingAnswers), await onProfile()]).toEqual([0, true]);
  });

  it("keeps hashes that fit no other row, until either account goes", async () => {
    const third = await friend();
    await meet(one, other);
    await meet(one, third);
    await night();
    const rows = await db.select().from(metPairs);
    expect(rows).toHaveLength(4);
    expect(new Set(rows.map(({ pairHash }) => pairHash)).size).toBe(4);
    await scene.deleteAccount(third);
    await night();
    expect(await db.$count(metPairs)).toBe(2);
    expect(await onProfile()).toBe(false);
    await scene.deleteAccount(one);
    await night();
    expect(await db.$count(metPairs)).toBe(0);
    expect(await db.$count(metPeopleWishes, eq(metPeopleWishes.personId, one.id))).toBe(0);
  });
});

describe("the number of plans", () => {
  it("counts each once, when it is asked about no more, and tells it from ten on", async () => {
    await night();
    await db.update(planCounts).set({ made: 0, met: 0 });
    const counts = async () => (await db.select().from(planCounts))[0];
    const chatId = await scene.chatOf();
    const [met, halfMet] = [await past(13, { chatId }), await past(13, { chatId })];
    await past(13, { chatId, standing: "cancelled" });
    for (const person of [one, other]) await say(met.id, person);
    await say(halfMet.id, one);
    await night();
    expect(await counts()).toMatchObject({ made: 0, met: 0 });
    // As if the last count had been a day ago.
    await db.update(planCounts).set({ countedUntil: sql`counted_until - interval '2 days'` });
    for (const { id } of [met, halfMet]) await move(id, 1);
    await night();
    await night();
    expect(await counts()).toMatchObject({ made: 2, met: 1 });
    expect(await readPlanCounts(db)).toEqual({ made: null, met: null });
    await db.update(planCounts).set({ made: 26, met: 11 });
    expect(await readPlanCounts(db)).toEqual({ made: 30, met: 10 });
  });
});
