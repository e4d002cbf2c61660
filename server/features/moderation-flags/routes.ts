import { moderatorProcedures } from "../../http/procedures.ts";
import type { Db } from "../../platform/database/open.ts";
import { closeFlag, listFlags } from "./service.ts";

/** Binds the signals endpoints, for moderators. */
export function flagRoutes({ db }: { db: Db }) {
  const { signals } = moderatorProcedures;
  return {
    list: signals.list.handler(({ input, context }) => listFlags(db, context.actor, input)),
    close: signals.close.handler(({ input, context }) => closeFlag(db, context.actor, input.signalId)),
  };
}
