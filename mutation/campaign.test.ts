import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repositoryOf, repositoryRoot } from "../tools/repository.ts";
import { chooseMutants, runCampaign } from "./campaign.ts";
import { copyCheckout } from "./checkout-copy.ts";
import { importersOf, testsImporting } from "./import-graph.ts";
import { reportOf, scoreOf } from "./report.ts";
import { startTestRunner } from "./test-runner.ts";

// The last test starts Vitest.
vi.setConfig({ testTimeout: 120_000 });

const AGE = "export function isAdult(age: number): boolean {\n  return age >= 18;\n}\n";
const FILES = {
  "domain/age.ts": `${AGE}export function unused(): string {\n  return "nothing";\n}\n`,
  "domain/age.test.ts": `import { expect, test } from "vitest";
import { isAdult } from "./age.ts";
test("of age", () => { expect([isAdult(17), isAdult(19)]).toEqual([false, true]); });
`,
  "vitest.config.ts": `import { defineConfig } from "vitest/config";
export default defineConfig({ test: { include: ["domain/**/*.test.ts"] } });
`,
  "package.json": `{ "type": "module" }`,
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "nakamatch-test-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function writeFiles(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

test("a seed always chooses the same faults, another one others", async () => {
  const text = Array.from({ length: 30 }, (_, number) => `export const n${number} = a > ${number};\n`).join("");
  const repository = repositoryOf({ "domain/a.ts": text, "server/b.ts": text });
  const choose = async (seed: string) =>
    (await chooseMutants(repository, { only: ["domain"], sample: 12, seed })).map(
      ({ path, start, replacement }) => `${path} ${start} ${replacement}`,
    );
  const first = await choose("a");
  expect(first).toHaveLength(12);
  expect(new Set(first).size).toBe(12);
  expect(first.every((fault) => fault.startsWith("domain/a.ts"))).toBe(true);
  expect(await choose("a")).toEqual(first);
  expect(await choose("b")).not.toEqual(first);
});

test("tests are found through all ways of importing", () => {
  const importers = importersOf(
    repositoryOf({
      "domain/a.ts": "",
      "domain/a.test.ts": 'import { a } from "./a.ts";',
      "server/worker.ts": 'import { a } from "@nakamatch/domain/a";',
      "server/thread.ts": 'new Worker(new URL("./worker.ts", import.meta.url));',
      "server/thread.int.test.ts": 'const { start } = await import("./thread.ts");',
      "server/other.test.ts": '// import { a } from "../domain/a.ts";',
      "e2e/a.spec.ts": 'import "../domain/a.ts";',
    }),
  );
  expect([...testsImporting("domain/a.ts", importers)]).toEqual([
    ["domain/a.test.ts", 1],
    ["server/thread.int.test.ts", 3],
  ]);
});

test("on a small project: the checkout stays as it is, survivors are told, nothing is left behind", async () => {
  writeFiles(FILES);
  symlinkSync(join(repositoryRoot, "node_modules"), join(folder, "node_modules"));
  const repository = repositoryOf(FILES);
  const copy = copyCheckout(folder, repository);
  const runner = startTestRunner(copy.root);
  try {
    const mutants = await chooseMutants(repository, { only: ["domain/age.ts"], sample: 100, seed: "1" });
    const { outcomes, red } = await runCampaign(repository, mutants, [{ root: copy.root, runner }], {
      tests: 12,
      onOutcome: () => {},
      onRed: () => {},
    });
    expect(red).toEqual([]);
    const results = outcomes.map(({ mutant, result }) => `${mutant.line} ${result}`);
    expect(results).toContain("1 noticed");
    expect(results).toContain("5 unreached");
    expect(scoreOf(outcomes)).toBeLessThan(100);
    expect(reportOf(outcomes, repository.read)).toContain("domain/age.ts:5");
  } finally {
    await runner.close();
    copy.remove();
  }
  expect(existsSync(copy.root)).toBe(false);
  expect(readFileSync(join(folder, "domain/age.ts"), "utf8")).toBe(FILES["domain/age.ts"]);
});
