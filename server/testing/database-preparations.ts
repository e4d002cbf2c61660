import { confirmationJob, passwordResetJob } from "../features/accounts/jobs.ts";
import { statementJob } from "../features/statements-of-reasons/jobs.ts";
import { installJobQueues } from "../jobs/runner.ts";
import { migrateDatabase } from "../platform/database/migrate.ts";
import type { Database } from "../platform/database/open.ts";

/** Schemas of the template of test databases, in order. No data, as suites create their own. */
export const databasePreparations: readonly ((database: Database) => Promise<void>)[] = [
  migrateDatabase,
  (database) => installJobQueues(database, [confirmationJob, passwordResetJob, statementJob]),
];
