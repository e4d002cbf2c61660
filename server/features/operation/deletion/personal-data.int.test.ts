import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { createTestDatabase } from "../../../testing/database.ts";

/** A column that identifies a person, in the `tables.json` of a feature. */
interface PersonColumn {
  /** On deletion of the account the row is deleted, kept without the person, or kept unchanged. */
  onDeletion?: "row" | "emptied" | "kept";
  /** Why it is not deleted. */
  because?: string;
  /** The part of `PersonalData` that contains it. */
  archive?: string;
  notInArchive?: string;
}

interface Table {
  people?: Record<string, PersonColumn>;
  /** Ids that identify nobody. */
  otherIds?: string[];
}

const FEATURES = new URL("../../", import.meta.url);
const tables = globSync("*/*/tables.json", { cwd: fileURLToPath(FEATURES) }).flatMap((path) =>
  Object.entries(JSON.parse(readFileSync(new URL(path, FEATURES), "utf8")) as Record<string, Table>),
);
const people = new Map<string, PersonColumn>(
  tables.flatMap(([table, { people = {} }]) =>
    Object.entries(people).map(([column, entry]) => [`${table}.${column}`, entry] as const),
  ),
);
const listed = tables.flatMap(([table, { people = {}, otherIds = [] }]) =>
  [...Object.keys(people), ...otherIds].map((column) => `${table}.${column}`),
);

const database = await createTestDatabase();
afterAll(() => database.close());

/** Potential personal data: all ids, and texts with suggestive names. */
const SUSPECTS = `
  SELECT table_name || '.' || column_name AS name
  FROM information_schema.columns
  WHERE table_schema = 'public'
    AND table_name IN (SELECT tablename FROM pg_tables WHERE schemaname = 'public')
    AND (udt_name IN ('uuid', '_uuid')
      OR data_type = 'text' AND column_name ~ '(user|person|profile|member|account|owner|email|mail|phone|path|avatar|stripe|customer)'
      AND column_name !~ '(userAgent|_key$)'
      OR (table_name, column_name) IN (('profiles', 'more_photos'), ('auth_verification', 'value'), ('address_restorations', 'untold'), ('email_requests', 'key'), ('banned_emails', 'email_key'), ('deleted_accounts', 'email_key')))`;

/** Foreign keys to people, and to rows that represent a person, with their deletion rules. */
const FOREIGN_KEYS = `
  SELECT child.relname || '.' || part.attname AS name, key.confdeltype AS action
  FROM pg_constraint key
  JOIN pg_class child ON child.oid = key.conrelid
  JOIN pg_class parent ON parent.oid = key.confrelid
  JOIN pg_attribute part ON part.attrelid = child.oid AND part.attnum = key.conkey[1]
  WHERE key.contype = 'f' AND parent.relname IN ('auth_user', 'profiles', 'auth_session', 'user_bans')
  ORDER BY 1`;

const rows = async <Row extends object>(text: string) => (await database.pool.query<Row>(text)).rows;

it("OPEN-83 every column that may identify a person is declared once, by the feature that owns the table", async () => {
  const found = (await rows<{ name: string }>(SUSPECTS)).map(({ name }) => name);
  expect(listed.toSorted()).toEqual(found.toSorted());
});

it("OPEN-83 foreign keys do what the declaration says becomes of the row", async () => {
  const actions = { c: "row", n: "emptied" } as Record<string, string>;
  const keys = await rows<{ name: string; action: string }>(FOREIGN_KEYS);
  expect(keys.length).toBeGreaterThan(20);
  for (const { name, action } of keys) {
    const { onDeletion = "row" } = people.get(name) ?? { onDeletion: "undeclared" };
    expect([name, onDeletion]).toEqual([name, actions[action]]);
  }
});

it("what stays has a reason, and the archive has everything else or a reason why not", () => {
  const types = readFileSync(new URL("../data-export/types.ts", import.meta.url), "utf8");
  const parts = /interface PersonalData \{(.*?)\n\}/s.exec(types)?.[1] ?? "";
  for (const [name, { onDeletion = "row", because, archive, notInArchive }] of people) {
    expect(because === undefined, name).toBe(onDeletion === "row");
    expect((archive === undefined) === (notInArchive === undefined), `${name}: either or`).toBe(false);
    if (archive !== undefined) expect(parts, name).toMatch(new RegExp(`^ {2}${archive}:`, "m"));
  }
});
