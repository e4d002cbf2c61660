import type { CaseQuery } from "@nakamatch/contract/endpoints/moderation/cases";
import { CASE_SORTS } from "@nakamatch/contract/vocabulary/moderation";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { moderationCases, moderationLog } from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { reportEvidence } from "../../../platform/database/schema/reports.ts";
import { bans, reports } from "../../../platform/database/schema/safety.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import { addPerson, type TestActor } from "../../../testing/people.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";
import { listBanned } from "../bans/service.ts";
import { readHistory, readOpenReports } from "../case-facts/service.ts";
import { ban, dismissReports, unban, warn } from "../decisions/service.ts";
import { claim, listCases, release, showModeratedPerson, summarize } from "./service.ts";

let moderator: TestActor;
let other: TestActor;
let member: TestActor;

const scene = await openDecisionScene();
const { db } = scene.database;
afterAll(() => scene.close());
beforeEach(async () => {
  const { db } = scene.database;
  await db.delete(reports);
  await db.delete(bans);
  await scene.renew();
  ({ moderator, otherModerator: other, member } = scene);
});

const cases = async (query: Partial<CaseQuery> = {}, by = moderator) => listCases(db, by, { limit: 39, ...query });
const banned = async (query: { search?: string; cursor?: string; limit?: number } = {}) =>
  listBanned(db, moderator, { limit: 39, ...query });
const idsOf = (entries: { person: { id: string } }[]) => entries.map(({ person }) => person.id);
const nameOf = async ({ id }: TestActor) => (await db.select().from(profiles).where(eq(profiles.id, id)))[0]!.nickname;
const report = (person: TestActor, values: Partial<typeof reports.$inferInsert> & { by: TestActor }) => {
  const { by, ...rest } = values;
  return db.insert(reports).values({ reporterId: by.id, reportedUserId: person.id, reason: "spam", ...rest });
};

describe("the reported people", () => {
  it("MOD-05 MOD-07 MOD-09 have name, number of reports, and the last one; the weightiest are first", async () => {
    const heavy = await scene.addMember();
    await report(member, { by: heavy, reason: "other", createdAt: new Date() });
    const at = new Date();
    for (const reason of ["harassment", "spam"]) await scene.report(heavy, reason);
    await report(heavy, { by: member, reason: "impersonation", createdAt: new Date(at.getTime() + 60_000) });
    const { cases: found, total, nextCursor } = await cases();
    expect(idsOf(found)).toEqual([heavy.id, member.id]);
    expect(found[0]).toEqual({
      caseId: expect.any(String),
      isDeleted: false,
      isWithOperator: false,
      person: { id: heavy.id, nickname: await nameOf(heavy), avatarUrl: null, isPremium: false },
      realName: "Ana Luz",
      question: null,
      reports: 3,
      reporters: 3,
      weight: expect.closeTo(6 * Math.sqrt(3), 1),
      concern: null,
      lastReportAt: new Date(at.getTime() + 60_000).toISOString(),
      lastReason: "impersonation",
      firstReportAt: expect.any(String),
      reasons: ["harassment", "impersonation", "spam"].map((reason) => ({ reason, reports: 1 })),
      language: "es",
      claim: null,
    });
    expect(found[1]).toMatchObject({ reports: 1, reporters: 1, weight: expect.closeTo(1, 2) });
    expect([total, nextCursor]).toEqual([2, null]);
    expect(await summarize(db, moderator)).toEqual({ cases: 2, banned: 0 });
  });

  it.each(CASE_SORTS)("come page by page, each once, also where weights are equal, by %s", async (sort) => {
    const createdAt = new Date("2026-05-01T10:00:00Z");
    for (const reason of ["spam", "other", "spam", "other", "imported text"]) {
      await report(await scene.addMember(), { by: member, createdAt, reason });
    }
    const whole = await cases({ sort });
    const paged: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await cases({ sort, limit: 2, ...(cursor ? { cursor } : {}) });
      expect(page.total).toBe(cursor ? null : 5);
      paged.push(...idsOf(page.cases));
      cursor = page.nextCursor;
    } while (cursor);
    expect(paged).toEqual(idsOf(whole.cases));
    expect(new Set(paged).size).toBe(5);
  });

  it("are sorted by urgency, by their first report or by reason, and filtered by reason, language and claim", async () => {
    const [old, urgent, german] = [await scene.addMember(), await scene.addMember(), await scene.addMember()];
    await db.update(profiles).set({ language: "de" }).where(eq(profiles.id, german.id));
    const day = (number: number) => new Date(Date.UTC(2026, 4, number));
    await report(old, { by: member, reason: "spam", createdAt: day(1) });
    await report(old, { by: urgent, reason: "other", createdAt: day(9) });
    await report(urgent, { by: member, reason: "harassment", createdAt: day(8) });
    await report(german, { by: member, reason: "spam", createdAt: day(7) });
    await claim(scene.deps, moderator, { personId: german.id });
    const found = async (query: Partial<CaseQuery>, by = moderator) => {
      const { cases: entries, total } = await cases(query, by);
      expect(total).toBe(entries.length);
      return idsOf(entries);
    };
    expect(await found({})).toEqual([urgent.id, old.id, german.id]);
    expect(await found({ sort: "age" })).toEqual([old.id, german.id, urgent.id]);
    expect(await found({ sort: "reason" })).toEqual([german.id, urgent.id, old.id]);
    expect(await found({ reason: "spam" })).toEqual([old.id, german.id]);
    expect(await found({ reason: "spam", sort: "age", language: "es" })).toEqual([old.id]);
    expect(await found({ language: "de" })).toEqual([german.id]);
    expect(await found({ mine: true })).toEqual([german.id]);
    expect(await found({ mine: true }, other)).toEqual([]);
  });

  it.each(["x", "W10", Buffer.from('["a","b"]').toString("base64url")])("refuse the cursor %s", async (cursor) => {
    await expect(cases({ cursor })).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  });

  it("are found by nickname and real name, whatever the accents and the case; signs mean themselves", async () => {
    const [one, two] = [
      await addPerson(db, { nickname: "Luna_K", firstName: "Íñigo", lastName: "Vega" }),
      await addPerson(db),
    ];
    for (const { id } of [one, two]) await report({ ...member, id } as TestActor, { by: member });
    const found = async (search: string) => (await cases({ search })).cases.map(({ person }) => person.id);
    for (const search of ["luna_k", "una_", "@Luna", "INIGO", "ñigo v", "  vega "]) {
      expect(await found(search), search).toEqual([one.id]);
    }
    expect(new Set(await found("  "))).toEqual(new Set([one.id, two.id]));
    for (const search of ["%", "una%", "una.k", "\\", "nobody"]) expect(await found(search), search).toEqual([]);
    expect((await cases({ search: "luna" })).total).toBe(1);
  });

  it("do not show moderators that they are reported themselves", async () => {
    await report(moderator, { by: member });
    expect(await cases()).toMatchObject({ cases: [], total: 0 });
    expect(await summarize(db, moderator)).toMatchObject({ cases: 0 });
    expect(idsOf((await cases({}, other)).cases)).toEqual([moderator.id]);
    await expect(showModeratedPerson(db, moderator, moderator.id)).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
    });
  });

  it("PERM-10 are nobody to somebody who is no moderator any more", async () => {
    await warn(scene.deps, other, { personId: member.id, reason: "spam" });
    await report(member, { by: other });
    await ban(scene.deps, other, { personId: (await scene.addMember()).id, reason: "spam", duration: "1_day" });
    const read = () =>
      Promise.all([readOpenReports(db, moderator.id, member.id), readHistory(db, moderator.id, member.id)]);
    expect((await read()).map(({ length }) => length)).toEqual([1, 1]);
    await db.update(profiles).set({ isModerator: false }).where(eq(profiles.id, moderator.id));
    expect(await cases()).toMatchObject({ cases: [], total: 0 });
    expect(await banned()).toMatchObject({ banned: [], total: 0 });
    expect(await summarize(db, moderator)).toEqual({ cases: 0, banned: 0 });
    expect(await read(), "nor does either list by itself").toEqual([[], []]);
    await expect(showModeratedPerson(db, moderator, member.id)).rejects.toMatchObject({ code: "PERSON_NOT_FOUND" });
  });

  it("BAN-09 BAN-13 leave the list with a decision, and a banned one is among the banned at once", async () => {
    const [warned, dismissed] = [await scene.addMember(), await scene.addMember()];
    for (const person of [member, warned, dismissed]) await scene.report(person);
    await ban(scene.deps, moderator, { personId: member.id, reason: "spam", duration: "1_day" });
    await warn(scene.deps, moderator, { personId: warned.id, reason: "spam" });
    await dismissReports(scene.deps, moderator, { personId: dismissed.id });
    expect((await cases()).cases).toEqual([]);
    expect(idsOf((await banned()).banned)).toEqual([member.id]);
    expect(await summarize(db, moderator)).toEqual({ cases: 0, banned: 1 });
  });
});

describe("a person", () => {
  it("MOD-08 MOD-09 has the unresolved reports with the reporters' nicknames, the latest first", async () => {
    const [early, late] = [await scene.addMember(), await scene.addMember()];
    await report(member, { by: early, reason: "other", createdAt: new Date("2026-05-01T10:00:00Z"), resolved: true });
    await report(member, { by: early, description: "vende", createdAt: new Date("2026-05-02T10:00:00Z") });
    await report(member, { by: late, reason: "harassment", createdAt: new Date("2026-05-03T10:00:00Z") });
    const shown = await showModeratedPerson(db, moderator, member.id);
    expect(shown.reports).toEqual([
      {
        id: expect.any(String),
        reason: "harassment",
        description: null,
        reporter: await nameOf(late),
        reportedAt: "2026-05-03T10:00:00.000Z",
        concern: null,
        appeal: null,
      },
      {
        id: expect.any(String),
        reason: "spam",
        description: "vende",
        reporter: await nameOf(early),
        reportedAt: "2026-05-02T10:00:00.000Z",
        concern: null,
        appeal: null,
      },
    ]);
    expect(shown).toMatchObject({ moreReports: 0, measure: null, claim: null, isModerator: false, history: [] });
  });

  it("shows at most 100 reports, and says how many more there are", async () => {
    await db.execute(sql`
      insert into reports (reporter_id, reported_user_id, reason)
      select ${other.id}, ${member.id}, 'reason ' || n from generate_series(1, 103) n`);
    const shown = await showModeratedPerson(db, moderator, member.id);
    expect([shown.reports.length, shown.moreReports]).toEqual([100, 3]);
  });

  it("shows the latest 50 decisions", async () => {
    for (let number = 0; number <= 50; number++) {
      await warn(scene.deps, moderator, { personId: member.id, reason: "spam", notes: `${number}` });
    }
    const { history } = await showModeratedPerson(db, moderator, member.id);
    expect(history.map(({ notes }) => Number(notes))).toEqual(Array.from({ length: 50 }, (_, index) => 50 - index));
  });

  it("has the reports that the person made and how each ended, without those about who looks", async () => {
    const { deps } = scene;
    const [warned, dismissed, waiting] = [await scene.addMember(), await scene.addMember(), await scene.addMember()];
    const reported = [warned, dismissed, waiting, moderator];
    for (const [day, person] of reported.entries()) {
      await report(person, { by: member, createdAt: new Date(Date.UTC(2026, 1, 1 + day)) });
    }
    const stored = await db.select().from(reports);
    for (const person of [warned, dismissed]) {
      const subject = sql<string>`moderation_pseudonym(${person.id}::uuid)`;
      const reportId = stored.find(({ reportedUserId }) => reportedUserId === person.id)!.id;
      const content = { nickname: "Nami", messages: [], photo: "none" as const };
      await db.insert(reportEvidence).values({ reportId, subject, kind: "chat", content });
    }
    const made = async () => (await showModeratedPerson(db, other, member.id)).made.map(({ ending }) => ending);
    expect(await made()).toEqual(["open", "open", "open", "open"]);
    const { decisionId } = await warn(deps, other, { personId: warned.id, reason: "spam" });
    await dismissReports(deps, other, { personId: dismissed.id });
    await dismissReports(deps, other, { personId: waiting.id });
    expect((await showModeratedPerson(db, moderator, member.id)).made).toMatchObject([
      { reason: "spam", ending: "closed", reportedAt: "2026-02-03T00:00:00.000Z" },
      { ending: "dismissal" },
      { ending: "measure" },
    ]);
    const reversal = { subject: sql<string>`moderation_pseudonym(${warned.id}::uuid)`, concerns: decisionId };
    await db.insert(moderationLog).values({ action: "appeal_granted", ...reversal });
    expect(await made()).toEqual(["open", "closed", "dismissal", "reversed"]);
  });

  it("has what was decided before with notes and by whom, and what is in force", async () => {
    await warn(scene.deps, moderator, { personId: member.id, reason: "other", notes: "primera" });
    expect(await showModeratedPerson(db, other, member.id)).toMatchObject({
      measure: { type: "warning", reason: "other", until: null, notes: "primera" },
    });
    const { bannedUntil } = await ban(scene.deps, other, { personId: member.id, reason: "spam", duration: "1_week" });
    const shown = await showModeratedPerson(db, moderator, member.id);
    expect(shown.measure).toMatchObject({ type: "ban", reason: "spam", until: bannedUntil, notes: null });
    expect(shown.history).toMatchObject([
      { action: "ban", reason: "spam", until: bannedUntil, notes: null, moderator: await nameOf(other) },
      { action: "warning", reason: "other", until: null, notes: "primera", moderator: await nameOf(moderator) },
    ]);
    await unban(scene.deps, moderator, member.id);
    expect(await showModeratedPerson(db, moderator, member.id)).toMatchObject({
      measure: null,
      history: [{ action: "unban" }, { action: "ban" }, { action: "warning" }],
    });
  });
});

describe("the banned people", () => {
  it("MOD-11 MOD-12 OPEN-94 have reason, end, date of the ban as applied last, and notes; no warnings, no ended bans", async () => {
    const [permanent, ended, warned] = [await scene.addMember(), await scene.addMember(), await scene.addMember()];
    const day = new Date("2026-05-02T10:00:00Z");
    const until = new Date(Date.now() + 86_400_000);
    await db.insert(bans).values([
      { userId: member.id, type: "ban", reason: "spam", until, notes: "n", createdAt: day },
      { userId: permanent.id, type: "ban", reason: "other", createdAt: new Date("2026-05-03T10:00:00Z") },
      { userId: ended.id, type: "ban", reason: "other", until: new Date(Date.now() - 1000) },
      { userId: warned.id, type: "warning", reason: "other" },
    ]);
    const { banned: found, total, nextCursor } = await banned();
    expect(found).toMatchObject([
      { person: { id: permanent.id }, reason: "other", until: null, notes: null },
      {
        person: { id: member.id, nickname: await nameOf(member) },
        realName: "Ana Luz",
        reason: "spam",
        until: until.toISOString(),
        bannedAt: day.toISOString(),
        notes: "n",
      },
    ]);
    expect([total, nextCursor]).toEqual([2, null]);
    const first = await banned({ limit: 1 });
    const second = await banned({ limit: 1, cursor: first.nextCursor! });
    expect([...idsOf(first.banned), ...idsOf(second.banned)]).toEqual([permanent.id, member.id]);
    expect(second).toMatchObject({ total: null, nextCursor: null });
    expect(idsOf((await banned({ search: (await nameOf(member))!.toUpperCase() })).banned)).toEqual([member.id]);
    await ban(scene.deps, moderator, { personId: member.id, reason: "other", duration: "1_day" });
    expect(idsOf((await banned()).banned)).toEqual([member.id, permanent.id]);
  });
});

describe("a claim", () => {
  const expire = () => db.update(moderationCases).set({ claimedUntil: sql`now() - interval '1 millisecond'` });
  const take = (by: TestActor, person = member) => claim(scene.deps, by, { personId: person.id });

  it("holds for 15 minutes, for one moderator at a time, and is shown to both", async () => {
    await scene.report(member);
    const { until } = await take(moderator);
    expect((Date.parse(until) - Date.now()) / 60_000).toBeCloseTo(15, 0);
    await expect(take(other)).rejects.toMatchObject({ code: "CASE_CLAIMED" });
    const mine = { moderator: await nameOf(moderator), isMine: true, until };
    expect((await cases()).cases[0]?.claim).toEqual(mine);
    expect((await cases({}, other)).cases[0]?.claim).toEqual({ ...mine, isMine: false });
    expect((await showModeratedPerson(db, other, member.id)).claim).toEqual({ ...mine, isMine: false });
  });

  it("is renewed by who holds it, and free for others when it ends", async () => {
    await scene.report(member);
    const { until } = await take(moderator);
    expect(Date.parse((await take(moderator)).until)).toBeGreaterThanOrEqual(Date.parse(until));
    await expire();
    expect((await cases()).cases[0]?.claim).toBeNull();
    await take(other);
    expect((await cases()).cases[0]?.claim).toMatchObject({ isMine: false });
  });

  it("is given back by who holds it alone", async () => {
    await scene.report(member);
    await take(moderator);
    await release(scene.deps, other, { personId: member.id });
    await expect(take(other)).rejects.toMatchObject({ code: "CASE_CLAIMED" });
    expect(await release(scene.deps, moderator, { personId: member.id })).toEqual({ isClaimed: false });
    await take(other);
  });

  it("needs unresolved reports, and somebody else", async () => {
    await expect(take(moderator)).rejects.toMatchObject({ code: "CASE_NOT_FOUND" });
    await expect(take(moderator, moderator)).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  });

  it("lets nobody else decide about the person, until it ends", async () => {
    await scene.report(member);
    await db.insert(bans).values({ userId: member.id, type: "ban", reason: "spam" });
    await take(moderator);
    const personId = member.id;
    const attempts = [
      () => ban(scene.deps, other, { personId, reason: "spam", duration: "1_day" }),
      () => warn(scene.deps, other, { personId, reason: "spam" }),
      () => unban(scene.deps, other, personId),
      () => dismissReports(scene.deps, other, { personId }),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: "CASE_CLAIMED" });
    expect((await cases()).cases).toMatchObject([{ reports: 1 }]);
    await unban(scene.deps, moderator, personId);
    await expire();
    await dismissReports(scene.deps, other, { personId });
    expect((await cases()).cases).toEqual([]);
  });

  it("survives a new report, and ends with the case", async () => {
    await scene.report(member);
    await take(moderator);
    await scene.report(member, "harassment");
    expect((await cases()).cases).toMatchObject([{ reports: 2, claim: { isMine: true } }]);
    await dismissReports(scene.deps, moderator, { personId: member.id });
    await scene.report(member);
    expect((await cases()).cases).toMatchObject([{ claim: null }]);
  });

  it("of a moderator whose account is deleted holds no longer", async () => {
    await scene.report(member);
    await take(other);
    await db.execute(sql`delete from auth_user where id = ${other.id}`);
    await take(moderator);
  });

  it("is told to moderators when it begins and ends, not when it is renewed", async () => {
    await scene.report(member);
    const told = () => scene.published().map((each) => ("event" in each ? each.event : "disconnected"));
    await take(moderator);
    expect(told()).toEqual(["moderation.changed"]);
    await take(moderator);
    expect(told()).toEqual([]);
    await release(scene.deps, moderator, { personId: member.id });
    expect(told()).toEqual(["moderation.changed"]);
    await release(scene.deps, moderator, { personId: member.id });
    expect(told()).toEqual([]);
  });

  it("goes to one of two who ask at once", { tags: ["postgres"] }, async () => {
    await scene.report(member);
    const results = await Promise.allSettled([take(moderator), take(other)]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it.each(["before", "after"] as const)(
    "that is taken %s a decision's commit is respected, or there is no case any more",
    { tags: ["postgres"] },
    async (order) => {
      await scene.report(member);
      const dismiss = (deps = scene.deps) => dismissReports(deps, other, { personId: member.id });
      let late: Promise<unknown> = Promise.resolve();
      await db.transaction(async (tx) => {
        const inside = { ...scene.deps, db: tx as unknown as typeof scene.deps.db };
        if (order === "before") {
          await claim(inside, moderator, { personId: member.id });
          late = dismiss();
        } else {
          await dismiss(inside);
          late = take(moderator);
        }
        late.catch(() => {});
        await untilStatementWaits(scene.database);
      });
      await expect(late).rejects.toMatchObject({ code: order === "before" ? "CASE_CLAIMED" : "CASE_NOT_FOUND" });
    },
  );
});
