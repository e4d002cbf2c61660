import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { repositoryOf, repositoryRoot } from "../tools/repository.ts";
import { chooseMutants, type Lane, runCampaign } from "./campaign.ts";
import { copyCheckout } from "./checkout-copy.ts";
import { importersOf, testsImporting } from "./import-graph.ts";
import { withProbes } from "./probes.ts";
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

test("probes tell what was reached, each once", async () => {
  const text = "export const double = (n) => ({ n: n * 2 });\nexport function never() {\n  return 1;\n}\n";
  const at = text.indexOf("return");
  const value = { start: text.indexOf("{ n:"), end: text.indexOf(");") };
  const reachedPath = join(folder, "reached");
  const probed = withProbes(
    text,
    [
      { number: 1, point: { kind: "value", ...value } },
      { number: 2, point: { kind: "statement", at } },
      { number: 3, point: { kind: "statement", at: 0 } },
    ],
    reachedPath,
  );
  writeFileSync(join(folder, "probed.mjs"), probed);
  const { double } = await import(/* @vite-ignore */ join(folder, "probed.mjs"));
  expect([double(2), double(3)]).toEqual([{ n: 4 }, { n: 6 }]);
  expect(readFileSync(reachedPath, "utf8")).toBe("3\n1\n");
});

describe("a campaign", () => {
  /** Reaches everything; a test fails when its file differs from the original, or always. */
  function fakeLane(options: { fails?: string[]; notices?: string[]; reaches?: boolean }): Lane & { asked: string[] } {
    const asked: string[] = [];
    const run = async ({ test }: { test: string }) => {
      asked.push(test);
      const text = readFileSync(join(folder, "domain/age.ts"), "utf8");
      const isMutant = !text.includes("reachedByTest");
      const passed = !options.fails?.includes(test) && !(isMutant && options.notices?.includes(test));
      return {
        passed,
        hasStarted: true,
        milliseconds: 1,
        reached: options.reaches === false ? [] : [0],
        failure: passed ? undefined : "x",
      };
    };
    return { root: folder, asked, runner: { run, invalidate: () => {}, close: async () => {} } };
  }

  const files = {
    "domain/age.ts": AGE,
    "domain/age.test.ts": 'import "./age.ts";',
    "server/a.test.ts": 'import "../domain/age.ts";',
    "server/a.int.test.ts": 'import "../domain/age.ts";',
  };

  async function campaign(lane: Lane, tests = 12) {
    writeFiles(files);
    const repository = repositoryOf(files);
    const mutants = await chooseMutants(repository, { only: [], sample: 1, seed: "1" });
    return runCampaign(repository, mutants, [lane], { tests, onOutcome: () => {}, onRed: () => {} });
  }

  test("asks the nearest test first and ends with the first that notices", async () => {
    const lane = fakeLane({ notices: ["server/a.test.ts", "server/a.int.test.ts"] });
    const { outcomes } = await campaign(lane);
    expect(outcomes).toMatchObject([{ result: "noticed", noticedBy: "server/a.test.ts: x" }]);
    // First without a fault, then with it.
    expect(lane.asked).toEqual(["domain/age.test.ts", "domain/age.test.ts", "server/a.test.ts", "server/a.test.ts"]);
  });

  test("tells survivors, what no test reaches, and what was left out", async () => {
    expect((await campaign(fakeLane({}))).outcomes).toMatchObject([{ result: "survived", leftOut: 0 }]);
    expect((await campaign(fakeLane({}), 1)).outcomes).toMatchObject([{ result: "survived", leftOut: 2 }]);
    expect((await campaign(fakeLane({ reaches: false }))).outcomes).toMatchObject([{ result: "unreached" }]);
  });

  test("a test that fails without a fault is named and notices nothing", async () => {
    const { outcomes, red } = await campaign(fakeLane({ fails: ["domain/age.test.ts"] }));
    expect(outcomes).toMatchObject([{ result: "survived" }]);
    expect(red).toEqual(["domain/age.test.ts: x"]);
  });
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
