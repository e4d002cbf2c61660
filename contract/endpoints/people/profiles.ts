import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";
import {
  genderSchema,
  goesToSchema,
  interestSchema,
  languagesSchema,
  lookingForSchema,
  personId,
  personSummarySchema,
  possibleSchema,
  recentActivitySchema,
} from "../../schemas/people.ts";
import { promptSchema } from "../../schemas/prompts.ts";
import { shelfSchema } from "../../schemas/shelf.ts";
import { sharedTasteSchema } from "../../schemas/taste.ts";
import { GENDERS, LOOKING_FOR, NAME_CHOICES } from "../../vocabulary/people.ts";
import { PROFILE_REPORT_REASONS } from "../../vocabulary/reports.ts";

const nameChoiceSchema = z.enum(NAME_CHOICES);

/** Preferences of a kind not sought are empty (PROFILE-15). */
const shownSchema = personSummarySchema.extend({
  /** What others may read of it; null is the nickname. */
  realName: z.string().nullable(),
  bio: z.string(),
  gender: genderSchema.nullable(),
  lookingFor: lookingForSchema.nullable(),
  friendshipPreference: z.array(genderSchema),
  relationshipPreference: z.array(genderSchema),
  prompts: z.array(promptSchema),
  languages: languagesSchema,
  recentActivity: recentActivitySchema,
});

/** Distance in kilometres with 2 decimals, compatibility in percent. */
export const profileSchema = shownSchema.extend({
  /** Addresses in order; without those in quarantine. */
  photos: z.array(z.string()),
  distanceKm: z.number().nullable(),
  compatibility: z.int().min(0).max(100),
  hasLiked: z.boolean(),
  /** The person likes the viewer, as the list of who does says. */
  likesViewer: z.boolean(),
  possible: possibleSchema,
  /** Both like each other. */
  isMatch: z.boolean(),
  /** As of last night, where they wish to show it. */
  hasMetPeople: z.boolean(),
  /** Shared ones first, then by popularity (PROFILE-16, PROFILE-17). */
  interests: z.array(interestSchema.extend({ isShared: z.boolean() })),
  viewerInterests: z.int().nonnegative(),
  shelf: shelfSchema,
  /** What connects us, as a card of today says it; null where no title does. */
  taste: sharedTasteSchema.nullable(),
  goesTo: goesToSchema,
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
  /** All, in order. */
  photos: z.array(z.object({ url: z.string(), hold: photoHoldSchema.nullable() })),
  firstName: z.string(),
  lastName: z.string(),
  nameChoice: nameChoiceSchema,
  showsActivity: z.boolean(),
  cityId: z.int().nullable(),
  /** Optimistic lock: a hash of the editable values. */
  version: z.string(),
});
export type OwnProfile = z.infer<typeof ownProfileSchema>;

const ownLanguagesSchema = languagesSchema.refine((codes) => new Set(codes).size === codes.length);

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
  /** As they were, if absent. */
  languages: ownLanguagesSchema.optional(),
  version: z.string().max(100),
});
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;

const nameSchema = z.object({ nameChoice: nameChoiceSchema });

const activityChoiceSchema = z.object({ showsActivity: z.boolean() });

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

  chooseName: memberEndpoint
    .route({
      method: "PUT",
      path: "/me/name-choice",
      summary: "Choose what others read of my name",
      description:
        "The whole name, the first name, or the nickname alone, in every answer to other members from then on. Moderators, the word filter and evidence keep the whole name.",
      tags: ["profiles"],
    })
    .meta({ limit: "profile" })
    .input(nameSchema)
    .output(nameSchema),

  chooseLanguages: memberEndpoint
    .route({
      method: "PUT",
      path: "/me/languages",
      summary: "Say which languages I speak",
      description: "In place of those I said before, without the rest of the profile.",
      tags: ["profiles"],
    })
    .meta({ limit: "profile" })
    .input(z.object({ languages: ownLanguagesSchema }))
    .output(z.object({ languages: languagesSchema })),

  showActivity: memberEndpoint
    .route({
      method: "PUT",
      path: "/me/activity-choice",
      summary: "Choose whether others read that I was active",
      description:
        "They read that somebody was active in the last day or week, as counted once a night. Those who do not show it do not read it of others. On at first.",
      tags: ["profiles"],
    })
    .meta({ limit: "profile" })
    .input(activityChoiceSchema)
    .output(activityChoiceSchema),

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
