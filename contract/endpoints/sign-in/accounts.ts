import { z } from "zod";
import { errors, openEndpoint } from "../../endpoint.ts";
import { LANGUAGES } from "../../vocabulary/languages.ts";
import { GENDERS, LOOKING_FOR } from "../../vocabulary/people.ts";

/** Names and forms of REG-46. Only shapes and size limits: `domain` validates. */
export const signUpData = z.object({
  first_name: z.string().max(100),
  last_name: z.string().max(100),
  birth_date: z.string().max(20),
  nickname: z.string().max(100),
  email: z.string().max(320),
  country: z.string().max(2),
  city: z.string().max(20),
  bio: z.string().max(5000),
  gender: z.enum(["", ...GENDERS]),
  looking_for: z.enum(["", ...LOOKING_FOR]),
  friendship_preference: z.array(z.enum(GENDERS)).max(10),
  relationship_preference: z.array(z.enum(GENDERS)).max(10),
});

export const signUpSchema = z.object({
  email: z.string().max(320),
  password: z.string().max(1000),
  options: z.object({
    /** A screen on the same origin (REG-45). */
    emailRedirectTo: z.string().max(500),
    language: z.enum(LANGUAGES),
    data: signUpData,
  }),
});
export type SignUp = z.infer<typeof signUpSchema>;

export const currentSessionSchema = z.object({
  user: z.object({
    id: z.uuid(),
    email: z.string(),
    nickname: z.string(),
    avatarUrl: z.string().nullable(),
    isPremium: z.boolean(),
    isModerator: z.boolean(),
    interestCount: z.int().nonnegative(),
    /** Incomplete preferences: the list is empty (OPEN-40). */
    seeksNobody: z.boolean(),
    isPaused: z.boolean(),
  }),
  session: z.object({
    /** In seconds since the epoch. */
    expiresAt: z.int(),
    /** In seconds. */
    expiresIn: z.int(),
    assuranceLevel: z.enum(["aal1", "aal2"]),
  }),
});
export type CurrentSession = z.infer<typeof currentSessionSchema>;

export const accounts = {
  signUp: openEndpoint
    .route({
      method: "POST",
      path: "/accounts",
      successStatus: 201,
      summary: "Register a person",
      description:
        "Creates account and profile at once and sends the confirmation email. Signing in needs the confirmation. The header `x-name-choice` (`full`, `first` or `nickname`) chooses what others read of the name: without it, all.",
      tags: ["accounts"],
    })
    .meta({ limit: "signUp" })
    .errors(errors("REGISTRATION_CLOSED"))
    .input(signUpSchema)
    .output(z.object({ userId: z.uuid() })),

  nicknameAvailability: openEndpoint
    .route({
      method: "POST",
      path: "/accounts/nickname-availability",
      summary: "Check a nickname",
      tags: ["accounts"],
    })
    .meta({ worksInMaintenance: true, limit: "availability" })
    .input(z.object({ nickname: z.string().max(100) }))
    .output(
      z.object({
        available: z.boolean(),
        reason: z.enum(["required", "invalid", "tooShort", "tooLong", "banned", "taken"]).nullable(),
      }),
    ),

  emailAvailability: openEndpoint
    .route({
      method: "POST",
      path: "/accounts/email-availability",
      summary: "Check an email address",
      description: "Availability only, rate-limited (OPEN-19).",
      tags: ["accounts"],
    })
    .meta({ worksInMaintenance: true, limit: "availability" })
    .input(z.object({ email: z.string().max(320) }))
    .output(z.object({ available: z.boolean() })),

  session: openEndpoint
    .route({ method: "GET", path: "/session", summary: "The current session, or null", tags: ["accounts"] })
    .output(currentSessionSchema.nullable()),
};
