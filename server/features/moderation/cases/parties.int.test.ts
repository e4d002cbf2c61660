import { randomUUID } from "node:crypto";
import { eq, inArray, or } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { appeals, heldPhotos, moderationLog, moderationSignals } from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { bans, reports } from "../../../platform/database/schema/safety.ts";
import { goneAfterCommit } from "../../../testing/database.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import type { TestActor } from "../../../testing/people.ts";
import { closeFlag, listFlags } from "../../signals/moderation-flags/service.ts";
import { createAppeal, decideAppeal, listAppeals } from "../appeals/service.ts";
import { ban, dismissReports, unban, warn } from "../decisions/service.ts";
import { OPERATOR_ID } from "../decisions/types.ts";
import { ownStatements } from "../statements/service.ts";
import { moderationJobs } from "./jobs.ts";
import { claim, listCases, operatorCase, operatorCases, showModeratedPerson, undecidableRequests } from "./service.ts";

const OPERATOR = { id: OPERATOR_ID };

let moderator: TestActor;
let other: TestActor;
let member: TestActor;

const scene = await openDecisionScene();
const { db } = scene.database;
afterAll(() => scene.close());
beforeEach(async () => {
  await db.delete(reports);
  await db.delete(appeals);
  await db.delete(heldPhotos);
  await db.update(profiles).set({ isModerator: false });
  await scene.renew();
  ({ moderator, otherModerator: other, member } = scene);
});

const report = (by: TestActor, about: TestActor) =>
  db.insert(reports).values({ reporterId: by.id, reportedUserId: about.id, reason: "spam" });
const revoke = (...people: TestActor[]) =>
  db
    .update(profiles)
    .set({ isModerator: false })
    .where(
      inArray(
        profiles.id,
        people.map(({ id }) => id),
      ),
    );
const casesOf = async (actor: TestActor) =>
  (await listCases(db, actor, { limit: 20 })).cases.map(({ person, isWithOperator }) => [person.id, isWithOperator]);
const idsOfOperator = async () => (await operatorCases(db)).map(({ personId }) => personId);

/** Runs the job; returns recipients and contents of its emails. */
async function tellOperator(): Promise<string[]> {
  const sent: string[] = [];
  const send = async (to: string, { subject }: { subject: string }) => void sent.push(`${to}: ${subject}`);
  const mail = { send, close: () => {} };
  const jobs = moderationJobs({ db, mail, publicUrl: "https://n.test", contactEmail: "boss@n.test" });
  for (const { handle } of jobs) await handle(undefined, "job");
  return sent;
}

describe("a moderator who has reported somebody", () => {
  it("sees and decides nothing about them until another one has decided", async () => {
    await report(moderator, member);
    await scene.report(member);
    expect(await casesOf(moderator)).toEqual([]);
    expect(await casesOf(other)).toEqual([[member.id, false]]);
    const about = { personId: member.id, reason: "spam" } as const;
    const attempts = [
      () => showModeratedPerson(db, moderator, member.id),
      () => claim(scene.deps, moderator, { personId: member.id }),
      () => warn(scene.deps, moderator, about),
      () => ban(scene.deps, moderator, { ...about, duration: "permanent" }),
      () => dismissReports(scene.deps, moderator, about),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: "CASE_PARTY" });
    await dismissReports(scene.deps, other, about);
    expect(await showModeratedPerson(db, moderator, member.id)).toMatchObject({ reports: [] });
    await scene.report(member);
    const failing = { ...scene.deps, db: goneAfterCommit(scene.deps.db) };
    expect(await claim(failing, moderator, { personId: member.id }), "told after the commit").toMatchObject({
      until: expect.any(String),
    });
  });
});

describe("a moderator whose report led to a ban", () => {
  it("neither sees nor grants the appeal against it, nor takes the ban back; one without a report does", async () => {
    await report(moderator, member);
    const third = await scene.addMember();
    await db.update(profiles).set({ isModerator: true }).where(eq(profiles.id, third.id));
    const about = { personId: member.id, reason: "spam", duration: "permanent" } as const;
    const { decisionId } = await ban(scene.deps, other, about);
    await createAppeal(scene.deps, member, { decisionId, body: "No fui yo." });
    const seen = async (by: TestActor) => (await listAppeals(scene.deps, by, { limit: 9 })).appeals.map(({ id }) => id);
    const [appealId = ""] = await seen(third);
    const grant = (by: TestActor) => decideAppeal(scene.deps, by, { appealId, outcome: "granted", answer: "Perdona" });
    expect(await seen(moderator)).toEqual([]);
    await expect(grant(moderator)).rejects.toMatchObject({ code: "APPEAL_NOT_FOUND" });
    await expect(unban(scene.deps, moderator, member.id)).rejects.toMatchObject({ code: "CASE_PARTY" });
    expect(await grant(third)).toEqual({ outcome: "granted" });
    await ban(scene.deps, other, about);
    expect(await unban(scene.deps, third, member.id)).toMatchObject({ decisionId: expect.any(String) });
  });
});

describe("a signal", () => {
  it("about a moderator, or that somebody may be them, is for the others alone", async () => {
    const about = { personId: moderator.id, kind: "listed_word", key: "bio" } as const;
    const maybe = { personId: member.id, kind: "returning_person", key: "email", bannedId: moderator.id } as const;
    const made = await db.insert(moderationSignals).values([about, maybe]).returning({ id: moderationSignals.id });
    const seen = async (by: TestActor) => (await listFlags(db, by, { limit: 9 })).signals.map(({ id }) => id).sort();
    expect(await seen(moderator)).toEqual([]);
    expect(await seen(other)).toEqual(made.map(({ id }) => id).sort());
    for (const { id } of made) {
      await expect(closeFlag(scene.deps, moderator, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
      await closeFlag(scene.deps, other, id);
    }
  });
});

describe("a case that no moderator can decide", () => {
  it("is about a moderator: the others see whose it is, and claim it no more than they decide it", async () => {
    await scene.report(moderator);
    expect(await casesOf(other)).toEqual([[moderator.id, true]]);
    await expect(claim(scene.deps, other, { personId: moderator.id })).rejects.toMatchObject({
      code: "CASE_WITH_OPERATOR",
    });
    await expect(dismissReports(scene.deps, other, { personId: moderator.id })).rejects.toMatchObject({
      code: "MODERATOR_PROTECTED",
    });
    await revoke(moderator);
    expect(await casesOf(other)).toEqual([[moderator.id, false]]);
  });

  it("is about an operator: moderators see whose it is, and only the operator decides it", async () => {
    await scene.report(member);
    await db.update(profiles).set({ isOperator: true }).where(eq(profiles.id, member.id));
    expect(await casesOf(moderator)).toEqual([[member.id, true]]);
    await expect(claim(scene.deps, moderator, { personId: member.id })).rejects.toMatchObject({
      code: "CASE_WITH_OPERATOR",
    });
    expect(await tellOperator()).toEqual(["boss@n.test: 1 case waits for the operator"]);
  });

  it("is one of which every moderator is a party, or where there is none", async () => {
    await report(moderator, member);
    expect(await idsOfOperator()).toEqual([]);
    await report(other, member);
    expect(await idsOfOperator()).toEqual([member.id]);
    await db.delete(reports);
    await scene.report(member);
    expect(await idsOfOperator()).toEqual([]);
    await revoke(moderator, other);
    expect(await idsOfOperator()).toEqual([member.id]);
  });

  it("is told to the operator by email, once, and again when somebody reports again", async () => {
    await scene.report(member);
    expect(await tellOperator()).toEqual([]);
    await scene.report(moderator);
    expect(await tellOperator()).toEqual(["boss@n.test: 1 case waits for the operator"]);
    expect(await tellOperator()).toEqual([]);
    await report(member, moderator);
    await scene.report(other);
    expect(await tellOperator()).toEqual(["boss@n.test: 2 cases wait for the operator"]);
  });

  it("is decided by the operator: dismissed, or after the permission is taken away anything else", async () => {
    await scene.report(moderator);
    const found = await operatorCase(db, moderator.id);
    expect(found?.reports).toMatchObject([{ reason: "spam", description: "siempre" }]);
    const about = { personId: moderator.id, caseId: found?.caseId, reason: "spam" } as const;
    await expect(warn(scene.deps, OPERATOR, about)).rejects.toMatchObject({ code: "MODERATOR_PROTECTED" });
    await dismissReports(scene.deps, OPERATOR, about);
    expect(await idsOfOperator()).toEqual([]);
    await revoke(moderator, other);
    await scene.report(moderator);
    const { decisionId } = await warn(scene.deps, OPERATOR, { ...about, caseId: undefined, notes: "Basta" });
    expect(await db.select().from(bans).where(eq(bans.userId, moderator.id))).toMatchObject([{ createdBy: null }]);
    const entries = await db
      .select()
      .from(moderationLog)
      .where(or(eq(moderationLog.id, decisionId), eq(moderationLog.actor, OPERATOR_ID)));
    expect(entries.map(({ actor }) => actor)).toEqual([OPERATOR_ID, OPERATOR_ID]);
    const { statements } = await ownStatements(db, moderator);
    expect(statements, "a person has decided").toMatchObject([{ decisionId, isAutomated: false, notes: "Basta" }]);
  });
});

describe("an appeal or a photo that no moderator can decide", () => {
  it("waits because each of them is the person, has reported them or made the decision: the operator is told once", async () => {
    await report(other, member);
    const { decisionId } = await ban(scene.deps, moderator, { personId: member.id, reason: "spam", duration: "1_day" });
    await createAppeal(scene.deps, member, { decisionId, body: "No fui yo." });
    await db.insert(heldPhotos).values({ personId: moderator.id, path: "a.jpg", kinds: {} });
    const [appeal] = await db.select().from(appeals);
    const waiting = async () => (await undecidableRequests(db)).map(({ appealId, personId }) => appealId ?? personId);
    expect(await waiting(), "the other one decides about the photo").toEqual([appeal?.id]);
    expect(await tellOperator()).toEqual(["boss@n.test: 1 appeal waits for the operator"]);
    await revoke(other);
    expect((await waiting()).sort()).toEqual([appeal?.id, moderator.id].sort());
    expect(await tellOperator()).toEqual(["boss@n.test: 1 photo waits for the operator"]);
    expect(await tellOperator()).toEqual([]);
    const third = await scene.addMember();
    await db.update(profiles).set({ isModerator: true }).where(eq(profiles.id, third.id));
    expect(await waiting()).toEqual([]);
  });
});

describe("a case in two tabs of one moderator", () => {
  it("is decided once: what comes second is told so, and what is sent again is answered as before", async () => {
    await scene.report(member);
    const [{ caseId } = { caseId: "" }] = (await listCases(db, moderator, { limit: 1 })).cases;
    const about = { personId: member.id, caseId, reason: "spam" } as const;
    const first = { ...about, decisionId: randomUUID() };
    const made = await warn(scene.deps, moderator, first);
    const second = [
      () => warn(scene.deps, moderator, { ...about, decisionId: randomUUID() }),
      () => ban(scene.deps, moderator, { ...about, duration: "1_day" }),
      () => dismissReports(scene.deps, moderator, about),
    ];
    for (const attempt of second) await expect(attempt()).rejects.toMatchObject({ code: "CASE_NOT_FOUND" });
    expect(await warn(scene.deps, moderator, first)).toEqual(made);
    await scene.report(member);
    for (const attempt of second)
      await expect(attempt(), "nor the next case").rejects.toMatchObject({ code: "CASE_NOT_FOUND" });
    expect(await ban(scene.deps, moderator, { ...about, caseId: undefined, duration: "1_day" })).toMatchObject({
      decisionId: expect.any(String),
    });
  });
});
