import { randomUUID } from "node:crypto";
import type { PersonId } from "@nakamatch/contract/schemas/people";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Email } from "../../../mail/transport.ts";
import { authSessions, authUsers } from "../../../platform/database/schema/auth.ts";
import { chats } from "../../../platform/database/schema/chats.ts";
import { dailyPeople, hiddenPeople, savedSearches } from "../../../platform/database/schema/discovery.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";
import {
  appeals,
  banDecisions,
  bannedEmails,
  heldPhotos,
  moderationCases,
  moderationLog,
  moderationSignals,
  noteDrafts,
  privateNotes,
  returnedPeople,
  undoableDecisions,
} from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { deletedAccounts, reportReviews } from "../../../platform/database/schema/reports.ts";
import { bans, reports } from "../../../platform/database/schema/safety.ts";
import { verificationRequests, verifiedPeople } from "../../../platform/database/schema/verification.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import type { TestActor } from "../../../testing/people.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";
import { reportReturning } from "../../signals/moderation-flags/service.ts";
import { changeBan } from "../bans/service.ts";
import { decisionJobs } from "../decisions/jobs.ts";
import { ban, createTransparency, dismissReports, lockForDecision, unban, warn } from "../decisions/service.ts";
import { checkLog } from "../log/service.ts";
import { saveDraft } from "../note-drafts/service.ts";
import { keepForCase } from "../reports/service.ts";
import { statementJobs } from "../statements/jobs.ts";
import { ownStatements } from "../statements/service.ts";
import { findUndoable, undo } from "./service.ts";

const scene = await openDecisionScene();
const { db } = scene.database;
afterAll(() => scene.close());
beforeEach(() => scene.renew());

const spam = () => ({ personId: scene.member.id, reason: "spam" as const });
const forever = () => ({ ...spam(), duration: "permanent" as const });

/** Everything that a decision about the member may change, except the log. */
async function state(personId = scene.member.id) {
  return {
    row: await db.select().from(bans).where(eq(bans.userId, personId)),
    decision: await db.select().from(banDecisions).where(eq(banDecisions.userId, personId)),
    emails: await db.select().from(bannedEmails).where(eq(bannedEmails.personId, personId)),
    reports: await db.select().from(reports).where(eq(reports.reportedUserId, personId)).orderBy(asc(reports.id)),
    reviews: await db.$count(
      reportReviews,
      sql`${reportReviews.reportId} in (select id from reports where reported_user_id = ${personId})`,
    ),
    signals: await db.select().from(moderationSignals).where(eq(moderationSignals.bannedId, personId)),
    account: await db.select().from(deletedAccounts).where(eq(deletedAccounts.id, personId)),
    returned: await db.select().from(returnedPeople).where(eq(returnedPeople.deletedId, personId)),
  };
}

/**
 * Tables that differ after undo: the log, which keeps both entries; sessions, which stay ended; the feed of changed
 * people, which has both changes; drafts, among which the decision's notes are. The case comes back with a claim.
 */
const NOT_RESTORED = [
  ...["moderation_log", "moderation_log_head", "moderation_notes", "moderation_pseudonyms"],
  ...["auth_session", "discovery_changes", "note_drafts"],
];

/** All rows of all other tables. */
async function tables(): Promise<Record<string, string[]>> {
  const { pool } = scene.database;
  const { rows } = await pool.query<{ name: string }>(
    "SELECT tablename::text AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1)",
    [NOT_RESTORED],
  );
  const dumps = rows.map(
    ({ name }) => `SELECT '${name}' AS name, array(
      SELECT (to_jsonb(t) ${name === "moderation_cases" ? "- '{id,claimed_by,claimed_until}'::text[]" : ""})::text
      FROM "${name}" t ORDER BY 1) AS rows`,
  );
  const found = await pool.query<{ name: string; rows: string[] }>(`${dumps.join(" UNION ALL ")} ORDER BY 1`);
  return Object.fromEntries(found.rows.map(({ name, rows }) => [name, rows]));
}

/** Rows of the member in what a decision may change, now or later. */
async function furnish(): Promise<void> {
  const { member, otherModerator, database, addMember } = scene;
  const { db } = database;
  const other = await addMember();
  await db.update(profiles).set({ avatarUrl: "/avatars/one.jpg" }).where(eq(profiles.id, member.id));
  await db.insert(verifiedPeople).values({ personId: member.id });
  const sent = { gesture: "three_fingers", sentAt: new Date(), photo: Buffer.from("a photo") } as const;
  await db.insert(verificationRequests).values({ personId: member.id, state: "waiting", ...sent });
  await db.insert(heldPhotos).values({ personId: member.id, path: "held.jpg", kinds: {} });
  const session = { updatedAt: new Date(), expiresAt: new Date(Date.now() + 3_600_000) };
  await db.insert(authSessions).values({ id: randomUUID(), userId: member.id, ...session });
  const [user1Id, user2Id] = member.id < other.id ? [member.id, other.id] : [other.id, member.id];
  await db.insert(matches).values({ user1Id, user2Id, likedByUser1: true, likedByUser2: true, matchedAt: new Date() });
  await db.insert(chats).values({ user1Id, user2Id });
  await db
    .insert(dailyPeople)
    .values({ personId: other.id, day: "2026-01-31", place: 1, shownId: member.id, showing: 1 });
  await db.insert(hiddenPeople).values({ personId: other.id, hiddenId: member.id });
  await db
    .insert(savedSearches)
    .values({ id: randomUUID(), personId: member.id, slot: 1, name: "a", sort: "compatibility", filters: {} });
  await db
    .insert(privateNotes)
    .values({ id: randomUUID(), personId: member.id, authorId: otherModerator.id, text: "a" });
  const signal = { kind: "returning_person", key: "email" } as const;
  await db.insert(moderationSignals).values([
    { personId: other.id, bannedId: member.id, ...signal },
    { personId: member.id, bannedId: other.id, ...signal },
    { personId: member.id, kind: "repeated_message", key: "a", detail: { text: "Hola", people: 5 } },
  ]);
  await scene.report(member);
  await db.update(reports).set({ resolved: true }).where(eq(reports.reportedUserId, member.id));
  await scene.report(member, "other");
}

/** Ends the time for undo. */
const endTime = (decisionId: string) =>
  db
    .update(undoableDecisions)
    .set({ until: new Date(Date.now() - 1) })
    .where(eq(undoableDecisions.decisionId, decisionId));

/** Runs the job that ends the time for undo, and those it queues; returns the recipients of emails. */
async function settle(decisionId: string, tx = db): Promise<string[]> {
  const told: string[] = [];
  const outbox = { add: async (_: unknown, __: unknown, payload: object) => void told.push(...Object.values(payload)) };
  const [job] = decisionJobs({ db: tx, outbox });
  await job.handle({ decisionId, reports: [] });
  return (await Promise.all(told.map((entryId) => sendEmail(entryId)))).flat();
}

/** Runs the job of the entry's email; returns its recipients. */
async function sendEmail(entryId: string): Promise<string[]> {
  const sent: string[] = [];
  const mail = { send: async (to: string, _: Email) => void sent.push(to), close() {} };
  const [job] = statementJobs({ db, mail, publicUrl: "http://localhost:3000" });
  await job.handle({ entryId }, "job");
  return sent;
}

/** A deleted account with an open report. */
async function addDeleted(emailKey: string): Promise<PersonId> {
  const { id } = await scene.addMember();
  await scene.report({ ...scene.member, id });
  await keepForCase(db, id, emailKey);
  await db.delete(authUsers).where(eq(authUsers.id, id));
  const [last] = await db.select().from(reports).orderBy(sql`${reports.createdAt} desc`).limit(1);
  return last!.reportedUserId as PersonId;
}

const caseOf = async (personId: string) =>
  (await db.select().from(moderationCases).where(eq(moderationCases.personId, personId)))[0];
const refused = (code: string) => ({ code });

describe("undo of a decision", () => {
  const actions = {
    warning: () => warn(scene.deps, scene.moderator, { ...spam(), notes: "a" }),
    ban: () => ban(scene.deps, scene.moderator, { ...forever(), notes: "a" }),
    unban: () => unban(scene.deps, scene.moderator, scene.member.id),
    ban_changed: async () => {
      const [row] = (await state()).row;
      const seen = { bannedAt: row!.createdAt.toISOString(), until: row!.until?.toISOString() ?? null };
      const { moderator, deps, member } = scene;
      return changeBan(deps, moderator, { personId: member.id, duration: "1_month", notes: "a", ban: seen });
    },
    dismissal: () => dismissReports(scene.deps, scene.moderator, { personId: scene.member.id, notes: "a" }),
  };
  const closed = ["moderation_cases", "report_reviews", "reports", "undoable_decisions"];
  const measure = ["ban_decisions", "moderation_signals", "user_bans"];
  const hidden = ["discovery", "second_looks", "verification_requests", "verified_people"];
  it.each([
    ["warning", [...measure, ...closed]],
    ["ban", ["banned_emails", ...measure, ...closed, ...hidden]],
    ["unban", ["banned_emails", "discovery", "moderation_signals", "undoable_decisions", "user_bans"]],
    ["ban_changed", ["banned_emails", "discovery", "second_looks", "undoable_decisions", "user_bans"]],
    ["dismissal", closed],
  ] as const)("BAN-09 BAN-11 of %s leaves every table as it was before", async (action, changed) => {
    await furnish();
    if (action === "unban" || action === "ban_changed")
      await settle((await ban(scene.deps, scene.otherModerator, forever())).decisionId);
    const before = await tables();
    const { decisionId } = await actions[action]();
    const decided = await tables();
    expect(Object.keys(before).filter((name) => before[name]!.join() !== decided[name]!.join())).toEqual(
      [...changed].sort(),
    );
    await undo(scene.deps, scene.moderator, decisionId);
    expect(await tables()).toEqual(before);
  });

  it("BAN-07 BAN-09 of a warning leaves no row, and opens exactly its reports, with the claim of who undoes", async () => {
    const { deps, moderator, member, database } = scene;
    await scene.report(member);
    await database.db.update(reports).set({ resolved: true }).where(eq(reports.reportedUserId, member.id));
    await scene.report(member, "other");
    const before = await state();
    const { decisionId } = await warn(deps, moderator, spam());
    await undo(deps, moderator, decisionId);
    expect(await state()).toEqual(before);
    const found = await caseOf(member.id);
    expect(found).toMatchObject({ claimedBy: moderator.id, openReports: 1 });
    expect(found!.claimedUntil!.getTime()).toBeGreaterThan(Date.now());
  });

  describe("and the case that it opens again", () => {
    const draftsOf = async (personId: string = scene.member.id) => {
      const rows = await db
        .select()
        .from(noteDrafts)
        .where(eq(noteDrafts.caseId, (await caseOf(personId))!.id));
      return Object.fromEntries(rows.map(({ moderatorId, notes }) => [moderatorId, notes]));
    };
    const save = async (by: TestActor, notes: string, personId = scene.member.id) =>
      saveDraft(db, by, { personId: personId as PersonId, caseId: (await caseOf(personId))!.id, notes });

    it("has the notes of the decision as a draft, and what others had not sent", async () => {
      const { deps, moderator, otherModerator, member } = scene;
      await scene.report(member);
      await save(moderator, "an earlier state");
      await save(otherModerator, "theirs");
      const { decisionId } = await warn(deps, moderator, { ...spam(), notes: "as sent" });
      const undone = await undo(deps, moderator, decisionId);
      expect(undone.reopened).toBe(member.id);
      expect(await draftsOf()).toEqual({ [moderator.id]: "as sent", [otherModerator.id]: "theirs" });
      expect(await undo(deps, moderator, decisionId), "repeated").toEqual(undone);
    });

    it("has the draft as it was after a decision without notes", async () => {
      const { deps, moderator, member } = scene;
      await scene.report(member);
      await save(moderator, "half of it");
      const before = await db.select().from(noteDrafts).where(eq(noteDrafts.moderatorId, moderator.id));
      const { decisionId } = await dismissReports(deps, moderator, { personId: member.id });
      expect(await db.$count(noteDrafts, eq(noteDrafts.moderatorId, moderator.id))).toBe(0);
      await undo(deps, moderator, decisionId);
      const after = await db.select().from(noteDrafts).where(eq(noteDrafts.moderatorId, moderator.id));
      expect(after).toMatchObject(before.map(({ caseId: _, ...draft }) => draft));
    });

    it("keeps what was written about new reports meanwhile, and forgets drafts of who is no moderator any more", async () => {
      const { deps, moderator, otherModerator, member } = scene;
      await scene.report(member);
      await save(otherModerator, "theirs");
      const { decisionId } = await warn(deps, moderator, { ...spam(), notes: "as sent" });
      await scene.report(member, "other");
      await save(moderator, "about the new one");
      await db.update(profiles).set({ isModerator: false }).where(eq(profiles.id, otherModerator.id));
      await undo(deps, moderator, decisionId);
      expect(await draftsOf()).toEqual({ [moderator.id]: "about the new one" });
      expect(await caseOf(member.id)).toMatchObject({ openReports: 2 });
    });

    it("has them where the account was deleted meanwhile", async () => {
      const { deps, moderator } = scene;
      const personId = await addDeleted("one more hash");
      await save(moderator, "half of it", personId);
      const { decisionId } = await dismissReports(deps, moderator, { personId });
      expect(await undo(deps, moderator, decisionId)).toMatchObject({ reopened: personId });
      expect(await draftsOf(personId)).toEqual({ [moderator.id]: "half of it" });
    });

    it("is named to nobody where there is none, or who has become a party", async () => {
      const { deps, moderator, otherModerator, member } = scene;
      await ban(deps, otherModerator, forever());
      const unbanned = await unban(deps, moderator, member.id);
      expect(await undo(deps, moderator, unbanned.decisionId)).toMatchObject({ reopened: null });
      await scene.report(member);
      const { decisionId } = await dismissReports(deps, moderator, { personId: member.id });
      await undo(deps, moderator, decisionId);
      await db.insert(reports).values({ reporterId: moderator.id, reportedUserId: member.id, reason: "other" });
      expect(await undo(deps, moderator, decisionId)).toMatchObject({ reopened: null });
    });
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

  it("of a ban gives the verified mark back while the first photo is the same; no other gives or takes it", async () => {
    const { deps, moderator, member, database } = scene;
    const { db } = database;
    const isMember = eq(verifiedPeople.personId, member.id);
    const photograph = (avatarUrl: string) => db.update(profiles).set({ avatarUrl }).where(eq(profiles.id, member.id));
    const mark = () => db.select().from(verifiedPeople).where(isMember);
    await photograph("/avatars/one.jpg");
    await db.insert(verifiedPeople).values({ personId: member.id, verifiedAt: new Date(0) });
    const before = await mark();
    const first = await ban(deps, moderator, forever());
    expect(await mark()).toEqual([]);
    await undo(deps, moderator, first.decisionId);
    expect(await mark()).toEqual(before);

    const warned = await warn(deps, moderator, spam());
    await db.delete(verifiedPeople).where(isMember);
    await undo(deps, moderator, warned.decisionId);
    expect(await mark(), "dropped meanwhile").toEqual([]);

    await db.insert(verifiedPeople).values(before);
    const second = await ban(deps, moderator, forever());
    await photograph("/avatars/two.jpg");
    await undo(deps, moderator, second.decisionId);
    expect(await mark(), "about another photo").toEqual([]);
  });

  it("of a ban brings a waiting gesture back; without one its photo is erased when the time is over", async () => {
    const { deps, moderator, member, database } = scene;
    const { db } = database;
    const isMember = eq(verificationRequests.personId, member.id);
    const request = async () => (await db.select().from(verificationRequests).where(isMember))[0]!;
    const sent = { gesture: "three_fingers", sentAt: new Date(), photo: Buffer.from("a photo") } as const;
    await db.insert(verificationRequests).values({ personId: member.id, state: "waiting", ...sent });
    const before = await request();
    const first = await ban(deps, moderator, forever());
    expect(await request(), "in no queue").toMatchObject({ state: "expired" });
    await undo(deps, moderator, first.decisionId);
    expect(await request()).toEqual(before);

    const second = await ban(deps, moderator, forever());
    await settle(second.decisionId);
    expect(await request()).toMatchObject({ state: "expired", photo: null });
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

  it("OPEN-83 about a deleted account brings back its case, without the ban of the address and its signals", async () => {
    const { deps, moderator, otherModerator, database } = scene;
    const { db } = database;
    const personId = await addDeleted("a hash");
    const another = await addDeleted("a hash");
    const { id: returned } = await scene.addMember();
    await db.insert(returnedPeople).values({ personId: returned, deletedId: personId });
    const before = await state(personId);
    const { decisionId } = await ban(deps, moderator, { ...forever(), personId });
    const other = await ban(deps, otherModerator, { ...forever(), personId: another });
    const openSignals = async () => (await db.select().from(moderationSignals)).filter(({ closedAt }) => !closedAt);
    expect((await openSignals()).map(({ personId }) => personId)).toContain(returned);
    expect(await findUndoable(db, moderator)).toMatchObject({ undoable: { decisionId, nickname: null } });
    await undo(deps, moderator, decisionId);
    expect(await state(personId)).toEqual(before);
    expect(await caseOf(personId)).toMatchObject({ openReports: 1, claimedBy: moderator.id });
    expect((await openSignals()).map(({ personId }) => personId)).not.toContain(returned);
    expect(await db.$count(bannedEmails, eq(bannedEmails.emailKey, "a hash")), "the other's ban stands").toBe(1);
    await undo(deps, otherModerator, other.decisionId);
  });

  it("of a ban closes the signals that it has raised meanwhile, and no others", async () => {
    const { deps, moderator, member, database } = scene;
    const { db } = database;
    const newcomer = async (bannedId: string = member.id) => {
      const { id } = await scene.addMember();
      const email = (await db.select().from(profiles).where(eq(profiles.id, bannedId)))[0]!.email;
      await reportReturning(db, { secret: deps.secret, personId: id, email });
      return id;
    };
    const isOpen = async (personId: string) =>
      (await db.select().from(moderationSignals).where(eq(moderationSignals.personId, personId)))[0]!.closedAt === null;
    await ban(deps, moderator, { ...forever(), duration: "1_day" });
    const earlier = await newcomer();
    const second = await ban(deps, moderator, forever());
    const between = await newcomer();
    await undo(deps, moderator, second.decisionId);
    expect(await Promise.all([earlier, between].map(isOpen)), "the first ban stands").toEqual([true, true]);
    const { id: personId } = await scene.addMember();
    const third = await ban(deps, moderator, { ...forever(), personId });
    const again = await newcomer(personId);
    expect(await isOpen(again)).toBe(true);
    await undo(deps, moderator, third.decisionId);
    expect(await Promise.all([again, earlier].map(isOpen))).toEqual([false, true]);
  });

  it("opens a report whose author has left meanwhile", async () => {
    const { deps, moderator, member, database } = scene;
    await scene.report(member);
    await scene.report(member, "other");
    const [first, second] = (await state()).reports;
    const { decisionId } = await dismissReports(deps, moderator, { personId: member.id });
    await database.db.delete(authUsers).where(eq(authUsers.id, first!.reporterId));
    await undo(deps, moderator, decisionId);
    const after = (await state()).reports;
    expect(after.map(({ id, resolved }) => [id, resolved])).toEqual([
      [first!.id, false],
      [second!.id, false],
    ]);
    expect(after[0]!.reporterId, "pseudonymous").not.toBe(first!.reporterId);
    expect(await caseOf(member.id)).toMatchObject({ openReports: 2 });
    const again = await dismissReports(deps, moderator, { personId: member.id });
    await settle(again.decisionId);
    await database.db.delete(authUsers).where(eq(authUsers.id, second!.reporterId));
    expect(
      (await state()).reports.map(({ id }) => id),
      "decided for good",
    ).toEqual([first!.id]);
  });

  it("joins the case that has come meanwhile, whoever has claimed it", async () => {
    const { deps, moderator, otherModerator, member, database } = scene;
    await scene.report(member);
    const { decisionId } = await dismissReports(deps, moderator, { personId: member.id });
    await scene.report(member, "other");
    const claim = { claimedBy: otherModerator.id, claimedUntil: new Date(Date.now() + 60_000) };
    await database.db.update(moderationCases).set(claim).where(eq(moderationCases.personId, member.id));
    await undo(deps, moderator, decisionId);
    expect(await caseOf(member.id)).toMatchObject({ openReports: 2, claimedBy: otherModerator.id });
  });

  it("of an unban is refused if it would ban a moderator; of a ban it is not", async () => {
    const { deps, moderator, member, database } = scene;
    const promote = (isModerator: boolean) =>
      database.db.update(profiles).set({ isModerator }).where(eq(profiles.id, member.id));
    await ban(deps, moderator, forever());
    const lifted = await unban(deps, moderator, member.id);
    await promote(true);
    await expect(undo(deps, moderator, lifted.decisionId)).rejects.toMatchObject(refused("MODERATOR_PROTECTED"));
    await promote(false);
    const { decisionId } = await ban(deps, moderator, forever());
    await promote(true);
    await undo(deps, moderator, decisionId);
    expect((await state()).row).toMatchObject([{ type: "ban", until: expect.any(Date) }]);
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

  it("is refused when the time is over, to others, and to a party, and changes nothing", async () => {
    const { deps, moderator, otherModerator, member, database } = scene;
    const { decisionId } = await warn(deps, moderator, spam());
    const decided = await state();
    await expect(undo(deps, otherModerator, decisionId)).rejects.toMatchObject(refused("DECISION_NOT_FOUND"));
    await expect(undo(deps, member, decisionId)).rejects.toMatchObject(refused("DECISION_NOT_FOUND"));
    await expect(undo(deps, moderator, randomUUID())).rejects.toMatchObject(refused("DECISION_NOT_FOUND"));
    const own = { reporterId: moderator.id, reportedUserId: member.id, reason: "spam" };
    const [report] = await database.db.insert(reports).values(own).returning();
    await expect(undo(deps, moderator, decisionId)).rejects.toMatchObject(refused("CASE_PARTY"));
    expect(await findUndoable(database.db, moderator)).toEqual({ undoable: null });
    await database.db.delete(reports).where(eq(reports.id, report!.id));
    await endTime(decisionId);
    await expect(undo(deps, moderator, decisionId)).rejects.toMatchObject(refused("UNDO_OVER"));
    expect(await state()).toEqual(decided);
    await settle(decisionId);
    await expect(undo(deps, moderator, decisionId)).rejects.toMatchObject(refused("UNDO_OVER"));
  });

  it("after another moderator's decision is refused, and not offered", async () => {
    const { deps, moderator, otherModerator, database } = scene;
    const { decisionId } = await warn(deps, moderator, spam());
    await ban(deps, otherModerator, forever());
    const decided = await state();
    await expect(undo(deps, moderator, decisionId)).rejects.toMatchObject(refused("DECISION_SUPERSEDED"));
    expect(await findUndoable(database.db, moderator)).toEqual({ undoable: null });
    expect(await state()).toEqual(decided);
  });

  it("tells all moderators, whose lists and tabs it changes", async () => {
    const { deps, moderator, otherModerator } = scene;
    const { decisionId } = await ban(deps, moderator, forever());
    scene.published();
    await undo(deps, moderator, decisionId);
    const [told] = scene.published().filter((sent) => "event" in sent && sent.event === "moderation.changed");
    expect(told).toMatchObject({ to: expect.arrayContaining([moderator.id, otherModerator.id]) });
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
  });
});

describe("what is told of an undone decision", () => {
  it("the email waits until undo is over, which erases what was kept; an undone decision sends none", async () => {
    const { deps, moderator, database } = scene;
    const kept = (decisionId: string) =>
      database.db.$count(undoableDecisions, eq(undoableDecisions.decisionId, decisionId));
    const first = await warn(deps, moderator, spam());
    expect(scene.queued(), "no email yet").toEqual([first.decisionId]);
    await undo(deps, moderator, first.decisionId);
    expect(await kept(first.decisionId)).toBe(0);
    expect(await settle(first.decisionId)).toEqual([]);
    const second = await warn(deps, moderator, spam());
    expect(await settle(second.decisionId)).toHaveLength(1);
    expect(await settle(second.decisionId), "once").toEqual([]);
    await scene.report(scene.member);
    const dismissed = await dismissReports(deps, moderator, { personId: scene.member.id });
    expect(await kept(dismissed.decisionId)).toBe(1);
    expect(await settle(dismissed.decisionId)).toEqual([]);
    expect(await kept(dismissed.decisionId)).toBe(0);
  });

  it.each([true, false])(
    "the email of a ban is sent once around an unban that is undone; due before: %s",
    async (isDue) => {
      const { deps, moderator, member } = scene;
      const banned = await ban(deps, moderator, forever());
      const lifted = await unban(deps, moderator, member.id);
      if (isDue) expect(await settle(banned.decisionId), "taken back").toEqual([]);
      scene.queued();
      await undo(deps, moderator, lifted.decisionId);
      expect(scene.queued()).toEqual([banned.decisionId]);
      expect(await sendEmail(banned.decisionId)).toHaveLength(1);
      expect(await settle(banned.decisionId)).toEqual([]);
      expect(await settle(lifted.decisionId)).toEqual([]);
    },
  );

  it("the person sees an undone decision no more, unless they have appealed, and the ban behind an undone unban as in force", async () => {
    const { deps, moderator, member, database } = scene;
    const undone = await warn(deps, moderator, spam());
    await undo(deps, moderator, undone.decisionId);
    const appealed = await warn(deps, moderator, spam());
    await database.db
      .insert(appeals)
      .values({ personId: member.id, decisionId: appealed.decisionId, body: "no fui yo" });
    await undo(deps, moderator, appealed.decisionId);
    const banned = await ban(deps, moderator, forever());
    const lifted = await unban(deps, moderator, member.id);
    await undo(deps, moderator, lifted.decisionId);
    const { statements } = await ownStatements(database.db, member);
    expect(statements.map(({ decisionId, isLifted }) => [decisionId, isLifted])).toEqual([
      [banned.decisionId, false],
      [appealed.decisionId, true],
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
      job = settle(decisionId);
      await untilStatementWaits(database);
    });
    expect(await job).toEqual([]);
  });

  it("an undo that comes during the job waits, and is refused", { tags: ["postgres"] }, async () => {
    const { deps, moderator, member, database } = scene;
    const { decisionId } = await warn(deps, moderator, spam());
    let undoing: Promise<unknown> = Promise.resolve();
    await database.db.transaction(async (tx) => {
      await settle(decisionId, tx as never);
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
