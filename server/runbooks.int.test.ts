import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "./testing/database.ts";

// Runbooks must work on a bad day: the database plans their statements, and package.json has their commands.

const ROOT = join(import.meta.dirname, "..");
const FOLDER = join(ROOT, "docs/runbooks");
const pages = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(join(FOLDER, name), "utf8") }));

/** Placeholders and values of the same type. */
const FILLED_IN: readonly [RegExp, string][] = [
  [/TIME OF [A-Z ]+|\bFROM(?=')|\bUNTIL(?=')/g, "2026-01-01"],
  [/'ID'|:id\b/g, "'00000000-0000-4000-8000-000000000000'"],
  [/\bPID\b/g, "1"],
];

/** The statements in a page: SQL blocks, and those passed to psql in shell blocks. */
function statementsOf(text: string): string[] {
  const blocks = [...text.matchAll(/```sql\n([\s\S]*?)```/g), ...text.matchAll(/<<'SQL'[^\n]*\n([\s\S]*?)\n\s*SQL\n/g)];
  return blocks
    .map(([, sql = ""]) => sql.replace(/^\s*\\.*$/gm, ""))
    .flatMap((sql) => FILLED_IN.reduce((filled, [hole, value]) => filled.replace(hole, value), sql).split(";"))
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}

const database = await createTestDatabase();
afterAll(() => database.close());

describe.each(pages)("the runbook $name", ({ name, text }) => {
  it("has statements that the database understands", async () => {
    const statements = statementsOf(text);
    if (text.includes("```sql")) expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      await expect(database.pool.query(`explain ${statement}`), statement).resolves.toBeTruthy();
    }
  });

  it("names commands that exist", () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { scripts: object };
    for (const [, script] of text.matchAll(/npm run ([\w:-]+)/g)) expect(Object.keys(scripts), name).toContain(script);
  });

  it("names log lines that the server writes", () => {
    const sources = readdirSync(join(ROOT, "server"), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
      .map((path) => readFileSync(join(ROOT, "server", path), "utf8"))
      .join("\n");
    const lines = [...text.matchAll(/`((?:[Tt]he|no|a|Redis|job) [^`…]+?)(?:: …)?`/g)].map(([, line = ""]) => line);
    for (const line of lines) expect(sources).toContain(line.replace(/\s+/g, " "));
  });

  it("says how one notices, what comes first, whom to tell and when it is over", () => {
    if (name === "README.md") return;
    for (const part of ["**How you notice.**", "**First five minutes.**", "**Steps", "**It is over when**"]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/\*\*Whom to tell\.\*\*|## Whom to tell/);
  });
});

it("every runbook is in the index", () => {
  const index = pages.find(({ name }) => name === "README.md")?.text ?? "";
  for (const { name } of pages.filter((page) => page.name !== "README.md")) expect(index).toContain(`(${name})`);
});
