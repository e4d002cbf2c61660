import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Database, Tx } from "../../../platform/database/open.ts";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { moderationCases } from "../../../platform/database/schema/moderation.ts";
import { reports } from "../../../platform/database/schema/safety.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { addPerson } from "../../../testing/people.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";

const DAY_MS = 86_400_000;

/** Five reporters. */
let reporters: string[];
let person: string;

const database = await createTestDatabase();
afterAll(() => database.close());

const newPerson = async () => (await addPerson(database.db)).id;

beforeEach(async () => {
  person = await newPerson();
  reporters = await Promise.all(Array.from({ length: 5 }, newPerson));
});

type Values = Partial<typeof reports.$inferInsert>;

async function report(reporter: number, values: Values = {}, db: Database["db"] | Tx = database.db): Promise<void> {
  await db
    .insert(reports)
    .values({ reporterId: reporters[reporter]!, reportedUserId: person, reason: "spam", ...values });
}

const caseOf = async (personId = person) =>
  (await database.db.select().from(moderationCases).where(eq(moderationCases.personId, personId)))[0];
const weightOf = async (personId = person) => (await caseOf(personId))?.weight ?? Number.NEGATIVE_INFINITY;
const resolve = (personId = person) =>
  database.db.update(reports).set({ resolved: true }).where(eq(reports.reportedUserId, personId));
const deleteAccount = (id: string) => database.db.delete(authUsers).where(eq(authUsers.id, id));

/** The person's weight with only these reports. */
async function weightWith(...made: [reporter: number, values?: Values][]): Promise<number> {
  person = await newPerson();
  for (const [reporter, values] of made) await report(reporter, values);
  return weightOf();
}

describe("a case", () => {
  it("MOD-05 MOD-07 counts the unresolved reports and who made them, and knows the last one", async () => {
    expect(await caseOf()).toBeUndefined();
    await report(0, { createdAt: new Date("2026-05-01T10:00:00Z") });
    await report(0, { reason: "harassment", createdAt: new Date("2026-05-03T10:00:00Z") });
    await report(1, { reason: "other", createdAt: new Date("2026-05-02T10:00:00Z") });
    expect(await caseOf()).toMatchObject({
      openReports: 3,
      reporters: 2,
      lastReason: "harassment",
      lastReportAt: new Date("2026-05-03T10:00:00Z"),
      claimedBy: null,
    });
  });

  it("BAN-09 ends when the reports are resolved, and starts again with the next one", async () => {
    await report(0);
    await report(1);
    await resolve();
    expect(await caseOf()).toBeUndefined();
    await report(0);
    expect(await caseOf()).toMatchObject({ openReports: 1, reporters: 1 });
  });

  it("follows reports that are resolved one by one, and several people in one statement", async () => {
    const other = await newPerson();
    await database.db
      .insert(reports)
      .values(
        [person, other].flatMap((reportedUserId) =>
          [0, 1].map((each) => ({ reporterId: reporters[each]!, reportedUserId, reason: "spam" })),
        ),
      );
    expect([await caseOf(), await caseOf(other)]).toMatchObject([{ openReports: 2 }, { openReports: 2 }]);
    await database.db.update(reports).set({ resolved: true }).where(eq(reports.reporterId, reporters[0]!));
    expect([await caseOf(), await caseOf(other)]).toMatchObject([{ reporters: 1 }, { reporters: 1 }]);
  });

  it("OPEN-83 keeps the reports of somebody who deletes their account, and goes on under the reported person's pseudonym", async () => {
    await report(0);
    await report(1);
    const before = await caseOf();
    await deleteAccount(reporters[0]!);
    expect(await caseOf()).toEqual(before);
    await deleteAccount(person);
    const found = await database.db.select().from(moderationCases).where(eq(moderationCases.id, before!.id));
    expect(found).toEqual([{ ...before, personId: expect.not.stringContaining(person) }]);
    expect(await caseOf()).toBeUndefined();
    await deleteAccount(reporters[1]!);
    expect(await caseOf()).toBeUndefined();
  });

  it("is not created again when people who reported each other are deleted together", async () => {
    await report(0);
    await report(1);
    await database.db.insert(reports).values({ reporterId: person, reportedUserId: reporters[0]!, reason: "spam" });
    await database.db.delete(authUsers).where(sql`${authUsers.id} in (${person}, ${reporters[0]!})`);
    expect([await caseOf(), await caseOf(reporters[0]!)]).toEqual([undefined, undefined]);
  });

  it("counts both of two reports at once, whichever is committed first", { tags: ["postgres"] }, async () => {
    for (const isFirst of [true, false]) {
      let second: Promise<unknown> = Promise.resolve();
      await database.db.transaction(async (tx) => {
        await report(0, {}, tx);
        second = report(1);
        second.catch(() => {});
        await untilStatementWaits(database);
      });
      await second;
      expect(await caseOf(), isFirst ? "of a person without a case" : "of a person with one").toMatchObject({
        openReports: isFirst ? 2 : 4,
        reporters: 2,
      });
      // A person can report another once per reason.
      if (isFirst) await database.db.update(reports).set({ reason: "other" }).where(eq(reports.reportedUserId, person));
    }
  });

  it("has the report that is made while the others are resolved", { tags: ["postgres"] }, async () => {
    await report(0);
    let late: Promise<unknown> = Promise.resolve();
    await database.db.transaction(async (tx) => {
      await tx.update(reports).set({ resolved: true }).where(eq(reports.reportedUserId, person));
      late = report(1);
      late.catch(() => {});
      await untilStatementWaits(database);
    });
    await late;
    expect(await caseOf()).toMatchObject({ openReports: 1, reporters: 1 });
  });
});

describe("the weight", () => {
  it("grows with each report, and more with each reporter", async () => {
    const one = await weightWith([0]);
    const twoOfOne = await weightWith([0], [0, { reason: "other" }]);
    const two = await weightWith([0], [1]);
    const three = await weightWith([0], [1], [2]);
    expect([one, twoOfOne, two, three]).toEqual([one, twoOfOne, two, three].sort((a, b) => a - b));
    expect(new Set([one, twoOfOne, two, three]).size).toBe(4);
    // One person reporting for every reason weighs less than two who agree.
    const zeal = await weightWith(
      ...["spam", "other", "a", "b", "c"].map((reason): [number, Values] => [0, { reason }]),
    );
    expect(zeal).toBeLessThan(two);
  });

  it.each([
    ["violence", "pressure"],
    ["pressure", "harassment"],
    ["theft", "other_person"],
    ["other_person", "fake_profile"],
    ["harassment", "impersonation"],
    ["impersonation", "fake_profile"],
    ["inappropriate_photo", "fake_profile"],
    ["inappropriate_content", "fake_profile"],
    ["offensive_content", "fake_profile"],
    ["fake_profile", "spam"],
  ])("is greater for %s than for %s", async (heavier, lighter) => {
    const createdAt = new Date("2026-05-01T10:00:00Z");
    const heavy = await weightWith([0, { reason: heavier, createdAt }]);
    expect(heavy).toBeGreaterThan(await weightWith([0, { reason: lighter, createdAt }]));
  });

  it("halves in 14 days, in any year, and never has to be counted again", async () => {
    const fresh = new Date("2026-05-15T10:00:00Z");
    for (const years of [0, 60]) {
      const at = new Date(fresh.getTime() + years * 365 * DAY_MS);
      const old = new Date(at.getTime() - 14 * DAY_MS);
      const young = await weightWith([0, { createdAt: at }]);
      expect(young - (await weightWith([0, { createdAt: old }]))).toBeCloseTo(Math.log(2), 6);
      // Two old reports weigh as much as a new one, apart from the bonus for a second reporter.
      const two = await weightWith([0, { createdAt: old }], [1, { createdAt: old }]);
      expect(two - young).toBeCloseTo(Math.log(2) / 2, 6);
    }
  });

  it("bears reports that are decades apart", async () => {
    const now = new Date();
    const weight = await weightWith([0, { createdAt: new Date(0) }], [1, { createdAt: now }]);
    expect(weight - (await weightWith([1, { createdAt: now }]))).toBeCloseTo(Math.log(2) / 2, 6);
  });
});

it("every stored case is what the unresolved reports make of it", async () => {
  await report(0);
  await report(1, { reason: "harassment" });
  const made = await database.db.select().from(moderationCases).orderBy(asc(moderationCases.personId));
  const { rows } = await database.db.execute(sql`
    select reported.id as person, c.* from (
      select distinct reported_user_id as id from reports where not resuelta) reported
    cross join lateral moderation_case_of(reported.id) c order by 1`);
  expect(rows.map(({ person: id, weight }) => [id, weight])).toEqual(
    made.map(({ personId, weight }) => [personId, weight]),
  );
});
