import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";
import { createVitest, type TestSpecification } from "vitest/node";
import type { FileResult, HostRequest } from "./test-runner.ts";

// Runs test files on request in a warm Vitest. Started by test-runner.ts.

// Vite's module runner maps stack traces, and throws at an error from another source.
Object.defineProperty(Error, "prepareStackTrace", { get: () => undefined, set: () => {} });

const root = process.cwd();
const reachedPath = process.argv[2] ?? "";
const vitest = await createVitest("test", {
  root,
  watch: false,
  reporters: [{}],
  silent: true,
  bail: 1,
  // The lanes decide on parallelism.
  maxWorkers: 1,
});
const specifications = new Map<string, TestSpecification>();
for (const specification of await vitest.globTestSpecifications()) {
  specifications.set(specification.moduleId, specification);
}

process.on("message", async (request: HostRequest) => {
  for (const path of request.changed) vitest.invalidateFile(join(root, path));
  process.send?.(await run(request.test));
});
process.on("disconnect", () => {
  rmSync(root, { recursive: true, force: true });
  process.exit();
});
process.send?.("ready");

async function run(test: string): Promise<FileResult> {
  const specification = specifications.get(join(root, test));
  if (specification === undefined)
    return { passed: false, hasStarted: true, milliseconds: 0, reached: [], failure: "no such test" };
  rmSync(reachedPath, { force: true });
  // `bail` counts earlier runs too.
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const start = performance.now();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
  const hasStarted = !unhandledErrors.some((error) => textOf(error).includes("[vitest-pool]"));
  const failures = [
    ...unhandledErrors.map(textOf),
    ...testModules.flatMap((module) => [
      ...module.errors().map(({ message }) => message),
      ...[...module.children.allTests("failed")].map((failed) => failed.fullName),
    ]),
  ];
  const passed = testModules.length > 0 && testModules.every((module) => module.ok()) && unhandledErrors.length === 0;
  return {
    passed,
    hasStarted,
    milliseconds: performance.now() - start,
    reached: existsSync(reachedPath) ? readFileSync(reachedPath, "utf8").trim().split("\n").map(Number) : [],
    failure: passed ? undefined : (failures[0] ?? "failed"),
  };
}

/** A thrown value may lack a prototype, and so `toString`. */
function textOf(error: unknown): string {
  return error instanceof Error ? String(error) : inspect(error);
}
