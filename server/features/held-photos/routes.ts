import { moderatorProcedures } from "../../http/procedures.ts";
import { decidePhoto, type HeldPhotoDeps, listHeldPhotos } from "./service.ts";

/** Binds the endpoints of photos that wait, for moderators. */
export function heldPhotoRoutes(deps: HeldPhotoDeps) {
  const { photos } = moderatorProcedures;
  return {
    held: photos.held.handler(({ input, context }) => listHeldPhotos(deps, context.actor, input)),
    decide: photos.decide.handler(({ input, context }) => decidePhoto(deps, context.actor, input)),
  };
}
