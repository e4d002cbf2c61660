import { operatorProcedures } from "../../../http/procedures.ts";
import { describeInstallation, listDays, listFailedJobs, type OperatorDeps } from "./service.ts";

/** Binds the operator's endpoints. */
export function operatorRoutes(deps: OperatorDeps) {
  const { operator } = operatorProcedures;
  return {
    overview: operator.overview.handler(() => describeInstallation(deps)),
    days: operator.days.handler(async () => ({ days: await listDays(deps.db) })),
    failedJobs: operator.failedJobs.handler(async () => ({ jobs: await listFailedJobs(deps) })),
    retry: operator.retry.handler(async ({ input }) => ({ isQueued: await deps.jobs.retry(input.queue, input.id) })),
  };
}
