import { expect, test } from "vitest";
import { countPlaywright, countVitest, formatCounts, sumCounts, withExitCode } from "./counts.ts";

test("the closing line names skipped tests only where there are any", () => {
  expect(formatCounts({ passed: 12, failed: 0, skipped: 0 })).toBe("12 passed, 0 failed");
  expect(formatCounts({ passed: 12, failed: 3, skipped: 1 })).toBe("12 passed, 3 failed, 1 skipped");
});

test("counts add up", () => {
  const all = [
    { passed: 1, failed: 0, skipped: 2 },
    { passed: 4, failed: 1, skipped: 0 },
  ];
  expect(sumCounts(all)).toEqual({ passed: 5, failed: 1, skipped: 2 });
});

test("a bad exit code is at least one failure", () => {
  expect(withExitCode({ passed: 5, failed: 0, skipped: 0 }, 1).failed).toBe(1);
  expect(withExitCode({ passed: 5, failed: 2, skipped: 0 }, 1).failed).toBe(2);
  expect(withExitCode({ passed: 5, failed: 0, skipped: 0 }, 0).failed).toBe(0);
});

test("vitest: a file that cannot be loaded is one failure more", () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: "failed", assertionResults: [] },
      { status: "failed", assertionResults: [{ status: "failed" }] },
      { status: "passed", assertionResults: [{ status: "passed" }] },
    ],
  };
  expect(countVitest(JSON.stringify(report))).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test("Playwright: errors outside of tests count where no test failed", () => {
  const stats = { expected: 4, unexpected: 0, flaky: 1, skipped: 1 };
  expect(countPlaywright(JSON.stringify({ stats }))).toEqual({ passed: 5, failed: 0, skipped: 1 });
  expect(countPlaywright(JSON.stringify({ stats, errors: [{}] })).failed).toBe(1);
  expect(countPlaywright(JSON.stringify({ stats: { ...stats, unexpected: 2 }, errors: [{}] })).failed).toBe(2);
});
