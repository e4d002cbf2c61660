import { createHash, createPublicKey, type JsonWebKeyInput } from "node:crypto";
import type { Provider } from "@nakamatch/contract/vocabulary/providers";
import type { BetterAuthPlugin } from "better-auth";
import { type OAuthProvider, validateAuthorizationCode, verifyProviderIdToken } from "better-auth/oauth2";
import { discord, google } from "better-auth/social-providers";
import type { Config } from "../config/config.ts";
import { inTime } from "../deadline.ts";
import type { ProviderClaims } from "./provider-identity.ts";

/** What the operator has registered at a provider. */
export interface ProviderClient {
  id: string;
  secret: string;
}

/** The clients of the providers that are configured. */
export type ProviderClients = Partial<Record<Provider, ProviderClient>>;

/** The providers by which people can sign in, as the settings say. */
export function providerClients(config: Config): ProviderClients {
  const clientOf = (id: string | undefined, secret: string | undefined) => (id && secret ? { id, secret } : undefined);
  const google = clientOf(config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET);
  const discord = clientOf(config.DISCORD_CLIENT_ID, config.DISCORD_CLIENT_SECRET);
  return { ...(google && { google }), ...(discord && { discord }) };
}

/** How long a provider may take for one answer, in milliseconds; there are two or three in a row. */
const PROVIDER_DEADLINE_MS = 4000;

/** Most characters of a person's id at a provider, by the standard of OpenID Connect. */
const SUBJECT_MAX = 255;

const GOOGLE = {
  authorization: "https://accounts.google.com/o/oauth2/v2/auth",
  token: "https://oauth2.googleapis.com/token",
  /** The keys of ID tokens. */
  keys: "https://www.googleapis.com/oauth2/v3/certs",
  issuer: ["https://accounts.google.com", "accounts.google.com"],
};

const DISCORD = {
  authorization: "https://discord.com/api/oauth2/authorize",
  token: "https://discord.com/api/oauth2/token",
  /** The profile of the person whose access token is sent. */
  profile: "https://discord.com/api/users/@me",
};

/** The endpoints of the provider that takes the place of all in tests, at an origin. */
function endpointsAt(origin: string): typeof GOOGLE & typeof DISCORD {
  return {
    authorization: `${origin}/auth`,
    token: `${origin}/token`,
    profile: `${origin}/me`,
    keys: `${origin}/jwks`,
    issuer: [origin],
  };
}

export interface ProviderSettings {
  clients: ProviderClients;
  /** Origin of an OpenID Connect provider that takes the place of all; for tests. */
  standIn: string | undefined;
  /** Called with what a provider says, while the request is handled that the person came back with. */
  onClaims: (claims: ProviderClaims) => void;
}

/** An address that the library can go on with where a provider tells none; nobody has it. */
const noAddress = (claims: ProviderClaims) => `${claims.accountId}@${claims.provider}.invalid`;

/**
 * The providers as the library's own, with what we ask of each: PKCE, a nonce where there are ID tokens, their signatures,
 * answers in time, and no account made by the library.
 */
export function providerPlugin({ clients, standIn, onClaims }: ProviderSettings) {
  const ofStandIn = standIn === undefined ? undefined : endpointsAt(new URL(standIn).origin);
  const options = ({ id, secret }: ProviderClient, { authorization }: { authorization: string }) => ({
    clientId: id,
    clientSecret: secret,
    authorizationEndpoint: authorization,
    // The account is made, or linked, by our own rules.
    disableSignUp: true,
  });
  /** Who the claims are about, as the library takes it. Its own record of a person stays as it is. */
  const told = (claims: ProviderClaims, profile: Record<string, unknown>) => {
    onClaims(claims);
    return {
      user: { name: "", email: claims.email ?? noAddress(claims), emailVerified: claims.isEmailConfirmed },
      data: profile,
    };
  };

  const makers: Record<Provider, (client: ProviderClient) => OAuthProvider> = {
    google(client) {
      const endpoints = ofStandIn ?? GOOGLE;
      const { token, keys, issuer } = endpoints;
      const own = options(client, endpoints);
      const library = google({ ...own, prompt: "select_account", includeGrantedScopes: false });
      const provider: OAuthProvider = {
        ...library,
        options: own,
        requiresIdTokenNonce: true,
        async createAuthorizationURL(request) {
          const url = await library.createAuthorizationURL(request);
          if (request.idTokenNonce !== undefined) url.searchParams.set("nonce", request.idTokenNonce);
          return url;
        },
        validateAuthorizationCode: (request) => exchange(request, own, token),
        idToken: { ...library.idToken, issuer, jwks: ({ kid }) => findKey(keys, kid) },
        async getUserInfo({ idToken, expectedIdTokenNonce: nonce }) {
          if (!idToken || !nonce || !(await verifyProviderIdToken(provider, idToken, nonce))) return null;
          const claims = claimsOf(idToken);
          const subject = text(claims.sub);
          if (subject === undefined || subject.length > SUBJECT_MAX) return null;
          return told(
            {
              provider: "google",
              accountId: subject,
              email: text(claims.email),
              isEmailConfirmed: claims.email_verified === true,
              firstName: text(claims.given_name) ?? "",
              lastName: text(claims.family_name) ?? "",
            },
            claims,
          );
        },
      };
      return provider;
    },
    discord(client) {
      const endpoints = ofStandIn ?? DISCORD;
      const { token, profile: address } = endpoints;
      const own = options(client, endpoints);
      const library = discord(own);
      return {
        ...library,
        options: own,
        // The library sends no challenge to Discord, which takes one.
        async createAuthorizationURL(request) {
          const url = await library.createAuthorizationURL({ ...request, additionalParams: { prompt: "consent" } });
          url.searchParams.set("code_challenge", challengeOf(request.codeVerifier));
          url.searchParams.set("code_challenge_method", "S256");
          return url;
        },
        validateAuthorizationCode: (request) => exchange(request, own, token),
        async getUserInfo({ accessToken }) {
          const profile = await fetchJson(address, { authorization: `Bearer ${accessToken}` });
          const id = text(profile.id);
          if (id === undefined || id.length > SUBJECT_MAX) return null;
          return told(
            {
              provider: "discord",
              accountId: id,
              email: text(profile.email),
              isEmailConfirmed: profile.verified === true,
              firstName: "",
              lastName: "",
            },
            profile,
          );
        },
      };
    },
  };

  const configured = (["google", "discord"] as const).flatMap((name) => {
    const client = clients[name];
    return client ? [makers[name](client)] : [];
  });
  return {
    id: "providers",
    init: (context) => ({ context: { socialProviders: [...configured, ...context.socialProviders] } }),
  } satisfies BetterAuthPlugin;
}

type CodeExchange = Parameters<OAuthProvider["validateAuthorizationCode"]>[0];

function exchange(
  { code, codeVerifier, redirectURI }: CodeExchange,
  options: { clientId: string; clientSecret: string },
  tokenEndpoint: string,
) {
  const request = { code, redirectURI, options, tokenEndpoint, ...(codeVerifier && { codeVerifier }) };
  return inTime(() => validateAuthorizationCode(request), PROVIDER_DEADLINE_MS);
}

/** The S256 challenge of PKCE. */
function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

/** The payload of a token whose signature was verified. */
function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
}

async function findKey(address: string, id: string | undefined) {
  const { keys } = (await fetchJson(address)) as { keys?: (JsonWebKeyInput["key"] & { kid?: string })[] };
  const found = keys?.find(({ kid }) => kid === id);
  if (!found) throw new Error("the provider has no such key");
  return createPublicKey({ key: found, format: "jwk" });
}

async function fetchJson(address: string, headers: Record<string, string> = {}): Promise<Record<string, unknown>> {
  const signal = AbortSignal.timeout(PROVIDER_DEADLINE_MS);
  const response = await fetch(address, { headers, signal, redirect: "error" });
  if (!response.ok) throw new Error(`the provider answered with ${response.status}`);
  const body: unknown = await response.json();
  return typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
