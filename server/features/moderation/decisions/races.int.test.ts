import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "../../../platform/database/open.ts";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { moderationLog, moderationSignals } from "../../../platform/database/schema/moderation.ts";
import { bans, reports } from "../../../platform/database/schema/safety.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";
import { closeFlag, listFlags, reopenFlag } from "../../signals/moderation-flags/service.ts";
import { checkLog } from "../log/service.ts";
import { ban, dismissReports, lockForDecision, unban, warn } from "./service.ts";

const scene = await openDecisionScene();
afterAll(() => scene.close());
beforeEach(() => scene.renew());

const rows = () => scene.database.db.select().from(bans).where(eq(bans.userId, scene.member.id));
const codes = (answers: PromiseSettledResult<unknown>[]) =>
  answers.map((answer) => (answer.status === "fulfilled" ? "done" : answer.reason.code)).sort();

/** Starts all while the member is locked, so that they collide. */
async function atOnce(start: () => Promise<unknown>[]): Promise<PromiseSettledResult<unknown>[]> {
  let running: Promise<unknown>[] = [];
  await scene.database.db.transaction(async (tx) => {
    await lockForDecision(tx, scene.member.id, scene.moderator.id);
    running = start();
    for (const each of running) each.catch(() => {});
    await untilStatementWaits(scene.database, running.length);
  });
  return Promise.allSettled(running);
}

describe("decisions about one person at once", { tags: ["postgres"] }, () => {
  it("BAN-11 of two unbans one ends the ban, the other learns that there is none", async () => {
    const { deps, moderator, otherModerator, member } = scene;
    await ban(deps, moderator, { personId: member.id, reason: "spam", duration: "permanent" });
    const answers = await atOnce(() => [moderator, otherModerator].map((each) => unban(deps, each, member.id)));
    expect(codes(answers)).toEqual(["PERSON_NOT_BANNED", "done"]);
  });

  it("BAN-11 an unban that began before another one ended the ban learns that there is none", async () => {
    const { deps, moderator, otherModerator, member } = scene;
    await ban(deps, moderator, { personId: member.id, reason: "spam", duration: "permanent" });
    await scene.database.db.transaction(async (earlier) => {
      await earlier.execute(sql`select now()`);
      await unban(deps, moderator, member.id);
      // A nested transaction keeps the outer one's `now()`.
      const late = unban({ ...deps, db: earlier as unknown as Db }, otherModerator, member.id);
      await expect(late).rejects.toMatchObject({ code: "PERSON_NOT_BANNED" });
    });
  });

  it("OPEN-70 a warning and a ban leave the ban, whichever comes first", async () => {
    const { deps, moderator, otherModerator, member } = scene;
    const personId = member.id;
    const answers = await atOnce(() => [
      warn(deps, moderator, { personId, reason: "spam" }),
      ban(deps, otherModerator, { personId, reason: "other", duration: "permanent" }),
    ]);
    expect([
      ["done", "done"],
      ["PERSON_BANNED", "done"],
    ]).toContainEqual(codes(answers));
    expect(await rows()).toMatchObject([{ type: "ban", reason: "other" }]);
  });

  it("BAN-08 two bans leave one row, that of the later entry in the log", async () => {
    const { deps, moderator, otherModerator, member } = scene;
    const personId = member.id;
    const answers = await atOnce(() => [
      ban(deps, moderator, { personId, reason: "spam", duration: "permanent" }),
      ban(deps, otherModerator, { personId, reason: "other", duration: "1_day" }),
    ]);
    expect(codes(answers)).toEqual(["done", "done"]);
    const entries = await scene.database.db.select().from(moderationLog).orderBy(moderationLog.number);
    expect(await rows()).toMatchObject([{ reason: entries.at(-1)?.reason }]);
  });

  it("a signal that is taken back while a warning is on its way is gone with the warning", async () => {
    const { deps, moderator, otherModerator, member, database } = scene;
    const flag = { personId: member.id, kind: "listed_word", key: "bio" } as const;
    const [made] = await database.db.insert(moderationSignals).values(flag).returning();
    await closeFlag(deps, otherModerator, made!.id);
    const answers = await atOnce(() => [
      warn(deps, moderator, { personId: member.id, reason: "spam" }),
      reopenFlag(deps, otherModerator, made!.id),
    ]);
    expect([
      ["UNDO_OVER", "done"],
      ["done", "done"],
    ]).toContainEqual(codes(answers));
    expect((await listFlags(database.db, moderator, { limit: 9, personId: member.id })).signals).toEqual([]);
  });

  it("a report that arrives while a moderator decides without a case keeps its case", async () => {
    const { deps, moderator, member, database } = scene;
    const input = { personId: member.id, reason: "spam", caseId: null } as const;
    await scene.report(member);
    await expect(warn(deps, moderator, input)).rejects.toMatchObject({ code: "CASE_NEW" });
    await expect(ban(deps, moderator, { ...input, duration: "1_day" })).rejects.toMatchObject({ code: "CASE_NEW" });
    expect(await database.db.$count(reports, eq(reports.resolved, false))).toBe(1);
    await database.db.update(reports).set({ resolved: true });
    await warn(deps, moderator, input);
  });

  it("the same ban sent twice is one decision with one email", async () => {
    const { deps, moderator, member } = scene;
    const measure = { personId: member.id, reason: "spam", duration: "1_day", decisionId: randomUUID() } as const;
    const [one, two] = await atOnce(() => [ban(deps, moderator, measure), ban(deps, moderator, measure)]);
    expect(one).toMatchObject({ status: "fulfilled", value: { decisionId: measure.decisionId } });
    expect(two).toEqual(one);
    expect(scene.queued()).toEqual([measure.decisionId]);
  });

  it("of two people with one id one is banned, the other is refused", async () => {
    const { deps, moderator, otherModerator, member } = scene;
    const { id: otherId } = await scene.addMember();
    const measure = { reason: "spam", duration: "1_day", decisionId: randomUUID() } as const;
    const isHeld = scene.database.db.transaction(async (tx) => {
      // Both looked up the id before either inserted it.
      await tx.execute(sql`select from moderation_log_head for update`);
      const both = [
        ban(deps, moderator, { ...measure, personId: member.id }),
        ban(deps, otherModerator, { ...measure, personId: otherId }),
      ];
      for (const each of both) each.catch(() => {});
      await untilStatementWaits(scene.database, both.length);
      return both;
    });
    expect(codes(await Promise.allSettled(await isHeld))).toEqual(["VALIDATION_FAILED", "done"]);
    expect(await checkLog(scene.database.db)).not.toHaveProperty("fault");
  });

  it("BAN-09 of two dismissals one resolves the reports, the other learns that there are none", async () => {
    const { deps, moderator, otherModerator, member } = scene;
    await scene.report(member);
    const answers = await atOnce(() =>
      [moderator, otherModerator].map((each) => dismissReports(deps, each, { personId: member.id })),
    );
    expect(codes(answers)).toEqual(["NOTHING_TO_DISMISS", "done"]);
  });

  it("OPEN-83 a decision that waits for the deletion of the account finds nobody", async () => {
    const { deps, moderator, member } = scene;
    const { db } = scene.database;
    let decision: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await tx.delete(authUsers).where(eq(authUsers.id, member.id));
      decision = ban(deps, moderator, { personId: member.id, reason: "spam", duration: "1_day" });
      decision.catch(() => {});
      await untilStatementWaits(scene.database);
    });
    await expect(decision).rejects.toMatchObject({ code: "PERSON_NOT_FOUND" });
  });

  it("BAN-09 a report that arrives during the decision stays open, or is resolved by it", async () => {
    const { deps, moderator, member } = scene;
    await scene.report(member);
    await atOnce(() => [
      ban(deps, moderator, { personId: member.id, reason: "spam", duration: "1_day" }),
      scene.report(member, "other"),
    ]);
    const stored = await scene.database.db.select().from(reports).where(eq(reports.reportedUserId, member.id));
    expect(stored.find(({ reason }) => reason === "spam")?.resolved).toBe(true);
    expect(stored).toHaveLength(2);
  });
});

it("decisions about many people at once make one chain", { tags: ["postgres"] }, async () => {
  const { deps, moderator, otherModerator } = scene;
  const people = await Promise.all(Array.from({ length: 12 }, () => scene.addMember()));
  const before = await checkLog(scene.database.db);
  await Promise.all(
    people
      .flatMap(({ id: personId }, index) => [
        warn(deps, index % 2 ? moderator : otherModerator, { personId, reason: "spam", notes: "Nota" }),
        ban(deps, index % 2 ? otherModerator : moderator, { personId, reason: "spam", duration: "1_day" }).catch(
          () => {},
        ),
      ])
      .map((each) => each.catch(() => {})),
  );
  const after = await checkLog(scene.database.db);
  expect(after).not.toHaveProperty("fault");
  expect(after.sound).toBeGreaterThanOrEqual(before.sound + people.length);
});
