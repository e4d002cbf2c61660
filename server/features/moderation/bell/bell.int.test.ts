import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { systemClock } from "../../../platform/clock.ts";
import { moderationBells, moderationCases } from "../../../platform/database/schema/moderation.ts";
import { alertSettings } from "../../../platform/database/schema/notifications.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { reports } from "../../../platform/database/schema/safety.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import { addPerson, type TestActor } from "../../../testing/people.ts";
import { currentBadges } from "../../notifications/unread-badges/service.ts";
import { claim } from "../cases/service.ts";
import { bellJobs } from "./jobs.ts";
import { noteOpened } from "./service.ts";

/** Person ids of pushes. */
let told: string[];

const scene = await openDecisionScene();
const { db } = scene.database;
afterAll(() => scene.close());
beforeEach(async () => {
  await db.delete(reports);
  await db.delete(moderationBells);
  await db.delete(alertSettings);
  await db.update(profiles).set({ isModerator: false });
  await scene.renew();
  told = [];
});

const outbox = {
  add: async (_: unknown, __: unknown, payload: unknown) => void told.push((payload as { personId: string }).personId),
};
const jobs = () => bellJobs({ db, outbox, clock: systemClock });
/** Runs the job; returns who was notified. */
async function ring(): Promise<string[]> {
  told = [];
  await Promise.all(jobs().map(({ handle }) => handle({}, "")));
  return told;
}
const want = (by: TestActor, values: Partial<typeof alertSettings.$inferInsert> = {}) =>
  db.insert(alertSettings).values({ personId: by.id, cases: true, ...values });
const waiting = async (by: TestActor) => (await currentBadges(db, by)).waitingCases;
const later = () => db.update(moderationBells).set({ toldAt: sql`now() - interval '61 minutes'` });

it("counts what the moderator may decide now; members have nothing to decide", async () => {
  await scene.report(scene.member);
  await scene.report(await scene.addMember());
  const theirs = await scene.addMember();
  await db.insert(reports).values({ reporterId: scene.moderator.id, reportedUserId: theirs.id, reason: "spam" });
  const colleague = await addPerson(db, { isModerator: true });
  await db.insert(reports).values({ reporterId: scene.member.id, reportedUserId: colleague.id, reason: "spam" });
  await claim(scene.deps, scene.otherModerator, { personId: scene.member.id });
  expect(await waiting(scene.moderator), "one is claimed, one reported by them, one the operator's").toBe(1);
  expect(await waiting(scene.otherModerator)).toBe(3);
  expect(await waiting(scene.member)).toBe(0);
});

it("tells those who want it once an hour, while nobody opened the queue", async () => {
  await want(scene.moderator);
  expect(await ring(), "nothing waits").toEqual([]);
  await scene.report(scene.member);
  expect(await ring(), "the other one did not ask for it").toEqual([scene.moderator.id]);
  expect(await ring()).toEqual([]);
  await later();
  expect(await ring()).toEqual([scene.moderator.id]);
  await later();
  await noteOpened(db, scene.otherModerator);
  expect(await ring(), "somebody looked").toEqual([]);
  await db.update(moderationCases).set({ lastReportAt: sql`now() + interval '1 second'` });
  expect(await ring(), "a later report").toEqual([scene.moderator.id]);
});

it("of two servers one tells, and nobody in quiet hours, as a party, or after the role", async () => {
  await scene.report(scene.member);
  await want(scene.moderator);
  await Promise.all([...jobs(), ...jobs()].map(({ handle }) => handle({}, "")));
  expect(told).toEqual([scene.moderator.id]);
  await want(scene.otherModerator, { quietFrom: 0, quietUntil: 1439 });
  expect(await ring()).toEqual([]);
  await db.update(alertSettings).set({ quietFrom: null, quietUntil: null });
  await db
    .insert(reports)
    .values({ reporterId: scene.otherModerator.id, reportedUserId: scene.member.id, reason: "other" });
  expect(await ring()).toEqual([]);
  await later();
  await db.update(profiles).set({ isModerator: false }).where(eq(profiles.id, scene.moderator.id));
  expect(await ring()).toEqual([]);
});
