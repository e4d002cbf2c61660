import { z } from "zod";
import { CARD_LINE_MAX } from "../vocabulary/limits.ts";
import { GENDERS, INTEREST_KINDS, LOOKING_FOR, RECENT_ACTIVITIES } from "../vocabulary/people.ts";
import { SPOKEN_LANGUAGES, SPOKEN_LANGUAGES_MAX } from "../vocabulary/spoken-languages.ts";

/** Lower-cased for comparison with stored ids. Services take a `PersonId`, so unparsed text does not compile. */
export const personId = z.uuid().toLowerCase().brand<"PersonId">();
export type PersonId = z.infer<typeof personId>;

export const genderSchema = z.enum(GENDERS);
export const lookingForSchema = z.enum(LOOKING_FOR);
export const interestKindSchema = z.enum(INTEREST_KINDS);

/** Counted once a night; null for longer ago, and where the person or I do not show it. */
export const recentActivitySchema = z.enum(RECENT_ACTIVITIES).nullable();

/** In the order in which the person says them. */
export const languagesSchema = z.array(z.enum(SPOKEN_LANGUAGES)).max(SPOKEN_LANGUAGES_MAX);

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

/** The beginning of a person's first answer, else of their bio, in one line; `question` is null for the bio. */
export const cardLineSchema = z.object({ question: z.string().nullable(), text: z.string().max(CARD_LINE_MAX) });
export type CardLine = z.infer<typeof cardLineSchema>;

/** What both seek with each other; null where nothing fits, or while I have not said. */
export const possibleSchema = lookingForSchema.nullable();

/** Events to which I go too, where the list of goers shows the person and me to each other; absent without any. */
export const goesToSchema = z.array(z.object({ id: z.uuid(), name: z.string() })).optional();
export type GoesTo = z.infer<typeof goesToSchema>;

/** CARD-12. Distance in kilometres with 2 decimals, compatibility in percent. */
export const personCardSchema = personSummarySchema.extend({
  gender: genderSchema.nullable(),
  lookingFor: lookingForSchema.nullable(),
  distanceKm: z.number().nullable(),
  compatibility: z.int().min(0).max(100),
  interests: sharedInterestsSchema,
  /** Null for people who wrote neither. */
  line: cardLineSchema.nullable(),
  /** The languages of a person who speaks none of mine, where both said; else empty. */
  foreignLanguages: languagesSchema,
  recentActivity: recentActivitySchema,
  hasLiked: z.boolean(),
  /** Both like each other. */
  isMatch: z.boolean(),
  possible: possibleSchema,
  goesTo: goesToSchema,
});
export type PersonCard = z.infer<typeof personCardSchema>;
