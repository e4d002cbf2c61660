import { PROVIDERS, type Provider } from "@nakamatch/contract/vocabulary/providers";
import { z } from "zod";
import { createSealedCookie, type SealedCookie } from "./sealed-cookie.ts";

/** Seconds in which a first sign-in by a provider is completed, or linked to an account by its password. */
export const IDENTITY_SECONDS = 60 * 60;

/** Where the cookie is sent: to the API and to authentication. */
const PATH = "/api";

const identitySchema = z.object({
  provider: z.enum(PROVIDERS),
  /** The person's id at the provider, which never changes. */
  accountId: z.string(),
  /** In lower case; the provider has confirmed it. */
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** When the provider vouched for the person, in milliseconds since the epoch. */
  at: z.number(),
});

/** Somebody for whom a provider has vouched, in this browser, within the last hour. */
export type ProviderIdentity = z.infer<typeof identitySchema>;

/** What a provider says of somebody, before anything of it is believed. */
export interface ProviderClaims {
  provider: Provider;
  accountId: string;
  email: string | undefined;
  isEmailConfirmed: boolean;
  firstName: string;
  lastName: string;
}

export type ProviderIdentities = SealedCookie<ProviderIdentity>;

/**
 * Keeps identities that belong to no account yet in a cookie, encrypted: the server stores nothing of people who have not
 * registered, and no script reads it.
 */
export function createProviderIdentities(options: {
  secret: string;
  publicUrl: string;
  now?: () => number;
}): ProviderIdentities {
  return createSealedCookie({
    ...options,
    name: "nakamatch.provider",
    purpose: "nakamatch provider identities",
    path: PATH,
    seconds: IDENTITY_SECONDS,
    schema: identitySchema,
  });
}
