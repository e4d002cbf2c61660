import { z } from "zod";
import { interestSchema } from "./people.ts";

/** Subject of the words, on the receiver's profile. */
export const wordsAboutSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("title"), id: z.int().positive().max(2_147_483_647) }),
  z.object({ kind: z.literal("prompt"), id: z.uuid().toLowerCase() }),
  /** File name without extension. */
  z.object({ kind: z.literal("photo"), id: z.string().regex(/^\d{1,16}_[A-Za-z0-9-]{1,80}$/) }),
]);
export type WordsAbout = z.infer<typeof wordsAboutSchema>;

/** A few words with a like. */
export const likeWordsSchema = z.object({
  by: z.enum(["me", "other"]),
  text: z.string(),
  /** Null once it is gone. */
  about: z
    .discriminatedUnion("kind", [
      z.object({ kind: z.literal("title"), title: interestSchema }),
      /** One of `PROMPT_QUESTIONS`, or a newer one. */
      z.object({ kind: z.literal("prompt"), question: z.string() }),
      z.object({ kind: z.literal("photo"), url: z.string() }),
    ])
    .nullable(),
  writtenAt: z.iso.datetime(),
});
export type LikeWords = z.infer<typeof likeWordsSchema>;
