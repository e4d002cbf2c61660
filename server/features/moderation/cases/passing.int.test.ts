import { randomUUID } from "node:crypto";
import { CLAIM_GRACE_SECONDS } from "@nakamatch/contract/vocabulary/moderation";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { moderationCases } from "../../../platform/database/schema/moderation.ts";
import { presence, profiles } from "../../../platform/database/schema/people.ts";
import { reports } from "../../../platform/database/schema/safety.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import { addPerson, type TestActor } from "../../../testing/people.ts";
import { warn } from "../decisions/service.ts";
import { claim, handOver, listColleagues, release, showModeratedPerson, takeBack } from "./service.ts";

const scene = await openDecisionScene();
const { db } = scene.database;
afterAll(() => scene.close());
beforeEach(async () => {
  await db.update(profiles).set({ isModerator: false });
  await scene.renew();
  await scene.report(scene.member);
});

const nameOf = async ({ id }: TestActor) => (await db.select().from(profiles).where(eq(profiles.id, id)))[0]!.nickname;
const holder = async () =>
  (await db.select().from(moderationCases).where(eq(moderationCases.personId, scene.member.id)))[0]?.claimedBy;
const claims = (by: TestActor) => claim(scene.deps, by, { personId: scene.member.id });
const passTo = (to: TestActor, by = scene.moderator) =>
  handOver(scene.deps, by, { personId: scene.member.id, moderatorId: to.id });
/** The claim events each moderator received. */
const passings = () =>
  scene
    .published()
    .flatMap((each) => ("event" in each && each.event === "claim.passed" ? [[each.to, each.payload]] : []));
const colleagues = async (by = scene.moderator) =>
  (await listColleagues(db, by, scene.member.id)).colleagues.map(({ id }) => id);

it("is handed over by name: the other holds the claim, and both hear it", async () => {
  await claims(scene.moderator);
  expect(await colleagues()).toEqual([scene.otherModerator.id]);
  scene.published();
  await passTo(scene.otherModerator);
  expect(await holder()).toBe(scene.otherModerator.id);
  const about = { personId: scene.member.id, name: await nameOf(scene.member) };
  expect(passings()).toEqual([
    [[scene.otherModerator.id], { ...about, moderator: await nameOf(scene.moderator), as: "received" }],
    [[scene.moderator.id], { ...about, moderator: await nameOf(scene.otherModerator), as: "given" }],
  ]);
  const decision = { personId: scene.member.id, reason: "spam" } as const;
  await expect(warn(scene.deps, scene.moderator, decision)).rejects.toMatchObject({ code: "CASE_CLAIMED" });
  await expect(passTo(scene.moderator)).rejects.toMatchObject({ code: "CASE_CLAIMED" });
  await warn(scene.deps, scene.otherModerator, decision);
});

it("goes to nobody who may not decide, and then stays", async () => {
  const party = await scene.addMember();
  await db.insert(reports).values({ reporterId: party.id, reportedUserId: scene.member.id, reason: "spam" });
  await db.update(profiles).set({ isModerator: true }).where(eq(profiles.id, party.id));
  await claims(scene.moderator);
  expect(await colleagues()).toEqual([scene.otherModerator.id]);
  for (const to of [party, await scene.addMember(), scene.member]) {
    await expect(passTo(to)).rejects.toMatchObject({ code: "PERSON_NOT_FOUND" });
  }
  expect(await holder()).toBe(scene.moderator.id);
});

it("a claim that ended and is taken by another says so to both; a released or renewed one to nobody", async () => {
  await claims(scene.moderator);
  await claims(scene.moderator);
  await release(scene.deps, scene.moderator, { personId: scene.member.id });
  await claims(scene.otherModerator);
  expect(passings()).toEqual([]);
  await db.update(moderationCases).set({ claimedUntil: sql`now() - interval '1 second'` });
  await claims(scene.moderator);
  expect(passings()).toMatchObject([
    [[scene.moderator.id], { moderator: await nameOf(scene.otherModerator), as: "taken" }],
    [[scene.otherModerator.id], { moderator: await nameOf(scene.moderator), as: "lost" }],
  ]);
});

describe("a hand-over that is taken back", () => {
  const takesBack = (by = scene.moderator) => takeBack(scene.deps, by, scene.member.id);
  const seenBy = async (by: TestActor) => (await showModeratedPerson(db, by, scene.member.id)).claim;

  it("is the giver's again, as long as the other has not opened the case; both hear it", async () => {
    await claims(scene.moderator);
    await passTo(scene.otherModerator);
    expect(await seenBy(scene.moderator)).toMatchObject({ isMine: false, canTakeBack: true });
    expect(await seenBy(scene.otherModerator)).not.toHaveProperty("canTakeBack");
    scene.published();
    await takesBack();
    expect(await holder()).toBe(scene.moderator.id);
    expect(passings()).toMatchObject([
      [[scene.moderator.id], { moderator: await nameOf(scene.otherModerator), as: "regained" }],
      [[scene.otherModerator.id], { moderator: await nameOf(scene.moderator), as: "withdrawn" }],
    ]);
    expect(await seenBy(scene.otherModerator)).not.toHaveProperty("canTakeBack");
    await expect(claims(scene.otherModerator)).rejects.toMatchObject({ code: "CASE_CLAIMED" });
  });

  it("stays with who has opened it, which the giver is told at once", async () => {
    await claims(scene.moderator);
    await passTo(scene.otherModerator);
    scene.published();
    await claims(scene.otherModerator);
    expect(scene.published()).toMatchObject([{ event: "moderation.changed" }]);
    expect(await seenBy(scene.moderator)).not.toHaveProperty("canTakeBack");
    await expect(takesBack()).rejects.toMatchObject({ code: "CASE_CLAIMED" });
    expect(await holder()).toBe(scene.otherModerator.id);
    await claims(scene.otherModerator);
    expect(scene.published()).toEqual([]);
  });

  it("is nobody else's to take back, and opening it again takes nothing back", async () => {
    await claims(scene.moderator);
    await passTo(scene.otherModerator);
    const third = { ...(await scene.addMember()), isModerator: true };
    await db.update(profiles).set({ isModerator: true }).where(eq(profiles.id, third.id));
    await expect(takesBack(third)).rejects.toMatchObject({ code: "CASE_CLAIMED" });
    await expect(claims(scene.moderator)).rejects.toMatchObject({ code: "CASE_CLAIMED" });
    expect(await holder()).toBe(scene.otherModerator.id);
  });

  it.each([true, false])("and opened at the same moment has one holder (first taken back: %s)", async (isFirst) => {
    await claims(scene.moderator);
    await passTo(scene.otherModerator);
    const calls = [takesBack, () => claims(scene.otherModerator)];
    const ends = await Promise.allSettled((isFirst ? calls : calls.toReversed()).map((call) => call()));
    const [taking, opening] = isFirst ? ends : ends.toReversed();
    const isTaken = taking?.status === "fulfilled";
    expect(opening?.status).toBe(isTaken ? "rejected" : "fulfilled");
    const [wins, loses] = isTaken ? [scene.moderator, scene.otherModerator] : [scene.otherModerator, scene.moderator];
    expect(await holder()).toBe(wins.id);
    await expect(claims(loses)).rejects.toMatchObject({ code: "CASE_CLAIMED" });
  });
});

it("names first who is there: active in the last two minutes", async () => {
  const nicknames = ["Aki_away", "Mei_there", "Zen_gone"];
  const [away, there, gone] = await Promise.all(
    nicknames.map((nickname) => addPerson(db, { nickname, isModerator: true })),
  );
  await db.update(profiles).set({ isModerator: false }).where(eq(profiles.id, scene.otherModerator.id));
  await db.insert(presence).values([
    { userId: there!.id, lastSeenAt: sql`now() - interval '119 seconds'` },
    { userId: gone!.id, lastSeenAt: sql`now() - interval '121 seconds'` },
  ]);
  expect((await listColleagues(db, scene.moderator, scene.member.id)).colleagues).toEqual([
    { id: there!.id, nickname: "Mei_there", isPresent: true },
    { id: away!.id, nickname: "Aki_away", isPresent: false },
    { id: gone!.id, nickname: "Zen_gone", isPresent: false },
  ]);
});

describe("a claim of a page", () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const opens = (opening: string, by = scene.moderator) =>
    claim(scene.deps, by, { personId: scene.member.id, opening });
  const leaves = (opening: string, isLeaving = true) =>
    release(scene.deps, scene.moderator, { personId: scene.member.id, opening, isLeaving });
  const secondsLeft = async () => {
    const left = sql<number>`extract(epoch from ${moderationCases.claimedUntil} - now())::float8`;
    const [found] = await db
      .select({ left })
      .from(moderationCases)
      .where(eq(moderationCases.personId, scene.member.id));
    return found?.left;
  };

  it("ends soon after the page is left, and others are told; a reload takes it up again", async () => {
    await opens(first);
    scene.published();
    await leaves(first);
    expect(scene.published()).toMatchObject([{ event: "moderation.changed" }]);
    expect(await secondsLeft()).toBeLessThanOrEqual(CLAIM_GRACE_SECONDS);
    await expect(claims(scene.otherModerator)).rejects.toMatchObject({ code: "CASE_CLAIMED" });
    await opens(second);
    expect(await secondsLeft()).toBeGreaterThan(CLAIM_GRACE_SECONDS);
    expect(passings()).toEqual([]);
  });

  it.each([
    ["leaving", true],
    ["closing", false],
  ])(
    "is not ended by the %s of an earlier page that arrives late, nor by another moderator's",
    async (_, isLeaving) => {
      await opens(first);
      await opens(second);
      await leaves(first, isLeaving);
      await release(scene.deps, scene.otherModerator, { personId: scene.member.id, opening: second, isLeaving });
      expect(await holder()).toBe(scene.moderator.id);
      expect(await secondsLeft()).toBeGreaterThan(CLAIM_GRACE_SECONDS);
      await leaves(second, false);
      expect(await holder()).toBeNull();
    },
  );

  it("that is left twice does not last longer", async () => {
    await opens(first);
    await leaves(first);
    await db.update(moderationCases).set({ claimedUntil: sql`now() + interval '5 seconds'` });
    await leaves(first);
    expect(await secondsLeft()).toBeLessThanOrEqual(5);
  });

  it("that was handed over is not ended by the giver's page, which is left late", async () => {
    await opens(first);
    await passTo(scene.otherModerator);
    await leaves(first);
    expect(await holder()).toBe(scene.otherModerator.id);
    expect(await secondsLeft()).toBeGreaterThan(CLAIM_GRACE_SECONDS);
  });
});
