import { z } from "zod";
import { GENDERS, INTEREST_KINDS, LOOKING_FOR } from "../vocabulary/people.ts";

export const personId = z.uuid();
export const genderSchema = z.enum(GENDERS);
export const lookingForSchema = z.enum(LOOKING_FOR);
export const interestKindSchema = z.enum(INTEREST_KINDS);

/** A title of the catalogue as it is shown (spec §3 gustos). */
export const interestSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  kind: interestKindSchema,
});
export type Interest = z.infer<typeof interestSchema>;

/** The shared interests a card shows, how many more there are, and how many of each kind in all (CARD-08, MATCH-10). */
export const sharedInterestsSchema = z.object({
  shown: z.array(interestSchema),
  more: z.int().nonnegative(),
  total: z.int().nonnegative(),
  byKind: z.record(interestKindSchema, z.int().nonnegative()),
});
export type SharedInterests = z.infer<typeof sharedInterestsSchema>;

/** What every list of people shows of a person; nothing here tells where they live to the metre or when they were born. */
export const personSummarySchema = z.object({
  id: personId,
  nickname: z.string(),
  avatarUrl: z.string().nullable(),
  age: z.int().nullable(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  isPremium: z.boolean(),
});
export type PersonSummary = z.infer<typeof personSummarySchema>;

/** A dashboard card (CARD-12). Distance in kilometres with 2 decimals, compatibility in percent. */
export const personCardSchema = personSummarySchema.extend({
  gender: genderSchema.nullable(),
  lookingFor: lookingForSchema.nullable(),
  distanceKm: z.number().nullable(),
  compatibility: z.int().min(0).max(100),
  interests: sharedInterestsSchema,
  hasLiked: z.boolean(),
});
export type PersonCard = z.infer<typeof personCardSchema>;
