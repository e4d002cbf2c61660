import { z } from "zod";
import { genderSchema, lookingForSchema } from "./people.ts";

/** The photo of a report: there was none, it is sealed, or it could not be read. Foreign addresses cannot. */
const photoState = z.enum(["none", "sealed", "unavailable"]);

/** As shown to the reporter. */
export const sealedProfileSchema = z.object({
  nickname: z.string(),
  realName: z.string().nullable(),
  age: z.int().nullable(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  bio: z.string(),
  gender: genderSchema.nullable(),
  lookingFor: lookingForSchema.nullable(),
  /** Names, best known first; `interestCount` of all. */
  interests: z.array(z.string()),
  interestCount: z.int().nonnegative(),
  photo: photoState,
});
export type SealedProfile = z.infer<typeof sealedProfileSchema>;

/** As shown to the reporter: the person and the last messages, oldest first and uncensored. */
export const sealedChatSchema = z.object({
  nickname: z.string(),
  messages: z.array(z.object({ by: z.enum(["reporter", "reported"]), text: z.string(), sentAt: z.iso.datetime() })),
  photo: photoState,
});
export type SealedChat = z.infer<typeof sealedChatSchema>;

const sealed = z.object({
  id: z.uuid(),
  /** Null once the report is gone: a decided one is deleted with either person. */
  reportId: z.uuid().nullable(),
  /** SHA-256 in hex, named in the moderation log. */
  hash: z.string(),
  sealedAt: z.iso.datetime(),
  eraseAt: z.iso.datetime(),
});

/** Evidence of a report, for moderators. */
export const evidenceSchema = z.discriminatedUnion("kind", [
  sealed.extend({ kind: z.literal("profile"), content: sealedProfileSchema }),
  sealed.extend({ kind: z.literal("chat"), content: sealedChatSchema }),
]);
export type Evidence = z.infer<typeof evidenceSchema>;
