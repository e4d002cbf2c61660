import { moderatorProcedures } from "../../../http/procedures.ts";
import type { Db } from "../../../platform/database/open.ts";
import { closeFlag, listFlags } from "./service.ts";

/** Binds the signals endpoints, for moderators. */
export function flagRoutes({ db }: { db: Db }) {
  const { moderationFlags } = moderatorProcedures;
  return {
    list: moderationFlags.list.handler(({ input, context }) => listFlags(db, context.actor, input)),
    close: moderationFlags.close.handler(({ input, context }) => closeFlag(db, context.actor, input.signalId)),
  };
}
