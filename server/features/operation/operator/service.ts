/** The state of the installation. Reads no people, payloads or messages. */
import type { FailedJob, Overview } from "@nakamatch/contract/endpoints/operation/operator";
import { PARTS } from "@nakamatch/contract/vocabulary/operator";
import type { Db } from "../../../platform/database/open.ts";
import { VERSION } from "../../../platform/version.ts";
import { readPlanCounts } from "../../chats/meetings/service.ts";
import { lastBackup } from "../installation/service.ts";
import { presentQueues } from "./present.ts";
import { listDays, readDatabaseBytes } from "./store.ts";
import type { Jobs, State } from "./types.ts";

const FAILED_MAX = 50;

export interface OperatorDeps {
  db: Db;
  jobs: Jobs;
  readState: () => Promise<State>;
}

export async function describeInstallation({ db, jobs, readState }: OperatorDeps): Promise<Overview> {
  const [state, databaseBytes, backup, plans] = await Promise.all([
    readState(),
    readDatabaseBytes(db),
    lastBackup(db),
    readPlanCounts(db),
  ]);
  const { checkedAt, parts, delay, disk } = state;
  return {
    version: VERSION,
    checkedAt: checkedAt.toISOString(),
    parts: PARTS.flatMap((name) => {
      const part = parts[name];
      return part ? [{ name, ok: part.ok, ms: part.ms, problem: part.problem ?? null }] : [];
    }),
    delaySeconds: Number.isFinite(delay) ? Math.max(0, delay) : null,
    ...presentQueues(state.queues),
    held: jobs.held(),
    storage: { databaseBytes, diskBytes: disk.bytes, diskFreeBytes: disk.free },
    lastBackupAt: backup ?? null,
    plans,
  };
}

export async function listFailedJobs({ jobs }: Pick<OperatorDeps, "jobs">): Promise<FailedJob[]> {
  const failed = await jobs.failed(FAILED_MAX);
  return failed.map(({ failedAt, ...job }) => ({ ...job, failedAt: failedAt.toISOString() }));
}

export { listDays };
