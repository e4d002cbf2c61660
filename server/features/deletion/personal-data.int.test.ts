import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../../platform/database/open.ts";
import { createTestDatabase } from "../../testing/database.ts";

/** A column with personal data: its fate on deletion and its place in the archive. */
interface PersonColumn {
  onDeletion: "row" | "emptied" | "kept";
  because?: string;
  archive?: string;
  notInArchive?: string;
}

const LIST = "tools/personal-data.json";
const { people, others } = JSON.parse(readFileSync(new URL(`../../../${LIST}`, import.meta.url), "utf8")) as {
  people: Record<string, PersonColumn>;
  others: string[];
};

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Candidates for personal data: every id, and texts with a telling name. */
const SUSPECTS = `
  SELECT table_name || '.' || column_name AS name
  FROM information_schema.columns
  WHERE table_schema = 'public'
    AND table_name IN (SELECT tablename FROM pg_tables WHERE schemaname = 'public')
    AND (udt_name IN ('uuid', '_uuid')
      OR data_type = 'text' AND column_name ~ '(user|person|profile|member|account|owner|email|mail|phone|path|avatar|stripe|customer)'
      AND column_name !~ '(userAgent|_key$)'
      OR (table_name, column_name) IN (('auth_verification', 'value'), ('letter_requests', 'key'), ('banned_emails', 'email_key'), ('deleted_accounts', 'email_key')))
  ORDER BY 1`;

/** Foreign keys to people, and to rows that stand for one person, with what they do when that is deleted. */
const FOREIGN_KEYS = `
  SELECT child.relname || '.' || part.attname AS name, key.confdeltype AS action
  FROM pg_constraint key
  JOIN pg_class child ON child.oid = key.conrelid
  JOIN pg_class parent ON parent.oid = key.confrelid
  JOIN pg_attribute part ON part.attrelid = child.oid AND part.attnum = key.conkey[1]
  WHERE key.contype = 'f' AND parent.relname IN ('auth_user', 'profiles', 'auth_session', 'user_bans')
  ORDER BY 1`;

const rows = async <Row extends object>(text: string) => (await database.pool.query<Row>(text)).rows;

it("OPEN-83 every column that may say who somebody is has its place in one of the two lists", async () => {
  const found = (await rows<{ name: string }>(SUSPECTS)).map(({ name }) => name);
  const listed = [...Object.keys(people), ...others];
  expect(
    found.filter((name) => !listed.includes(name)),
    `missing in ${LIST}`,
  ).toEqual([]);
  expect(
    listed.filter((name) => !found.includes(name)),
    "no longer in the database",
  ).toEqual([]);
  expect(
    listed.filter((name, index) => listed.indexOf(name) !== index),
    "in both lists",
  ).toEqual([]);
});

it("OPEN-83 foreign keys do what the list says becomes of the row", async () => {
  const actions = { c: "row", n: "emptied" } as Record<string, string>;
  const keys = await rows<{ name: string; action: string }>(FOREIGN_KEYS);
  expect(keys.length).toBeGreaterThan(20);
  for (const { name, action } of keys) expect([name, people[name]?.onDeletion]).toEqual([name, actions[action]]);
});

it("whatever stays has a reason, and the archive has everything else or a reason why not", () => {
  const types = readFileSync(new URL("../data-export/types.ts", import.meta.url), "utf8");
  const parts = /interface PersonalData \{(.*?)\n\}/s.exec(types)?.[1] ?? "";
  for (const [name, { onDeletion, because, archive, notInArchive }] of Object.entries(people)) {
    expect(because === undefined, name).toBe(onDeletion === "row");
    expect((archive === undefined) === (notInArchive === undefined), `${name}: either or`).toBe(false);
    if (archive !== undefined) expect(parts, name).toMatch(new RegExp(`^ {2}${archive}:`, "m"));
  }
});
