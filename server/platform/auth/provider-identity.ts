import { PROVIDERS, type Provider } from "@nakamatch/contract/vocabulary/providers";
import { z } from "zod";
import { createSeal } from "../seal.ts";
import { cookieName, cookieValue, setCookie } from "./cookies.ts";

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

export interface ProviderIdentities {
  /** The identity in a request's `Cookie` header, if there is one that is not too old. */
  read(cookies: string | null | undefined): ProviderIdentity | undefined;
  /** The `Set-Cookie` header that keeps an identity for an hour. */
  keep(identity: Omit<ProviderIdentity, "at">): string;
  /** The one that takes it away. */
  clear(): string;
}

/**
 * Keeps identities that belong to no account yet in a cookie, encrypted: the server stores nothing of people who have not
 * registered, and no script reads it.
 */
export function createProviderIdentities({
  secret,
  publicUrl,
  now = Date.now,
}: {
  secret: string;
  publicUrl: string;
  now?: () => number;
}): ProviderIdentities {
  const seal = createSeal(secret, "nakamatch provider identities");
  const name = cookieName(publicUrl, "nakamatch.provider");
  const cookie = (value: string, maxAge: number) => setCookie(publicUrl, name, value, { maxAge, path: PATH });
  return {
    read(cookies) {
      const text = seal.open(cookieValue(cookies ?? undefined, name) ?? "");
      if (text === undefined) return undefined;
      const identity = identitySchema.parse(JSON.parse(text));
      return identity.at > now() - 1000 * IDENTITY_SECONDS ? identity : undefined;
    },
    keep: (identity) => cookie(seal.close(JSON.stringify({ ...identity, at: now() })), IDENTITY_SECONDS),
    clear: () => cookie("", 0),
  };
}
