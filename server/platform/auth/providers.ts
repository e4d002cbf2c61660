import { PROVIDERS, type Provider, type ProviderProblem } from "@nakamatch/contract/vocabulary/providers";
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchProtectedResource,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type ServerMetadata,
} from "openid-client";
import { z } from "zod";
import { AppError } from "../app-error.ts";
import type { Config } from "../config/config.ts";
import type { Log } from "../log.ts";
import { createSeal } from "../seal.ts";
import { cookieName, cookieValue, setCookie } from "./cookies.ts";
import type { ProviderClaims } from "./provider-identity.ts";

/** What the operator has registered at a provider. */
export interface ProviderClient {
  id: string;
  secret: string;
}

/** The clients of the configured providers. */
export type ProviderClients = Partial<Record<Provider, ProviderClient>>;

export function providerClients(config: Config): ProviderClients {
  const clientOf = (id: string | undefined, secret: string | undefined) => (id && secret ? { id, secret } : undefined);
  const google = clientOf(config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET);
  const discord = clientOf(config.DISCORD_CLIENT_ID, config.DISCORD_CLIENT_SECRET);
  return { ...(google && { google }), ...(discord && { discord }) };
}

/** Of each answer of a provider; there are two or three in a row. */
const TIMEOUT_SECONDS = 4;

/** Of a sign-in at the provider. */
const STATE_SECONDS = 10 * 60;

/** OpenID Connect Core, section 2. */
const SUBJECT_MAX = 255;

/** Screens of ours: after a sign-in, and otherwise. */
export interface ProviderScreens {
  next: string;
  back: string;
}

/** How far a person came at a provider. */
export type ProviderOutcome =
  | { screens: ProviderScreens; claims: ProviderClaims }
  /** `screens` is undefined in a browser that has not begun this sign-in. */
  | { screens: ProviderScreens | undefined; problem: ProviderProblem };

export interface Providers {
  /** The configured ones. */
  readonly names: readonly Provider[];
  /**
   * The address at the provider, with our way back, scopes, state, PKCE challenge and nonce (SESSION-09), and the
   * `Set-Cookie` value that binds the sign-in to this browser.
   *
   * @throws {AppError} `NOT_FOUND` if it is not configured, `UNAVAILABLE` if it does not answer
   */
  begin(provider: Provider, screens: ProviderScreens): Promise<{ url: string; cookie: string }>;
  /** Takes the query that a person comes back with. Never throws. */
  finish(provider: string, query: string, cookies: string | undefined): Promise<ProviderOutcome>;
  /** The `Set-Cookie` value that ends the sign-in: its state works once. */
  clear(): string;
}

interface Sort {
  /** Where its metadata is, unless `metadata` says it. */
  issuer: string;
  metadata?: ServerMetadata;
  parameters: Record<string, string>;
  /** Whether the ID token says who it is; its signature is verified. */
  hasIdToken: boolean;
  /** Otherwise the profile does. */
  profile?: string;
}

const SORTS: Record<Provider, Sort> = {
  google: {
    issuer: "https://accounts.google.com",
    parameters: { scope: "openid email profile", prompt: "select_account" },
    hasIdToken: true,
  },
  discord: {
    issuer: "https://discord.com",
    metadata: {
      issuer: "https://discord.com",
      authorization_endpoint: "https://discord.com/api/oauth2/authorize",
      token_endpoint: "https://discord.com/api/oauth2/token",
    },
    parameters: { scope: "identify email", prompt: "consent" },
    hasIdToken: false,
    profile: "https://discord.com/api/users/@me",
  },
};

const stateSchema = z.object({
  provider: z.enum(PROVIDERS),
  state: z.string(),
  verifier: z.string(),
  nonce: z.string().optional(),
  screens: z.object({ next: z.string(), back: z.string() }),
  /** Milliseconds since the epoch. */
  until: z.number(),
});

/** As providers name that a person has not agreed. */
const CANCELLED: ReadonlySet<string> = new Set([
  "access_denied",
  "consent_required",
  "interaction_required",
  "login_required",
]);

/** OpenID Connect names, and Discord's where they differ. */
const claimsSchema = z.object({
  sub: z.string().optional(),
  id: z.string().optional(),
  email: z.string().nullish(),
  email_verified: z.boolean().optional(),
  verified: z.boolean().optional(),
  given_name: z.string().default(""),
  family_name: z.string().default(""),
});

/**
 * Sign-ins at identity providers. A provider's metadata is read at its first use: one that is down keeps nothing else
 * from starting.
 *
 * @param standIn origin of an OpenID Connect provider in the place of all, for tests
 */
export function createProviders({
  clients,
  standIn,
  publicUrl,
  secret,
  log,
}: {
  clients: ProviderClients;
  standIn: string | undefined;
  publicUrl: string;
  secret: string;
  log: Log;
}): Providers {
  const seal = createSeal(secret, "nakamatch sign-ins at providers");
  const name = cookieName(publicUrl, "nakamatch.oauth_state");
  const cookie = (value: string, maxAge: number) => setCookie(publicUrl, name, value, { maxAge, path: "/api/auth" });
  const known = new Map<Provider, ServerMetadata>();

  const readState = (cookies: string | undefined) => {
    const text = seal.open(cookieValue(cookies, name) ?? "");
    const state = text === undefined ? undefined : stateSchema.parse(JSON.parse(text));
    return state && state.until > Date.now() ? state : undefined;
  };

  /** New for each sign-in, so that the keys of ID tokens are too. */
  const configure = async (provider: Provider): Promise<Configuration> => {
    const client = clients[provider];
    if (!client) throw new AppError("NOT_FOUND", "this provider is not configured");
    const { issuer, metadata, hasIdToken } = SORTS[provider];
    const authentication = ClientSecretPost(client.secret);
    const execute = standIn === undefined ? [] : [allowInsecureRequests];
    let server = known.get(provider) ?? (standIn === undefined ? metadata : undefined);
    if (!server) {
      const options = { execute, timeout: TIMEOUT_SECONDS };
      const found = await discovery(new URL(standIn ?? issuer), client.id, undefined, authentication, options);
      server = found.serverMetadata();
      known.set(provider, server);
    }
    const config = new Configuration(server, client.id, undefined, authentication);
    config.timeout = TIMEOUT_SECONDS;
    for (const apply of [...execute, ...(hasIdToken ? [enableNonRepudiationChecks] : [])]) apply(config);
    return config;
  };

  const wayBack = (provider: Provider) => `${new URL(publicUrl).origin}/api/auth/callback/${provider}`;

  return {
    names: PROVIDERS.filter((provider) => clients[provider]),

    async begin(provider, screens) {
      const config = await configure(provider).catch((error: unknown) => {
        if (error instanceof AppError) throw error;
        log.warn({ err: error, provider }, "the metadata of a provider cannot be read");
        throw new AppError("UNAVAILABLE", "the provider does not answer");
      });
      const { parameters, hasIdToken } = SORTS[provider];
      const verifier = randomPKCECodeVerifier();
      const nonce = hasIdToken ? randomNonce() : undefined;
      const state = randomState();
      const url = buildAuthorizationUrl(config, {
        ...parameters,
        redirect_uri: wayBack(provider),
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        ...(nonce && { nonce }),
      });
      const kept = { provider, state, verifier, nonce, screens, until: Date.now() + 1000 * STATE_SECONDS };
      return { url: url.href, cookie: cookie(seal.close(JSON.stringify(kept)), STATE_SECONDS) };
    },

    async finish(provider, query, cookies) {
      const state = readState(cookies);
      const parameters = new URLSearchParams(query);
      if (state?.provider !== provider || state.state !== parameters.get("state")) {
        return { screens: undefined, problem: "expired" };
      }
      const { screens, verifier, nonce } = state;
      const error = parameters.get("error");
      if (error !== null) return { screens, problem: CANCELLED.has(error) ? "cancelled" : "failed" };
      if (!parameters.has("code")) return { screens, problem: "expired" };
      try {
        const config = await configure(state.provider);
        const back = new URL(`${wayBack(state.provider)}${query}`);
        const { hasIdToken, profile } = SORTS[state.provider];
        const tokens = await authorizationCodeGrant(config, back, {
          pkceCodeVerifier: verifier,
          expectedState: state.state,
          idTokenExpected: hasIdToken,
          ...(nonce !== undefined && { expectedNonce: nonce }),
        });
        const told = profile
          ? await readProfile(config, tokens.access_token, standIn === undefined ? profile : `${standIn}/me`)
          : tokens.claims();
        return { screens, claims: claimsOf(state.provider, told) };
      } catch (err) {
        log.warn({ err, provider }, "a sign-in at a provider failed");
        return { screens, problem: "failed" };
      }
    },

    clear: () => cookie("", 0),
  };
}

async function readProfile(config: Configuration, accessToken: string, address: string): Promise<unknown> {
  const response = await fetchProtectedResource(config, accessToken, new URL(address), "GET");
  if (!response.ok) throw new Error(`the provider answered with ${response.status}`);
  return response.json();
}

function claimsOf(provider: Provider, told: unknown): ProviderClaims {
  const { email, given_name: firstName, family_name: lastName, ...rest } = claimsSchema.parse(told);
  const accountId = provider === "discord" ? rest.id : rest.sub;
  if (!accountId || accountId.length > SUBJECT_MAX) throw new Error("the provider names nobody");
  const isEmailConfirmed = (provider === "discord" ? rest.verified : rest.email_verified) === true;
  return { provider, accountId, email: email || undefined, isEmailConfirmed, firstName, lastName };
}
