import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";
import { likeWordsSchema } from "../../schemas/like-words.ts";
import { personId } from "../../schemas/people.ts";
import { LIKE_WORDS } from "../../vocabulary/limits.ts";

const settingsSchema = z.object({ isReceiving: z.boolean() });

export const likeWords = {
  between: memberEndpoint
    .route({
      method: "GET",
      path: "/people/{personId}/like-words",
      summary: "The words that came with the likes of two people",
      description: "`canWrite`: the person receives words, and none of mine stand or are kept for a report.",
      tags: ["likes"],
    })
    .errors(errors("PERSON_NOT_FOUND"))
    .input(z.object({ personId }))
    .output(z.object({ canWrite: z.boolean(), words: z.array(likeWordsSchema).max(2) })),

  withdrawn: memberEndpoint
    .route({
      method: "GET",
      path: "/me/withdrawn-words",
      summary: "Words I received that a block or an unlike has withdrawn",
      description: "For 30 days, so that they can be reported: text and date, never who wrote them. Newest first.",
      tags: ["likes"],
    })
    .output(
      z.object({
        words: z
          .array(z.object({ id: z.string(), text: z.string(), writtenAt: z.iso.datetime() }))
          .max(LIKE_WORDS.withdrawnShown),
      }),
    ),

  settings: memberEndpoint
    .route({ method: "GET", path: "/me/like-words", summary: "Whether I receive words with likes", tags: ["likes"] })
    .output(settingsSchema),

  change: memberEndpoint
    .route({
      method: "PUT",
      path: "/me/like-words",
      summary: "Receive words with likes, or likes alone",
      description: "Words received before stay.",
      tags: ["likes"],
    })
    .meta({ limit: "profile" })
    .input(settingsSchema)
    .output(settingsSchema),
};
