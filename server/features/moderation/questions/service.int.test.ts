import { randomUUID } from "node:crypto";
import type { PersonId } from "@nakamatch/contract/schemas/people";
import type { Concern } from "@nakamatch/contract/vocabulary/concerns";
import { QUESTIONS_MAX } from "@nakamatch/contract/vocabulary/questions";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { moderationCases, moderationLog } from "../../../platform/database/schema/moderation.ts";
import { caseQuestions, reportEvidence } from "../../../platform/database/schema/reports.ts";
import { bans, reports } from "../../../platform/database/schema/safety.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import { addPerson, type TestActor } from "../../../testing/people.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";
import { markCase } from "../case-marks/service.ts";
import { claim, listCases, showModeratedPerson } from "../cases/service.ts";
import { dismissReports, lockForDecision, warn } from "../decisions/service.ts";
import { undo } from "../undo/service.ts";
import { answerQuestion, askPerson, hasOpenQuestion, ownQuestions } from "./service.ts";
import { deleteDueQuestions } from "./store.ts";
import type { NewQuestion } from "./types.ts";

const scene = await openDecisionScene();
const { db } = scene.database;
afterAll(() => scene.close());
beforeEach(async () => {
  await scene.renew();
  await scene.report(scene.member);
});

const caseOf = async (personId: string) =>
  (await db.select().from(moderationCases).where(eq(moderationCases.personId, personId)))[0]?.id ?? "";
async function question(extra: Partial<NewQuestion> = {}): Promise<NewQuestion> {
  const personId = scene.member.id;
  return { personId, questionId: randomUUID(), caseId: await caseOf(personId), template: "side", ...extra };
}
async function ask(by = scene.moderator, extra: Partial<NewQuestion> = {}): Promise<string> {
  const asked = await question(extra);
  await askPerson(scene.deps, by, asked);
  return asked.questionId;
}
const answer = (questionId: string, text = "No fui yo.", by = scene.member) =>
  answerQuestion(scene.deps, by, { questionId, answer: text });
const mine = async () => (await ownQuestions(db, scene.member)).questions;
const shown = async (by = scene.moderator, personId: string = scene.member.id) =>
  (await showModeratedPerson(db, by, personId as PersonId)).questions;
const refused = (code: string) => expect.objectContaining({ code });
const expire = (id: string) =>
  db.execute(sql`
    alter table case_questions disable trigger case_questions_keep;
    update case_questions set asked_at = now() - interval '9 days', answer_until = now() - interval '1 second' where id = '${sql.raw(id)}';
    alter table case_questions enable trigger case_questions_keep;`);
const evidenceOf = async (personId: string) => {
  const [report] = await db.select().from(reports).where(eq(reports.reportedUserId, personId));
  await db.insert(reportEvidence).values({
    reportId: report!.id,
    subject: sql`moderation_pseudonym(${personId}::uuid)`,
    kind: "words",
    content: { words: { text: "Hola", about: null, sentAt: new Date().toISOString() } },
  });
};

const mark = async (concern: Concern | null) =>
  markCase(scene.deps, scene.moderator, { personId: scene.member.id, caseId: await caseOf(scene.member.id), concern });

describe("a question", () => {
  it("is read and answered once by the person, who is not told by whom, and shown with the case", async () => {
    const id = await ask(scene.moderator, { template: "age", note: " ¿De qué año eres?\0 " });
    expect(await mine()).toMatchObject([
      { id, template: "age", note: "¿De qué año eres?", state: "open", answer: null },
    ]);
    expect(JSON.stringify(await mine())).not.toContain(scene.moderator.id);
    await answer(id, " Del 95. ");
    const [given] = await mine();
    expect(given).toMatchObject({ state: "answered", answer: "Del 95.", answeredAt: expect.stringMatching(/^20/) });
    expect(await shown(scene.otherModerator)).toEqual([{ ...given, moderator: expect.any(String), isOfCase: true }]);
    await expect(answer(id, "Del 96.")).rejects.toEqual(refused("QUESTION_ANSWERED"));
    expect(await answer(id, "Del 95.")).toEqual(given);
  });

  it("marks the case in the queue, as long as the case is open", async () => {
    const mark = async () =>
      (await listCases(db, scene.moderator, { limit: 39 })).cases.find(({ person }) => person.id === scene.member.id)
        ?.question;
    expect(await mark()).toBeNull();
    const id = await ask();
    expect(await mark()).toBe("open");
    await answer(id);
    expect(await mark()).toBe("answered");
    await dismissReports(scene.deps, scene.moderator, { personId: scene.member.id });
    await scene.report(scene.member);
    expect(await mark(), "another case").toBeNull();
    expect(await shown()).toMatchObject([{ id, isOfCase: false }]);
  });

  it("tells the person, and with the answer the moderators and the person's other devices", async () => {
    scene.published();
    const id = await ask();
    const told = { to: [scene.member.id], event: "question.changed", content: {} };
    const names = () =>
      scene.published().map((each) => ("event" in each ? [each.event, each.to.includes(scene.member.id)] : []));
    expect(names()).toEqual([
      ["moderation.changed", false],
      [told.event, true],
    ]);
    await answer(id);
    expect(names()).toEqual([
      [told.event, true],
      ["moderation.changed", false],
    ]);
  });

  it("is in the log once, by its template and without its text; sent again it changes nothing", async () => {
    const asked = await question({ note: "¿Seguro?" });
    const first = await askPerson(scene.deps, scene.moderator, asked);
    expect(await askPerson(scene.deps, scene.moderator, asked)).toEqual(first);
    const entries = (await db.select().from(moderationLog)).filter(({ action }) => action === "question_asked");
    expect(entries.slice(-1)).toMatchObject([{ reason: "side", notesHash: null }]);
    expect(await mine()).toHaveLength(1);
    const others = [
      { ...asked, note: "¿De verdad?" },
      { ...asked, template: "age" as const },
    ];
    for (const other of others) {
      await expect(askPerson(scene.deps, scene.moderator, other)).rejects.toEqual(refused("VALIDATION_FAILED"));
    }
    await expect(askPerson(scene.deps, scene.otherModerator, asked)).rejects.toEqual(refused("VALIDATION_FAILED"));
  });

  it("waits for its answer before the next, and of one case there are three", async () => {
    for (let count = 0; count < QUESTIONS_MAX; count += 1) {
      const id = await ask();
      await expect(ask(scene.otherModerator)).rejects.toEqual(refused("QUESTION_OPEN"));
      if (count === 0) await expire(id);
      else await answer(id);
    }
    await expect(ask()).rejects.toEqual(refused("QUESTIONS_FULL"));
    await dismissReports(scene.deps, scene.moderator, { personId: scene.member.id });
    await scene.report(scene.member);
    await ask();
  });

  it("is not asked where someone is in danger, even if a reporter says so only then", async () => {
    await mark("danger");
    await expect(ask()).rejects.toEqual(refused("CASE_IN_DANGER"));
    await mark("underage");
    await ask();
  });

  it("needs an open case of an impartial moderator about an unbanned member", async () => {
    await expect(ask(scene.moderator, { caseId: randomUUID() })).rejects.toEqual(refused("CASE_NOT_FOUND"));
    await claim(scene.deps, scene.otherModerator, { personId: scene.member.id });
    await expect(ask()).rejects.toEqual(refused("CASE_CLAIMED"));
    await db
      .insert(reports)
      .values({ reporterId: scene.moderator.id, reportedUserId: scene.member.id, reason: "other" });
    await expect(ask()).rejects.toEqual(refused("CASE_PARTY"));
    await db.insert(bans).values({ userId: scene.member.id, type: "ban", reason: "spam" });
    await expect(ask(scene.otherModerator)).rejects.toEqual(refused("PERSON_BANNED"));
    const colleague = await addPerson(db, { isModerator: true });
    await db.insert(reports).values({ reporterId: scene.member.id, reportedUserId: colleague.id, reason: "spam" });
    const about = { personId: colleague.id as PersonId, caseId: await caseOf(colleague.id) };
    await expect(ask(scene.moderator, about)).rejects.toEqual(refused("MODERATOR_PROTECTED"));
  });

  it("is hidden from a moderator who has made one of its reports, also once they are decided", async () => {
    await db
      .insert(reports)
      .values({ reporterId: scene.otherModerator.id, reportedUserId: scene.member.id, reason: "other" });
    await ask();
    await dismissReports(scene.deps, scene.moderator, { personId: scene.member.id });
    expect([(await shown()).length, (await shown(scene.otherModerator)).length]).toEqual([1, 0]);
  });
});

describe("an answer", () => {
  it("is not waited for while someone is in danger, whoever says so, and the person is not told why", async () => {
    const id = await ask();
    await mark("underage");
    expect(await mine()).toMatchObject([{ state: "open" }]);
    const told = await mine();
    await mark("danger");
    expect(await mine()).toEqual([{ ...told[0], state: "closed" }]);
    expect([await shown(), await hasOpenQuestion(db, scene.member.id)]).toMatchObject([[{ state: "closed" }], false]);
    await expect(answer(id)).rejects.toEqual(refused("QUESTION_CLOSED"));
    await mark(null);
    expect(await mine()).toEqual(told);
    const [{ id: reporterId }, of] = [await scene.addMember(), scene.member.id];
    await db
      .insert(reports)
      .values({ reporterId, reportedUserId: of, reason: "other", concern: "danger", concernAt: sql`now()` });
    expect(await mine()).toMatchObject([{ state: "closed" }]);
    await mark(null);
    expect(await answer(id)).toMatchObject({ state: "answered" });
  });

  it("is the person's alone, and says something", async () => {
    const id = await ask();
    await expect(answer(id, "Yo sí.", await scene.addMember())).rejects.toEqual(refused("NOT_FOUND"));
    await expect(answer(id, " \u200b ")).rejects.toEqual(refused("VALIDATION_FAILED"));
    expect(await mine()).toMatchObject([{ state: "open" }]);
  });

  it("comes in time; a deadline closes the question, and nothing else", async () => {
    const id = await ask();
    await expire(id);
    await expect(answer(id)).rejects.toEqual(refused("QUESTION_CLOSED"));
    expect([await mine(), await shown(), await hasOpenQuestion(db, scene.member.id)]).toMatchObject([
      [{ state: "expired" }],
      [{ state: "expired", isOfCase: true }],
      false,
    ]);
    expect(await db.select().from(bans).where(eq(bans.userId, scene.member.id))).toEqual([]);
  });

  it("is not asked for once the case is decided, and again after an undo", async () => {
    const id = await ask();
    expect(await hasOpenQuestion(db, scene.member.id)).toBe(true);
    const { decisionId } = await warn(scene.deps, scene.moderator, { personId: scene.member.id, reason: "spam" });
    expect(await mine()).toMatchObject([{ state: "closed" }]);
    await expect(answer(id)).rejects.toEqual(refused("QUESTION_CLOSED"));
    await undo(scene.deps, scene.moderator, decisionId);
    expect(await answer(id)).toMatchObject({ state: "answered" });
  });

  it("never changes, by whatever statement; neither does the question", async () => {
    const id = await ask();
    await answer(id);
    const change = (values: Partial<typeof caseQuestions.$inferInsert>) =>
      db.update(caseQuestions).set(values).where(eq(caseQuestions.id, id));
    for (const values of [{ answer: "Otra" }, { note: "Otra" }, { template: "age" }, { askedBy: scene.member.id }]) {
      await expect(change(values)).rejects.toThrow();
    }
  });
});

describe("with the case's evidence", () => {
  it("stays when the person leaves, and goes when it goes", async () => {
    await evidenceOf(scene.member.id);
    const id = await ask();
    const ofMember = await caseOf(scene.member.id);
    await db.delete(authUsers).where(eq(authUsers.id, scene.member.id));
    const { cases } = await listCases(db, scene.moderator, { limit: 39 });
    const gone = cases.find(({ caseId }) => caseId === ofMember);
    expect(gone).toMatchObject({ isDeleted: true, question: "closed" });
    expect(await shown(scene.moderator, gone!.person.id)).toMatchObject([{ id, state: "closed" }]);
    const about = { personId: gone!.person.id as PersonId, caseId: gone!.caseId };
    await expect(ask(scene.moderator, about)).rejects.toEqual(refused("PERSON_NOT_FOUND"));
    await deleteDueQuestions(db);
    expect(await db.$count(caseQuestions, eq(caseQuestions.id, id))).toBe(1);
    await db.execute(
      sql`alter table report_evidence disable trigger user; delete from report_evidence; alter table report_evidence enable trigger user`,
    );
    await deleteDueQuestions(db);
    expect(await db.$count(caseQuestions, eq(caseQuestions.id, id))).toBe(0);
  });

  it("without evidence it stays for a year, and until the case is decided", async () => {
    const id = await ask();
    const age = () =>
      db.execute(sql`
        alter table case_questions disable trigger case_questions_keep;
        update case_questions set asked_at = now() - interval '366 days' where id = '${sql.raw(id)}';
        alter table case_questions enable trigger case_questions_keep;`);
    const left = async () => {
      await deleteDueQuestions(db);
      return db.$count(caseQuestions, eq(caseQuestions.id, id));
    };
    expect(await left()).toBe(1);
    await age();
    expect(await left(), "the case is open").toBe(1);
    await dismissReports(scene.deps, scene.moderator, { personId: scene.member.id });
    expect(await left()).toBe(0);
  });

  it("outlives the account of who asked, without them", async () => {
    const asker = { ...scene.otherModerator };
    await ask(asker);
    await db.delete(authUsers).where(eq(authUsers.id, asker.id));
    expect(await shown()).toMatchObject([{ moderator: null }]);
  });
});

describe("at once", { tags: ["postgres"] }, () => {
  const codes = (answers: PromiseSettledResult<unknown>[]) =>
    answers.map((each) => (each.status === "fulfilled" ? "done" : each.reason.code)).sort();
  /** Starts all while the member is locked, so that they collide. */
  async function atOnce(start: () => Promise<unknown>[]): Promise<PromiseSettledResult<unknown>[]> {
    let running: Promise<unknown>[] = [];
    await db.transaction(async (tx) => {
      await lockForDecision(tx, scene.member.id, scene.moderator.id);
      running = start();
      for (const each of running) each.catch(() => {});
      await untilStatementWaits(scene.database, running.length);
    });
    return Promise.allSettled(running);
  }

  it("of two moderators one asks", async () => {
    const [one, other] = [await question(), await question()];
    const answers = await atOnce(() => [
      askPerson(scene.deps, scene.moderator, one),
      askPerson(scene.deps, scene.otherModerator, other),
    ]);
    expect(codes(answers)).toEqual(["QUESTION_OPEN", "done"]);
  });

  it("of two answers one counts, and after a decision none", async () => {
    const id = await ask();
    const by = scene.member as TestActor;
    expect(codes(await atOnce(() => [answer(id, "Sí.", by), answer(id, "No.", by)]))).toEqual([
      "QUESTION_ANSWERED",
      "done",
    ]);
    const next = await ask();
    const [decided, answered] = await atOnce(() => [
      dismissReports(scene.deps, scene.moderator, { personId: scene.member.id }),
      answer(next),
    ]);
    expect(decided?.status).toBe("fulfilled");
    const [last] = await mine();
    expect(last?.state).toBe(answered?.status === "fulfilled" ? "answered" : "closed");
  });
});
