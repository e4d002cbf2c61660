import { randomUUID } from "node:crypto";
import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { authSessions, authUsers } from "../../../platform/database/schema/auth.ts";
import {
  banDecisions,
  bannedEmails,
  moderationCases,
  moderationLog,
  moderationNotes,
} from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { bans, bansInForce, reports } from "../../../platform/database/schema/safety.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import { NOBODY, type TestActor } from "../../../testing/people.ts";
import { checkLog } from "../log/service.ts";
import { ban, dismissReports, liftDecision, recordDecision, unban, warn } from "./service.ts";

const NOW = new Date("2131-02-03T04:05:06.789Z");

const scene = await openDecisionScene();
const { db } = scene.database;
afterAll(() => scene.close());
beforeEach(() => scene.renew());

/** The dependencies with a fixed clock. */
const at = (now: Date) => ({ ...scene.deps, clock: { now: () => now } });

const rowsOf = ({ id }: TestActor) => db.select().from(bans).where(eq(bans.userId, id));

const isBanned = async ({ id }: TestActor) => (await db.$count(bansInForce, eq(bansInForce.userId, id))) === 1;

/** A person's log entries, oldest first. */
function entriesOf({ id }: TestActor) {
  return db
    .select()
    .from(moderationLog)
    .where(eq(moderationLog.subject, pseudonym(id)))
    .orderBy(asc(moderationLog.number));
}

const pseudonym = (id: string) => sql<string>`moderation_pseudonym(${id}::uuid)`;

async function pseudonymOf({ id }: TestActor): Promise<string> {
  const { rows } = await db.execute<{ pseudonym: string }>(sql`select ${pseudonym(id)} as pseudonym`);
  return rows[0]!.pseudonym;
}

const openReports = ({ id }: TestActor) =>
  db.$count(reports, sql`${reports.reportedUserId} = ${id} and not ${reports.resolved}`);

async function addSession({ id: userId }: TestActor): Promise<void> {
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db.insert(authSessions).values({ id: randomUUID(), userId, updatedAt: new Date(), expiresAt });
}

const sessionsOf = ({ id }: TestActor) => db.$count(authSessions, eq(authSessions.userId, id));

/** Counts all rows that a decision can write. */
async function everything() {
  const counts = [bans, moderationLog, moderationNotes, banDecisions].map((table) => db.$count(table));
  const unresolved = db.$count(reports, eq(reports.resolved, false));
  return [...(await Promise.all(counts)), await unresolved, await db.$count(authSessions)];
}

describe("a warning", () => {
  it("BAN-07 is the person's row: type, reason, no end, who gave it, notes; unseen", async () => {
    const { moderator, member } = scene;
    await warn(at(NOW), moderator, { personId: member.id, reason: "spam", notes: "  Tres avisos.\n" });
    expect(await rowsOf(member)).toEqual([
      {
        id: expect.any(String),
        userId: member.id,
        type: "warning",
        reason: "spam",
        until: null,
        createdBy: moderator.id,
        notes: "Tres avisos.",
        createdAt: NOW,
        warningSeen: false,
      },
    ]);
  });

  it("BAN-02 needs no notes", async () => {
    const { deps, moderator, member } = scene;
    for (const notes of [undefined, "", " \n", "\u200b", "\u3164"]) {
      await warn(deps, moderator, { personId: member.id, reason: "other", notes });
      expect(await rowsOf(member)).toMatchObject([{ notes: null }]);
    }
    expect((await entriesOf(member)).map(({ notesHash }) => notesHash)).toEqual([null, null, null, null, null]);
  });

  it("BAN-08 OPEN-71 OPEN-94 replaces the one before: one row with the new values, applied now and unseen", async () => {
    const { moderator, otherModerator, member } = scene;
    await warn(at(new Date(0)), moderator, { personId: member.id, reason: "spam", notes: "Antes" });
    await db.update(bans).set({ warningSeen: true }).where(eq(bans.userId, member.id));
    const [before] = await rowsOf(member);
    await warn(at(NOW), otherModerator, { personId: member.id, reason: "impersonation" });
    expect(await rowsOf(member)).toEqual([
      {
        ...before,
        reason: "impersonation",
        notes: null,
        createdBy: otherModerator.id,
        createdAt: NOW,
        warningSeen: false,
      },
    ]);
  });

  it("OPEN-70 does not replace a ban in force: the moderator is told, and nothing changes", async () => {
    const { deps, moderator, otherModerator, member } = scene;
    await ban(deps, moderator, { personId: member.id, reason: "spam", duration: "1_day" });
    await scene.report(member);
    const before = [await rowsOf(member), await everything()];
    scene.published();
    const warning = warn(deps, otherModerator, { personId: member.id, reason: "other" });
    await expect(warning).rejects.toMatchObject({ code: "PERSON_BANNED", status: 409 });
    expect([await rowsOf(member), await everything()]).toEqual(before);
    expect(scene.published()).toEqual([]);
  });

  it("OPEN-70 replaces a ban that has ended, by itself or early", async () => {
    const { deps, moderator, member } = scene;
    const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000);
    await ban(at(twoDaysAgo), moderator, { personId: member.id, reason: "spam", duration: "1_day" });
    await warn(deps, moderator, { personId: member.id, reason: "other" });
    expect(await rowsOf(member)).toMatchObject([{ type: "warning", until: null }]);
    await ban(deps, moderator, { personId: member.id, reason: "spam", duration: "permanent" });
    await unban(deps, moderator, member.id);
    await warn(deps, moderator, { personId: member.id, reason: "other" });
    expect(await rowsOf(member)).toMatchObject([{ type: "warning", until: null }]);
  });
});

describe("a ban", () => {
  it.each([
    ["1_day", "2131-02-04T04:05:06.789Z"],
    ["1_week", "2131-02-10T04:05:06.789Z"],
    ["1_month", "2131-03-05T04:05:06.789Z"],
    ["permanent", null],
  ] as const)("BAN-05 BAN-06 BAN-07 LIMIT-23 of %s ends at %s", async (duration, bannedUntil) => {
    const { moderator, member } = scene;
    const answer = await ban(at(NOW), moderator, { personId: member.id, reason: "inappropriate_photo", duration });
    expect(answer).toEqual({ decisionId: expect.any(String), bannedUntil });
    expect(await rowsOf(member)).toMatchObject([
      {
        type: "ban",
        reason: "inappropriate_photo",
        until: bannedUntil && new Date(bannedUntil),
        createdBy: moderator.id,
        createdAt: NOW,
        notes: null,
      },
    ]);
    expect(await isBanned(member)).toBe(true);
  });

  it("BAN-08 replaces a warning, and a ban in force: one row with the new values", async () => {
    const { deps, moderator, otherModerator, member } = scene;
    await warn(deps, moderator, { personId: member.id, reason: "other", notes: "Aviso" });
    await ban(deps, moderator, { personId: member.id, reason: "spam", duration: "permanent" });
    expect(await rowsOf(member)).toMatchObject([{ type: "ban", reason: "spam", until: null, notes: null }]);
    await ban(at(NOW), otherModerator, { personId: member.id, reason: "other", duration: "1_day" });
    expect(await rowsOf(member)).toMatchObject([
      { reason: "other", until: new Date(NOW.getTime() + 86_400_000), createdBy: otherModerator.id },
    ]);
    expect(await entriesOf(member)).toMatchObject([{ action: "warning" }, { action: "ban" }, { action: "ban" }]);
  });

  it("OPEN-74 ends all sessions of the person with it, and nobody else's", async () => {
    const { deps, moderator, member } = scene;
    for (const who of [member, member, moderator]) await addSession(who);
    await ban(deps, moderator, { personId: member.id, reason: "spam", duration: "1_day" });
    expect([await sessionsOf(member), await sessionsOf(moderator)]).toEqual([0, 1]);
  });

  it("BAN-09 resolves all reports about the person, and nobody else's; so does a warning", async () => {
    const { deps, moderator, member } = scene;
    const other = await scene.addMember();
    for (const reason of ["spam", "other"]) await scene.report(member, reason);
    await scene.report(other);
    await ban(deps, moderator, { personId: member.id, reason: "spam", duration: "1_day" });
    expect([await openReports(member), await openReports(other)]).toEqual([0, 1]);
    await warn(deps, moderator, { personId: other.id, reason: "spam" });
    expect(await openReports(other)).toBe(0);
  });

  it("is remembered by the e-mail address until it ends, also where it replaces another", async () => {
    const { moderator, member } = scene;
    const remembered = () => db.select().from(bannedEmails).where(eq(bannedEmails.personId, member.id));
    await ban(at(NOW), moderator, { personId: member.id, reason: "spam", duration: "permanent" });
    expect(await remembered()).toMatchObject([{ bannedUntil: null }]);
    await ban(at(NOW), moderator, { personId: member.id, reason: "spam", duration: "1_day" });
    expect(await remembered()).toMatchObject([{ bannedUntil: new Date(NOW.getTime() + 86_400_000) }]);
  });

  it("that is taken back is not remembered, nor is a warning", async () => {
    const { deps, moderator, member } = scene;
    const other = await scene.addMember();
    const personIds = [member.id, other.id];
    const remembered = () => db.$count(bannedEmails, inArray(bannedEmails.personId, personIds));
    await warn(deps, moderator, { personId: member.id, reason: "spam" });
    expect(await remembered()).toBe(0);
    const by = { reason: "spam", duration: "permanent" } as const;
    await ban(deps, moderator, { personId: member.id, ...by });
    const { decisionId } = await ban(deps, moderator, { personId: other.id, ...by });
    expect(await remembered()).toBe(2);
    await unban(deps, moderator, member.id);
    expect(await remembered()).toBe(1);
    await deps.db.transaction((tx) => liftDecision(tx, { personId: other.id, decisionId }));
    expect(await remembered()).toBe(0);
  });

  it("OPEN-74 tells the person's screens why, then disconnects them, and tells the moderators", async () => {
    const { moderator, otherModerator, member } = scene;
    await ban(at(NOW), moderator, { personId: member.id, reason: "spam", duration: "1_day" });
    const published = scene.published();
    expect(published).toEqual([
      { to: expect.any(Array), event: "moderation.changed", payload: {} },
      {
        to: [member.id],
        event: "account.banned",
        payload: { reason: "spam", bannedUntil: "2131-02-04T04:05:06.789Z", banToken: expect.any(String) },
      },
      { disconnected: member.id },
    ]);
    const [{ to }] = published as unknown as [{ to: string[] }];
    expect(to).toEqual(expect.arrayContaining([moderator.id, otherModerator.id]));
    expect(to).not.toContain(member.id);
  });
});

describe("an unban", () => {
  it("BAN-11 BAN-10 ends the ban now, also a permanent one, in the same row", async () => {
    const { deps, moderator, otherModerator, member } = scene;
    for (const duration of ["1_month", "permanent"] as const) {
      await ban(deps, moderator, { personId: member.id, reason: "spam", duration, notes: "Nota" });
      const [before] = await rowsOf(member);
      const from = Date.now() - 1;
      await unban(deps, otherModerator, member.id);
      const [after] = await rowsOf(member);
      expect(after).toEqual({ ...before, until: expect.any(Date) });
      expect(after!.until!.getTime()).toBeGreaterThanOrEqual(from);
      expect(after!.until!.getTime()).toBeLessThanOrEqual(Date.now() + 1);
      expect(await isBanned(member)).toBe(false);
    }
  });

  it("BAN-11 of a person who is not banned says so and changes nothing: never banned, warned, unbanned, over", async () => {
    const { deps, moderator, otherModerator, member } = scene;
    const refused = async (by = moderator) => {
      const before = [await rowsOf(member), await everything()];
      scene.published();
      await expect(unban(deps, by, member.id)).rejects.toMatchObject({ code: "PERSON_NOT_BANNED", status: 409 });
      expect([await rowsOf(member), await everything()]).toEqual(before);
      expect(scene.published()).toEqual([]);
    };
    await refused();
    await warn(deps, moderator, { personId: member.id, reason: "spam" });
    await refused();
    await ban(at(new Date(0)), moderator, { personId: member.id, reason: "spam", duration: "1_day" });
    await refused();
    await ban(deps, moderator, { personId: member.id, reason: "spam", duration: "permanent" });
    const first = await unban(deps, moderator, member.id);
    await refused(otherModerator);
    const before = await everything();
    expect(await unban(deps, moderator, member.id), "the answer may have been lost").toEqual(first);
    expect(await everything()).toEqual(before);
    await warn(deps, otherModerator, { personId: member.id, reason: "spam" });
    await refused();
  });

  it("BAN-11 ends a ban of an earlier installation, which no decision stands behind", async () => {
    const { deps, moderator, member } = scene;
    await db.insert(bans).values({ userId: member.id, type: "ban", reason: "Texto de antes" });
    await unban(deps, moderator, member.id);
    expect(await isBanned(member)).toBe(false);
    expect(await entriesOf(member)).toMatchObject([{ action: "unban", concerns: null, reason: null }]);
  });
});

describe("a dismissal", () => {
  it("resolves all reports about the person and leaves them as they were", async () => {
    const { deps, moderator, member } = scene;
    await addSession(member);
    for (const reason of ["spam", "other"]) await scene.report(member, reason);
    await dismissReports(deps, moderator, { personId: member.id, notes: "Una broma entre amigos" });
    expect(await openReports(member)).toBe(0);
    expect([await rowsOf(member), await sessionsOf(member)]).toEqual([[], 1]);
    expect(await entriesOf(member)).toMatchObject([{ action: "dismissal", reason: null, concerns: null }]);
    expect(scene.published()).toMatchObject([{ event: "moderation.changed" }]);
  });

  it("of a person without open reports says so and changes nothing", async () => {
    const { deps, moderator, otherModerator, member } = scene;
    const personId = member.id;
    await scene.report(await scene.addMember());
    const before = await everything();
    const refused = { code: "NOTHING_TO_DISMISS", status: 409 };
    await expect(dismissReports(deps, moderator, { personId: member.id })).rejects.toMatchObject(refused);
    await scene.report(member);
    const first = await dismissReports(deps, moderator, { personId, notes: "Nada" });
    await expect(dismissReports(deps, otherModerator, { personId, notes: "Nada" })).rejects.toMatchObject(refused);
    await expect(dismissReports(deps, moderator, { personId, notes: "Otra" })).rejects.toMatchObject(refused);
    const again = await dismissReports(deps, moderator, { personId, notes: " Nada " });
    expect(again, "the answer may have been lost").toEqual(first);
    expect((await everything())[0]).toBe(before[0]);
    expect(await entriesOf(member)).toHaveLength(1);
  });
});

describe("a warning or a ban that is sent again with its id", () => {
  it.each(["warning", "ban"] as const)("is one decision, answered as the first time (%s)", async (type) => {
    const { deps, moderator, member } = scene;
    const measure = { personId: member.id, reason: "spam", notes: "Nota", decisionId: randomUUID() } as const;
    const send = () =>
      type === "ban" ? ban(deps, moderator, { ...measure, duration: "1_week" }) : warn(deps, moderator, measure);
    const first = await send();
    expect(first.decisionId).toBe(measure.decisionId);
    // Each seal is another.
    const told = () => JSON.stringify(scene.published()).replace(/"banToken":"[^"]+"/, "banToken");
    const [rows, counts, events] = [await rowsOf(member), await everything(), told()];
    scene.queued();
    expect(await send()).toEqual(first);
    expect([await rowsOf(member), await everything()]).toEqual([rows, counts]);
    expect(told(), "those of the first may be lost").toEqual(events);
    expect(scene.queued()).toEqual([]);
    expect(await db.select().from(banDecisions).where(eq(banDecisions.userId, member.id))).toMatchObject([
      { decisionId: measure.decisionId },
    ]);
    expect(await checkLog(db)).not.toHaveProperty("fault");
  });

  it("is answered also when another moderator looks at the case or the ban is over, and bans nobody again", async () => {
    const { deps, moderator, otherModerator, member } = scene;
    const measure = { personId: member.id, reason: "spam", duration: "permanent", decisionId: randomUUID() } as const;
    const first = await ban(deps, moderator, measure);
    await unban(deps, otherModerator, member.id);
    const claimedUntil = new Date(Date.now() + 60_000);
    await scene.report(member);
    const claim = { claimedBy: otherModerator.id, claimedUntil };
    await db.update(moderationCases).set(claim).where(eq(moderationCases.personId, member.id));
    await expect(ban(deps, moderator, { ...measure, decisionId: undefined })).rejects.toMatchObject({
      code: "CASE_CLAIMED",
    });
    scene.published();
    expect(await ban(deps, moderator, measure)).toEqual(first);
    expect(await isBanned(member)).toBe(false);
    expect(scene.published()).toMatchObject([{ event: "moderation.changed" }]);
  });

  it("is refused where the id is that of another decision, and changes nothing", async () => {
    const { deps, moderator, otherModerator, member } = scene;
    const decisionId = randomUUID();
    const measure = { personId: member.id, reason: "spam", notes: "Nota", duration: "1_week", decisionId } as const;
    await ban(deps, moderator, measure);
    const other = await scene.addMember();
    scene.queued();
    const before = await everything();
    for (const send of [
      () => ban(deps, otherModerator, measure),
      () => ban(deps, moderator, { ...measure, personId: other.id }),
      () => ban(deps, moderator, { ...measure, reason: "other" }),
      () => ban(deps, moderator, { ...measure, duration: "permanent" }),
      () => ban(deps, moderator, { ...measure, notes: "Otra" }),
      () => ban(deps, moderator, { ...measure, notes: undefined }),
      () => warn(deps, moderator, measure),
    ])
      await expect(send(), send.toString()).rejects.toMatchObject({
        code: "VALIDATION_FAILED",
        data: { issues: [{ path: "decisionId", reason: "taken" }] },
      });
    expect(await everything()).toEqual(before);
    expect(scene.queued()).toEqual([]);
  });
});

describe("who is decided about", () => {
  /** Makes every kind of decision about one person. */
  const decisionsAbout = (actor: TestActor, personId: TestActor["id"]) => {
    const { deps } = scene;
    return {
      warning: () => warn(deps, actor, { personId, reason: "spam" }),
      ban: () => ban(deps, actor, { personId, reason: "spam", duration: "1_day" }),
      dismissal: () => dismissReports(deps, actor, { personId }),
      unban: () => unban(deps, actor, personId),
    };
  };

  async function refusesAll(actor: TestActor, personId: TestActor["id"], code: Record<string, string> | string) {
    const before = await everything();
    for (const [name, run] of Object.entries(decisionsAbout(actor, personId))) {
      const expected = typeof code === "string" ? code : code[name];
      await expect(run(), name).rejects.toMatchObject({ code: expected });
    }
    expect(await everything()).toEqual(before);
    expect(scene.published()).toEqual([]);
  }

  it("PERM-05 not the moderator themselves", async () => {
    const { moderator } = scene;
    await scene.report(moderator);
    await refusesAll(moderator, moderator.id, "VALIDATION_FAILED");
  });

  it("PERM-05 not another moderator, before the operator has taken the permission away", async () => {
    const { moderator, otherModerator } = scene;
    await scene.report(otherModerator);
    await refusesAll(moderator, otherModerator.id, {
      warning: "MODERATOR_PROTECTED",
      ban: "MODERATOR_PROTECTED",
      dismissal: "MODERATOR_PROTECTED",
      unban: "PERSON_NOT_BANNED",
    });
    await db.update(profiles).set({ isModerator: false }).where(eq(profiles.id, otherModerator.id));
    await decisionsAbout(moderator, otherModerator.id).ban();
    expect(await isBanned(otherModerator)).toBe(true);
  });

  it("PERM-05 not an operator, before the permission has been taken away", async () => {
    const { moderator, member } = scene;
    await scene.report(member);
    await db.update(profiles).set({ isOperator: true }).where(eq(profiles.id, member.id));
    await refusesAll(moderator, member.id, {
      warning: "OPERATOR_PROTECTED",
      ban: "OPERATOR_PROTECTED",
      dismissal: "OPERATOR_PROTECTED",
      unban: "PERSON_NOT_BANNED",
    });
  });

  it("BAN-11 a banned person who is made a moderator can still be unbanned", async () => {
    const { deps, moderator, member } = scene;
    await ban(deps, moderator, { personId: member.id, reason: "spam", duration: "permanent" });
    await db.update(profiles).set({ isModerator: true }).where(eq(profiles.id, member.id));
    await unban(deps, moderator, member.id);
    expect(await isBanned(member)).toBe(false);
  });

  it("PERM-10 nobody, once the actor is no moderator any more", async () => {
    const { moderator, member } = scene;
    await scene.report(member);
    await db.update(profiles).set({ isModerator: false }).where(eq(profiles.id, moderator.id));
    await refusesAll(moderator, member.id, "PERSON_NOT_FOUND");
  });

  it("nobody who does not exist", () => refusesAll(scene.moderator, NOBODY, "PERSON_NOT_FOUND"));
});

describe("the moderation log", () => {
  it("OPEN-72 has every decision: who, about whom, why, until when, about which earlier one; people by pseudonym", async () => {
    const { moderator, otherModerator, member } = scene;
    const deps = at(NOW);
    const first = await warn(deps, moderator, { personId: member.id, reason: "spam", notes: "Nota" });
    const second = await ban(deps, otherModerator, { personId: member.id, reason: "other", duration: "1_day" });
    const third = await unban(deps, moderator, member.id);
    const entries = await entriesOf(member);
    const [one, two] = [await pseudonymOf(moderator), await pseudonymOf(otherModerator)];
    const common = { createdAt: NOW, evidence: [], concerns: null, banUntil: null };
    expect(entries).toMatchObject([
      { ...common, id: first.decisionId, action: "warning", actor: one, reason: "spam" },
      {
        ...common,
        id: second.decisionId,
        action: "ban",
        actor: two,
        reason: "other",
        banUntil: new Date(NOW.getTime() + 86_400_000),
      },
      { ...common, id: third.decisionId, action: "unban", actor: one, reason: null, concerns: second.decisionId },
    ]);
    const text = JSON.stringify(entries);
    for (const { id } of [moderator, otherModerator, member]) expect(text).not.toContain(id);
    expect(text).not.toContain("Nota");
  });

  it("has the hashes of the evidence that the resolved reports had sealed, and of no other", async () => {
    const { deps, moderator, member } = scene;
    const seal = async (person: TestActor) => {
      await scene.report(person, "other");
      const [made] = await db
        .select({ id: reports.id })
        .from(reports)
        .where(eq(reports.reportedUserId, person.id))
        .orderBy(desc(reports.createdAt))
        .limit(1);
      const { rows } = await db.execute<{ hash: string }>(sql`
        insert into report_evidence (report_id, subject, kind, content)
        values (${made!.id}, ${pseudonym(person.id)}, 'profile', '{}') returning hash`);
      return rows[0]!.hash;
    };
    const evidence = [await seal(member), await seal(member)];
    await seal(await scene.addMember());
    await scene.report(member);
    await ban(deps, moderator, { personId: member.id, reason: "other", duration: "1_day" });
    const later = await seal(member);
    await dismissReports(deps, moderator, { personId: member.id });
    const [banned, dismissed] = await entriesOf(member);
    expect(banned!.evidence.toSorted()).toEqual(evidence.toSorted());
    expect(dismissed!.evidence).toEqual([later]);
  });

  it("knows which decision the person's row applies", async () => {
    const { deps, moderator, member } = scene;
    const applied = async () => {
      const rows = await db.select().from(banDecisions).where(eq(banDecisions.userId, member.id));
      return rows.map(({ decisionId }) => decisionId);
    };
    const first = await warn(deps, moderator, { personId: member.id, reason: "spam" });
    expect(await applied()).toEqual([first.decisionId]);
    const second = await ban(deps, moderator, { personId: member.id, reason: "spam", duration: "permanent" });
    expect(await applied()).toEqual([second.decisionId]);
    await unban(deps, moderator, member.id);
    await scene.report(member);
    await dismissReports(deps, moderator, { personId: member.id });
    expect(await applied()).toEqual([second.decisionId]);
  });

  it("OPEN-83 keeps decisions about people who are gone, without the texts about them", async () => {
    const { deps, moderator, member } = scene;
    const { decisionId } = await warn(deps, moderator, { personId: member.id, reason: "spam", notes: "Nota" });
    expect(await db.$count(moderationNotes, eq(moderationNotes.entryId, decisionId))).toBe(1);
    await db.delete(authUsers).where(eq(authUsers.id, member.id));
    expect(await db.$count(moderationNotes, eq(moderationNotes.entryId, decisionId))).toBe(0);
    expect(await db.select().from(moderationLog).where(eq(moderationLog.id, decisionId))).toHaveLength(1);
    expect(await checkLog(db)).not.toHaveProperty("fault");
  });

  it("takes decisions of the product itself, which nobody made", async () => {
    const { member, database } = scene;
    await database.db.insert(bans).values({ userId: member.id, type: "ban", reason: "spam" });
    const decision = { action: "ban", personId: member.id, actorId: null, at: NOW, reason: "spam" } as const;
    await database.db.transaction((tx) => recordDecision(tx, decision));
    expect(await entriesOf(member)).toMatchObject([{ actor: null, createdAt: NOW }]);
  });
});
