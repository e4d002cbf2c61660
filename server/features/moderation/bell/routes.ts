import { moderatorProcedures } from "../../../http/procedures.ts";
import type { Db } from "../../../platform/database/open.ts";
import { noteOpened } from "./service.ts";

/** Binds the endpoint of the team's bell, for moderators. */
export function bellRoutes({ db }: { db: Db }) {
  const { bell } = moderatorProcedures;
  return { opened: bell.opened.handler(({ context }) => noteOpened(db, context.actor)) };
}
