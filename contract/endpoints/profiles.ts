import { z } from "zod";
import { errors, memberEndpoint } from "../endpoint.ts";
import { genderSchema, interestSchema, lookingForSchema, personId, personSummarySchema } from "../schemas/people.ts";
import { GENDERS, LOOKING_FOR } from "../vocabulary/people.ts";
import { PROFILE_REPORT_REASONS } from "../vocabulary/reports.ts";

/** What both the own and another person's profile show. A group of genders that is not looked for is empty (PROFILE-15). */
const shownSchema = personSummarySchema.extend({
  /** First and last name; null where the person has neither. */
  realName: z.string().nullable(),
  /** Empty where the person wrote none. */
  bio: z.string(),
  gender: genderSchema.nullable(),
  lookingFor: lookingForSchema.nullable(),
  friendshipPreference: z.array(genderSchema),
  relationshipPreference: z.array(genderSchema),
});

/** Another person's profile, as the viewer sees it. Distance in kilometres with 2 decimals, compatibility in percent. */
export const profileSchema = shownSchema.extend({
  distanceKm: z.number().nullable(),
  compatibility: z.int().min(0).max(100),
  hasLiked: z.boolean(),
  /** All of them: those that the viewer shares first, then the best known (PROFILE-16, PROFILE-17). */
  interests: z.array(interestSchema.extend({ isShared: z.boolean() })),
  /** How many interests the viewer has. */
  viewerInterests: z.int().nonnegative(),
  /** Whether only a moderator sees this person: banned now, not confirmed, or a block between the two. */
  isHidden: z.boolean(),
});
export type Profile = z.infer<typeof profileSchema>;

/**
 * Why others do not see the own photo: it waits for a moderator, or one rejected it for this reason by the decision
 * with this id.
 */
export const photoHoldSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("held") }),
  z.object({ state: z.literal("rejected"), reason: z.enum(PROFILE_REPORT_REASONS), decisionId: z.uuid() }),
]);
export type PhotoHold = z.infer<typeof photoHoldSchema>;

/** The own profile with the values to edit. */
export const ownProfileSchema = shownSchema.extend({
  /** Null where others see the photo, or there is none. */
  photoHold: photoHoldSchema.nullable(),
  firstName: z.string(),
  lastName: z.string(),
  cityId: z.int().nullable(),
  /** Changes with every value that can be edited. An update names the version that it started from. */
  version: z.string(),
});
export type OwnProfile = z.infer<typeof ownProfileSchema>;

/** Shape and generous caps only: the rules and their reasons are the domain's, and the server applies them. */
export const profileUpdateSchema = z.object({
  firstName: z.string().max(100),
  lastName: z.string().max(100),
  country: z.string().max(2),
  /** City id as text. */
  city: z.string().max(20),
  bio: z.string().max(5000),
  gender: z.enum(["", ...GENDERS]),
  lookingFor: z.enum(["", ...LOOKING_FOR]),
  friendshipPreference: z.array(genderSchema).max(10),
  relationshipPreference: z.array(genderSchema).max(10),
  version: z.string().max(100),
});
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;

export const profiles = {
  get: memberEndpoint
    .route({
      method: "GET",
      path: "/people/{personId}",
      summary: "Another person's profile",
      description:
        "People who are banned, blocked in either direction, not confirmed or gone are not found; a moderator sees all but the gone, with `isHidden`.",
      tags: ["profiles"],
    })
    .errors(errors("PERSON_NOT_FOUND"))
    .input(z.object({ personId }))
    .output(profileSchema),

  mine: memberEndpoint
    .route({ method: "GET", path: "/me/profile", summary: "The own profile", tags: ["profiles"] })
    .output(ownProfileSchema),

  update: memberEndpoint
    .route({
      method: "PUT",
      path: "/me/profile",
      summary: "Change the own profile",
      description:
        "Stores all values or none. `version` is that of the profile which was edited: `PROFILE_CHANGED` if it has been changed since.",
      tags: ["profiles"],
    })
    .errors(errors("PROFILE_CHANGED"))
    .meta({ limit: "profile" })
    .input(profileUpdateSchema)
    .output(ownProfileSchema),
};
