import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";
import { PROVIDERS } from "../../vocabulary/providers.ts";

export const identity = {
  ways: memberEndpoint
    .route({
      method: "GET",
      path: "/session/proof",
      summary: "Ways of step-up for the caller",
      tags: ["accounts"],
    })
    .output(
      z.object({
        hasPassword: z.boolean(),
        hasPasskeys: z.boolean(),
        providers: z.array(z.enum(PROVIDERS)).describe("The providers by which the caller signs in"),
        isProven: z.boolean().describe("Whether this session may do at the moment what needs a proof"),
      }),
    ),

  prove: memberEndpoint
    .route({
      method: "POST",
      path: "/session/proof",
      summary: "Step up by password",
      description:
        "For the next ten minutes this session, and no other, may do what needs it, such as deleting the account.",
      tags: ["accounts"],
    })
    .errors(errors("PASSWORD_WRONG"))
    .meta({ worksInMaintenance: true, limit: "proof" })
    .input(z.object({ password: z.string().max(1000) }))
    .output(z.object({ isProven: z.literal(true) })),

  changePassword: memberEndpoint
    .route({
      method: "PUT",
      path: "/me/password",
      summary: "Change my password",
      description: "Ends all other sessions of the caller and tells them by email.",
      tags: ["accounts"],
    })
    .errors(errors("PASSWORD_WRONG"))
    .meta({ limit: "proof" })
    .input(z.object({ currentPassword: z.string().max(1000), newPassword: z.string().max(1000) }))
    .output(z.object({ isChanged: z.literal(true) })),

  setPassword: memberEndpoint
    .route({
      method: "POST",
      path: "/me/password",
      summary: "Set a first password",
      description: "For people who sign in by a provider. An email tells them.",
      tags: ["accounts"],
    })
    .errors(errors("IDENTITY_NOT_PROVEN", "PASSWORD_EXISTS"))
    .meta({ limit: "proof" })
    .input(z.object({ newPassword: z.string().max(1000) }))
    .output(z.object({ isSet: z.literal(true) })),

  unlink: memberEndpoint
    .route({
      method: "DELETE",
      path: "/me/providers/{provider}",
      summary: "Unlink a provider",
      description: "Needs a step-up and another way in. Repeating it changes nothing.",
      tags: ["accounts"],
    })
    .errors(errors("IDENTITY_NOT_PROVEN", "LAST_WAY_IN"))
    .meta({ limit: "proof" })
    .input(z.object({ provider: z.enum(PROVIDERS) }))
    .output(z.object({ isUnlinked: z.literal(true) })),
};
