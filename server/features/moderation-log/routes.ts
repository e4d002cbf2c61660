import { moderatorProcedures } from "../../http/procedures.ts";
import type { Db } from "../../platform/database/open.ts";
import { listEntries, showFigures } from "./service.ts";

/** Binds the log's endpoints, for moderators. */
export function moderationLogRoutes({ db }: { db: Db }) {
  const { moderationLog } = moderatorProcedures;
  return {
    entries: moderationLog.entries.handler(({ input, context }) => listEntries(db, context.actor, input)),
    figures: moderationLog.figures.handler(({ context }) => showFigures(db, context.actor)),
  };
}
