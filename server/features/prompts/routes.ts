import { memberProcedures } from "../../http/procedures.ts";
import type { Db } from "../../platform/database/open.ts";
import { changePrompts } from "./service.ts";

/** Members change their own answers only. */
export function promptRoutes({ db }: { db: Db }) {
  const { prompts } = memberProcedures;
  return { change: prompts.change.handler(({ input, context }) => changePrompts(db, context.actor, input)) };
}
