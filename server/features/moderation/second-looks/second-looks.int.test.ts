import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { moderationLog } from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { bans, reports } from "../../../platform/database/schema/safety.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import type { TestActor } from "../../../testing/people.ts";
import { ban, unban, warn } from "../decisions/service.ts";
import { OPERATOR_ID } from "../decisions/types.ts";
import { checkLog } from "../log/service.ts";
import { listAwaited, look } from "./service.ts";

const scene = await openDecisionScene();
const { db } = scene.database;
afterAll(() => scene.close());
beforeEach(async () => {
  await db.delete(bans);
  await db.update(profiles).set({ isModerator: false });
  await scene.renew();
});

const banNow = (duration: "permanent" | "1_month" = "permanent", by: Pick<TestActor, "id"> = scene.moderator) =>
  ban(scene.deps, by, { personId: scene.member.id, reason: "spam", notes: "Tres veces", duration });
const awaited = async (by: TestActor) => (await listAwaited(db, by)).bans.map(({ person }) => person.id);
const lookAt = (decisionId: string, by = scene.otherModerator) =>
  look(scene.deps, by, { personId: scene.member.id, decisionId });
const operator = { id: OPERATOR_ID } as TestActor;
const over = { code: "SECOND_LOOK_OVER" };

it("BAN-06 BAN-13 a permanent ban is in force and waits for another moderator, whose look is logged", async () => {
  const { decisionId } = await banNow();
  const { nickname } = (await db.select().from(profiles).where(eq(profiles.id, scene.moderator.id)))[0]!;
  expect(await listAwaited(db, scene.otherModerator)).toEqual({
    bans: [
      expect.objectContaining({ decisionId, until: null, notes: "Tres veces", reason: "spam", decidedBy: nickname }),
    ],
    hasMore: false,
  });
  expect(await awaited(scene.moderator)).toEqual([]);
  await expect(lookAt(decisionId, scene.moderator)).rejects.toMatchObject(over);
  scene.queued();
  const looked = await lookAt(decisionId);
  const [entry] = await db.select().from(moderationLog).where(eq(moderationLog.id, looked.decisionId));
  expect(entry).toMatchObject({ action: "second_look", concerns: decisionId });
  expect(await awaited(scene.otherModerator)).toEqual([]);
  expect(await db.select().from(bans).where(eq(bans.userId, scene.member.id))).toMatchObject([{ until: null }]);
  expect(scene.queued()).toEqual([]);
  expect(await lookAt(decisionId), "again after a lost answer").toEqual(looked);
  expect((await checkLog(db)).fault).toBeUndefined();
});

it("one of two lookers wins, and the other is told", async () => {
  const { decisionId } = await banNow();
  const third = { ...(await scene.addMember()), isModerator: true };
  await db.update(profiles).set({ isModerator: true }).where(eq(profiles.id, third.id));
  const outcomes = await Promise.allSettled([lookAt(decisionId), lookAt(decisionId, third)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({ reason: over });
  const looks = await db.select().from(moderationLog).where(eq(moderationLog.concerns, decisionId));
  expect(looks).toHaveLength(1);
});

it("lifted and replaced bans no longer wait, nor do those that end by themselves", async () => {
  const first = await banNow();
  await unban(scene.deps, scene.otherModerator, scene.member.id);
  expect(await awaited(scene.otherModerator)).toEqual([]);
  await expect(lookAt(first.decisionId)).rejects.toMatchObject(over);
  const second = await banNow();
  await expect(lookAt(first.decisionId), "a ban that was replaced").rejects.toMatchObject(over);
  expect(await awaited(scene.otherModerator)).toEqual([scene.member.id]);
  await banNow("1_month");
  expect(await awaited(scene.otherModerator)).toEqual([]);
  await expect(lookAt(second.decisionId)).rejects.toMatchObject(over);
});

it("whoever has ever reported the person does not look", async () => {
  await db
    .insert(reports)
    .values({ reporterId: scene.otherModerator.id, reportedUserId: scene.member.id, reason: "spam" });
  const { decisionId } = await banNow();
  expect(await awaited(scene.otherModerator)).toEqual([]);
  await expect(lookAt(decisionId)).rejects.toMatchObject({ code: "CASE_PARTY" });
});

it("is off for a moderator alone, also for what the operator or a former moderator banned", async () => {
  const banned = await banNow();
  await db.update(profiles).set({ isModerator: false }).where(eq(profiles.id, scene.moderator.id));
  expect(await awaited(scene.otherModerator)).toEqual([]);
  await expect(lookAt(banned.decisionId)).rejects.toMatchObject(over);
  await banNow("permanent", operator);
  const all = [scene.moderator.id, scene.otherModerator.id];
  await db.update(profiles).set({ isModerator: true }).where(inArray(profiles.id, all));
  expect(await awaited(scene.otherModerator), "it did not wait then").toEqual([]);
  await warn(scene.deps, scene.moderator, { personId: scene.member.id, reason: "spam" }).catch(() => {});
  await banNow("permanent", operator);
  expect((await listAwaited(db, scene.moderator)).bans).toMatchObject([{ decidedBy: null }]);
});
