import { moderatorProcedures } from "../../../http/procedures.ts";
import type { DecisionDeps } from "../decisions/service.ts";
import { exportLog } from "./service.ts";

/** Binds the download of the log, for moderators. */
export function logExportRoutes(deps: Pick<DecisionDeps, "db" | "clock">) {
  const { log } = moderatorProcedures;
  return { export: log.export.handler(({ input, context }) => exportLog(deps, context.actor, input)) };
}
