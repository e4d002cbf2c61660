import { memberProcedures } from "../../../http/procedures.ts";
import type { Db } from "../../../platform/database/open.ts";
import { ownStatements } from "./service.ts";

/** Binds the statements endpoint, for members. */
export function statementRoutes({ db }: { db: Db }) {
  const { statements } = memberProcedures;
  return { mine: statements.mine.handler(({ context }) => ownStatements(db, context.actor)) };
}
