import { z } from "zod";
import { errors, moderatorEndpoint } from "../../endpoint.ts";
import { bannedPersonSchema } from "../../schemas/banned-person.ts";
import { personId } from "../../schemas/people.ts";
import { NOTES_MAX } from "../../vocabulary/decisions.ts";
import { SECOND_LOOKS_MAX } from "../../vocabulary/moderation.ts";

const decisionId = z.uuid();

/** A permanent ban in force. */
export const awaitedLookSchema = bannedPersonSchema.extend({ decisionId });
export type AwaitedLook = z.infer<typeof awaitedLookSchema>;

export const secondLooks = {
  list: moderatorEndpoint
    .route({
      method: "GET",
      path: "/moderation/second-looks",
      summary: "Permanent bans that wait for a second look, the oldest first",
      description:
        "Not those of the caller, nor of people whom the caller has ever reported. Empty while there is one moderator only. The bans are in force meanwhile.",
      tags: ["moderation"],
    })
    .output(z.object({ bans: z.array(awaitedLookSchema).max(SECOND_LOOKS_MAX), hasMore: z.boolean() })),

  look: moderatorEndpoint
    .route({
      method: "PUT",
      path: "/moderation/people/{personId}/second-look",
      summary: "Note that a second moderator has looked at a permanent ban",
      tags: ["moderation"],
    })
    .meta({ limit: "decision" })
    .errors(errors("PERSON_NOT_FOUND", "CASE_PARTY", "SECOND_LOOK_OVER"))
    .input(
      z.object({
        personId,
        decisionId: decisionId.toLowerCase(),
        notes: z.string().normalize().max(NOTES_MAX).optional(),
      }),
    )
    .output(z.object({ decisionId })),
};
