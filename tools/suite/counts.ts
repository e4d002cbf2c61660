/** Results of the tests or checks of a step. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests tagged `postgres` without PostgreSQL; not among the skipped. */
  readonly needPostgres: number;
  /** Tests tagged `classifier` without that add-on; not among the skipped. */
  readonly needClassifier: number;
}

export const NO_COUNTS: Counts = { passed: 0, failed: 0, skipped: 0, needPostgres: 0, needClassifier: 0 };
export const ONE_PASSED: Counts = { ...NO_COUNTS, passed: 1 };
export const ONE_FAILED: Counts = { ...NO_COUNTS, failed: 1 };

export function sumCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
      needPostgres: sum.needPostgres + counts.needPostgres,
      needClassifier: sum.needClassifier + counts.needClassifier,
    }),
    NO_COUNTS,
  );
}

/** The last line of a run: `12 passed, 1 failed, 2 skipped`, the end only when needed. `.ci/run` reads it. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** `, 15 need PostgreSQL, 1 need the photo classifier`, or an empty text. */
export function formatNeeds({ needPostgres, needClassifier }: Counts): string {
  const postgres = needPostgres > 0 ? `, ${needPostgres} need PostgreSQL` : "";
  return needClassifier > 0 ? `${postgres}, ${needClassifier} need the photo classifier` : postgres;
}

/** A failure outside any test (a crashed worker, a server that did not start) counts as one. */
export function withExitCode(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string; tags?: readonly string[] }[] }[];
}

/** Tags of `vitest.config.ts`. */
const TAGS = { postgres: "postgres", classifier: "classifier" };

/** Reads Vitest's JSON report. A file that cannot be loaded counts as one failure. */
export function countVitest(json: string): Counts {
  const report: VitestReport = JSON.parse(json);
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  const skipped = report.testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status === "skipped");
  const skippedWith = (tag: string) => skipped.filter(({ tags = [] }) => tags.includes(tag)).length;
  const [needPostgres, needClassifier] = [skippedWith(TAGS.postgres), skippedWith(TAGS.classifier)];
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests - needPostgres - needClassifier,
    needPostgres,
    needClassifier,
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors?: unknown[];
}

/** Reads Playwright's JSON report. A retry that passes counts as passed. */
export function countPlaywright(json: string): Counts {
  const { stats, errors = [] }: PlaywrightReport = JSON.parse(json);
  const failed = stats.unexpected === 0 ? errors.length : stats.unexpected;
  return { ...NO_COUNTS, passed: stats.expected + stats.flaky, failed, skipped: stats.skipped };
}
