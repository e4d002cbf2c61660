import { z } from "zod";
import { errors, openEndpoint } from "../../endpoint.ts";
import { LANGUAGES } from "../../vocabulary/languages.ts";
import { PROVIDERS } from "../../vocabulary/providers.ts";
import { signUpData } from "./accounts.ts";

/** What the provider does not supply. */
export const providerSignUpSchema = z.object({
  language: z.enum(LANGUAGES),
  data: signUpData.omit({ email: true }),
});
export type ProviderSignUp = z.infer<typeof providerSignUpSchema>;

export const pendingIdentitySchema = z.object({
  provider: z.enum(PROVIDERS),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  hasAccount: z
    .boolean()
    .describe("Whether this identity signs in to an account, as after a registration whose answer was lost"),
  isRegistered: z.boolean().describe("Whether there is an account with this address, which its password links"),
});
export type PendingIdentity = z.infer<typeof pendingIdentitySchema>;

export const providers = {
  list: openEndpoint
    .route({ method: "GET", path: "/providers", summary: "Providers for signing in", tags: ["accounts"] })
    .output(z.object({ providers: z.array(z.enum(PROVIDERS)) })),

  pending: openEndpoint
    .route({
      method: "GET",
      path: "/providers/identity",
      summary: "The pending identity of a provider in this browser",
      description: "For an hour after a sign-in by a provider that belongs to no account yet, or to a banned one.",
      tags: ["accounts"],
    })
    .errors(errors("PROVIDER_IDENTITY_MISSING", "ACCOUNT_BANNED"))
    .output(pendingIdentitySchema),

  signUp: openEndpoint
    .route({
      method: "POST",
      path: "/accounts/by-provider",
      successStatus: 201,
      summary: "Register with the pending identity",
      description:
        "Creates account and profile at once. The address is the provider's, and counts as confirmed. Sent again, it answers with the account that there is. The header `x-name-choice` (`full`, `first` or `nickname`) chooses what others read of the name: without it, all.",
      tags: ["accounts"],
    })
    .errors(errors("PROVIDER_IDENTITY_MISSING", "REGISTRATION_CLOSED"))
    .meta({ limit: "signUp" })
    .input(providerSignUpSchema)
    .output(z.object({ userId: z.uuid() })),
};
