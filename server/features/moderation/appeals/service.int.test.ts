import type { AppealOutcome } from "@nakamatch/contract/vocabulary/statements";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { appeals, heldPhotos, moderationLog, moderationNotes } from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { reportEvidence } from "../../../platform/database/schema/reports.ts";
import { bans, bansInForce } from "../../../platform/database/schema/safety.ts";
import { goneAfterCommit } from "../../../testing/database.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import { actorOf, addPerson, NOBODY, type TestActor } from "../../../testing/people.ts";
import { ban, dismissReports, unban, warn } from "../decisions/service.ts";
import { checkLog } from "../log/service.ts";
import { reportJobs } from "../reports/jobs.ts";
import { createAppeal, decideAppeal, describeBan, listAppeals } from "./service.ts";

const scene = await openDecisionScene();
afterAll(() => scene.close());
beforeEach(async () => {
  await scene.renew();
  await scene.database.db.delete(appeals);
});

const PAGE = { limit: 39 };

function giveWarning(person: TestActor = scene.member, notes?: string) {
  return warn(scene.deps, scene.moderator, { personId: person.id, reason: "spam", notes });
}

function giveBan(person: TestActor = scene.member) {
  return ban(scene.deps, scene.moderator, { personId: person.id, reason: "impersonation", duration: "1_week" });
}

/** Appeals as a person with a session. */
const appeal = (actor: Actor | undefined, decisionId: string, body = "No fui yo.") =>
  createAppeal(scene.deps, actor, { decisionId, body });

const pseudonym = ({ id }: TestActor) => sql<string>`moderation_pseudonym(${id}::uuid)`;

const storedAppeals = () => scene.database.db.select().from(appeals);

const isBanned = async ({ id }: TestActor) =>
  (await scene.database.db.$count(bansInForce, eq(bansInForce.userId, id))) === 1;

/** A ban of the member with an open appeal, and its id. */
async function appealedBan() {
  const { decisionId } = await giveBan();
  const { appealToken = "" } = await describeBan(scene.deps, scene.member.id);
  await createAppeal(scene.deps, undefined, { decisionId, body: "No fui yo.", token: appealToken });
  const [stored] = await storedAppeals();
  scene.published();
  scene.queued();
  return { decisionId, appealId: stored!.id };
}

describe("an appeal", () => {
  it("is stored once, for the person and the decision, and shown to moderators at once", async () => {
    const { member } = scene;
    const { decisionId } = await giveWarning();
    scene.published();
    const failing = { ...scene.deps, db: goneAfterCommit(scene.deps.db) };
    const state = await createAppeal(failing, member, { decisionId, body: "  No fui yo.\n" });
    const [stored] = await storedAppeals();
    expect(stored).toMatchObject({ personId: member.id, decisionId, body: "No fui yo.", outcome: null, answer: null });
    expect(state).toEqual({ sentAt: stored!.createdAt.toISOString(), outcome: null, answer: null, decidedAt: null });
    const [event] = scene.published();
    expect(event).toMatchObject({ event: "moderation.changed", payload: {} });
    expect((event as { to: string[] }).to).toEqual(
      expect.arrayContaining([scene.moderator.id, scene.otherModerator.id]),
    );
    expect((event as { to: string[] }).to).not.toContain(member.id);
  });

  it("is refused a second time, but the same text again changes nothing", async () => {
    const { member } = scene;
    const { decisionId } = await giveWarning();
    const first = await appeal(member, decisionId);
    scene.published();
    expect(await appeal(member, decisionId, "No fui yo. ")).toEqual(first);
    await expect(appeal(member, decisionId, "Otra cosa.")).rejects.toMatchObject({ code: "APPEAL_DUPLICATE" });
    expect(await storedAppeals()).toMatchObject([{ body: "No fui yo." }]);
    expect(scene.published()).toEqual([]);
  });

  it("is possible for each decision", async () => {
    const { member } = scene;
    const { decisionId: first } = await giveWarning();
    const { decisionId: second } = await giveWarning();
    await appeal(member, first);
    await appeal(member, second);
    expect(await storedAppeals()).toHaveLength(2);
  });

  it("needs something to read", async () => {
    const { decisionId } = await giveWarning();
    await expect(appeal(scene.member, decisionId, " \u200b")).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      data: { issues: [{ path: "body", reason: "required" }] },
    });
    expect(await storedAppeals()).toEqual([]);
  });

  it("is refused against decisions about others, unknown ones, and those that do nothing to the person", async () => {
    const { deps, member, moderator } = scene;
    const { decisionId } = await giveWarning();
    const stranger = await scene.addMember();
    await expect(appeal(stranger, decisionId)).rejects.toMatchObject({ code: "DECISION_NOT_FOUND" });
    await expect(appeal(moderator, decisionId)).rejects.toMatchObject({ code: "DECISION_NOT_FOUND" });
    await expect(appeal(member, NOBODY)).rejects.toMatchObject({ code: "DECISION_NOT_FOUND" });
    await scene.report(member);
    const dismissal = await dismissReports(deps, moderator, { personId: member.id });
    await expect(appeal(member, dismissal.decisionId)).rejects.toMatchObject({ code: "DECISION_NOT_FOUND" });
    expect(await storedAppeals()).toEqual([]);
  });

  it("is refused once the decision was taken back", async () => {
    const { deps, member, moderator } = scene;
    const { decisionId } = await giveBan();
    await unban(deps, moderator, member.id);
    await expect(appeal(member, decisionId)).rejects.toMatchObject({ code: "DECISION_LIFTED" });
  });

  it("goes with the account, and so does what was written about it", async () => {
    const { deps, member, otherModerator } = scene;
    const { decisionId } = await giveWarning(member, "Tres avisos.");
    await appeal(member, decisionId);
    const [stored] = await storedAppeals();
    await decideAppeal(deps, otherModerator, { appealId: stored!.id, outcome: "denied", answer: "Fuiste tú." });
    const { db } = scene.database;
    const notes = async () => (await db.select().from(moderationNotes)).map((each) => each.notes);
    expect(await notes()).toEqual(expect.arrayContaining(["Tres avisos.", "Fuiste tú."]));
    await db.delete(authUsers).where(eq(authUsers.id, member.id));
    expect(await storedAppeals()).toEqual([]);
    expect(await notes()).not.toContain("Fuiste tú.");
    expect(await checkLog(db)).not.toHaveProperty("fault");
  });
});

it("the evidence of a decision stays for six months after it, and while an appeal against it is open", async () => {
  const { deps, member, otherModerator } = scene;
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const decideWithEvidence = async (days: number) => {
    const subject = pseudonym(member);
    const [sealed] = await deps.db
      .insert(reportEvidence)
      .values({
        subject,
        kind: "chat",
        content: { nickname: "Nami", messages: [], photo: "none" },
        sealedAt: daysAgo(400 + days),
        eraseAt: daysAgo(1),
      })
      .returning();
    const hash = sealed?.hash ?? "";
    const [entry] = await deps.db
      .insert(moderationLog)
      .values({
        action: "warning",
        subject,
        reason: "spam",
        createdAt: daysAgo(days),
        evidence: [hash],
      })
      .returning();
    return { hash, decisionId: entry!.id };
  };
  const [recent, old, appealed] = [
    await decideWithEvidence(150),
    await decideWithEvidence(190),
    await decideWithEvidence(191),
  ];
  await appeal(member, appealed.decisionId);
  const { appeals: shown } = await listAppeals(deps, otherModerator, PAGE);
  expect(shown).toMatchObject([{ evidence: [appealed.hash], photoUrl: null }]);
  const [job] = reportJobs({ db: deps.db });
  const left = async () => {
    await job?.handle(undefined, "job");
    const rows = await deps.db
      .select()
      .from(reportEvidence)
      .where(eq(reportEvidence.subject, pseudonym(member)));
    return rows.map(({ hash }) => hash).sort();
  };
  expect(await left()).toEqual([recent.hash, appealed.hash].sort());
  expect(await left()).not.toContain(old.hash);
  await decideAppeal(deps, otherModerator, { appealId: shown[0]!.id, outcome: "denied", answer: "Se ve claro." });
  expect(await left()).toEqual([recent.hash]);
});

describe("the token of a banned person", () => {
  const minutes = (count: number) => ({ ...scene.deps, clock: { now: () => new Date(Date.now() + count * 60_000) } });

  it("appeals without a session, for half an hour", async () => {
    const { member } = scene;
    const { decisionId } = await giveBan();
    const { statement, appealToken: token } = await describeBan(scene.deps, member.id);
    expect(statement).toMatchObject({ decisionId, kind: "ban", reason: "impersonation", appeal: null });
    const input = { decisionId, body: "No fui yo.", token };
    await expect(createAppeal(minutes(30), undefined, input)).rejects.toMatchObject({ code: "APPEAL_TOKEN_INVALID" });
    expect(await storedAppeals()).toEqual([]);
    await createAppeal(minutes(29.9), undefined, input);
    expect(await storedAppeals()).toMatchObject([{ personId: member.id, decisionId }]);
  });

  it("is good for its own decision only", async () => {
    const { member } = scene;
    const { decisionId: warning } = await giveWarning();
    await giveBan();
    const { appealToken: token } = await describeBan(scene.deps, member.id);
    const other = await scene.addMember();
    const { decisionId: others } = await giveBan(other);
    for (const decisionId of [warning, others]) {
      await expect(
        createAppeal(scene.deps, undefined, { decisionId, body: "No fui yo.", token }),
      ).rejects.toMatchObject({ code: "APPEAL_TOKEN_INVALID" });
    }
    expect(await storedAppeals()).toEqual([]);
  });

  it("is refused when it was changed, or sealed with another secret", async () => {
    const { member, deps } = scene;
    const { decisionId } = await giveBan();
    const { appealToken: token = "" } = await describeBan(deps, member.id);
    const changed = token.slice(0, 40) + (token[40] === "A" ? "B" : "A") + token.slice(41);
    const { appealToken: foreign = "" } = await describeBan({ ...deps, secret: "another secret" }, member.id);
    for (const wrong of ["", "x", changed, foreign, token.slice(4)]) {
      await expect(
        createAppeal(deps, undefined, { decisionId, body: "No fui yo.", token: wrong }),
        wrong,
      ).rejects.toMatchObject({ code: "APPEAL_TOKEN_INVALID" });
    }
    expect(await storedAppeals()).toEqual([]);
  });

  it("is given only while there is something to appeal against", async () => {
    const { deps, member, moderator } = scene;
    expect(await describeBan(deps, member.id)).toEqual({});
    await giveWarning();
    expect(await describeBan(deps, member.id), "a warning").toEqual({});
    await appealedBan();
    const described = await describeBan(deps, member.id);
    expect(described).not.toHaveProperty("appealToken");
    expect(described.statement?.appeal).toMatchObject({ outcome: null });
    await unban(deps, moderator, member.id);
    expect(await describeBan(deps, member.id), "lifted").toEqual({});
    const imported = await scene.addMember();
    await deps.db.insert(bans).values({ userId: imported.id, type: "ban", reason: "Texto de antes" });
    expect(await describeBan(deps, imported.id), "imported").toEqual({});
  });
});

describe("the open appeals", () => {
  it("are listed first come first served, a page at a time, with the decision and who made it", async () => {
    const { deps, moderator, otherModerator } = scene;
    const people = [await scene.addMember(), await scene.addMember(), await scene.addMember()];
    for (const [index, person] of people.entries()) {
      const { decisionId } = await giveWarning(person, `Nota ${index}`);
      await appeal(person, decisionId, `Apelación ${index}`);
      const createdAt = new Date(Date.UTC(2026, 0, 1 + index));
      await deps.db.update(appeals).set({ createdAt }).where(eq(appeals.decisionId, decisionId));
    }
    const first = await listAppeals(deps, otherModerator, { limit: 2 });
    expect(first).toMatchObject({
      total: 3,
      appeals: [
        {
          body: "Apelación 0",
          sentAt: "2026-01-01T00:00:00.000Z",
          person: { id: people[0]!.id },
          statement: { kind: "warning", reason: "spam", notes: "Nota 0" },
          decidedBy: { id: moderator.id },
          isOwnDecision: false,
        },
        { body: "Apelación 1" },
      ],
    });
    const second = await listAppeals(deps, otherModerator, { cursor: first.nextCursor!, limit: 2 });
    expect(second).toMatchObject({ total: null, nextCursor: null, appeals: [{ body: "Apelación 2" }] });
    expect((await listAppeals(deps, moderator, PAGE)).appeals).toMatchObject([
      { isOwnDecision: true },
      { isOwnDecision: true },
      { isOwnDecision: true },
    ]);
  });

  it("do not have those that are decided, nor the moderator's own", async () => {
    const { deps, member, otherModerator } = scene;
    const { appealId } = await appealedBan();
    // Became a moderator after the warning.
    const later = await scene.addMember();
    const { decisionId } = await giveWarning(later);
    await appeal(later, decisionId);
    await deps.db.update(profiles).set({ isModerator: true }).where(eq(profiles.id, later.id));
    expect((await listAppeals(deps, { ...later, isModerator: true }, PAGE)).appeals).toMatchObject([
      { person: { id: member.id } },
    ]);
    await decideAppeal(deps, otherModerator, { appealId, outcome: "denied", answer: "No." });
    expect(await listAppeals(deps, otherModerator, PAGE)).toMatchObject({
      total: 1,
      appeals: [{ person: { id: later.id } }],
    });
    expect(await listAppeals(deps, { ...later, isModerator: true }, PAGE)).toMatchObject({ total: 0, appeals: [] });
  });

  it("show nobody to who is no moderator in the database any more", async () => {
    await appealedBan();
    const former = { ...(await scene.addMember()), isModerator: true };
    expect(await listAppeals(scene.deps, former, PAGE)).toEqual({ appeals: [], total: 0, nextCursor: null });
  });
});

describe("deciding about an appeal", () => {
  it("OPEN-71 granting it lifts the ban, with an entry about the first decision, an email, and events", async () => {
    const { deps, member, otherModerator } = scene;
    const { appealId, decisionId } = await appealedBan();
    expect(await isBanned(member)).toBe(true);
    const answer = { appealId, outcome: "granted", answer: "  Tienes razón.\n" } as const;
    expect(await decideAppeal(deps, otherModerator, answer)).toEqual({ outcome: "granted" });
    expect(await isBanned(member)).toBe(false);
    expect(await storedAppeals()).toMatchObject([
      { outcome: "granted", answer: "Tienes razón.", decidedBy: otherModerator.id, decidedAt: expect.any(Date) },
    ]);
    const [entry] = await deps.db.select().from(moderationLog).where(eq(moderationLog.concerns, decisionId));
    expect(entry).toMatchObject({ action: "appeal_granted", notesHash: expect.any(String) });
    expect(scene.queued()).toEqual([entry!.id]);
    expect(await checkLog(deps.db)).not.toHaveProperty("fault");
    expect(scene.published()).toMatchObject([{ event: "moderation.changed" }]);
  });

  it("granting one against a warning removes the warning, also from open screens", async () => {
    const { deps, member, otherModerator } = scene;
    const { decisionId } = await giveWarning();
    await appeal(member, decisionId);
    const [stored] = await storedAppeals();
    scene.published();
    await decideAppeal(deps, otherModerator, { appealId: stored!.id, outcome: "granted", answer: "Sí." });
    expect(await deps.db.$count(bans, eq(bans.userId, member.id))).toBe(0);
    expect(scene.published()).toMatchObject([
      { to: [member.id], event: "warning.changed" },
      { event: "moderation.changed" },
    ]);
  });

  it("granting one against a rejected photo shows the photo to others, also on open screens", async () => {
    const { deps, member, moderator, otherModerator } = scene;
    const [entry] = await deps.db
      .insert(moderationLog)
      .values({ action: "photo_rejected", subject: pseudonym(member), actor: pseudonym(moderator), reason: "other" })
      .returning();
    const decisionId = entry!.id;
    await deps.db
      .insert(heldPhotos)
      .values({ personId: member.id, path: "a.jpg", kinds: {}, state: "rejected", decisionId });
    await appeal(member, decisionId);
    const [stored] = await storedAppeals();
    expect((await listAppeals(deps, otherModerator, PAGE)).appeals).toMatchObject([
      { statement: { kind: "photo" }, evidence: [], photoUrl: "/avatars/a.jpg" },
    ]);
    scene.published();
    const failing = { ...deps, db: goneAfterCommit(deps.db) };
    await decideAppeal(failing, otherModerator, { appealId: stored!.id, outcome: "granted", answer: "Es un dibujo." });
    expect(await deps.db.$count(heldPhotos, eq(heldPhotos.personId, member.id))).toBe(0);
    expect(scene.published()).toMatchObject([
      { to: [member.id], event: "photo.decided" },
      { to: [member.id], event: "photo.changed" },
      { event: "moderation.changed" },
    ]);
  });

  it("granting one against a decision that another has replaced leaves the newer one", async () => {
    const { deps, member, otherModerator } = scene;
    const { decisionId } = await giveWarning();
    await appeal(member, decisionId);
    const [stored] = await storedAppeals();
    await giveBan();
    await decideAppeal(deps, otherModerator, { appealId: stored!.id, outcome: "granted", answer: "Sí." });
    expect(await isBanned(member)).toBe(true);
  });

  it("denying it changes nothing but the appeal and the log", async () => {
    const { deps, member, otherModerator } = scene;
    const { appealId, decisionId } = await appealedBan();
    await decideAppeal(deps, otherModerator, { appealId, outcome: "denied", answer: "Se ve claro." });
    expect(await isBanned(member)).toBe(true);
    expect(await storedAppeals()).toMatchObject([{ outcome: "denied", answer: "Se ve claro." }]);
    const [entry] = await deps.db.select().from(moderationLog).where(eq(moderationLog.concerns, decisionId));
    expect(entry).toMatchObject({ action: "appeal_denied" });
    expect(scene.queued()).toEqual([entry!.id]);
    const { statement } = await describeBan(deps, member.id);
    expect(statement?.appeal).toMatchObject({ outcome: "denied", answer: "Se ve claro." });
  });

  it("is refused to the moderator who made the decision, and changes nothing", async () => {
    const { deps, member, moderator } = scene;
    const { appealId } = await appealedBan();
    const entries = await deps.db.$count(moderationLog);
    for (const outcome of ["granted", "denied"] as const) {
      await expect(decideAppeal(deps, moderator, { appealId, outcome, answer: "Yo lo decidí." })).rejects.toMatchObject(
        { code: "OWN_DECISION" },
      );
    }
    expect(await isBanned(member)).toBe(true);
    expect(await storedAppeals()).toMatchObject([{ outcome: null }]);
    expect(await deps.db.$count(moderationLog)).toBe(entries);
    expect([scene.queued(), scene.published()]).toEqual([[], []]);
  });

  it("is refused a second time", async () => {
    const { deps, otherModerator, member } = scene;
    const { appealId } = await appealedBan();
    const send = (outcome: AppealOutcome, answer: string, by = otherModerator) =>
      decideAppeal(deps, by, { appealId, outcome, answer });
    await send("denied", "No.");
    const refused = { code: "APPEAL_DECIDED" };
    await expect(send("granted", "No.")).rejects.toMatchObject(refused);
    await expect(send("denied", "Que no.")).rejects.toMatchObject(refused);
    const third = { ...actorOf(await addPerson(deps.db, { isModerator: true })), isModerator: true };
    await expect(send("denied", "No.", third)).rejects.toMatchObject(refused);
    const before = [await deps.db.$count(moderationLog), scene.queued().length];
    expect(await send("denied", " No. "), "the answer may have been lost").toEqual({ outcome: "denied" });
    expect([await deps.db.$count(moderationLog), scene.queued().length]).toEqual([before[0], 0]);
    expect(await isBanned(member)).toBe(true);
  });

  it("is refused for unknown appeals, the moderator's own, and those who are no moderators any more", async () => {
    const { deps, member, otherModerator } = scene;
    const { appealId } = await appealedBan();
    const decision = { outcome: "granted", answer: "Sí." } as const;
    const refusedTo = (actor: Actor, id: string) =>
      expect(decideAppeal(deps, actor, { appealId: id, ...decision })).rejects.toMatchObject({
        code: "APPEAL_NOT_FOUND",
      });
    await refusedTo(otherModerator, NOBODY);
    await refusedTo({ ...(await scene.addMember()), isModerator: true }, appealId);
    await deps.db.update(profiles).set({ isModerator: true }).where(eq(profiles.id, member.id));
    await refusedTo({ ...member, isModerator: true }, appealId);
    expect(await storedAppeals()).toMatchObject([{ outcome: null }]);
  });

  it("needs an answer that can be read", async () => {
    const answer = " \u200b";
    const { deps, otherModerator } = scene;
    const { appealId } = await appealedBan();
    await expect(decideAppeal(deps, otherModerator, { appealId, outcome: "granted", answer })).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      data: { issues: [{ path: "answer", reason: "required" }] },
    });
    expect(await storedAppeals()).toMatchObject([{ outcome: null }]);
  });
});
