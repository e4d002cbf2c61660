import { moderatorProcedures } from "../../../http/procedures.ts";
import type { Db } from "../../../platform/database/open.ts";
import { listEntries, showFigures } from "./service.ts";

/** Binds the log's endpoints, for moderators. */
export function logRoutes({ db }: { db: Db }) {
  const { log } = moderatorProcedures;
  return {
    entries: log.entries.handler(({ input, context }) => listEntries(db, context.actor, input)),
    figures: log.figures.handler(({ context }) => showFigures(db, context.actor)),
  };
}
