import { z } from "zod";
import { genderSchema, lookingForSchema } from "./people.ts";

/**
 * What became of the photo that was shown when a report was made: there was none, it is sealed, or it could not be read. Photos at
 * addresses that are not ours cannot.
 */
const photoState = z.enum(["none", "sealed", "unavailable"]);

/** What a person's profile showed the reporter. */
export const sealedProfileSchema = z.object({
  nickname: z.string(),
  realName: z.string().nullable(),
  age: z.int().nullable(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  bio: z.string(),
  gender: genderSchema.nullable(),
  lookingFor: lookingForSchema.nullable(),
  /** Names, the best known first, and how many there were. */
  interests: z.array(z.string()),
  interestCount: z.int().nonnegative(),
  photo: photoState,
});
export type SealedProfile = z.infer<typeof sealedProfileSchema>;

/** What a chat showed the reporter: the person, and the last messages in the order in which they were written, uncensored. */
export const sealedChatSchema = z.object({
  nickname: z.string(),
  messages: z.array(z.object({ by: z.enum(["reporter", "reported"]), text: z.string(), sentAt: z.iso.datetime() })),
  photo: photoState,
});
export type SealedChat = z.infer<typeof sealedChatSchema>;

const sealed = z.object({
  id: z.uuid(),
  /** Null once the report is gone: a decided one goes with its reporter or the reported person. */
  reportId: z.uuid().nullable(),
  /** SHA-256 in hex; the moderation log names evidence by it. */
  hash: z.string(),
  sealedAt: z.iso.datetime(),
  eraseAt: z.iso.datetime(),
});

/** What a report sealed, as moderators read it. */
export const evidenceSchema = z.discriminatedUnion("kind", [
  sealed.extend({ kind: z.literal("profile"), content: sealedProfileSchema }),
  sealed.extend({ kind: z.literal("chat"), content: sealedChatSchema }),
]);
export type Evidence = z.infer<typeof evidenceSchema>;
