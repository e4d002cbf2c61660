/** Fields that an error, or a copy of one, may have. */
export interface Failure {
  name?: unknown;
  code?: unknown;
  /** PostgreSQL's. */
  severity?: unknown;
  constraint?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** Yields an error and its causes: the query builder wraps the driver's error, the job queue copies it. */
export function* withCauses(error: unknown): Generator<Failure> {
  let current = error;
  while (typeof current === "object" && current !== null) {
    const failure: Failure = current;
    yield failure;
    current = failure.cause;
  }
}
