import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "../../../platform/clock.ts";
import { authAccounts, identityProofs } from "../../../platform/database/schema/auth.ts";
import {
  bannedEmails,
  moderationLog,
  moderationNotes,
  moderationPseudonyms,
  returnedPeople,
} from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import {
  deletedAccounts,
  reportEvidence,
  reportReviews,
  sealedPhotos,
} from "../../../platform/database/schema/reports.ts";
import { reports } from "../../../platform/database/schema/safety.ts";
import { noJobs } from "../../../testing/no-jobs.ts";
import { actorOf, addPerson, type TestActor } from "../../../testing/people.ts";
import { openReportScene } from "../../../testing/reports.ts";
import { openSession } from "../../../testing/sessions.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";
import { listCases, showModeratedPerson } from "../../moderation/cases/service.ts";
import { ban, dismissReports, warn } from "../../moderation/decisions/service.ts";
import { reportJobs } from "../../moderation/reports/jobs.ts";
import { reportPerson } from "../../moderation/reports/service.ts";
import { listFlags, reportReturning } from "../../signals/moderation-flags/service.ts";
import { deleteAccount } from "./service.ts";

const SECRET = "a secret for tests only";

let moderator: TestActor;
let reporter: TestActor;
let reported: TestActor;

const scene = await openReportScene();
const { db } = scene.database;
afterAll(() => scene.close());
beforeEach(async () => {
  await db.update(reports).set({ resolved: true });
  moderator = { ...actorOf(await addPerson(db, { isModerator: true })), isModerator: true };
  reporter = await addLeaver();
  reported = await addLeaver();
});

const deps = () => ({
  db: db,
  outbox: noJobs,
  realtime: { emitTo: () => {}, disconnectPerson: () => {} },
  clock: systemClock,
  secret: SECRET,
});

/** A member who has just stepped up. */
async function addLeaver(): Promise<TestActor> {
  const person = await addPerson(db);
  const account = { userId: person.id, accountId: person.id, providerId: "credential", password: "a hash" };
  await db.insert(authAccounts).values({ ...account, updatedAt: new Date() });
  const { sessionId } = await openSession(db, person.id, SECRET);
  await db.insert(identityProofs).values({ sessionId });
  return { ...actorOf(person), sessionId };
}

const leave = (person: TestActor) => deleteAccount(deps(), person, person.id);
const report = (by = reporter, about = reported) =>
  reportPerson(scene.reports, by, { personId: about.id, kind: "profile", reason: "spam", description: "Me acosa" });
const cases = async () => (await listCases(db, moderator, { limit: 20 })).cases;
const show = (id: string) => showModeratedPerson(db, moderator, id as TestActor["id"]);
const ids = ({ id }: TestActor) => id;

async function emailOf({ id }: TestActor): Promise<string> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, id));
  return profile?.email ?? "";
}

/** The only case, in the list and in full. */
async function theCase() {
  const [found, ...others] = await cases();
  if (!found) throw new Error("there is no case");
  expect(others).toEqual([]);
  return { found, whole: await show(found.person.id) };
}
/** Backdates everything by more than a year. */
async function letAYearPass() {
  await db.update(reports).set({ createdAt: sql`created_at - interval '1 year 1 day'` });
  await db.execute(sql`alter table report_evidence disable trigger report_evidence_keep`);
  await db.update(reportEvidence).set({ sealedAt: sql`sealed_at - interval '2 years'`, eraseAt: sql`now()` });
  await db.execute(sql`alter table report_evidence enable trigger report_evidence_keep`);
}
const erase = async () => {
  for (const { handle } of reportJobs(deps())) await handle(undefined, "job");
};

describe("OPEN-83 an unresolved report", () => {
  it("REPORT-13 is unresolved when it is new, and among those that moderators see", async () => {
    const { reportId } = await report();
    const [stored] = await db.select().from(reports).where(eq(reports.id, reportId));
    expect(stored?.resolved).toBe(false);
    expect((await theCase()).whole.reports).toMatchObject([{ id: reportId, reason: "spam" }]);
  });

  it("stays when its reporter leaves: moderators see all of it, by a deleted account", async () => {
    const { reportId } = await report();
    await leave(reporter);
    const { found, whole } = await theCase();
    expect(found).toMatchObject({ person: { id: reported.id }, isDeleted: false, reports: 1, reporters: 1 });
    expect(whole).toMatchObject({
      reports: [{ id: reportId, reporter: null, description: "Me acosa" }],
      evidence: [{ reportId, kind: "profile" }],
    });
    expect(JSON.stringify(whole)).not.toContain(reporter.id);
    await warn(deps(), moderator, { personId: reported.id, reason: "spam", caseId: found.caseId });
    expect(await cases()).toEqual([]);
    expect(await db.$count(reportReviews, eq(reportReviews.reportId, reportId)), "nobody is told").toBe(0);
  });

  it("stays when the reported person leaves, with the case, its claim, evidence and history under their pseudonym", async () => {
    await report();
    await dismissReports(deps(), moderator, { personId: reported.id, notes: "sobre la persona" });
    const { reportId } = await report();
    const [{ caseId } = { caseId: "" }] = await cases();
    const [known] = await db.select().from(moderationPseudonyms).where(eq(moderationPseudonyms.personId, reported.id));
    await leave(reported);
    const { found, whole } = await theCase();
    expect(found).toMatchObject({ caseId, person: { id: known?.pseudonym }, isDeleted: true, realName: null });
    expect(whole).toMatchObject({
      isDeleted: true,
      isModerator: false,
      language: null,
      memberSince: null,
      reports: [{ id: reportId, reporter: expect.any(String) }],
      history: [{ action: "dismissal", notes: null }],
    });
    expect(whole.evidence.map((each) => each.reportId)).toContain(reportId);
    expect(JSON.stringify([found, whole])).not.toContain(reported.id);
    await expect(show(reported.id)).rejects.toMatchObject({ code: "PERSON_NOT_FOUND" });
  });

  it("stays when both leave, in either order, and those of one person stay one person's", async () => {
    const other = await addLeaver();
    await report();
    await reportPerson(scene.reports, reporter, {
      personId: reported.id,
      kind: "profile",
      reason: "impersonation",
      description: "No es ella",
    });
    await report(other);
    await report(reported, reporter);
    for (const person of [reporter, reported, other]) await leave(person);
    const found = await cases();
    expect(found.map(({ reports, reporters }) => [reports, reporters]).sort()).toEqual([
      [1, 1],
      [3, 2],
    ]);
    const stored = await db.select().from(reports).where(eq(reports.resolved, false));
    for (const person of [reporter, reported, other].map(ids)) expect(JSON.stringify(stored)).not.toContain(person);
  });

  it("about a deleted account can be dismissed, which forgets the address, but there is nobody to warn", async () => {
    await report();
    await leave(reported);
    const { found } = await theCase();
    const about = { personId: found.person.id as TestActor["id"], caseId: found.caseId };
    await expect(warn(deps(), moderator, { ...about, reason: "spam" })).rejects.toMatchObject({
      code: "PERSON_NOT_FOUND",
    });
    const once = await dismissReports(deps(), moderator, { ...about, notes: "nada" });
    expect(await dismissReports(deps(), moderator, { ...about, notes: "nada" }), "sent again").toEqual(once);
    expect(await cases()).toEqual([]);
    expect(await db.select().from(deletedAccounts).where(eq(deletedAccounts.id, about.personId))).toMatchObject([
      { emailKey: null },
    ]);
    const late = { ...about, caseId: undefined, reason: "spam" as const, duration: "permanent" as const };
    await expect(ban(deps(), moderator, late), "decided once").rejects.toMatchObject({ code: "CASE_NOT_FOUND" });
  });

  it("about a deleted account can be a ban: who registers with the address again is shown to moderators", async () => {
    const address = await emailOf(reported);
    await report();
    await leave(reported);
    const { found } = await theCase();
    const input = {
      personId: found.person.id as TestActor["id"],
      caseId: found.caseId,
      decisionId: randomUUID(),
      ...({ reason: "spam", duration: "permanent", notes: "sobre la cuenta" } as const),
    };
    const once = await ban(deps(), moderator, input);
    expect(await ban(deps(), moderator, input), "sent again").toEqual(once);
    expect(await db.select().from(bannedEmails)).toMatchObject([{ personId: null, bannedUntil: null }]);
    const again = await addPerson(db);
    const email = address.replace("@", "+otra@");
    await db.transaction((tx) => reportReturning(tx, { secret: SECRET, personId: again.id, email }));
    const { signals } = await listFlags(db, moderator, { limit: 5 });
    expect(signals).toMatchObject([{ kind: "returning_person", person: { id: again.id } }]);
  });

  it("about a deleted account: who registers with the address before the ban is shown to moderators once it is one", async () => {
    const signals = async () => (await listFlags(db, moderator, { limit: 5 })).signals;
    const before = await signals();
    for (const decision of [dismissReports, ban]) {
      reported = await addLeaver();
      const email = await emailOf(reported);
      await report();
      await leave(reported);
      const { found } = await theCase();
      const again = await addPerson(db);
      await db.transaction((tx) => reportReturning(tx, { secret: SECRET, personId: again.id, email }));
      expect(await signals(), "not before the decision").toEqual(before);
      const about = { personId: found.person.id as TestActor["id"], caseId: found.caseId };
      await decision(deps(), moderator, { ...about, reason: "spam", duration: "permanent" });
      expect(await db.$count(returnedPeople), "forgotten").toBe(0);
      if (decision === dismissReports) expect(await signals()).toEqual(before);
      else expect((await signals())[0]).toMatchObject({ kind: "returning_person", person: { id: again.id } });
    }
  });

  it("is erased a year after it was made once it is decided, with its evidence and the texts about the account, and not before", async () => {
    const { reportId } = await report();
    await leave(reported);
    await leave(reporter);
    await letAYearPass();
    await db.delete(reportEvidence).where(eq(reportEvidence.reportId, reportId));
    await erase();
    const { found, whole } = await theCase();
    expect(whole.evidence, "waits for the decision").toMatchObject([{ reportId }]);
    const personId = found.person.id as TestActor["id"];
    const { decisionId } = await dismissReports(deps(), moderator, { personId, notes: "sobre la cuenta" });
    await erase();
    expect(await db.$count(reports, eq(reports.id, reportId))).toBe(0);
    expect(await db.$count(reportEvidence, eq(reportEvidence.subject, personId))).toBe(0);
    expect(await db.$count(deletedAccounts, eq(deletedAccounts.id, personId))).toBe(0);
    expect(await db.$count(moderationNotes, eq(moderationNotes.entryId, decisionId))).toBe(0);
    expect(await db.$count(moderationLog, eq(moderationLog.id, decisionId)), "the log stays").toBe(1);
  });

  it("whose parties are still there, or that is younger than a year, is kept by the same job", async () => {
    const { reportId: old } = await report();
    await dismissReports(deps(), moderator, { personId: reported.id });
    await letAYearPass();
    const { reportId: young } = await report();
    await leave(reporter);
    await dismissReports(deps(), moderator, { personId: reported.id });
    await erase();
    const kept = await db
      .select({ id: reports.id })
      .from(reports)
      .where(inArray(reports.id, [old, young]));
    expect(kept, "the old one was decided before the reporter left").toEqual([{ id: young }]);
  });
});

describe("an unresolved report, when at the same moment", { tags: ["postgres"] }, () => {
  /** Starts all while a report is locked, so that they collide; expects no deadlock. */
  async function atOnce(reportId: string, ...start: (() => Promise<unknown>)[]) {
    let running: Promise<unknown>[] = [];
    await db.transaction(async (tx) => {
      await tx.select().from(reports).where(eq(reports.id, reportId)).for("update");
      running = start.map((each) => each());
      for (const each of running) each.catch(() => {});
      await untilStatementWaits(scene.database, running.length);
    });
    return (await Promise.allSettled(running)).map((each) => (each.status === "fulfilled" ? "done" : each.reason.code));
  }

  it("both leave who have reported each other: both are gone, both reports are there", async () => {
    const { reportId } = await report();
    await report(reported, reporter);
    const outcomes = await atOnce(
      reportId,
      () => leave(reporter),
      () => leave(reported),
    );
    expect(outcomes).toEqual(["done", "done"]);
    expect((await cases()).map(({ isDeleted, reports }) => [isDeleted, reports])).toEqual([
      [true, 1],
      [true, 1],
    ]);
  });

  it("the reporter leaves and a moderator decides: it is decided, and nobody is told", async () => {
    const { reportId } = await report();
    const outcomes = await atOnce(
      reportId,
      () => leave(reporter),
      () => dismissReports(deps(), moderator, { personId: reported.id }),
    );
    expect(outcomes).toEqual(["done", "done"]);
    expect(await cases()).toEqual([]);
    expect(await db.$count(reports, eq(reports.resolved, false))).toBe(0);
    expect(await db.$count(reportReviews, eq(reportReviews.reportId, reportId))).toBe(0);
  });

  it("a deleted account is banned and its mailbox registers: moderators are told, whichever is first", async () => {
    const email = await emailOf(reported);
    const { reportId } = await report();
    await leave(reported);
    const { found } = await theCase();
    const again = await addPerson(db);
    const about = { personId: found.person.id as TestActor["id"], caseId: found.caseId };
    const outcomes = await atOnce(
      reportId,
      () => ban(deps(), moderator, { ...about, reason: "spam", duration: "permanent" }),
      async () => {
        await untilStatementWaits(scene.database, 1);
        await db.transaction((tx) => reportReturning(tx, { secret: SECRET, personId: again.id, email }));
      },
    );
    expect(outcomes).toEqual(["done", "done"]);
    const { signals } = await listFlags(db, moderator, { personId: actorOf(again).id, limit: 5 });
    expect(signals).toMatchObject([{ kind: "returning_person" }]);
  });

  it("the daily job waits for a report that is old, reports with photos do not wait for the job", async () => {
    const { reportId } = await report();
    await leave(reported);
    const { found } = await theCase();
    await dismissReports(deps(), moderator, { personId: found.person.id as TestActor["id"] });
    await letAYearPass();
    let running = Promise.resolve();
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '500ms'`);
      await tx.select().from(reports).where(eq(reports.id, reportId)).for("update");
      running = erase();
      running.catch(() => {});
      await untilStatementWaits(scene.database, 1);
      await tx.insert(sealedPhotos).values({ path: reportId, image: Buffer.from("a photo") });
    });
    await running;
    expect(await db.$count(reports, eq(reports.id, reportId))).toBe(0);
  });

  it("the reported person leaves and a moderator decides, or somebody reports them: before, or about nobody", async () => {
    const { reportId } = await report();
    const late = await addLeaver();
    const outcomes = await atOnce(
      reportId,
      () => leave(reported),
      () => dismissReports(deps(), moderator, { personId: reported.id }),
      () => report(late),
    );
    expect(outcomes[0]).toBe("done");
    for (const outcome of outcomes) expect(["done", "PERSON_NOT_FOUND"]).toContain(outcome);
    const open = await db.select().from(reports).where(eq(reports.resolved, false));
    const found = await cases();
    expect(found.every(({ isDeleted }) => isDeleted)).toBe(true);
    expect(found.reduce((sum, { reports }) => sum + reports, 0)).toBe(open.length);
    expect(JSON.stringify(open)).not.toContain(reported.id);
  });
});
