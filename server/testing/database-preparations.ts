import { statementJob } from "../features/moderation/statements/jobs.ts";
import { confirmationJob, passwordResetJob } from "../features/sign-in/accounts/jobs.ts";
import { installJobQueues } from "../jobs/runner.ts";
import { migrateDatabase } from "../platform/database/migrate.ts";
import type { Database } from "../platform/database/open.ts";

/** Schemas of the template of test databases, in order. No data, as suites create their own. */
export const databasePreparations: readonly ((database: Database) => Promise<void>)[] = [
  migrateDatabase,
  (database) => installJobQueues(database, [confirmationJob, passwordResetJob, statementJob]),
];
