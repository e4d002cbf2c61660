import { moderatorProcedures } from "../../../http/procedures.ts";
import { closeFlag, type FlagDeps, listFlags, reopenFlag } from "./service.ts";

/** Binds the signals endpoints, for moderators. */
export function flagRoutes(deps: FlagDeps) {
  const { moderationFlags } = moderatorProcedures;
  return {
    list: moderationFlags.list.handler(({ input, context }) => listFlags(deps.db, context.actor, input)),
    close: moderationFlags.close.handler(({ input, context }) => closeFlag(deps, context.actor, input.signalId)),
    reopen: moderationFlags.reopen.handler(({ input, context }) => reopenFlag(deps, context.actor, input.signalId)),
  };
}
