import { randomUUID } from "node:crypto";
import type { PersonId } from "@nakamatch/contract/schemas/people";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Email } from "../../mail/transport.ts";
import { authSessions, authUsers } from "../../platform/database/schema/auth.ts";
import {
  banDecisions,
  bannedEmails,
  moderationCases,
  moderationLog,
  moderationSignals,
  returnedPeople,
  undoableDecisions,
} from "../../platform/database/schema/moderation.ts";
import { deletedAccounts, reportReviews } from "../../platform/database/schema/reports.ts";
import { bans, reports } from "../../platform/database/schema/safety.ts";
import { type DecisionScene, openDecisionScene } from "../../testing/decisions.ts";
import { untilStatementWaits } from "../../testing/waiting.ts";
import { checkLog } from "../moderation-log/service.ts";
import { keepForCase } from "../reports/service.ts";
import { statementJobs } from "../statements-of-reasons/jobs.ts";
import { ownStatements } from "../statements-of-reasons/service.ts";
import { undoJobs } from "../undo/jobs.ts";
import { findUndoable } from "../undo/service.ts";
import { ban, createTransparency, dismissReports, lockForDecision, unban, undo, warn } from "./service.ts";

let scene: DecisionScene;

beforeAll(async () => {
  scene = await openDecisionScene();
});
afterAll(() => scene.close());
beforeEach(() => scene.renew());

const spam = () => ({ personId: scene.member.id, reason: "spam" as const });
const forever = () => ({ ...spam(), duration: "permanent" as const });

/** Everything about the member that a decision may change, without the log. */
async function state(personId = scene.member.id) {
  const { db } = scene.database;
  return {
    row: await db.select().from(bans).where(eq(bans.userId, personId)),
    decision: await db.select().from(banDecisions).where(eq(banDecisions.userId, personId)),
    emails: await db.select().from(bannedEmails).where(eq(bannedEmails.personId, personId)),
    reports: await db.select().from(reports).where(eq(reports.reportedUserId, personId)).orderBy(asc(reports.id)),
    reviews: await db.$count(reportReviews),
    signals: await db.select().from(moderationSignals).where(eq(moderationSignals.bannedId, personId)),
    account: await db.select().from(deletedAccounts).where(eq(deletedAccounts.id, personId)),
    returned: await db.select().from(returnedPeople).where(eq(returnedPeople.deletedId, personId)),
  };
}

/** The time for undo is over. */
const endTime = (decisionId: string) =>
  scene.database.db
    .update(undoableDecisions)
    .set({ until: new Date(Date.now() - 1) })
    .where(eq(undoableDecisions.decisionId, decisionId));

/** Runs the job of the entry's email; the addresses that got one. */
async function sendEmail(entryId: string, db = scene.database.db): Promise<string[]> {
  const sent: string[] = [];
  const mail = { send: async (to: string, _: Email) => void sent.push(to), close() {} };
  const [job] = statementJobs({ db, mail, publicUrl: "http://localhost:3000" });
  await job.handle({ entryId }, "job");
  return sent;
}

describe("undo of a decision", () => {
  it("BAN-07 BAN-09 of a warning leaves no row, and opens exactly its reports, with the claim of who undoes", async () => {
    const { deps, moderator, member, database } = scene;
    await scene.report(member);
    await database.db.update(reports).set({ resolved: true }).where(eq(reports.reportedUserId, member.id));
    await scene.report(member, "other");
    const before = await state();
    const { decisionId } = await warn(deps, moderator, spam());
    await undo(deps, moderator, decisionId);
    expect(await state()).toEqual(before);
    const [found] = await database.db.select().from(moderationCases).where(eq(moderationCases.personId, member.id));
    expect(found).toMatchObject({ claimedBy: moderator.id, openReports: 1 });
    expect(found!.claimedUntil!.getTime()).toBeGreaterThan(Date.now());
  });

  it("BAN-08 of a ban brings back the earlier row as it was: a seen warning, a ban in force, its hash", async () => {
    const { deps, moderator, otherModerator, member, database } = scene;
    await warn(deps, otherModerator, { ...spam(), notes: "la primera" });
    await database.db.update(bans).set({ warningSeen: true }).where(eq(bans.userId, member.id));
    const warned = await state();
    const first = await ban(deps, moderator, { ...forever(), duration: "1_day" });
    const banned = await state();
    const second = await ban(deps, otherModerator, forever());
    await undo(deps, otherModerator, second.decisionId);
    expect(await state()).toEqual(banned);
    await expect(undo(deps, moderator, first.decisionId)).rejects.toMatchObject({ code: "DECISION_SUPERSEDED" });
    const third = await ban(deps, moderator, forever());
    await undo(deps, moderator, third.decisionId);
    expect(await state()).toEqual(banned);
    expect(warned.row).toMatchObject([{ warningSeen: true, createdBy: otherModerator.id }]);
  });

  it("brings back a row whose moderator has left meanwhile", async () => {
    const { deps, moderator, otherModerator, member, database } = scene;
    await warn(deps, otherModerator, spam());
    const { decisionId } = await ban(deps, moderator, forever());
    await database.db.delete(authUsers).where(eq(authUsers.id, otherModerator.id));
    await undo(deps, moderator, decisionId);
    expect((await state()).row).toMatchObject([{ type: "warning", userId: member.id, createdBy: null }]);
  });

  it("BAN-11 of an unban bans as before: row, hash, signals; new sessions end and the screens are told", async () => {
    const { deps, moderator, member, database } = scene;
    await ban(deps, moderator, { ...forever(), duration: "1_week" });
    const { id: twin } = await scene.addMember();
    await database.db
      .insert(moderationSignals)
      .values({ personId: twin, kind: "returning_person", key: "email", bannedId: member.id });
    const before = await state();
    const { decisionId } = await unban(deps, moderator, member.id);
    expect(await state()).not.toEqual(before);
    const expiresAt = new Date(Date.now() + 3_600_000);
    const session = { id: randomUUID(), userId: member.id, updatedAt: new Date(), expiresAt };
    await database.db.insert(authSessions).values(session);
    scene.published();
    await undo(deps, moderator, decisionId);
    expect(await state()).toEqual(before);
    expect(await database.db.$count(authSessions, eq(authSessions.userId, member.id))).toBe(0);
    expect(scene.published()).toContainEqual({ disconnected: member.id });
  });

  it("of a dismissal opens the reports, and leaves a warning that was read meanwhile", async () => {
    const { deps, moderator, member, database } = scene;
    await warn(deps, moderator, spam());
    await scene.report(member);
    const before = await state();
    const { decisionId } = await dismissReports(deps, moderator, { personId: member.id });
    await database.db.update(bans).set({ warningSeen: true }).where(eq(bans.userId, member.id));
    await undo(deps, moderator, decisionId);
    expect(await state()).toEqual({ ...before, row: [{ ...before.row[0], warningSeen: true }] });
  });

  it("OPEN-83 about a deleted account brings back its case, without the ban of the address", async () => {
    const { deps, moderator, member, database } = scene;
    const { db } = database;
    await scene.report(member);
    await keepForCase(db, member.id, "a hash");
    await db.delete(authUsers).where(eq(authUsers.id, member.id));
    const [last] = await db.select().from(reports).orderBy(sql`${reports.createdAt} desc`).limit(1);
    const personId = last!.reportedUserId as PersonId;
    await db.insert(returnedPeople).values({ personId: (await scene.addMember()).id, deletedId: personId });
    const before = await state(personId);
    const counts = () => Promise.all([db.$count(bannedEmails), db.$count(moderationSignals)]);
    const countsBefore = await counts();
    const { decisionId } = await ban(deps, moderator, { ...forever(), personId });
    expect(await counts()).not.toEqual(countsBefore);
    expect(await findUndoable(db, moderator)).toMatchObject({ undoable: { decisionId, nickname: null } });
    await undo(deps, moderator, decisionId);
    expect(await state(personId)).toEqual(before);
    expect(await counts()).toEqual(countsBefore);
  });

  it("leaves a report that its author has sent again meanwhile as the open one", async () => {
    const { deps, moderator, member, database } = scene;
    await scene.report(member);
    const { reporterId, reason } = (await state()).reports[0]!;
    const { decisionId } = await dismissReports(deps, moderator, { personId: member.id });
    await database.db.insert(reports).values({ reporterId, reportedUserId: member.id, reason });
    await undo(deps, moderator, decisionId);
    expect((await state()).reports.map(({ resolved }) => resolved).sort()).toEqual([false, true]);
  });

  it("is an entry of its own about the decision, and safe to repeat", async () => {
    const { deps, moderator, database } = scene;
    const { decisionId } = await warn(deps, moderator, spam());
    const first = await undo(deps, moderator, decisionId);
    expect(await undo(deps, moderator, decisionId)).toEqual(first);
    const entries = await database.db.select().from(moderationLog).where(eq(moderationLog.concerns, decisionId));
    expect(entries).toMatchObject([{ id: first.decisionId, action: "undo" }]);
    expect(await checkLog(database.db)).not.toHaveProperty("fault");
    await expect(undo(deps, moderator, first.decisionId)).rejects.toMatchObject({ code: "UNDO_OVER" });
  });

  it("is refused when the time is over, to others, and to a party", async () => {
    const { deps, moderator, otherModerator, member, database } = scene;
    const { decisionId } = await warn(deps, moderator, spam());
    const code = (code: string) => ({ code });
    const decided = await state();
    await expect(undo(deps, otherModerator, decisionId)).rejects.toMatchObject(code("DECISION_NOT_FOUND"));
    await expect(undo(deps, moderator, randomUUID())).rejects.toMatchObject(code("DECISION_NOT_FOUND"));
    const own = { reporterId: moderator.id, reportedUserId: member.id, reason: "spam" };
    const [report] = await database.db.insert(reports).values(own).returning();
    await expect(undo(deps, moderator, decisionId)).rejects.toMatchObject(code("CASE_PARTY"));
    await database.db.delete(reports).where(eq(reports.id, report!.id));
    await endTime(decisionId);
    await expect(undo(deps, moderator, decisionId)).rejects.toMatchObject(code("UNDO_OVER"));
    expect(await state()).toEqual(decided);
  });

  it("is offered to the moderator who decided, for ten seconds, the last decision first", async () => {
    const { deps, moderator, otherModerator, database } = scene;
    const first = await warn(deps, moderator, spam());
    const { id: personId } = await scene.addMember();
    const second = await ban(deps, moderator, { ...forever(), personId });
    const { undoable } = await findUndoable(database.db, moderator);
    expect(undoable).toMatchObject({ decisionId: second.decisionId, action: "ban" });
    expect(undoable!.left).toBeGreaterThan(5000);
    expect(undoable!.left).toBeLessThanOrEqual(10_000);
    expect(await findUndoable(database.db, otherModerator)).toEqual({ undoable: null });
    await undo(deps, moderator, second.decisionId);
    expect(await findUndoable(database.db, moderator)).toMatchObject({ undoable: { decisionId: first.decisionId } });
    await endTime(first.decisionId);
    expect(await findUndoable(database.db, moderator)).toEqual({ undoable: null });
    const [tidy] = undoJobs({ db: database.db });
    await tidy!.handle({}, "job");
    expect(await database.db.$count(undoableDecisions, eq(undoableDecisions.decisionId, first.decisionId))).toBe(0);
  });
});

describe("what is told of an undone decision", () => {
  it("the email waits until undo is over, then ends it; an undone decision sends none", async () => {
    const { deps, moderator, member, database } = scene;
    const first = await warn(deps, moderator, spam());
    const [kept] = await database.db
      .select()
      .from(undoableDecisions)
      .where(eq(undoableDecisions.decisionId, first.decisionId));
    expect(scene.waits.get(first.decisionId)).toEqual(kept!.until);
    await undo(deps, moderator, first.decisionId);
    expect(await sendEmail(first.decisionId)).toEqual([]);
    const second = await warn(deps, moderator, spam());
    expect(await sendEmail(second.decisionId)).toHaveLength(1);
    await expect(undo(deps, moderator, second.decisionId)).rejects.toMatchObject({ code: "UNDO_OVER" });
    const banned = await ban(deps, moderator, { ...forever(), personId: member.id });
    const lifted = await unban(deps, moderator, member.id);
    await undo(deps, moderator, lifted.decisionId);
    expect(await sendEmail(lifted.decisionId)).toEqual([]);
    expect(await sendEmail(banned.decisionId)).toHaveLength(1);
  });

  it("the person sees it as taken back, and the ban behind an undone unban as in force", async () => {
    const { deps, moderator, member, database } = scene;
    const { decisionId } = await warn(deps, moderator, spam());
    await undo(deps, moderator, decisionId);
    const banned = await ban(deps, moderator, forever());
    const lifted = await unban(deps, moderator, member.id);
    await undo(deps, moderator, lifted.decisionId);
    const { statements } = await ownStatements(database.db, member);
    expect(statements).toMatchObject([
      { decisionId: banned.decisionId, isLifted: false },
      { decisionId, isLifted: true },
    ]);
  });

  it("the public figures count neither of the two", async () => {
    const { deps, moderator, member, database } = scene;
    const figures = async () => (await createTransparency({ db: database.db }).read()).years;
    for (let count = 0; count < 5; count++) {
      await ban(deps, moderator, { ...forever(), reason: "impersonation" });
    }
    const before = await figures();
    const { decisionId } = await ban(deps, moderator, { ...forever(), reason: "impersonation" });
    await undo(deps, moderator, decisionId);
    expect(await figures()).toEqual(before);
    const lifted = await unban(deps, moderator, member.id);
    await undo(deps, moderator, lifted.decisionId);
    expect(await figures()).toEqual(before);
  });
});

describe("undo and the email at once", () => {
  it("a job that comes during the undo waits, and sends nothing", { tags: ["postgres"] }, async () => {
    const { deps, moderator, database } = scene;
    const { decisionId } = await warn(deps, moderator, spam());
    let job: Promise<string[]> = Promise.resolve([]);
    await database.db.transaction(async (tx) => {
      await undo({ ...deps, db: tx as never }, moderator, decisionId);
      job = sendEmail(decisionId);
      await untilStatementWaits(database);
    });
    expect(await job).toEqual([]);
  });

  it("an undo that comes during the job waits, and is refused", { tags: ["postgres"] }, async () => {
    const { deps, moderator, member, database } = scene;
    const { decisionId } = await warn(deps, moderator, spam());
    let undoing: Promise<unknown> = Promise.resolve();
    await database.db.transaction(async (tx) => {
      await sendEmail(decisionId, tx as never);
      undoing = undo(deps, moderator, decisionId);
      undoing.catch(() => {});
      await untilStatementWaits(database);
    });
    await expect(undoing).rejects.toMatchObject({ code: "UNDO_OVER" });
    expect((await state()).row).toMatchObject([{ userId: member.id, type: "warning" }]);
  });

  it("a decision that comes during the undo waits, and stands after it", { tags: ["postgres"] }, async () => {
    const { deps, moderator, otherModerator, member, database } = scene;
    const { decisionId } = await warn(deps, moderator, spam());
    let both: Promise<unknown>[] = [];
    await database.db.transaction(async (tx) => {
      await lockForDecision(tx, member.id, moderator.id);
      both = [undo(deps, moderator, decisionId), ban(deps, otherModerator, forever())];
      for (const each of both) each.catch(() => {});
      await untilStatementWaits(database, 2);
    });
    const [undone] = await Promise.allSettled(both);
    expect((await state()).row).toMatchObject([{ type: "ban", createdBy: otherModerator.id }]);
    if (undone?.status === "rejected") expect(undone.reason).toMatchObject({ code: "DECISION_SUPERSEDED" });
    expect(await checkLog(database.db)).not.toHaveProperty("fault");
  });
});
