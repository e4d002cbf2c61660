import { describe, expect, test, vi } from "vitest";
import { isEquivalent } from "./equivalent.ts";
import { isMutated } from "./exclusions.ts";
import { findMutants } from "./find-mutants.ts";
import { describeMutant, withMutant } from "./mutant.ts";

async function faultsOf(text: string, path = "server/features/meeting/likes/store.ts"): Promise<string[]> {
  return (await findMutants(path, text)).map((mutant) => withMutant(text, mutant));
}

vi.setConfig({ testTimeout: 60_000 });

describe("faults", () => {
  test("StrykerJS's are found", async () => {
    expect(await faultsOf("export const isOld = (age: number) => age > limit;")).toEqual(
      expect.arrayContaining([
        "export const isOld = (age: number) => age >= limit;",
        "export const isOld = (age: number) => age <= limit;",
        "export const isOld = (age: number) => true;",
        "export const isOld = () => undefined;",
      ]),
    );
  });

  test("a small figure is one too high, a large one twice as high", async () => {
    expect(await faultsOf("wait(2);")).toContain("wait(3);");
    expect(await faultsOf("wait(30_000);")).toContain("wait(60000);");
    expect(await faultsOf("const codes = { 404: missing };")).not.toContain("const codes = { 808: missing };");
  });

  test("an element loses an attribute, unless it is about its looks", async () => {
    const faults = await faultsOf('const a = <b role="alert" className="p-4" style={look}>x</b>;', "web/ui/a.tsx");
    expect(faults).toEqual(['const a = <b  className="p-4" style={look}>x</b>;']);
  });

  test("an SQL statement changes in its words and signs, not as a whole", async () => {
    const text = "db.execute(sql`select id from a where b < 1 and c = d for update`);";
    const faults = await faultsOf(text);
    expect(faults).toEqual(
      expect.arrayContaining([
        "db.execute(sql`select id from a where b <= 1 and c = d for update`);",
        "db.execute(sql`select id from a where b < 1 or c = d for update`);",
        "db.execute(sql`select id from a where b < 1 and c <> d for update`);",
        "db.execute(sql`select id from a where b < 1 and c = d `);",
      ]),
    );
    expect(faults).not.toContain("db.execute(sql``);");
  });

  test("the `and` of a range stays", async () => {
    expect(await faultsOf("run(sql`select 1 where a between b and c`);")).not.toContain(
      "run(sql`select 1 where a between b or c`);",
    );
  });

  test("the query builder's conditions are left out one at a time", async () => {
    expect(await faultsOf("where(and(eq(a, b), isOpen));")).toEqual(
      expect.arrayContaining(["where(and(isOpen));", "where(and(eq(a, b)));"]),
    );
  });

  test("a fault is described on one line", async () => {
    const text = "// first line\nwait(2);";
    const [mutant] = (await findMutants("domain/a.ts", text)).filter(({ mutator }) => mutator === "Figure");
    expect(mutant && describeMutant(mutant, text)).toBe("domain/a.ts:2  2 → 3  [Figure]");
  });
});

describe("exclusions", () => {
  test.each([
    "server/platform/log.test.ts",
    "server/testing/people.ts",
    "server/seed/demo/people.ts",
    "server/platform/database/migrations/0001_start.sql",
    "web/ui/art/koma.tsx",
    "web/ui/testing.tsx",
    "web/vite.config.ts",
    "phrases/es/web.ts",
    "tools/test.ts",
  ])("no fault is put into %s", (path) => {
    expect(isMutated(path)).toBe(false);
  });

  test.each(["domain/people/age.ts", "server/main.ts", "web/ui/badge.tsx", "contract/errors.ts"])(
    "faults are put into %s",
    (path) => {
      expect(isMutated(path)).toBe(true);
    },
  );

  test.each([
    ["log lines", 'log.warn({ attempts: 3 }, "the queue is away");'],
    ["the name of a column that is called as its property", 'const columns = { email: text("email").notNull() };'],
    ["types", 'type Size = 3 | "large"; interface Box { size: 4 }'],
    ["the empty list of what a hook depends on", "useEffect(follow, []);"],
    ["class names", 'const tone = { anime: "border-transparent bg-wash text-ink" }.anime;'],
  ])("none in %s", async (_, text) => {
    const faults = await faultsOf(text);
    expect(faults.filter((fault) => !fault.includes("{}"))).toEqual([]);
  });

  test("none in the text of an error, but in its code", async () => {
    const faults = await faultsOf('throw new AppError("PERSON_NOT_FOUND", "there is no such person");');
    expect(faults).toEqual(['throw new AppError("", "there is no such person");']);
  });

  test("none in the API's descriptions", async () => {
    const text = 'route({ method: "GET", summary: "Who is signed in", tags: ["accounts"] });';
    expect(
      (await faultsOf(text, "contract/endpoints/sign-in/accounts.ts")).filter((fault) => fault.includes("Who is")),
    ).toEqual([text.replace('"GET"', '""')]);
  });

  test("a fault on the list of equivalent ones is recognised by its line and what it puts in", () => {
    const text = "const a = 1;\n  const b = list[0] ?? 0;\n";
    const list = [
      { path: "a.ts", line: "const b = list[0] ?? 0;", replacement: "list[0] && 0", reason: "never empty" },
    ];
    const mutant = { path: "a.ts", line: 2, replacement: "list[0] && 0" };
    expect(isEquivalent(mutant, text, list)).toBe(true);
    expect(isEquivalent({ ...mutant, line: 1 }, text, list)).toBe(false);
    expect(isEquivalent({ ...mutant, path: "b.ts" }, text, list)).toBe(false);
    expect(isEquivalent({ ...mutant, replacement: "1" }, text, list)).toBe(false);
  });
});
