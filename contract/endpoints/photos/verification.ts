import { z } from "zod";
import { errors, memberEndpoint, moderatorEndpoint } from "../../endpoint.ts";
import { nextCursorSchema, pageQuerySchema } from "../../schemas/pages.ts";
import { personBadgeSchema } from "../../schemas/people.ts";
import { PHOTO } from "../../vocabulary/photos.ts";
import { GESTURES, REFUSAL_REASONS } from "../../vocabulary/verification.ts";

const time = z.iso.datetime();
const gestureSchema = z.enum(GESTURES);
const reasonSchema = z.enum(REFUSAL_REASONS);

export const ownVerificationSchema = z.object({
  /** Null without the mark. */
  verifiedAt: time.nullable(),
  /** Others see my first photo. */
  hasPhoto: z.boolean(),
  request: z
    .discriminatedUnion("state", [
      /** `until`: the gesture is valid. */
      z.object({ state: z.literal("drawn"), gesture: gestureSchema, until: time }),
      /** `until`: we erase the photo at the latest. */
      z.object({ state: z.literal("waiting"), gesture: gestureSchema, until: time }),
    ])
    .nullable(),
  /** How the last request ended, in the last seven days. */
  last: z
    .discriminatedUnion("state", [
      z.object({ state: z.literal("rejected"), reason: reasonSchema }),
      z.object({ state: z.literal("expired") }),
    ])
    .nullable(),
  triesLeft: z.int().nonnegative(),
});
export type OwnVerification = z.infer<typeof ownVerificationSchema>;

export const waitingVerificationSchema = z.object({
  id: z.uuid(),
  /** Its picture is the first photo. */
  person: personBadgeSchema,
  gesture: gestureSchema,
  sentAt: time,
});
export type WaitingVerification = z.infer<typeof waitingVerificationSchema>;

export const verificationDecisionSchema = z.object({
  requestId: z.uuid().toLowerCase(),
  verdict: z.enum(["approve", "reject"]),
  /** Required to reject. */
  reason: reasonSchema.optional(),
});
export type VerificationDecision = z.infer<typeof verificationDecisionSchema>;

const own = { path: "/me/verification", tags: ["verification"] } as const;

export const verification = {
  mine: memberEndpoint
    .route({ ...own, method: "GET", summary: "My verified mark, and my request for it" })
    .output(ownVerificationSchema),

  begin: memberEndpoint
    .route({
      ...own,
      method: "POST",
      summary: "Draw a gesture",
      description:
        "Valid for 30 minutes; meanwhile the same is drawn again. `VERIFICATION_PHOTO_MISSING` unless others see a photo of the caller. `VERIFICATION_TRIES_USED` after three photos of a gesture in seven days.",
    })
    .meta({ limit: "profile" })
    .errors(errors("VERIFICATION_PHOTO_MISSING", "VERIFICATION_TRIES_USED"))
    .output(ownVerificationSchema),

  send: memberEndpoint
    .route({
      method: "PUT",
      path: "/me/verification/photo",
      summary: "Send a photo of the gesture",
      description:
        "The body is the image itself, as for `PUT /me/photo`. Only moderators see it; it is erased with their decision, on withdrawal, and after seven days. `VERIFICATION_OVER` if the gesture is not valid any more.",
      tags: ["verification"],
    })
    .meta({ limit: "upload" })
    .errors(
      errors(
        "PHOTO_UNREADABLE",
        "PHOTO_ANIMATED",
        "PHOTO_TOO_HEAVY",
        "PHOTO_TOO_LARGE",
        "PHOTO_TOO_SLOW",
        "PHOTO_TOO_SMALL",
        "PHOTO_TOOK_TOO_LONG",
        "VERIFICATION_PHOTO_MISSING",
        "VERIFICATION_TRIES_USED",
        "VERIFICATION_OVER",
      ),
    )
    .input(z.file().max(PHOTO.maxBytes))
    .output(ownVerificationSchema),

  end: memberEndpoint
    .route({ ...own, method: "DELETE", summary: "Withdraw my request, and drop the mark" })
    .meta({ limit: "profile" })
    .output(ownVerificationSchema),

  waiting: moderatorEndpoint
    .route({
      method: "GET",
      path: "/moderation/verifications",
      summary: "Requests for the verified mark, oldest first",
      description: "Without the moderator's own. `total` is counted for the first page only.",
      tags: ["moderation"],
    })
    .input(pageQuerySchema)
    .output(
      z.object({
        requests: z.array(waitingVerificationSchema),
        total: z.int().nonnegative().nullable(),
        nextCursor: nextCursorSchema,
      }),
    ),

  read: moderatorEndpoint
    .route({
      method: "POST",
      path: "/moderation/verifications/{requestId}/reading",
      summary: "Look at the photo of a gesture, a JPEG",
      description: "Each look is recorded.",
      tags: ["moderation"],
    })
    .meta({ limit: "decision" })
    .errors(errors("VERIFICATION_OVER"))
    .input(z.object({ requestId: z.uuid().toLowerCase() }))
    .output(z.file()),

  decide: moderatorEndpoint
    .route({
      method: "PUT",
      path: "/moderation/verifications/{requestId}/decision",
      summary: "Give the verified mark, or not",
      description:
        "Erases the photo of the gesture. `VERIFICATION_OVER` if the request does not wait any more: it was withdrawn, the first photo was replaced, or another moderator was faster.",
      tags: ["moderation"],
    })
    .meta({ limit: "decision" })
    .errors(errors("VERIFICATION_OVER"))
    .input(verificationDecisionSchema)
    .output(z.object({ isDecided: z.literal(true) })),
};
