import { oc } from "@orpc/contract";
import { z } from "zod";
import { personId, personSummarySchema, sharedInterestsSchema } from "../schemas/people.ts";

const person = z.object({ personId });

/** One entry of the matches screen (MATCH-14). */
export const matchSchema = z.object({
  id: z.uuid(),
  matchedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  compatibilityScore: z.int().min(0).max(100),
  otherUser: personSummarySchema.extend({
    bio: z.string(),
    interests: sharedInterestsSchema,
    totalInterests: z.int().nonnegative(),
  }),
});
export type Match = z.infer<typeof matchSchema>;

export const likes = {
  like: oc
    .route({
      method: "PUT",
      path: "/people/{personId}/like",
      summary: "Like a person",
      description:
        "Sets the wanted state, so that repeating it changes nothing. `isMatch` tells whether both like each other now.",
      tags: ["likes"],
    })
    .input(person)
    .output(z.object({ hasLiked: z.literal(true), isMatch: z.boolean(), isNewMatch: z.boolean() })),

  unlike: oc
    .route({ method: "DELETE", path: "/people/{personId}/like", summary: "Take a like back", tags: ["likes"] })
    .input(person)
    .output(z.object({ hasLiked: z.literal(false) })),

  matches: oc
    .route({
      method: "GET",
      path: "/matches",
      summary: "Mutual matches, likes received, likes given",
      description: "Each list newest first. A mutual match stands in all three (OPEN-52).",
      tags: ["likes"],
    })
    .output(z.object({ mutual: z.array(matchSchema), likedMe: z.array(matchSchema), iLiked: z.array(matchSchema) })),

  markSeen: oc
    .route({
      method: "POST",
      path: "/matches/seen",
      summary: "The matches screen was opened: clear the likes mark",
      tags: ["likes"],
    })
    .output(z.object({ hasNewLikes: z.literal(false) })),
};
