import { memberProcedures } from "../../http/procedures.ts";
import { addPhoto, arrangePhotos, removeOwnPhoto, uploadPhoto } from "./service.ts";
import type { AvatarDeps } from "./types.ts";

/** Binds the endpoints of one's own photos, for members. */
export function avatarRoutes(deps: AvatarDeps) {
  const { avatars } = memberProcedures;
  return {
    upload: avatars.upload.handler(({ input: { body, query }, context }) =>
      uploadPhoto(deps, context.actor, body, query?.replaces),
    ),
    add: avatars.add.handler(({ input, context }) => addPhoto(deps, context.actor, input)),
    arrange: avatars.arrange.handler(({ input, context }) => arrangePhotos(deps, context.actor, input)),
    remove: avatars.remove.handler(({ input, context }) => removeOwnPhoto(deps, context.actor, input?.avatarUrl)),
  };
}
