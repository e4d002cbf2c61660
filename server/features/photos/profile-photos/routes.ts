import { memberProcedures } from "../../../http/procedures.ts";
import { addPhoto, arrangePhotos, removeOwnPhoto, uploadPhoto } from "./service.ts";
import type { AvatarDeps } from "./types.ts";

/** Binds the endpoints of one's own photos, for members. */
export function profilePhotoRoutes(deps: AvatarDeps) {
  const { profilePhotos } = memberProcedures;
  return {
    upload: profilePhotos.upload.handler(({ input: { body, query }, context }) =>
      uploadPhoto(deps, context.actor, { file: body, square: query?.square }, query?.replaces),
    ),
    add: profilePhotos.add.handler(({ input: { body, query }, context }) =>
      addPhoto(deps, context.actor, { file: body, square: query?.square }),
    ),
    arrange: profilePhotos.arrange.handler(({ input, context }) => arrangePhotos(deps, context.actor, input)),
    remove: profilePhotos.remove.handler(({ input, context }) => removeOwnPhoto(deps, context.actor, input?.avatarUrl)),
  };
}
