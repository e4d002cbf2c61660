import { PROVIDERS, type Provider } from "@nakamatch/contract/vocabulary/providers";
import { z } from "zod";
import { createSealedCookie, type SealedCookie } from "./sealed-cookie.ts";

/** Time to complete a registration or link the identity to an account. */
export const IDENTITY_SECONDS = 60 * 60;

const identitySchema = z.object({
  provider: z.enum(PROVIDERS),
  /** Stable id at the provider. */
  accountId: z.string(),
  /** Lower case, confirmed by the provider. */
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  at: z.number(),
});

/** A confirmed identity without an account. */
export type ProviderIdentity = z.infer<typeof identitySchema>;

/** Claims, not yet validated. */
export interface ProviderClaims {
  provider: Provider;
  accountId: string;
  email: string | undefined;
  isEmailConfirmed: boolean;
  firstName: string;
  lastName: string;
}

export type ProviderIdentities = SealedCookie<ProviderIdentity>;

/** Keeps identities in an encrypted cookie, so that the server stores nothing about people without an account. */
export function createProviderIdentities(options: {
  secret: string;
  publicUrl: string;
  now?: () => number;
}): ProviderIdentities {
  return createSealedCookie({
    ...options,
    name: "nakamatch.provider",
    purpose: "nakamatch provider identities",
    path: "/api",
    seconds: IDENTITY_SECONDS,
    schema: identitySchema,
  });
}
