import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";
import { challengeSchema, factorCode, factorId, factorSchema } from "../../schemas/factors.ts";

const friendlyName = z.string().trim().min(1).max(60).optional();
const raised = z.object({ assurance_level: z.literal("aal2") });

export const factors = {
  list: memberEndpoint.route({ method: "GET", path: "/auth/factors", summary: "My factors", tags: ["factors"] }).output(
    z.object({
      factors: z.array(factorSchema),
      recovery_codes_left: z.int().nonnegative(),
      phones_supported: z.boolean(),
    }),
  ),

  enrol: memberEndpoint
    .route({
      method: "POST",
      path: "/auth/factors",
      successStatus: 201,
      summary: "Add a factor; a code activates it",
      tags: ["factors"],
    })
    .errors(errors("FACTORS_FULL", "IDENTITY_NOT_PROVEN"))
    .meta({ limit: "proof" })
    .input(
      z.discriminatedUnion("factor_type", [
        z.object({
          factor_type: z.literal("totp"),
          friendly_name: friendlyName,
          issuer: z.string().trim().min(1).max(60).optional(),
        }),
        z.object({ factor_type: z.literal("phone"), friendly_name: friendlyName, phone: z.e164() }),
      ]),
    )
    .output(
      factorSchema.extend({
        /** Secret in base 32 and content of the QR code. Shown once. */
        totp: z.object({ secret: z.string(), uri: z.string() }).nullable(),
      }),
    ),

  remove: memberEndpoint
    .route({ method: "DELETE", path: "/auth/factors/{factorId}", summary: "Remove a factor", tags: ["factors"] })
    .errors(errors("FACTOR_NOT_FOUND", "IDENTITY_NOT_PROVEN"))
    .input(z.object({ factorId }))
    .output(z.object({ id: z.uuid() })),

  challenge: memberEndpoint
    .route({
      method: "POST",
      path: "/auth/factors/{factorId}/challenge",
      summary: "Challenge a factor; a phone gets a text message",
      tags: ["factors"],
    })
    .meta({ worksInMaintenance: true })
    .errors(errors("FACTOR_NOT_FOUND"))
    .input(z.object({ factorId, channel: z.enum(["sms"]).optional() }))
    .output(challengeSchema),

  verify: memberEndpoint
    .route({
      method: "POST",
      path: "/auth/factors/{factorId}/verify",
      summary: "Verify a code; raises the session to aal2",
      tags: ["factors"],
    })
    .meta({ worksInMaintenance: true })
    .errors(errors("FACTOR_NOT_FOUND", "FACTOR_CODE_WRONG", "CHALLENGE_EXPIRED"))
    .input(z.object({ factorId, challenge_id: z.uuid().toLowerCase(), code: factorCode }))
    .output(raised),

  makeRecoveryCodes: memberEndpoint
    .route({
      method: "POST",
      path: "/auth/factors/recovery-codes",
      summary: "Replace the recovery codes by ten new ones, shown once",
      tags: ["factors"],
    })
    .errors(errors("FACTOR_NOT_FOUND", "IDENTITY_NOT_PROVEN"))
    .output(z.object({ codes: z.array(z.string()) })),

  recover: memberEndpoint
    .route({
      method: "POST",
      path: "/auth/factors/recover",
      summary: "Use a recovery code; raises the session to aal2",
      tags: ["factors"],
    })
    .errors(errors("FACTOR_CODE_WRONG"))
    .meta({ worksInMaintenance: true, limit: "proof" })
    .input(z.object({ code: factorCode }))
    .output(raised),
};
