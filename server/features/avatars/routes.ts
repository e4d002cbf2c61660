import { memberProcedures } from "../../http/procedures.ts";
import { removeOwnPhoto, uploadPhoto } from "./service.ts";
import type { AvatarDeps } from "./types.ts";

/** Binds the endpoints of the own photo, for members. */
export function avatarRoutes(deps: AvatarDeps) {
  const { avatars } = memberProcedures;
  return {
    upload: avatars.upload.handler(({ input, context }) => uploadPhoto(deps, context.actor, input)),
    remove: avatars.remove.handler(({ context }) => removeOwnPhoto(deps, context.actor)),
  };
}
