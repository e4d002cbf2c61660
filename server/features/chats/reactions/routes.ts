import { memberProcedures } from "../../../http/procedures.ts";
import { type ReactionDeps, setReaction } from "./service.ts";

/** Binds the endpoint of reactions, for members. */
export function reactionRoutes(deps: ReactionDeps) {
  const { reactions } = memberProcedures;
  return {
    set: reactions.set.handler(({ input, context }) => setReaction(deps, context.actor, input)),
  };
}
