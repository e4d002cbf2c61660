import { moderatorProcedures } from "../../../http/procedures.ts";
import { decidePhoto, listHeldPhotos, type QuarantineDeps } from "./service.ts";

/** Binds the endpoints of quarantined photos, for moderators. */
export function heldPhotoRoutes(deps: QuarantineDeps) {
  const { heldPhotos } = moderatorProcedures;
  return {
    held: heldPhotos.held.handler(({ input, context }) => listHeldPhotos(deps, context.actor, input)),
    decide: heldPhotos.decide.handler(({ input, context }) => decidePhoto(deps, context.actor, input)),
  };
}
