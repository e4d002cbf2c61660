import { moderatorProcedures } from "../../http/procedures.ts";
import type { Db } from "../../platform/database/open.ts";
import { closeSignal, readSignals } from "./service.ts";

/** Binds the signals endpoints, for moderators. */
export function signalRoutes({ db }: { db: Db }) {
  const { signals } = moderatorProcedures;
  return {
    list: signals.list.handler(({ input, context }) => readSignals(db, context.actor, input)),
    close: signals.close.handler(({ input, context }) => closeSignal(db, context.actor, input.signalId)),
  };
}
