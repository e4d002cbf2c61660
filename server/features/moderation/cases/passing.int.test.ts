import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { moderationCases } from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { reports } from "../../../platform/database/schema/safety.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import type { TestActor } from "../../../testing/people.ts";
import { warn } from "../decisions/service.ts";
import { claim, handOver, listColleagues, release } from "./service.ts";

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
const claims = (by: TestActor) => claim(scene.deps, by, scene.member.id);
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
  await release(scene.deps, scene.moderator, scene.member.id);
  await claims(scene.otherModerator);
  expect(passings()).toEqual([]);
  await db.update(moderationCases).set({ claimedUntil: sql`now() - interval '1 second'` });
  await claims(scene.moderator);
  expect(passings()).toMatchObject([
    [[scene.moderator.id], { moderator: await nameOf(scene.otherModerator), as: "taken" }],
    [[scene.otherModerator.id], { moderator: await nameOf(scene.moderator), as: "lost" }],
  ]);
});
