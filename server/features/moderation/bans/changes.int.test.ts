import type { BanDuration } from "@nakamatch/contract/vocabulary/decisions";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { appeals, bannedEmails, moderationLog } from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { bans, bansInForce, reports } from "../../../platform/database/schema/safety.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";
import { createAppeal, decideAppeal } from "../appeals/service.ts";
import { ban, lockForDecision, unban } from "../decisions/service.ts";
import { checkLog } from "../log/service.ts";
import { listAwaited, look } from "../second-looks/service.ts";
import { ownStatements } from "../statements/service.ts";
import { undo } from "../undo/service.ts";
import { changeBan, listBanned } from "./service.ts";

const scene = await openDecisionScene();
const { db } = scene.database;
afterAll(() => scene.close());
beforeEach(async () => {
  await db.delete(bans);
  await scene.renew();
});

const DAY_MS = 86_400_000;
const row = async () => (await db.select().from(bans).where(eq(bans.userId, scene.member.id)))[0]!;
const shown = async (by = scene.otherModerator) =>
  (await listBanned(db, by, { limit: 9 })).banned.find(({ person }) => person.id === scene.member.id)!;
const banNow = (duration: BanDuration) =>
  ban(scene.deps, scene.moderator, { personId: scene.member.id, reason: "spam", notes: "Tres veces", duration });
/** By a moderator to whom the list shows the ban, if it shows another than the given one. */
async function change(duration: BanDuration, { by = scene.otherModerator, seen = shown(), notes = "" } = {}) {
  const { bannedAt, until } = await seen;
  return changeBan(scene.deps, by, { personId: scene.member.id, duration, notes, ban: { bannedAt, until } });
}
const entry = async (id: string) => (await db.select().from(moderationLog).where(eq(moderationLog.id, id)))[0]!;
const awaited = async (by = scene.otherModerator) =>
  (await listAwaited(db, by)).bans.filter(({ person }) => person.id === scene.member.id);

it("BAN-05 BAN-08 is one decision with one email: the same ban ends elsewhere, counted from its beginning", async () => {
  const { member } = scene;
  await scene.report(member);
  const { decisionId } = await banNow("1_week");
  const before = await row();
  await scene.report(member, "other");
  scene.queued();
  scene.published();
  const changed = await change("1_month", { notes: "Lo repitió" });
  const until = new Date(before.createdAt.getTime() + 30 * DAY_MS);
  expect(changed.bannedUntil).toBe(until.toISOString());
  expect(await row(), "who banned, since when and why stay").toEqual({ ...before, until });
  expect(scene.queued()).toEqual([changed.decisionId]);
  expect(scene.published().map((each) => "disconnected" in each)).not.toContain(true);
  const { evidence } = await entry(decisionId);
  const logged = { action: "ban_changed", concerns: decisionId, banUntil: until, evidence };
  expect(await entry(changed.decisionId)).toMatchObject(logged);
  expect(await db.select().from(bannedEmails).where(eq(bannedEmails.personId, member.id))).toMatchObject([
    { bannedUntil: until },
  ]);
  expect(await db.$count(reports, eq(reports.resolved, false)), "a new report waits").toBe(1);
  expect((await ownStatements(db, member)).statements).toMatchObject([
    { decisionId, kind: "ban", notes: "Tres veces", until: until.toISOString(), isLifted: false },
  ]);
  expect((await checkLog(db)).fault).toBeUndefined();
});

it("MOD-11 the list says who decided, and names the evidence that a change keeps", async () => {
  await scene.report(scene.member);
  const { decisionId } = await banNow("1_week");
  const { evidence } = await entry(decisionId);
  const { decidedBy } = await shown();
  const [who] = await db.select().from(profiles).where(eq(profiles.id, scene.moderator.id));
  expect(decidedBy).toBe(who!.nickname);
  await change("1_month");
  expect(await shown()).toMatchObject({ decidedBy, evidence, notes: "Tres veces" });
});

it("leaves an appeal against the ban, which lifts it", async () => {
  const { deps, member, otherModerator } = scene;
  const { decisionId } = await banNow("1_week");
  await createAppeal(deps, member, { decisionId, body: "No fui yo" });
  await change("1_month");
  const [open] = await db.select().from(appeals).where(eq(appeals.decisionId, decisionId));
  await decideAppeal(deps, otherModerator, { appealId: open!.id, outcome: "granted", answer: "Cierto" });
  expect(await db.$count(bansInForce, eq(bansInForce.userId, member.id))).toBe(0);
});

it("to a shorter one needs no second look any more; to a permanent one needs one of somebody else", async () => {
  const { moderator, otherModerator, member, deps } = scene;
  await banNow("permanent");
  expect(await awaited()).toHaveLength(1);
  await change("1_month");
  expect(await awaited()).toEqual([]);
  const { decisionId } = await change("permanent");
  expect(await awaited(), "who made it permanent").toEqual([]);
  expect(await awaited(moderator)).toMatchObject([{ decisionId, until: null }]);
  await look(deps, moderator, { personId: member.id, decisionId, notes: "De acuerdo" });
  expect(await awaited(moderator)).toEqual([]);
  await expect(look(deps, otherModerator, { personId: member.id, decisionId })).rejects.toMatchObject({
    code: "SECOND_LOOK_OVER",
  });
});

it("taken back, the earlier end and its second look are there again", async () => {
  const { deps, otherModerator } = scene;
  await banNow("permanent");
  const [before, waiting] = [await row(), await awaited()];
  const { decisionId } = await change("1_month");
  scene.published();
  await undo(deps, otherModerator, decisionId);
  expect(await row()).toEqual(before);
  expect(await awaited()).toEqual(waiting);
});

it("is refused where it would be over, is the same, or there is no such ban any more, and nothing changes", async () => {
  const { deps, moderator, otherModerator, member } = scene;
  await banNow("1_week");
  await db.update(bans).set({ createdAt: new Date(Date.now() - 2 * DAY_MS) });
  const before = await row();
  await expect(change("1_day")).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  const seen = await shown();
  await change("1_month", { by: moderator });
  const changed = await row();
  await expect(change("permanent", { seen: Promise.resolve(seen) })).rejects.toMatchObject({ code: "BAN_CHANGED" });
  await expect(change("1_month")).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  expect(await row()).toEqual(changed);
  expect(changed.createdAt).toEqual(before.createdAt);
  const reporter = { reporterId: otherModerator.id, reportedUserId: member.id, reason: "spam", resolved: true };
  const now = await shown();
  await db.insert(reports).values(reporter);
  await expect(change("permanent", { seen: Promise.resolve(now) })).rejects.toMatchObject({ code: "CASE_PARTY" });
  await unban(deps, moderator, member.id);
  await expect(change("permanent", { by: moderator, seen: Promise.resolve(now) })).rejects.toMatchObject({
    code: "PERSON_NOT_BANNED",
  });
});

it("sent again after a lost answer is the same decision", async () => {
  await banNow("1_week");
  const seen = await shown();
  const first = await change("1_month", { seen: Promise.resolve(seen), notes: "Lo repitió" });
  expect(await change("1_month", { seen: Promise.resolve(seen), notes: "Lo repitió" })).toEqual(first);
  await expect(change("1_month", { seen: Promise.resolve(seen), notes: "Otra" })).rejects.toMatchObject({
    code: "BAN_CHANGED",
  });
});

it("of two at once one wins, also against an unban", { tags: ["postgres"] }, async () => {
  const { deps, moderator, otherModerator, member, database } = scene;
  const codes = (answers: PromiseSettledResult<unknown>[]) =>
    answers.map((each) => (each.status === "fulfilled" ? "done" : each.reason.code)).sort();
  const atOnce = async (start: () => Promise<unknown>[]) => {
    let running: Promise<unknown>[] = [];
    await db.transaction(async (tx) => {
      await lockForDecision(tx, member.id, moderator.id);
      running = start();
      for (const each of running) each.catch(() => {});
      await untilStatementWaits(database, running.length);
    });
    return codes(await Promise.allSettled(running));
  };
  await banNow("1_week");
  const seen = Promise.resolve(await shown());
  expect(
    await atOnce(() => [change("1_month", { by: moderator, seen }), change("permanent", { by: otherModerator, seen })]),
  ).toEqual(["BAN_CHANGED", "done"]);
  const now = Promise.resolve(await shown());
  const other = (await now).until === null ? "1_month" : "permanent";
  expect([
    ["PERSON_NOT_BANNED", "done"],
    ["done", "done"],
  ]).toContainEqual(await atOnce(() => [change(other, { seen: now }), unban(deps, moderator, member.id)]));
  expect(await db.$count(bansInForce, eq(bansInForce.userId, member.id))).toBe(0);
  expect((await checkLog(db)).fault).toBeUndefined();
});
