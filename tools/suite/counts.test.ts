import { expect, test } from "vitest";
import { countPlaywright, countVitest, formatCounts, formatNeeds, NO_COUNTS, withExitCode } from "./counts.ts";

test("the closing line names skipped tests only where there are any", () => {
  expect(formatCounts({ ...NO_COUNTS, passed: 12 })).toBe("12 passed, 0 failed");
  expect(formatCounts({ ...NO_COUNTS, passed: 12, failed: 3, skipped: 1 })).toBe("12 passed, 3 failed, 1 skipped");
});

test("tests that need PostgreSQL or the photo classifier are told apart from skipped ones", () => {
  expect(formatNeeds(NO_COUNTS)).toBe("");
  expect(formatNeeds({ ...NO_COUNTS, needPostgres: 15 })).toBe(", 15 need PostgreSQL");
  expect(formatNeeds({ ...NO_COUNTS, needPostgres: 15, needClassifier: 1 })).toBe(
    ", 15 need PostgreSQL, 1 need the photo classifier",
  );
  expect(formatCounts({ ...NO_COUNTS, passed: 1, needPostgres: 15 })).toBe("1 passed, 0 failed");
  const report = {
    numPassedTests: 1,
    numFailedTests: 0,
    numPendingTests: 4,
    numTodoTests: 0,
    testResults: [
      {
        status: "passed",
        assertionResults: [
          { status: "passed", tags: ["postgres"] },
          { status: "skipped", tags: ["classifier"] },
          { status: "skipped", tags: ["postgres"] },
          { status: "skipped", tags: ["postgres"] },
          { status: "skipped", tags: [] },
        ],
      },
    ],
  };
  expect(countVitest(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: 0,
    skipped: 1,
    needPostgres: 2,
    needClassifier: 1,
  });
});

test("a bad exit code is at least one failure", () => {
  expect(withExitCode({ ...NO_COUNTS, passed: 5 }, 1).failed).toBe(1);
  expect(withExitCode({ ...NO_COUNTS, passed: 5, failed: 2 }, 1).failed).toBe(2);
  expect(withExitCode({ ...NO_COUNTS, passed: 5 }, 0).failed).toBe(0);
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
  expect(countVitest(JSON.stringify(report))).toEqual({ ...NO_COUNTS, passed: 3, failed: 2, skipped: 2 });
});

test("Playwright: errors outside of tests count where no test failed", () => {
  const stats = { expected: 4, unexpected: 0, flaky: 1, skipped: 1 };
  expect(countPlaywright(JSON.stringify({ stats }))).toEqual({ ...NO_COUNTS, passed: 5, skipped: 1 });
  expect(countPlaywright(JSON.stringify({ stats, errors: [{}] })).failed).toBe(1);
  expect(countPlaywright(JSON.stringify({ stats: { ...stats, unexpected: 2 }, errors: [{}] })).failed).toBe(2);
});
