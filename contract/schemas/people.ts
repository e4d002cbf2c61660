import { z } from "zod";
import { GENDERS, INTEREST_KINDS, LOOKING_FOR } from "../vocabulary/people.ts";

/** Lower-cased for comparison with stored ids. Services take a `PersonId`, so unparsed text does not compile. */
export const personId = z.uuid().toLowerCase().brand<"PersonId">();
export type PersonId = z.infer<typeof personId>;

export const genderSchema = z.enum(GENDERS);
export const lookingForSchema = z.enum(LOOKING_FOR);
export const interestKindSchema = z.enum(INTEREST_KINDS);

/** Spec §3 gustos. */
export const interestSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  kind: interestKindSchema,
});
export type Interest = z.infer<typeof interestSchema>;

/**
 * On a card: shared titles shown, number left, number per kind (CARD-08, MATCH-10). With few, other `favourites` of the
 * person.
 */
export const sharedInterestsSchema = z.object({
  shown: z.array(interestSchema),
  more: z.int().nonnegative(),
  total: z.int().nonnegative(),
  byKind: z.record(interestKindSchema, z.int().nonnegative()),
  favourites: z.array(interestSchema),
});
export type SharedInterests = z.infer<typeof sharedInterestsSchema>;

export const personBadgeSchema = z.object({
  id: z.uuid(),
  nickname: z.string(),
  avatarUrl: z.string().nullable(),
  isPremium: z.boolean(),
});
export type PersonBadge = z.infer<typeof personBadgeSchema>;

/** No exact position, no date of birth. */
export const personSummarySchema = personBadgeSchema.extend({
  age: z.int().nullable(),
  /** A moderator has verified the first photo. */
  isVerified: z.boolean(),
  country: z.string().nullable(),
  city: z.string().nullable(),
});
export type PersonSummary = z.infer<typeof personSummarySchema>;

/** CARD-12. Distance in kilometres with 2 decimals, compatibility in percent. */
export const personCardSchema = personSummarySchema.extend({
  gender: genderSchema.nullable(),
  lookingFor: lookingForSchema.nullable(),
  distanceKm: z.number().nullable(),
  compatibility: z.int().min(0).max(100),
  interests: sharedInterestsSchema,
  hasLiked: z.boolean(),
  /** Both like each other. */
  isMatch: z.boolean(),
});
export type PersonCard = z.infer<typeof personCardSchema>;
