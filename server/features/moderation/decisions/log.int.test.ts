import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openDecisionScene } from "../../../testing/decisions.ts";
import { checkLog } from "../log/service.ts";
import { ban, unban, warn } from "./service.ts";

/** The hash of the last entry before tampering. */
let head: string;

const scene = await openDecisionScene();
afterAll(() => scene.close());

/** Five decisions: a warning, bans and unbans; the second and fourth have notes. */
beforeEach(async () => {
  await tamper(sql`truncate moderation_log cascade`);
  await tamper(sql`update moderation_log_head set number = 0, hash = repeat('0', 64)`);
  await scene.renew();
  const { deps, moderator, member } = scene;
  const personId = member.id;
  await warn(deps, moderator, { personId, reason: "other" });
  await ban(deps, moderator, { personId, reason: "spam", duration: "1_week", notes: "Cuarto aviso" });
  await unban(deps, moderator, personId);
  await ban(deps, moderator, { personId, reason: "spam", duration: "permanent", notes: "Otra vez" });
  await unban(deps, moderator, personId);
  head = (await check()).head;
});

const check = (expected?: string) => checkLog(scene.database.db, { head: expected });

/** Tampers as a database user could, with the protecting triggers off. */
async function tamper(...statements: SQL[]): Promise<void> {
  await scene.database.db.transaction(async (tx) => {
    await tx.execute(sql`alter table moderation_log disable trigger user`);
    for (const constraint of [
      "ban_decisions_decision_id_fkey",
      "moderation_notes_entry_id_fkey",
      "undoable_decisions_decision_id_fkey",
    ]) {
      const table = constraint.split(/_(?:decision|entry)_id_fkey/)[0]!;
      await tx.execute(
        sql`alter table ${sql.identifier(table)} drop constraint if exists ${sql.identifier(constraint)}`,
      );
    }
    await tx.execute(sql`alter table moderation_log drop constraint if exists moderation_log_concerns_fkey`);
    for (const statement of statements) await tx.execute(statement);
    await tx.execute(sql`alter table moderation_log enable trigger user`);
  });
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

describe("the check of the moderation log", () => {
  it("finds nothing wrong with what decisions have written, and says where the log ends", async () => {
    const { rows } = await scene.database.db.execute(sql`select hash from moderation_log_head`);
    expect(await check()).toEqual({ sound: 5, head: rows[0]!.hash, erasedNotes: 0 });
    expect(await check(head)).not.toHaveProperty("fault");
  });

  it("of an empty log finds nothing wrong", async () => {
    await tamper(sql`truncate moderation_log cascade`);
    await tamper(sql`update moderation_log_head set number = 0, hash = repeat('0', 64)`);
    expect(await check()).toEqual({ sound: 0, head: "0".repeat(64), erasedNotes: 0 });
  });

  it.each([
    ["the reason", sql`reason = 'other'`],
    ["the end of a ban", sql`ban_until = ban_until + interval '1 millisecond'`],
    ["the time", sql`created_at = created_at - interval '1 millisecond'`],
    ["the kind", sql`action = 'warning'`],
    ["the person", sql`subject = gen_random_uuid()`],
    ["who decided", sql`actor = null`],
    ["what it is about", sql`concerns = gen_random_uuid()`],
    ["the evidence", sql`evidence = array[repeat('a', 64)]`],
    ["the hash of the notes", sql`notes_hash = repeat('a', 64)`],
    ["its id", sql`id = gen_random_uuid()`],
    ["its hash", sql`hash = repeat('a', 64)`],
    ["the hash before it", sql`previous_hash = repeat('a', 64)`],
  ])("finds that %s of an entry was changed, and names the entry", async (_, change) => {
    await tamper(sql`update moderation_log set ${change} where number = 2`);
    expect(await check()).toMatchObject({ sound: 1, fault: expect.stringMatching(/^entry 2 \([0-9a-f-]{36}\): /) });
  });

  it("finds an entry that was changed together with its hash", async () => {
    await tamper(sql`update moderation_log set reason = 'other' where number = 2`);
    await tamper(sql`
      update moderation_log entry set hash = encode(sha256(convert_to(moderation_log_text(entry), 'UTF8')), 'hex')
      where number = 2`);
    expect(await check()).toMatchObject({ sound: 2, fault: expect.stringMatching(/^entry 3 .*entry before/) });
  });

  it.each([1, 3])("finds that entry %i was removed", async (number) => {
    await tamper(sql`delete from moderation_log where number = ${number}`);
    expect(await check()).toMatchObject({
      sound: number - 1,
      fault: expect.stringContaining(`entry ${number} is missing`),
    });
  });

  it("finds that an entry was removed and those behind it moved up", async () => {
    await tamper(
      sql`delete from moderation_log where number = 3`,
      sql`update moderation_log set number = number - 1 where number > 3`,
    );
    expect(await check()).toMatchObject({ sound: 2, fault: expect.stringMatching(/^entry 3 /) });
  });

  it("finds that the last entry was removed", async () => {
    await tamper(sql`delete from moderation_log where number = 5`);
    expect(await check()).toMatchObject({ sound: 4, fault: expect.stringContaining("its head is entry 5") });
  });

  it.each([
    ["number", sql`number = 7`],
    ["hash", sql`hash = repeat('a', 64)`],
  ])("finds that the %s of the head was changed", async (_, change) => {
    await tamper(sql`update moderation_log_head set ${change}`);
    expect(await check()).toMatchObject({ sound: 5, fault: expect.stringContaining("its head is entry") });
  });

  it("finds an entry that was put in, in the middle or at the end", async () => {
    await tamper(
      sql`update moderation_log set number = -number`,
      sql`update moderation_log set number = case when number <= -3 then 1 - number else -number end`,
      sql`insert into moderation_log (number, action, subject, previous_hash, hash)
        select 3, 'ban', gen_random_uuid(), hash, repeat('a', 64) from moderation_log where number = 2`,
    );
    expect(await check()).toMatchObject({ sound: 2, fault: expect.stringMatching(/^entry 3 /) });
    await tamper(
      sql`delete from moderation_log where number = 3`,
      sql`update moderation_log set number = -number`,
      sql`update moderation_log set number = case when number <= -4 then -number - 1 else -number end`,
    );
    expect(await check()).not.toHaveProperty("fault");
    await tamper(
      sql`insert into moderation_log (number, action, subject, previous_hash)
        select 6, 'ban', gen_random_uuid(), hash from moderation_log where number = 5`,
      sql`update moderation_log entry set hash = encode(sha256(convert_to(moderation_log_text(entry), 'UTF8')), 'hex')
        where number = 6`,
    );
    expect(await check()).toMatchObject({ sound: 6, fault: expect.stringContaining("its head is entry 5") });
  });

  it("with an earlier head finds that the end was rewritten", async () => {
    await tamper(
      sql`delete from moderation_log where number = 5`,
      sql`update moderation_log_head set (number, hash) = (select number, hash from moderation_log where number = 4)`,
    );
    expect(await check()).toMatchObject({ sound: 4 });
    expect(await check()).not.toHaveProperty("fault");
    expect(await check(head)).toMatchObject({ fault: expect.stringContaining(head) });
    await scene.deps.db.execute(sql`insert into moderation_log (action, subject) values ('unban', gen_random_uuid())`);
    expect(await check()).not.toHaveProperty("fault");
    expect(await check(head)).toMatchObject({ sound: 5, fault: expect.stringContaining(head) });
  });

  it("takes an earlier head while the log has grown", async () => {
    const { deps, moderator, member } = scene;
    await warn(deps, moderator, { personId: member.id, reason: "other" });
    expect(await check(head)).toMatchObject({ sound: 6 });
    expect(await check(head)).not.toHaveProperty("fault");
    expect(await check("0".repeat(64))).not.toHaveProperty("fault");
    expect(await check(sha256("another log"))).toHaveProperty("fault");
  });

  it.each([
    ["their text", sql`notes = 'Nada'`],
    ["their salt", sql`salt = repeat('0', 32)`],
    ["their entry", sql`entry_id = (select id from moderation_log where number = 1)`],
  ])("finds that notes were changed: %s", async (_, change) => {
    await tamper(sql`
      update moderation_notes set ${change} where entry_id = (select id from moderation_log where number = 2)`);
    expect(await check()).toMatchObject({ fault: expect.stringMatching(/^entry [12] .*notes/) });
  });

  it("OPEN-83 finds nothing wrong with notes that were erased, and counts them", async () => {
    await scene.database.db.execute(sql`
      delete from moderation_notes where entry_id = (select id from moderation_log where number = 2)`);
    expect(await check(head)).toEqual({ sound: 5, head, erasedNotes: 1 });
    await scene.database.db.execute(sql`delete from auth_user where id = ${scene.member.id}`);
    expect(await check(head)).toEqual({ sound: 5, head, erasedNotes: 2 });
  });

  it("reads a log that is longer than what is read at once", async () => {
    await scene.database.db.execute(sql`
      insert into moderation_log (action, subject) select 'dismissal', gen_random_uuid() from generate_series(1, 2100)`);
    expect(await check(head)).toMatchObject({ sound: 2105 });
    await tamper(sql`update moderation_log set reason = 'other' where number = 2001`);
    expect(await check()).toMatchObject({ sound: 2000 });
  });
});
