import { memberProcedures, pendingProcedures } from "../../../http/procedures.ts";
import {
  challengeFactor,
  enrolFactor,
  type FactorDeps,
  listFactors,
  makeRecoveryCodes,
  recover,
  removeFactor,
  verifyFactor,
} from "./service.ts";

/** Binds the factor endpoints. Those of `pendingProcedures` work while a code is pending. */
export function factorRoutes(deps: FactorDeps) {
  const { factors } = memberProcedures;
  const { factors: pending } = pendingProcedures;
  return {
    list: pending.list.handler(({ context }) => listFactors(deps, context.actor)),
    enrol: factors.enrol.handler(({ context, input }) => enrolFactor(deps, context.actor, input)),
    remove: factors.remove.handler(({ context, input }) => removeFactor(deps, context.actor, input.factorId)),
    challenge: pending.challenge.handler(({ context, input }) =>
      challengeFactor(deps, context.actor, { ...input, language: context.language }),
    ),
    verify: pending.verify.handler(({ context, input }) => verifyFactor(deps, context.actor, input)),
    makeRecoveryCodes: factors.makeRecoveryCodes.handler(({ context }) => makeRecoveryCodes(deps, context.actor)),
    recover: pending.recover.handler(({ context, input }) => recover(deps, context.actor, input.code)),
  };
}
