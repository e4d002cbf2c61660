export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Left out on the embedded engine; not among the skipped. */
  readonly needPostgres: number;
  /** Left out without the add-on; not among the skipped. */
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

/** `12 passed, 1 failed`, and `, 2 skipped` if any: the last line of a run. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

export function formatNeeds({ needPostgres, needClassifier }: Counts): string {
  const postgres = needPostgres > 0 ? `, ${needPostgres} need PostgreSQL` : "";
  return needClassifier > 0 ? `${postgres}, ${needClassifier} need the photo classifier` : postgres;
}

/** A failure outside of any test, such as a crashed worker or unhandled error, counts as one. */
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

const TAGS = { postgres: "postgres", classifier: "classifier" };

/** Reads vitest's JSON report. A file that fails to load counts as one failure. */
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

/** Reads Playwright's JSON report. A test that passes on a retry has passed. */
export function countPlaywright(json: string): Counts {
  const { stats, errors = [] }: PlaywrightReport = JSON.parse(json);
  const failed = stats.unexpected === 0 ? errors.length : stats.unexpected;
  return { ...NO_COUNTS, passed: stats.expected + stats.flaky, failed, skipped: stats.skipped };
}
