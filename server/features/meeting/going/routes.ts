import { memberProcedures } from "../../../http/procedures.ts";
import { type GoingDeps, go, leave, listGoers, listGoing } from "./service.ts";

/** Binds the endpoints, for members. */
export function goingRoutes(deps: GoingDeps) {
  const { going } = memberProcedures;
  return {
    mine: going.mine.handler(({ context }) => listGoing(deps, context.actor)),
    go: going.go.handler(({ input, context }) => go(deps, context.actor, input)),
    leave: going.leave.handler(({ input, context }) => leave(deps, context.actor, input.eventId)),
    people: going.people.handler(({ input, context }) => listGoers(deps, context.actor, input)),
  };
}
