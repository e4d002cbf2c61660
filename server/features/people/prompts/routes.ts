import { memberProcedures } from "../../../http/procedures.ts";
import type { Db } from "../../../platform/database/open.ts";
import { changePrompts } from "./service.ts";

/** Binds the prompts endpoints. Members change only their own answers. */
export function promptRoutes({ db }: { db: Db }) {
  const { prompts } = memberProcedures;
  return { change: prompts.change.handler(({ input, context }) => changePrompts(db, context.actor, input)) };
}
