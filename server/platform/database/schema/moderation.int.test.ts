import { createHash, randomUUID } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../testing/database.ts";
import { refused } from "../../../testing/database-errors.ts";
import { addPeople } from "../../../testing/people.ts";
import { authUsers } from "./auth.ts";
import { appeals, moderationLog, moderationLogHead, moderationNotes, moderationPseudonyms } from "./moderation.ts";

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

async function ids(count: number): Promise<[string, string, string]> {
  return (await addPeople(db, count)).map((person) => person.id) as [string, string, string];
}

const removeAccount = (id: string) => db.delete(authUsers).where(eq(authUsers.id, id));

const pseudonym = (id: string) => sql<string>`moderation_pseudonym(${id}::uuid)`;

async function log(subjectId: string, actorId: string, values: Partial<typeof moderationLog.$inferInsert> = {}) {
  const [entry] = await db
    .insert(moderationLog)
    .values({ action: "ban", subject: pseudonym(subjectId) as never, actor: pseudonym(actorId) as never, ...values })
    .returning();
  return entry!;
}

describe("the moderation log", () => {
  it("OPEN-72 refuses deletion and change", async () => {
    const [subject, actor] = await ids(2);
    const { id } = await log(subject, actor, { reason: "spam" });
    const appendOnly = { code: "23001", constraint: "moderation_log_append_only" };
    const { db, pool } = database;
    expect(await refused(db.delete(moderationLog))).toMatchObject(appendOnly);
    expect(await refused(pool.query("TRUNCATE moderation_log CASCADE"))).toMatchObject(appendOnly);
    for (const values of [{ reason: "other" }, { subject: randomUUID() }, { createdAt: new Date(0) }, { hash: "x" }]) {
      expect(await refused(db.update(moderationLog).set(values).where(eq(moderationLog.id, id)))).toMatchObject(
        appendOnly,
      );
    }
  });

  it("numbers entries without gaps, and each hash covers the entry and the hash before", async () => {
    const [subject, actor] = await ids(2);
    const notesHash = createHash("sha256").update("salt text").digest("hex");
    const banUntil = new Date("2031-02-03T04:05:06.789Z");
    const first = await log(subject, actor);
    await log(subject, actor, { reason: "spam", banUntil, notesHash, evidence: [notesHash, first.hash] });
    // Numbers and hashes given by a statement are ignored.
    await log(subject, actor, { action: "unban", concerns: first.id, number: 1, hash: "x", previousHash: "y" });
    const entries = await db.select().from(moderationLog).orderBy(asc(moderationLog.number));
    let before = { number: 0, hash: "0".repeat(64) };
    for (const entry of entries) {
      const text = [
        before.number + 1,
        entry.id,
        entry.createdAt.getTime(),
        entry.action,
        entry.subject,
        entry.actor ?? "-",
        entry.reason ?? "-",
        entry.banUntil?.getTime() ?? "-",
        entry.concerns ?? "-",
        entry.evidence.join(","),
        entry.notesHash ?? "-",
        before.hash,
      ].join("|");
      const hash = createHash("sha256").update(text).digest("hex");
      expect(entry).toMatchObject({ number: before.number + 1, previousHash: before.hash, hash });
      before = entry;
    }
    expect(await db.select().from(moderationLogHead)).toEqual([
      { isOnly: true, number: before.number, hash: before.hash },
    ]);
  });

  it("OPEN-83 names a person by one pseudonym, which goes with the account, as do the texts about them", async () => {
    const [subject, actor] = await ids(2);
    const first = await log(subject, actor);
    const second = await log(actor, subject);
    expect(second).toMatchObject({ subject: first.actor, actor: first.subject });
    expect([subject, actor]).not.toContain(first.subject);
    for (const { id: entryId } of [first, second])
      await db.insert(moderationNotes).values({ entryId, salt: "s", notes: "n" });
    await removeAccount(subject);
    expect(await db.$count(moderationPseudonyms, eq(moderationPseudonyms.pseudonym, first.subject))).toBe(0);
    expect(await db.$count(moderationNotes, eq(moderationNotes.entryId, first.id))).toBe(0);
    expect(await db.$count(moderationNotes, eq(moderationNotes.entryId, second.id))).toBe(1);
    expect(await db.select().from(moderationLog).where(eq(moderationLog.id, first.id))).toEqual([first]);
  });
});

describe("appeals", () => {
  it("answer a decision once, are decided with a time, and go with the person", async () => {
    const [subject, actor] = await ids(2);
    const { id: decisionId } = await log(subject, actor);
    const appeal = { decisionId, personId: subject, body: "No fui yo." };
    await db.insert(appeals).values(appeal);
    expect(await refused(db.insert(appeals).values(appeal))).toMatchObject({ constraint: "appeals_decision_id_key" });
    const other = { ...appeal, decisionId: (await log(subject, actor)).id };
    expect(await refused(db.insert(appeals).values({ ...other, body: " " }))).toMatchObject({
      constraint: "appeals_body",
    });
    expect(await refused(db.insert(appeals).values({ ...other, outcome: "granted" }))).toMatchObject({
      constraint: "appeals_decided",
    });
    await removeAccount(subject);
    expect(await db.$count(appeals)).toBe(0);
  });
});
