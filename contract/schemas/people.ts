import { z } from "zod";
import { GENDERS, INTEREST_KINDS, LOOKING_FOR } from "../vocabulary/people.ts";

/**
 * The id of a person as a request names them: lower-cased, so that it compares equal to the ids of the database and of the
 * session. Services take a `PersonId`, which only this schema makes of a request's text.
 */
export const personId = z.uuid().toLowerCase().brand<"PersonId">();
export type PersonId = z.infer<typeof personId>;

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

/**
 * The shared interests a card shows, how many more there are, and how many of each kind in all (CARD-08, MATCH-10). Where
 * nothing is shared, `favourites` are interests of the other person, picked in the same way; else empty.
 */
export const sharedInterestsSchema = z.object({
  shown: z.array(interestSchema),
  more: z.int().nonnegative(),
  total: z.int().nonnegative(),
  byKind: z.record(interestKindSchema, z.int().nonnegative()),
  favourites: z.array(interestSchema),
});
export type SharedInterests = z.infer<typeof sharedInterestsSchema>;

/** The least that shows who a person is: name and picture. */
export const personBadgeSchema = z.object({
  id: z.uuid(),
  nickname: z.string(),
  avatarUrl: z.string().nullable(),
  isPremium: z.boolean(),
});
export type PersonBadge = z.infer<typeof personBadgeSchema>;

/** What lists of people show of a person: neither exact position nor date of birth. */
export const personSummarySchema = personBadgeSchema.extend({
  age: z.int().nullable(),
  country: z.string().nullable(),
  city: z.string().nullable(),
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
