import { z } from "zod";
import { errors, memberEndpoint } from "../endpoint.ts";
import { PHOTO } from "../vocabulary/photos.ts";

export const avatars = {
  upload: memberEndpoint
    .route({
      method: "PUT",
      path: "/me/photo",
      summary: "Set my photo",
      description:
        "The body is the image itself: JPEG, PNG, WebP or AVIF, at most 10 MB and 50 megapixels, at least 100×100 pixels, not animated. `PHOTO_TOO_LARGE` also for a photo that takes too much memory or time to decode. The server turns it upright, cuts the largest square out of its middle, re-encodes it without any metadata, and deletes the photo before it. `isHeld`: others see it only after a moderator has looked at it.",
      tags: ["avatars"],
    })
    .meta({ limit: "upload" })
    .errors(
      errors(
        "PHOTO_UNREADABLE",
        "PHOTO_ANIMATED",
        "PHOTO_TOO_HEAVY",
        "PHOTO_TOO_LARGE",
        "PHOTO_TOO_SMALL",
        "PHOTO_NOT_STORED",
        "PERSON_NOT_FOUND",
      ),
    )
    .input(z.file().max(PHOTO.maxBytes))
    .output(z.object({ avatarUrl: z.string(), isHeld: z.boolean() })),

  remove: memberEndpoint
    .route({ method: "DELETE", path: "/me/photo", summary: "Remove my photo", tags: ["avatars"] })
    .meta({ limit: "profile" })
    .output(z.object({ avatarUrl: z.null() })),
};
