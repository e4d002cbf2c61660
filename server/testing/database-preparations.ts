import { confirmationJob, passwordResetJob } from "../features/accounts/jobs.ts";
import { statementJob } from "../features/statements-of-reasons/jobs.ts";
import { installJobQueues } from "../jobs/runner.ts";
import { migrateDatabase } from "../platform/database/migrate.ts";
import type { Database } from "../platform/database/open.ts";

/**
 * What is done, in this order and once per test run, to the template that every test database is a copy of. A part of
 * the server with a schema of its own (such as the job queue) adds its installation here; so does anything slow that all
 * suites need. Keep data out of it: each suite makes the rows it tests.
 */
export const databasePreparations: readonly ((database: Database) => Promise<void>)[] = [
  migrateDatabase,
  (database) => installJobQueues(database, [confirmationJob, passwordResetJob, statementJob]),
];
