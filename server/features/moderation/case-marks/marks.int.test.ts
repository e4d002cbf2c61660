import type { Concern } from "@nakamatch/contract/vocabulary/concerns";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { moderationLog } from "../../../platform/database/schema/moderation.ts";
import { reports } from "../../../platform/database/schema/safety.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import type { TestActor } from "../../../testing/people.ts";
import { claim, listCases, showModeratedPerson } from "../cases/service.ts";
import { dismissReports } from "../decisions/service.ts";
import { answerConcern, reopenReports } from "../reports/service.ts";
import { undo } from "../undo/service.ts";
import { markCase } from "./service.ts";

const scene = await openDecisionScene();
const { db } = scene.database;
afterAll(() => scene.close());
beforeEach(async () => {
  await db.delete(reports);
  await scene.renew();
});

async function report(person: TestActor, by?: TestActor, reason = "other"): Promise<{ id: string; by: TestActor }> {
  const reporter = by ?? (await scene.addMember());
  const [made] = await db
    .insert(reports)
    .values({ reporterId: reporter.id, reportedUserId: person.id, reason, description: "siempre" })
    .returning({ id: reports.id });
  return { id: made!.id, by: reporter };
}
const answer = ({ id, by }: { id: string; by: TestActor }, concern: Concern) =>
  answerConcern({ db }, by, { reportId: id, concern });
const list = async () => (await listCases(db, scene.moderator, { limit: 39 })).cases;
const marks = async () => (await list()).map(({ person, concern }) => [person.id, concern]);
const caseOf = async (person: TestActor) => (await list()).find((each) => each.person.id === person.id)!.caseId;
const mark = async (person: TestActor, concern: Concern | null, by = scene.moderator) =>
  markCase(scene.deps, by, { personId: person.id, caseId: await caseOf(person), concern });
const shown = async (person: TestActor) => (await showModeratedPerson(db, scene.moderator, person.id)).mark;
const logged = async () =>
  (await db.select().from(moderationLog).orderBy(moderationLog.number))
    .filter(({ action }) => action.startsWith("mark"))
    .map(({ action, reason }) => [action, reason]);

it("what a reporter answers lifts the case above heavier ones, by its urgency, page by page", async () => {
  const heavy = await scene.addMember();
  for (const reason of ["harassment", "spam"]) await report(heavy, undefined, reason);
  const people: TestActor[] = [];
  for (const concern of ["unsure", "money", "underage", "danger"] as const) {
    const person = await scene.addMember();
    await answer(await report(person), concern);
    people.unshift(person);
  }
  const order = ["danger", "underage", "money", "unsure"].map((concern, index) => [people[index]?.id, concern]);
  expect(await marks()).toEqual([...order, [heavy.id, null]]);
  const paged: string[] = [];
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
    const page = await listCases(db, scene.moderator, { limit: 1, cursor });
    paged.push(...page.cases.map(({ person }) => person.id));
    cursor = page.nextCursor ?? undefined;
  }
  expect(paged).toEqual([...people, heavy].map(({ id }) => id));
});

it("an answer is the reporter's own, changes while the report is unresolved, and a repeated one changes nothing", async () => {
  const { member, moderator } = scene;
  const made = await report(member);
  await answer(made, "unsure");
  await answer(made, "underage");
  const stored = async () => (await db.select().from(reports).where(eq(reports.id, made.id)))[0];
  const before = await stored();
  await answer(made, "underage");
  expect(await stored()).toEqual(before);
  expect(await shown(member)).toEqual({ concern: "underage", by: "reporter" });
  const missing = { code: "NOT_FOUND" };
  await expect(answer({ ...made, by: await scene.addMember() }, "danger")).rejects.toMatchObject(missing);
  await expect(answer({ ...made, by: member }, "danger"), "the reported person").rejects.toMatchObject(missing);
  await dismissReports(scene.deps, moderator, { personId: member.id });
  await expect(answer(made, "danger")).rejects.toMatchObject(missing);
  expect(await stored()).toMatchObject({ concern: "underage" });
});

it("a moderator's mark replaces the answers given so far and stands in the log once", async () => {
  const { member, moderator } = scene;
  const first = await report(member);
  await answer(first, "danger");
  const before = (await logged()).length;
  await mark(member, "money");
  await mark(member, "money");
  expect(await shown(member)).toEqual({ concern: "money", by: "moderator" });
  await mark(member, null);
  await mark(member, null);
  expect([await marks(), await shown(member)]).toEqual([[[member.id, null]], null]);
  expect((await logged()).slice(before)).toEqual([
    ["mark_set", "money"],
    ["mark_removed", null],
  ]);
  const { history } = await showModeratedPerson(db, moderator, member.id);
  expect(history.map(({ action }) => action)).toEqual(["mark_removed", "mark_set"]);
});

it("a later or graver answer counts again after a moderator's mark, a lesser one does not lower it", async () => {
  const { member } = scene;
  const first = await report(member);
  await mark(member, "underage");
  await answer(first, "money");
  expect(await shown(member)).toEqual({ concern: "underage", by: "moderator" });
  await answer(first, "danger");
  expect(await shown(member)).toEqual({ concern: "danger", by: "reporter" });
  await mark(member, null);
  await answer(await report(member), "unsure");
  expect(await shown(member)).toEqual({ concern: "unsure", by: "reporter" });
});

it("is refused to parties, during another's claim, for another case, and about moderators", async () => {
  const { member, moderator, otherModerator, deps } = scene;
  await report(member);
  const caseId = await caseOf(member);
  const about = { personId: member.id, caseId, concern: "danger" } as const;
  await claim(deps, otherModerator, { personId: member.id });
  await expect(markCase(deps, moderator, about)).rejects.toMatchObject({ code: "CASE_CLAIMED" });
  const other = { ...about, caseId: crypto.randomUUID() };
  await expect(markCase(deps, otherModerator, other)).rejects.toMatchObject({ code: "CASE_NOT_FOUND" });
  await report(member, otherModerator);
  await expect(markCase(deps, otherModerator, about)).rejects.toMatchObject({ code: "CASE_PARTY" });
  await report(otherModerator);
  await expect(mark(otherModerator, "danger")).rejects.toMatchObject({ code: "MODERATOR_PROTECTED" });
});

it("marks outlive an undone decision and a deleted account; a reporter's appeal begins with the answer", async () => {
  const { member, moderator, deps } = scene;
  const made = await report(member);
  await answer(made, "underage");
  await mark(member, "danger");
  const { decisionId } = await dismissReports(deps, moderator, { personId: member.id });
  await undo(deps, moderator, decisionId);
  expect(await marks()).toEqual([[member.id, "danger"]]);
  await dismissReports(deps, moderator, { personId: member.id });
  await db.transaction((tx) => reopenReports(tx, { reporterId: made.by.id, personId: member.id }, [made.id]));
  expect(await marks()).toEqual([[member.id, "underage"]]);
  await db.delete(authUsers).where(eq(authUsers.id, member.id));
  expect(await list()).toMatchObject([{ isDeleted: true, concern: "underage" }]);
});

it("an answer waits for a decision about the person, and finds the report resolved", {
  tags: ["postgres"],
}, async () => {
  const { member, moderator, deps } = scene;
  const made = await report(member);
  const caseId = await caseOf(member);
  const results = await Promise.allSettled([
    answer(made, "danger"),
    dismissReports(deps, moderator, { personId: member.id, caseId }),
    markCase(deps, moderator, { personId: member.id, caseId, concern: "money" }),
    answer(made, "underage"),
  ]);
  for (const result of results) {
    if (result.status === "rejected") expect(["NOT_FOUND", "CASE_NOT_FOUND"]).toContain(result.reason.code);
  }
  const { rows } = await db.execute(sql`select urgency from moderation_cases where person_id = ${member.id}`);
  expect(rows).toEqual([]);
});
