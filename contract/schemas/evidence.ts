import { z } from "zod";
import { CHAT_END_SENTENCES } from "../vocabulary/chat-ends.ts";
import { PLAN_STANDINGS } from "../vocabulary/plans.ts";
import { REACTIONS } from "../vocabulary/reactions.ts";
import { genderSchema, interestKindSchema, lookingForSchema } from "./people.ts";
import { promptSchema } from "./prompts.ts";

/** `unavailable`: unreadable, such as on another site. `limited`: the reporter has had too many sealed within a day. */
const photoState = z.enum(["none", "sealed", "unavailable", "limited"]);

/** Sent to the reporter with a like. `about`: the name of a title, the key of a question or "photo". */
const wordsSchema = z.object({ text: z.string(), about: z.string().nullable(), sentAt: z.iso.datetime() });
export type SealedWords = z.infer<typeof wordsSchema>;

/** As the reporter saw it. */
export const sealedProfileSchema = z.object({
  nickname: z.string(),
  realName: z.string().nullable(),
  age: z.int().nullable(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  bio: z.string(),
  /** Missing in older evidence. */
  prompts: z.array(promptSchema.omit({ id: true })).optional(),
  gender: genderSchema.nullable(),
  lookingFor: lookingForSchema.nullable(),
  /** Names, most popular first; `interestCount` is the total. */
  interests: z.array(z.string()),
  interestCount: z.int().nonnegative(),
  /** Names of pinned titles in order, and of those shown as "now"; absent before there were shelves. */
  shelf: z.object({ pinned: z.array(z.string()), now: z.array(z.string()) }).optional(),
  words: wordsSchema.optional(),
  photo: photoState,
  /** Of the photos after the first: SHA-256 in hex, or null if unreadable. */
  morePhotos: z.array(z.string().nullable()).optional(),
  /** Absent in evidence older than the mark. */
  isVerified: z.boolean().optional(),
});
export type SealedProfile = z.infer<typeof sealedProfileSchema>;

const writtenBy = z.enum(["reporter", "reported"]);

const sealedMessageSchema = z.object({
  by: writtenBy,
  text: z.string(),
  sentAt: z.iso.datetime(),
  /** What it answers. */
  quoted: z.object({ by: writtenBy, text: z.string(), isTakenBack: z.literal(true).optional() }).optional(),
  /** By the one who received it. */
  reaction: z.enum(REACTIONS).optional(),
  /** By its sender, before the report. */
  isTakenBack: z.literal(true).optional(),
  /** The reporter marked it. */
  isMarked: z.literal(true).optional(),
  /** Those right before it are not sealed. Absent in evidence older than marks. */
  isAfterGap: z.literal(true).optional(),
});
export type SealedMessage = z.infer<typeof sealedMessageSchema>;

const sealedPlanSchema = z.object({
  by: writtenBy,
  what: z.string(),
  /** Of the title that `what` names. */
  titleKind: interestKindSchema.nullable(),
  place: z.string().nullable(),
  startsAt: z.iso.datetime(),
  minutes: z.int(),
  timeZone: z.string(),
  standing: z.enum(PLAN_STANDINGS),
  proposedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});
export type SealedPlan = z.infer<typeof sealedPlanSchema>;

/** As the reporter saw it: parts of the chat, oldest message first, unmasked. */
export const sealedChatSchema = z.object({
  nickname: z.string(),
  /** Absent in older evidence. */
  age: z.int().nullable().optional(),
  messages: z.array(sealedMessageSchema),
  /** How the conversation was ended, oldest first. */
  ends: z
    .array(
      z.object({
        by: z.enum(["reporter", "reported"]),
        sentence: z.enum(CHAT_END_SENTENCES),
        endedAt: z.iso.datetime(),
      }),
    )
    .optional(),
  /** Plans for two that were kept then, oldest first; the latest. */
  plans: z.array(sealedPlanSchema).optional(),
  words: wordsSchema.optional(),
  photo: photoState,
});
export type SealedChat = z.infer<typeof sealedChatSchema>;

const sealed = z.object({
  id: z.uuid(),
  /** Null once deleted. */
  reportId: z.uuid().nullable(),
  /** SHA-256 in hex, as in the moderation log. */
  hash: z.string(),
  /** The same for the same content and photos; absent from the release before. */
  snapshot: z.string().optional(),
  sealedAt: z.iso.datetime(),
  eraseAt: z.iso.datetime(),
});

/** Words alone, as they were received. */
export const sealedWordsSchema = z.object({ words: wordsSchema });

export const evidenceSchema = z.discriminatedUnion("kind", [
  sealed.extend({ kind: z.literal("profile"), content: sealedProfileSchema }),
  sealed.extend({ kind: z.literal("chat"), content: sealedChatSchema }),
  sealed.extend({ kind: z.literal("words"), content: sealedWordsSchema }),
]);
export type Evidence = z.infer<typeof evidenceSchema>;
