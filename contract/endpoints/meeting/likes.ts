import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";
import { likeWordsSchema, wordsAboutSchema } from "../../schemas/like-words.ts";
import { nextCursorSchema, pageQuerySchema } from "../../schemas/pages.ts";
import {
  interestSchema,
  personId,
  personSummarySchema,
  possibleSchema,
  sharedInterestsSchema,
} from "../../schemas/people.ts";
import { MATCH_LISTS } from "../../vocabulary/likes.ts";
import { COMMON_INTERESTS, MATCH_COUNT_MAX } from "../../vocabulary/limits.ts";

const person = z.object({ personId });

/** MATCH-14. */
export const matchSchema = z.object({
  id: z.uuid(),
  matchedAt: z.iso.datetime().nullable(),
  hasMessages: z.boolean(),
  /** Somebody ended their conversation. */
  isEnded: z.literal(true).optional(),
  /** I said "not for me". */
  isHidden: z.literal(true).optional(),
  updatedAt: z.iso.datetime(),
  compatibilityScore: z.int().min(0).max(100),
  /** Words that came with the likes; absent without any. */
  words: z.array(likeWordsSchema).optional(),
  otherUser: personSummarySchema.extend({
    bio: z.string(),
    interests: sharedInterestsSchema,
    totalInterests: z.int().nonnegative(),
    possible: possibleSchema,
  }),
});
export type Match = z.infer<typeof matchSchema>;

const likedSchema = z.object({
  hasLiked: z.literal(true),
  isMatch: z.boolean(),
  isNewMatch: z.boolean(),
  isEnded: z.literal(true).optional(),
  sharedTitles: z.array(interestSchema).min(1).max(COMMON_INTERESTS.matches).optional(),
});

export const likes = {
  like: memberEndpoint
    .route({
      method: "PUT",
      path: "/people/{personId}/like",
      summary: "Like a person",
      description:
        "Sets the wanted state, so that repeating it changes nothing. `isMatch` tells whether both like each other now. `sharedTitles`, a few titles that both love, comes with a new match only, as does `isEnded`: their conversation stays closed until the other says yes.",
      tags: ["likes"],
    })
    .meta({ limit: "like", newcomerLimit: "newcomerLike" })
    .errors(errors("PERSON_NOT_FOUND"))
    .input(person)
    .output(likedSchema),

  likeWithWords: memberEndpoint
    .route({
      method: "POST",
      path: "/people/{personId}/like-words",
      summary: "Like a person with a few words",
      description:
        "Stores like and words, or neither. One line without links about something on their profile, once per like: it cannot be changed, and goes when the like is taken back; others may follow 30 days later. Repeating it changes nothing. Limited per day.",
      tags: ["likes"],
    })
    .meta({ limit: "like", newcomerLimit: "newcomerLike" })
    .errors(errors("PERSON_NOT_FOUND", "WORDS_NOT_ACCEPTED", "WORDS_WRITTEN", "WORDS_ABOUT_GONE", "MESSAGE_REPEATED"))
    .input(person.extend({ text: z.string().max(2000), about: wordsAboutSchema }))
    .output(likedSchema),

  unlike: memberEndpoint
    .route({
      method: "DELETE",
      path: "/people/{personId}/like",
      summary: "Take a like back",
      description: "`endedMatch` comes with a like that was mutual until now.",
      tags: ["likes"],
    })
    .meta({ limit: "like" })
    .input(person)
    .output(z.object({ hasLiked: z.literal(false), endedMatch: z.literal(true).optional() })),

  matches: memberEndpoint
    .route({
      method: "GET",
      path: "/matches",
      summary: "Mutual matches, likes received, likes given",
      description:
        "One page of one of the lists, the latest change first. A mutual match is in all three (OPEN-52). `counts` says how many people each of them has, counted up to 1000: that many means at least as many. Only the first page has it.",
      tags: ["likes"],
    })
    .input(pageQuerySchema.extend({ list: z.enum(MATCH_LISTS).default("mutual") }))
    .output(
      z.object({
        matches: z.array(matchSchema),
        counts: z
          .record(
            z.enum(MATCH_LISTS),
            z
              .int()
              .min(0)
              .max(MATCH_COUNT_MAX + 1),
          )
          .nullable(),
        nextCursor: nextCursorSchema,
      }),
    ),

  markSeen: memberEndpoint
    .route({
      method: "POST",
      path: "/matches/seen",
      summary: "Clear the likes dot",
      tags: ["likes"],
    })
    .output(z.object({ hasNewLikes: z.literal(false) })),
};
