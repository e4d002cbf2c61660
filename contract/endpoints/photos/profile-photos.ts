import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";
import { PHOTOS_MAX } from "../../vocabulary/limits.ts";
import { PHOTO } from "../../vocabulary/photos.ts";

const UPLOAD_ERRORS = [
  "PHOTO_UNREADABLE",
  "PHOTO_ANIMATED",
  "PHOTO_TOO_HEAVY",
  "PHOTO_TOO_LARGE",
  "PHOTO_TOO_SLOW",
  "PHOTO_TOO_SMALL",
  "PHOTO_TOOK_TOO_LONG",
  "PHOTO_NOT_STORED",
  "PERSON_NOT_FOUND",
] as const;

const uploaded = z.object({ avatarUrl: z.string(), isHeld: z.boolean() });

/** `x,y,side` in pixels of the upright image. */
const square = z
  .string()
  .regex(/^\d{1,5},\d{1,5},\d{1,5}$/)
  .transform((text) => {
    const [x = 0, y = 0, side = 0] = text.split(",").map(Number);
    return { x, y, side };
  })
  .refine(({ side }) => side >= PHOTO.minSide)
  .optional();

const addresses = z.array(z.string().max(2000)).max(PHOTOS_MAX);

export const profilePhotos = {
  upload: memberEndpoint
    .route({
      method: "PUT",
      path: "/me/photo",
      summary: "Set one of my photos",
      description:
        "The body is the image itself: JPEG, PNG, WebP or AVIF, at most 10 MB and 50 megapixels, at least 100×100 pixels, not animated. `PHOTO_TOO_LARGE` also for a photo that takes too much memory to decode. `PHOTO_TOOK_TOO_LONG` if decoding takes over 8 seconds, as on a busy server. `PHOTO_TOO_SLOW` if less than 30 kB of the body arrive within 15 seconds. The server turns it upright, cuts the largest square out of its middle, re-encodes it without any metadata, and deletes the photo before it. With `square`, `x,y,side` in pixels of the upright image, that square is cut out and the whole image kept besides, as the portrait that profiles show: as high as wide, or up to 5:4 higher. `VALIDATION_FAILED` for any other shape, and for a square that is not inside or has less than 100 pixels. `replaces`: the address of that one, which may be any of mine, empty without a photo; `PHOTOS_CHANGED` if I no longer have it. Without `replaces`, the first. `isHeld`: others see it only after a moderator has looked at it.",
      tags: ["avatars"],
      inputStructure: "detailed",
    })
    .meta({ limit: "upload" })
    .errors(errors(...UPLOAD_ERRORS, "PHOTOS_CHANGED"))
    .input(
      z.object({
        query: z.object({ replaces: z.string().max(2000).optional(), square }).optional(),
        body: z.file().max(PHOTO.maxBytes),
      }),
    )
    .output(uploaded),

  remove: memberEndpoint
    .route({
      method: "DELETE",
      path: "/me/photo",
      summary: "Remove my photo",
      description:
        "Of further photos, the first that others see takes its place. `avatarUrl`: the photo to remove; nothing changes if another one is the first by now.",
      tags: ["avatars"],
    })
    .meta({ limit: "profile" })
    .input(z.object({ avatarUrl: z.string().max(2000).optional() }).optional())
    .output(z.object({ avatarUrl: z.string().nullable() })),

  add: memberEndpoint
    .route({
      method: "POST",
      path: "/me/photos",
      summary: "Add a photo behind my others",
      description: "As `PUT /me/photo`. `PHOTOS_FULL` for the seventh.",
      tags: ["avatars"],
      inputStructure: "detailed",
    })
    .meta({ limit: "upload" })
    .errors(errors(...UPLOAD_ERRORS, "PHOTOS_FULL"))
    .input(z.object({ query: z.object({ square }).optional(), body: z.file().max(PHOTO.maxBytes) }))
    .output(uploaded),

  arrange: memberEndpoint
    .route({
      method: "PUT",
      path: "/me/photos",
      summary: "Reorder or remove my photos",
      description:
        "`before` are the addresses that were arranged, `photos` those that stay, in their new order; the first is the profile's `avatarUrl`. `PHOTOS_CHANGED` if they are others by now.",
      tags: ["avatars"],
    })
    .meta({ limit: "profile" })
    .errors(errors("PHOTOS_CHANGED", "PERSON_NOT_FOUND"))
    .input(z.object({ before: addresses, photos: addresses }))
    .output(z.object({ photos: z.array(z.string()) })),
};
