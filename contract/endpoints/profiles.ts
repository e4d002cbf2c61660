import { z } from "zod";
import { errors, memberEndpoint } from "../endpoint.ts";
import { genderSchema, interestSchema, lookingForSchema, personId, personSummarySchema } from "../schemas/people.ts";
import { promptSchema } from "../schemas/prompts.ts";
import { GENDERS, LOOKING_FOR } from "../vocabulary/people.ts";
import { PROFILE_REPORT_REASONS } from "../vocabulary/reports.ts";

/** Preferences of a kind not sought are empty (PROFILE-15). */
const shownSchema = personSummarySchema.extend({
  realName: z.string().nullable(),
  bio: z.string(),
  gender: genderSchema.nullable(),
  lookingFor: lookingForSchema.nullable(),
  friendshipPreference: z.array(genderSchema),
  relationshipPreference: z.array(genderSchema),
  prompts: z.array(promptSchema),
});

/** Distance in kilometres with 2 decimals, compatibility in percent. */
export const profileSchema = shownSchema.extend({
  distanceKm: z.number().nullable(),
  compatibility: z.int().min(0).max(100),
  hasLiked: z.boolean(),
  /** Both like each other. */
  isMatch: z.boolean(),
  /** Shared ones first, then by popularity (PROFILE-16, PROFILE-17). */
  interests: z.array(interestSchema.extend({ isShared: z.boolean() })),
  viewerInterests: z.int().nonnegative(),
  /** Visible to moderators only: banned, unconfirmed or blocked. */
  isHidden: z.boolean(),
});
export type Profile = z.infer<typeof profileSchema>;

/** Pending review, or rejected by a decision. */
export const photoHoldSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("held") }),
  z.object({ state: z.literal("rejected"), reason: z.enum(PROFILE_REPORT_REASONS), decisionId: z.uuid() }),
]);
export type PhotoHold = z.infer<typeof photoHoldSchema>;

export const ownProfileSchema = shownSchema.extend({
  /** Null unless hidden from others. */
  photoHold: photoHoldSchema.nullable(),
  firstName: z.string(),
  lastName: z.string(),
  cityId: z.int().nullable(),
  /** Optimistic lock: a hash of the editable values. */
  version: z.string(),
});
export type OwnProfile = z.infer<typeof ownProfileSchema>;

/** Only shapes and size limits: `domain` validates. */
export const profileUpdateSchema = z.object({
  firstName: z.string().max(100),
  lastName: z.string().max(100),
  country: z.string().max(2),
  city: z.string().max(20),
  bio: z.string().max(5000),
  gender: z.enum(["", ...GENDERS]),
  lookingFor: z.enum(["", ...LOOKING_FOR]),
  friendshipPreference: z.array(genderSchema).max(10),
  relationshipPreference: z.array(genderSchema).max(10),
  version: z.string().max(100),
});
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;

const pauseSchema = z.object({ isPaused: z.boolean() });

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
    .route({ method: "GET", path: "/me/profile", summary: "My profile", tags: ["profiles"] })
    .output(ownProfileSchema),

  update: memberEndpoint
    .route({
      method: "PUT",
      path: "/me/profile",
      summary: "Change my profile",
      description:
        "Stores all values or none. `version` is that of the profile which was edited: `PROFILE_CHANGED` if it has been changed since.",
      tags: ["profiles"],
    })
    .errors(errors("PROFILE_CHANGED"))
    .meta({ limit: "profile" })
    .input(profileUpdateSchema)
    .output(ownProfileSchema),

  pause: memberEndpoint
    .route({
      method: "PUT",
      path: "/me/pause",
      summary: "Take a break, or end it",
      description:
        "On a break one is in nobody's discovery and gets no email digest. Matches, chats, and the profile by its link go on.",
      tags: ["profiles"],
    })
    .meta({ limit: "profile" })
    .input(pauseSchema)
    .output(pauseSchema),
};
