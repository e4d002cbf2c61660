import { eq, type SQL, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { moderationLog } from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { reportEvidence } from "../../../platform/database/schema/reports.ts";
import { reports } from "../../../platform/database/schema/safety.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import type { TestActor } from "../../../testing/people.ts";
import { listEntries, showFigures } from "./service.ts";

const scene = await openDecisionScene();
const { db } = scene.database;
afterAll(() => scene.close());
beforeEach(() => scene.renew());

const pseudonym = ({ id }: TestActor) => sql<string>`moderation_pseudonym(${id}::uuid)`;

type Entry = Omit<typeof moderationLog.$inferInsert, "subject" | "actor"> & Record<"subject" | "actor", SQL>;

/** An entry about the member by the first moderator. */
async function entry(values: Partial<Entry> = {}) {
  const [made] = await db
    .insert(moderationLog)
    .values({
      action: "warning",
      reason: "spam",
      subject: pseudonym(scene.member),
      actor: pseudonym(scene.moderator),
      ...values,
    })
    .returning();
  return made!;
}

type Query = Partial<Parameters<typeof listEntries>[2]>;
const read = (query: Query = {}, by = scene.otherModerator) => listEntries(db, by, { limit: 39, ...query });
const idsOf = async (query: Query) => (await read(query)).entries.map(({ id }) => id);
const nicknameOf = async ({ id }: TestActor) =>
  (await db.select().from(profiles).where(eq(profiles.id, id)))[0]!.nickname!;

describe("the log for moderators", () => {
  it("has each entry with its hash, whom it names, the evidence and the number of the entry before it is about", async () => {
    const ban = await entry({ action: "ban", banUntil: new Date("2026-09-01T10:00:00Z"), evidence: ["a".repeat(64)] });
    const unban = await entry({ action: "unban", reason: null, concerns: ban.id });
    const [nickname, moderator] = [await nicknameOf(scene.member), await nicknameOf(scene.moderator)];
    expect((await read({ personId: scene.member.id as never })).entries).toMatchObject([
      { id: unban.id, action: "unban", concerns: ban.number, hash: unban.hash },
      {
        id: ban.id,
        number: ban.number,
        hash: ban.hash,
        reason: "spam",
        until: "2026-09-01T10:00:00.000Z",
        person: { id: scene.member.id, nickname },
        moderator,
        evidence: ["a".repeat(64)],
        concerns: null,
      },
    ]);
  });

  it("is found by person, moderator, measure, reason and time", async () => {
    const other = await scene.addMember();
    const noon = (day: number) => new Date(Date.UTC(2026, 2, day, 12));
    const first = await entry({ createdAt: noon(1), action: "ban" });
    const second = await entry({ createdAt: noon(2), subject: pseudonym(other), reason: "impersonation" });
    const third = await entry({ createdAt: new Date(Date.UTC(2026, 2, 3)), actor: pseudonym(scene.otherModerator) });
    const person = await nicknameOf(scene.member);
    expect(await idsOf({ person: `@${person}` })).toEqual([third.id, first.id]);
    expect(await idsOf({ moderator: await nicknameOf(scene.moderator) })).toEqual([second.id, first.id]);
    expect(await idsOf({ person, action: "ban" })).toEqual([first.id]);
    expect((await idsOf({ reason: "impersonation" }))[0]).toBe(second.id);
    // In any time zone, also over a change of clocks: instants.
    expect(await idsOf({ from: noon(2).toISOString(), until: third.createdAt.toISOString() })).toEqual([second.id]);
    expect(await idsOf({ from: noon(2).toISOString(), person })).toEqual([third.id]);
    expect(await idsOf({ until: noon(2).toISOString() })).toContain(first.id);
    expect(await idsOf({ until: noon(2).toISOString() })).not.toContain(second.id);
    expect(await idsOf({ person: "nobody has this name" })).toEqual([]);
  });

  it("comes page by page, each entry once", async () => {
    const made = [await entry(), await entry(), await entry()];
    const personId = scene.member.id as never;
    const first = await read({ personId, limit: 2 });
    const second = await read({ personId, limit: 2, cursor: first.nextCursor! });
    const paged = [...first.entries, ...second.entries].map(({ id }) => id);
    expect(paged).toEqual(made.map(({ id }) => id).reverse());
    expect(second.nextCursor).toBeNull();
    await expect(read({ cursor: "x" })).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  });

  it("hides what is about the moderator, and of a deleted account who it was", async () => {
    const own = await entry({ subject: pseudonym(scene.otherModerator) });
    const gone = await entry();
    await db.delete(authUsers).where(eq(authUsers.id, scene.member.id));
    const [latest] = (await read()).entries;
    expect(latest).toMatchObject({ id: gone.id, person: null });
    expect(await idsOf({})).not.toContain(own.id);
    expect(await read({}, await scene.addMember())).toEqual({ entries: [], nextCursor: null });
  });
});

describe("the figures", () => {
  it("count reports, decisions and appeals by day with the median time, without what is about who looks", async () => {
    const before = await showFigures(db, scene.otherModerator);
    await scene.report(scene.member);
    await scene.report(scene.otherModerator);
    await db.insert(reports).values({
      reporterId: scene.moderator.id,
      reportedUserId: scene.member.id,
      reason: "other",
      createdAt: sql`now() - interval '40 days'`,
    });
    for (const [index, minutes] of [10, 20, 90].entries()) {
      const [sealed] = await db
        .insert(reportEvidence)
        .values({
          subject: pseudonym(scene.member),
          kind: "chat",
          content: { nickname: "Nami", messages: [], photo: "none" },
          sealedAt: sql`now() - make_interval(mins => ${minutes})`,
        })
        .returning();
      await entry({ action: index === 0 ? "dismissal" : "ban", evidence: [sealed!.hash] });
    }
    await entry({ action: "appeal_granted" });
    await entry({ action: "appeal_denied" });
    await entry({ subject: pseudonym(scene.otherModerator) });
    const { days, all } = await showFigures(db, scene.otherModerator);
    expect(days).toHaveLength(30);
    const today = days.at(-1)!;
    expect(today.day).toBe(new Date().toISOString().slice(0, 10));
    const was = before.days.at(-1)!;
    expect(today).toMatchObject({
      received: was.received + 1,
      decided: was.decided + 3,
      appeals: was.appeals + 2,
      granted: was.granted + 1,
      minutes: 20,
    });
    expect(all).toMatchObject({ received: before.all.received + 1, decided: before.all.decided + 3, minutes: 20 });
  });
});
