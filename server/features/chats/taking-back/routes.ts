import { memberProcedures } from "../../../http/procedures.ts";
import { type TakingBackDeps, takeBack } from "./service.ts";

/** Binds the endpoint that takes messages back, for members. */
export function takingBackRoutes(deps: TakingBackDeps) {
  const { takingBack } = memberProcedures;
  return {
    takeBack: takingBack.takeBack.handler(({ input, context }) => takeBack(deps, context.actor, input)),
  };
}
