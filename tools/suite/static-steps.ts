import { existsSync } from "node:fs";
import { join } from "node:path";
import { allChecks } from "../checks/all-checks.ts";
import { openRepository, repositoryRoot } from "../repository.ts";
import { NO_COUNTS, ONE_FAILED, ONE_PASSED } from "./counts.ts";
import { compareLines } from "./line-counts.ts";
import { runNode } from "./program.ts";
import type { Step, StepResult } from "./step.ts";

const CODE_FOLDERS = ["contract", "phrases", "domain", "ranking", "server", "web", "e2e", "tools", "mutation", "bench"];

export function staticSteps(): Step[] {
  return [
    tool("Type check: server, leaves, tools", "node_modules/typescript/bin/tsc", ["-p", "tsconfig.json"]),
    tool("Type check: web", "node_modules/typescript/bin/tsc", ["-p", "web/tsconfig.json"]),
    tool("Type check: service worker", "node_modules/typescript/bin/tsc", ["-p", "web/service-worker/tsconfig.json"]),
    tool("Format and lint", "node_modules/@biomejs/biome/bin/biome", ["check", "--error-on-warnings"]),
    tool("Import rules", "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs", [
      "--config",
      ".dependency-cruiser.cjs",
      "--output-type",
      "err-long",
      ...CODE_FOLDERS.filter((folder) => existsSync(join(repositoryRoot, folder))),
    ]),
    tool("Unused code and dependencies", "node_modules/knip/bin/knip.js", ["--no-progress"]),
    { title: "Repository checks", group: "checks", run: runRepositoryChecks },
    {
      title: "Test lines per product line",
      group: "checks",
      run: async () => ({ counts: NO_COUNTS, output: "", note: compareLines(openRepository()) }),
    },
  ];
}

/** Passes or fails as a whole. */
function tool(title: string, script: string, args: readonly string[]): Step {
  return {
    title,
    group: "checks",
    async run() {
      const { exitCode, output } = await runNode([script, ...args]);
      return { counts: exitCode === 0 ? ONE_PASSED : ONE_FAILED, output, ...(exitCode === 0 ? { note: "clean" } : {}) };
    },
  };
}

async function runRepositoryChecks(): Promise<StepResult> {
  const repository = openRepository();
  const results = allChecks.map((check) => ({ name: check.name, problems: check.run(repository) }));
  const broken = results.filter((result) => result.problems.length > 0);
  return {
    counts: { ...NO_COUNTS, passed: results.length - broken.length, failed: broken.length },
    output: broken
      .map(({ name, problems }) => [`${name}:`, ...problems.map((line) => `  ${line}`)].join("\n"))
      .join("\n"),
  };
}
