import { memberProcedures } from "../../../http/procedures.ts";
import { appealOutcome, ownOutcomes } from "./service.ts";
import type { OutcomeDeps } from "./types.ts";

/** Binds the endpoints of one's own reports' outcomes, for members. */
export function outcomeRoutes(deps: OutcomeDeps) {
  const { outcomes } = memberProcedures;
  return {
    mine: outcomes.mine.handler(({ context }) => ownOutcomes(deps.db, context.actor)),
    appeal: outcomes.appeal.handler(({ input, context }) => appealOutcome(deps, context.actor, input)),
  };
}
