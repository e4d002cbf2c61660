import { z } from "zod";
import { errors, moderatorEndpoint } from "../../endpoint.ts";
import { nextCursorSchema, pageQuerySchema } from "../../schemas/pages.ts";
import { personBadgeSchema, personId } from "../../schemas/people.ts";
import { NOTES_MAX } from "../../vocabulary/decisions.ts";
import { PHOTO_KINDS } from "../../vocabulary/photos.ts";
import { PROFILE_REPORT_REASONS } from "../../vocabulary/reports.ts";

/** In quarantine. */
export const heldPhotoSchema = z.object({
  /** Without the photo, as for other members. */
  person: personBadgeSchema,
  photoUrl: z.string(),
  /** From 1, among all photos of the person. */
  place: z.int().positive(),
  /** Empty if the classifier failed. */
  kinds: z.partialRecord(z.enum(PHOTO_KINDS), z.number()),
  heldAt: z.iso.datetime(),
});
export type HeldPhoto = z.infer<typeof heldPhotoSchema>;

export const photoDecisionSchema = z.object({
  personId,
  /** The photo reviewed, in case it was replaced. */
  photoUrl: z.string().max(200),
  verdict: z.enum(["release", "reject"]),
  /** Required to reject. */
  reason: z.enum(PROFILE_REPORT_REASONS).optional(),
  /** Shown to the owner. */
  notes: z.string().normalize().max(NOTES_MAX).optional(),
});
export type PhotoDecision = z.infer<typeof photoDecisionSchema>;

export const heldPhotos = {
  held: moderatorEndpoint
    .route({
      method: "GET",
      path: "/moderation/photos",
      summary: "Quarantined photos, oldest first",
      description: "Without the moderator's own. `total` is counted for the first page only.",
      tags: ["moderation"],
    })
    .input(pageQuerySchema)
    .output(
      z.object({
        photos: z.array(heldPhotoSchema),
        total: z.int().nonnegative().nullable(),
        nextCursor: nextCursorSchema,
      }),
    ),

  decide: moderatorEndpoint
    .route({
      method: "PUT",
      path: "/moderation/people/{personId}/photo-decision",
      summary: "Show a photo to others, or reject it",
      description:
        "`PHOTO_NOT_HELD` if the photo does not wait any more: its owner replaced or removed it, or another moderator was faster.",
      tags: ["moderation"],
    })
    .meta({ limit: "decision" })
    .errors(
      errors("PERSON_NOT_FOUND", "PHOTO_NOT_HELD", "CASE_CLAIMED", "CASE_PARTY", "OWN_DECISION", "CASE_NOT_FOUND"),
    )
    .input(photoDecisionSchema)
    .output(z.object({ decisionId: z.uuid() })),
};
