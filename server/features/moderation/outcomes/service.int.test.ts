import { randomUUID } from "node:crypto";
import type { PersonId } from "@nakamatch/contract/schemas/people";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { reportAppeals, reportOutcomes } from "../../../platform/database/schema/reports.ts";
import { reports } from "../../../platform/database/schema/safety.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import type { TestActor } from "../../../testing/people.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";
import { claim, listCases, operatorCases, showModeratedPerson } from "../cases/service.ts";
import { ban, dismissReports, lockForDecision, warn } from "../decisions/service.ts";
import { OPERATOR_ID } from "../decisions/types.ts";
import { outcomeJobs } from "./jobs.ts";
import { appealOutcome, ownOutcomes } from "./service.ts";

let reporter: TestActor;

const scene = await openDecisionScene();
const { db } = scene.database;
afterAll(() => scene.close());
beforeEach(async () => {
  await db.delete(reports);
  await db.update(profiles).set({ isModerator: false });
  await scene.renew();
  reporter = await scene.addMember();
});

async function report(reason = "spam", by = reporter): Promise<string> {
  const values = { reporterId: by.id, reportedUserId: scene.member.id, reason, description: "siempre" };
  const [made] = await db.insert(reports).values(values).returning();
  return made?.id ?? "";
}
const spam = () => ({ personId: scene.member.id, reason: "spam" as const });
const outcomesOf = async (actor: TestActor) => (await ownOutcomes(db, actor)).outcomes;
const latest = async (actor = reporter) => (await outcomesOf(actor))[0];
async function decide(run: () => Promise<unknown>): Promise<void> {
  await run();
  await scene.tellReporters();
}
const dismiss = (by = scene.moderator, personId: string = scene.member.id) =>
  decide(() => dismissReports(scene.deps, by, { personId: personId as PersonId }));
async function appeal(body = "Sigue ahí.", actor = reporter) {
  return appealOutcome(scene.deps, actor, { outcomeId: (await latest())?.id ?? "", body });
}
const reopened = async (moderator: TestActor) => (await listCases(db, moderator, { limit: 20 })).cases;
const code = (expected: string) => ({ code: expected });

describe("what reporters hear", () => {
  it.each([
    ["a dismissal", false, () => dismissReports(scene.deps, scene.moderator, { personId: scene.member.id })],
    ["a warning", true, () => warn(scene.deps, scene.moderator, spam())],
    ["a ban", true, () => ban(scene.deps, scene.moderator, { ...spam(), duration: "1_day" })],
  ] as const)("after %s each is told once whether anything was done, and nothing else", async (_, isActed, run) => {
    await report();
    await report("other");
    const second = await scene.addMember();
    await report("spam", second);
    await run();
    expect(await outcomesOf(reporter), "before the job").toEqual([]);
    await scene.tellReporters();
    const told = {
      id: expect.any(String),
      reportedAt: expect.any(String),
      toldAt: expect.any(String),
      isActed,
      isFinal: false,
      appealedAt: null,
      canAppeal: !isActed,
    };
    const own = (reason: string) => ({ reason, description: "siempre", reportedAt: expect.any(String) });
    expect([await outcomesOf(reporter), await outcomesOf(second)]).toEqual([
      [{ ...told, reports: [own("other"), own("spam")] }],
      [{ ...told, reports: [own("spam")] }],
    ]);
    expect(await outcomesOf(scene.member)).toEqual([]);
  });

  it("nobody is told whose report is open again, or whose account is gone", async () => {
    const [open, left] = [await report(), await scene.addMember()];
    await report("spam", left);
    await dismissReports(scene.deps, scene.moderator, { personId: scene.member.id });
    await db.update(reports).set({ resolved: false }).where(eq(reports.id, open));
    await db.delete(authUsers).where(eq(authUsers.id, left.id));
    await scene.tellReporters();
    expect(await db.$count(reportOutcomes, eq(reportOutcomes.reporterId, reporter.id))).toBe(0);
  });

  it.each([
    ["a ban", true, () => ban(scene.deps, scene.moderator, { ...spam(), duration: "permanent" })],
    ["a dismissal", false, () => dismissReports(scene.deps, scene.moderator, { personId: scene.member.id })],
  ] as const)(
    "after %s also where the reported person leaves before, within the time for undo",
    async (_, isActed, run) => {
      await report();
      await run();
      await db.delete(authUsers).where(eq(authUsers.id, scene.member.id));
      await scene.tellReporters();
      expect(await outcomesOf(reporter)).toMatchObject([{ isActed, canAppeal: false }]);
    },
  );

  it("it is kept when the reported person leaves, without an appeal; a year later it is deleted", async () => {
    await report();
    await dismiss();
    await db.delete(authUsers).where(eq(authUsers.id, scene.member.id));
    expect(await latest()).toMatchObject({ canAppeal: false });
    await expect(appeal()).rejects.toMatchObject(code("DECISION_NOT_FOUND"));
    const [, tidy] = outcomeJobs({ db });
    await tidy.handle({}, "job");
    expect(await outcomesOf(reporter)).toHaveLength(1);
    await db.update(reportOutcomes).set({ toldAt: sql`now() - interval '366 days'` });
    await tidy.handle({}, "job");
    expect(await outcomesOf(reporter)).toEqual([]);
  });
});

describe("an appeal against nothing", () => {
  it("opens the reports again, for everyone but who decided; the second answer is final", async () => {
    const { moderator, otherModerator, member } = scene;
    await report();
    await report("other");
    await dismiss();
    scene.published();
    expect(await appeal(" Sigue ahí.\n")).toMatchObject({ appealedAt: expect.any(String), canAppeal: false });
    expect(scene.published()).toMatchObject([{ event: "moderation.changed" }]);

    expect(await reopened(moderator)).toEqual([]);
    for (const refused of [
      () => showModeratedPerson(db, moderator, member.id),
      () => claim(scene.deps, moderator, { personId: member.id }),
      () => dismissReports(scene.deps, moderator, { personId: member.id }),
    ]) {
      await expect(refused()).rejects.toMatchObject(code("OWN_DECISION"));
    }
    expect(await reopened(otherModerator)).toMatchObject([{ person: { id: member.id }, reports: 2 }]);
    const shown = await showModeratedPerson(db, otherModerator, member.id);
    expect(shown.reports.map((each) => each.appeal).sort()).toEqual(["Sigue ahí.", null]);

    await dismiss(otherModerator);
    const [second, first] = await outcomesOf(reporter);
    expect(second).toMatchObject({ isActed: false, isFinal: true, canAppeal: false });
    expect(first).toMatchObject({ isFinal: false, canAppeal: false });
    await expect(appeal()).rejects.toMatchObject(code("DECISION_NOT_FOUND"));
    expect(await reopened(moderator), "no case is open").toEqual([]);
    await report();
    expect(await reopened(moderator), "a new case is theirs as well").toHaveLength(1);
  });

  it("is refused against a measure, of another reporter, without a text and after a new report", async () => {
    await report();
    await dismiss();
    await expect(appeal("Sigue.", await scene.addMember())).rejects.toMatchObject(code("DECISION_NOT_FOUND"));
    await expect(appeal("\u3164 ")).rejects.toMatchObject(code("VALIDATION_FAILED"));
    await report();
    await expect(appeal()).rejects.toMatchObject(code("REPORT_DUPLICATE"));
    expect(await latest(), "nothing is changed").toMatchObject({ appealedAt: null });
    await decide(() => warn(scene.deps, scene.moderator, { personId: scene.member.id, reason: "spam" }));
    await expect(appeal()).rejects.toMatchObject(code("DECISION_NOT_FOUND"));
  });

  it("sent again with the same text it changes nothing, with another it is refused", async () => {
    await report();
    await dismiss();
    const sent = await appeal();
    expect(await appeal()).toEqual(sent);
    await expect(appeal("Otra cosa.")).rejects.toMatchObject(code("REPORT_APPEAL_DUPLICATE"));
  });

  it("of two presses at once one opens the reports", { tags: ["postgres"] }, async () => {
    await report();
    await dismiss();
    let presses: Promise<unknown>[] = [];
    await db.transaction(async (tx) => {
      await lockForDecision(tx, scene.member.id, scene.moderator.id);
      presses = [appeal(), appeal()];
      await untilStatementWaits(scene.database, 2);
    });
    const [one, other] = await Promise.all(presses);
    expect(one).toEqual(other);
    expect(await db.$count(reportAppeals)).toBe(1);
  });

  it("outlives the reporter's account, still not for who decided; nobody else there, it waits for the operator", async () => {
    const { moderator, otherModerator, member } = scene;
    await report();
    await dismiss();
    await appeal();
    await db.delete(authUsers).where(eq(authUsers.id, reporter.id));
    expect(await reopened(moderator)).toEqual([]);
    const shown = await showModeratedPerson(db, otherModerator, member.id);
    expect(shown.reports).toMatchObject([{ reporter: null, appeal: "Sigue ahí." }]);
    expect(await operatorCases(db)).toEqual([]);
    await db.update(profiles).set({ isModerator: false }).where(eq(profiles.id, otherModerator.id));
    expect(await operatorCases(db)).toMatchObject([{ personId: member.id }]);
    await dismiss({ ...moderator, id: OPERATOR_ID as PersonId });
    expect(await db.$count(reportOutcomes, eq(reportOutcomes.reporterId, reporter.id))).toBe(0);
  });

  it("a stranger's id is not found", async () => {
    const unknown = appealOutcome(scene.deps, reporter, { outcomeId: randomUUID(), body: "Sigue." });
    await expect(unknown).rejects.toMatchObject(code("DECISION_NOT_FOUND"));
  });
});
