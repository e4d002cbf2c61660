import { existsSync, globSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "../browser.ts";
import type { Declared } from "../browser-support/compatibility.ts";
import { type Accepted, unsupportedUses } from "../browser-support/unsupported.ts";
import { openRepository, repositoryRoot } from "../repository.ts";
import {
  type Counts,
  countPlaywright,
  countVitest,
  NO_COUNTS,
  ONE_FAILED,
  ONE_PASSED,
  withExitCode,
} from "./counts.ts";
import { type ProgramOptions, type ProgramResult, runNode } from "./program.ts";
import { type Budgets, measureScreens, overBudget } from "./script-budgets.ts";
import type { Step, StepResult } from "./step.ts";

// Sample of the generated suites (`server/testing/sample.ts`): a tenth, another one each day.
process.env.TEST_SAMPLE ||= new Date().toISOString().slice(0, 10);

export function testSteps(): Step[] {
  return [
    vitest(
      { title: "Unit tests", group: "unit" },
      "unit*",
      /^(contract|phrases|domain|ranking|server|tools|mutation)\/.*(?<!\.int)\.test\.ts$/,
    ),
    vitest({ title: "Web tests", group: "web" }, "web*", /^web\/.*\.test\.tsx?$/),
    { title: "Build of the web app", group: "browser", run: buildWeb },
    vitest(
      {
        title: `Database and API tests (${databaseName()}, TEST_SAMPLE=${process.env.TEST_SAMPLE})`,
        group: "int",
        alone: true,
      },
      "server-int",
      /^server\/.*\.int\.test\.ts$/,
    ),
    { title: "JavaScript of each screen", group: "browser", alone: true, run: checkBudgets },
    { title: "What browsers must know", group: "browser", alone: true, run: checkBrowserSupport },
    { title: "Browser tests", group: "browser", alone: true, run: runBrowserTests },
  ];
}

function databaseName(): string {
  return process.env.DATABASE_URL ? "PostgreSQL" : "embedded";
}

function vitest(step: Omit<Step, "run">, project: string, files: RegExp): Step {
  return {
    ...step,
    run: () =>
      runTests(files, countVitest, (report) =>
        runNode([
          "node_modules/vitest/vitest.mjs",
          "run",
          `--project=${project}`,
          "--reporter=default",
          "--reporter=json",
          `--outputFile.json=${report}`,
        ]),
      ),
  };
}

async function buildWeb(): Promise<StepResult> {
  const { exitCode, output } = await runNode(["tools/run.mjs", "build-web"]);
  return exitCode === 0 ? { counts: ONE_PASSED, output, note: "built" } : { counts: ONE_FAILED, output };
}

async function checkBudgets(): Promise<StepResult> {
  const budgets = JSON.parse(await readFile(join(repositoryRoot, "tools/script-budgets.json"), "utf8")) as Budgets;
  const sizes = measureScreens(join(repositoryRoot, "web/dist"));
  const problems = overBudget(sizes, budgets);
  const passed = Math.max(0, sizes.length - problems.length);
  return { counts: { ...NO_COUNTS, passed, failed: problems.length }, output: problems.join("\n") };
}

async function checkBrowserSupport(): Promise<StepResult> {
  const read = (path: string) => readFileSync(join(repositoryRoot, path), "utf8");
  const files = globSync("web/dist/**/*.{js,css}", { cwd: repositoryRoot });
  const problems = unsupportedUses(
    files.map((name) => ({ name, text: read(name) })),
    {
      declared: JSON.parse(read("web/build/browsers.json")) as Declared,
      accepted: JSON.parse(read("tools/browser-support/accepted.json")) as Accepted,
      isFile: (path) => existsSync(join(repositoryRoot, path)),
    },
  );
  return {
    counts: problems.length === 0 ? ONE_PASSED : { ...NO_COUNTS, failed: problems.length },
    output: problems.join("\n"),
  };
}

function runBrowserTests(): Promise<StepResult> {
  return runTests(/^e2e\/.*\.spec\.ts$/, countPlaywright, async (report) => {
    const progress: string[] = [];
    const browser = await ensureChromium((line) => {
      progress.push(line);
      console.log(`  ${line}`);
    });
    if (browser === undefined) return { exitCode: 1, output: progress.join("\n") };
    return runNode(["node_modules/@playwright/test/cli.js", "test", "--config", "e2e/playwright.config.ts"], {
      env: browserTestEnvironment(browser, report),
    });
  });
}

function browserTestEnvironment(browser: string, report: string): NonNullable<ProgramOptions["env"]> {
  return {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    // The embedded engines, as with a plain `npm start`.
    DATABASE_URL: undefined,
    REDIS_URL: undefined,
  };
}

/** Counts the results in the JSON report of a test runner. */
async function runTests(
  files: RegExp,
  count: (json: string) => Counts,
  run: (report: string) => Promise<ProgramResult>,
): Promise<StepResult> {
  if (!openRepository().files.some((path) => files.test(path))) {
    return { counts: NO_COUNTS, output: "", note: "no such tests yet" };
  }
  const folder = await mkdtemp(join(tmpdir(), "nakamatch-report-"));
  try {
    const report = join(folder, "report.json");
    const { exitCode, output } = await run(report);
    if (!existsSync(report)) return { counts: ONE_FAILED, output };
    const counts = count(await readFile(report, "utf8"));
    // No test ran: a wrong setup.
    const ran = counts.passed + counts.failed > 0;
    return { counts: withExitCode(counts, ran ? exitCode : 1), output };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
