import { moderatorProcedures } from "../../http/procedures.ts";
import { decidePhoto, listQuarantine, type QuarantineDeps } from "./service.ts";

/** Binds the endpoints of quarantined photos, for moderators. */
export function quarantineRoutes(deps: QuarantineDeps) {
  const { photos } = moderatorProcedures;
  return {
    held: photos.held.handler(({ input, context }) => listQuarantine(deps, context.actor, input)),
    decide: photos.decide.handler(({ input, context }) => decidePhoto(deps, context.actor, input)),
  };
}
