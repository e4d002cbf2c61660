import { parse } from "csv-parse/sync";
import { desc, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { moderationLog } from "../../../platform/database/schema/moderation.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import { ban, warn } from "../decisions/service.ts";
import { checkLog, listEntries } from "../log/service.ts";
import { exportLog } from "./service.ts";

const scene = await openDecisionScene();
const { db } = scene.database;
afterAll(() => scene.close());
beforeEach(() => scene.renew());

type Input = Parameters<typeof exportLog>[2];
const rows = async (input: Input, most?: number) => {
  const file = await exportLog(scene.deps, scene.otherModerator, input, most);
  return parse<Record<string, string>>(await file.text(), { columns: true, bom: true });
};
const personId = () => scene.member.id;

it("has what the screen shows, with texts that are no formulas, and hashes only on request", async () => {
  const { deps, moderator, member } = scene;
  await warn(deps, moderator, { personId: member.id, reason: "spam", notes: '@SUM(1)\n"a", b' });
  await ban(deps, moderator, { personId: member.id, reason: "other", duration: "permanent", notes: "-1+1" });
  const filters = { personId: personId() };
  const { entries } = await listEntries(db, scene.otherModerator, { ...filters, limit: 9 });
  const found = await rows(filters);
  expect(found.map(({ number }) => number)).toEqual(entries.map(({ number }) => String(number)));
  expect(found.map(({ decision, reason, notes }) => [decision, reason, notes])).toEqual([
    ["ban", "other", "'-1+1"],
    ["warning", "spam", `'@SUM(1)\n"a", b`],
  ]);
  expect(found[0]?.person).toBe(entries[0]?.person?.nickname);
  expect(found[0]).not.toHaveProperty("hash");
  expect((await rows({ ...filters, hashes: true })).map(({ hash }) => hash)).toEqual(entries.map(({ hash }) => hash));
});

it("notes itself in the chain, where the others read who made it, and not oneself", async () => {
  const { moderator, otherModerator } = scene;
  await exportLog(scene.deps, otherModerator, {});
  const read = async (by = moderator) => (await listEntries(db, by, { limit: 9, personId: otherModerator.id })).entries;
  expect(await read()).toMatchObject([{ action: "log_exported", person: { id: otherModerator.id } }]);
  expect(await read(otherModerator)).toEqual([]);
  expect((await checkLog(db)).fault).toBeUndefined();
  const [last] = await db.select().from(moderationLog).orderBy(desc(moderationLog.number)).limit(1);
  expect(last).toMatchObject({ action: "log_exported", reason: null, evidence: [] });
});

it("ends at its bound, with the latest ones", async () => {
  await db.execute(sql`
    insert into moderation_log (action, subject)
    select 'warning', moderation_pseudonym(${personId()}::uuid) from generate_series(1, 7)`);
  const all = await rows({ personId: personId() });
  expect(all).toHaveLength(7);
  expect(await rows({ personId: personId() }, 3)).toEqual(all.slice(0, 3));
});
