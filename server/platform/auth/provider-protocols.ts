import type { Provider } from "@nakamatch/contract/vocabulary/providers";
import * as oauth from "openid-client";
import { fetchBounded } from "../bounded-fetch.ts";
import type { ProviderClaims } from "./provider-identity.ts";

export interface ProviderClient {
  id: string;
  secret: string;
}

export interface SignInChecks {
  state: string;
  codeVerifier: string;
  nonce: string;
}

/** Per request; a sign-in makes two or three. */
const PROVIDER_DEADLINE_MS = 4000;

const ANSWER_MAX_BYTES = 256 * 1024;

/** OpenID Connect Core, section 2. */
const SUBJECT_MAX = 255;

interface Service {
  scope: string;
  prompt: string;
  issuer: string;
  /** For providers without OpenID Connect, which lack discovery and ID tokens. */
  endpoints?: Pick<oauth.ServerMetadata, "authorization_endpoint" | "token_endpoint" | "userinfo_endpoint">;
}

const SERVICES: Record<Provider, Service> = {
  google: { issuer: "https://accounts.google.com", scope: "email profile openid", prompt: "select_account" },
  discord: {
    issuer: "https://discord.com",
    scope: "identify email",
    prompt: "consent",
    endpoints: {
      authorization_endpoint: "https://discord.com/api/oauth2/authorize",
      token_endpoint: "https://discord.com/api/oauth2/token",
      userinfo_endpoint: "https://discord.com/api/users/@me",
    },
  },
};

/** `standIn` replaces the provider in tests. Methods may also reject with network errors. */
export function protocolOf(provider: Provider, client: ProviderClient, standIn: string | undefined) {
  const { issuer, scope, prompt, endpoints } = SERVICES[provider];
  const execute = standIn === undefined ? [] : [oauth.allowInsecureRequests];
  let server: Promise<oauth.ServerMetadata> | undefined;
  const discover = async (): Promise<oauth.ServerMetadata> => {
    if (endpoints && standIn === undefined) return { issuer, ...endpoints };
    const options = { [oauth.customFetch]: fetchProvider, execute };
    const found = await oauth.discovery(new URL(standIn ?? issuer), client.id, undefined, undefined, options);
    return found.serverMetadata();
  };
  const configure = async () => {
    server ??= discover().catch((error: unknown) => {
      server = undefined;
      throw error;
    });
    // One per sign-in, as it caches the provider's keys, which may be revoked.
    const configuration = new oauth.Configuration(await server, client.id, client.secret);
    configuration[oauth.customFetch] = fetchProvider;
    for (const extend of execute) extend(configuration);
    // Makes the client verify signatures of ID tokens.
    if (!endpoints) oauth.enableNonRepudiationChecks(configuration);
    return configuration;
  };

  return {
    async authorizationUrl(redirectUri: string, { state, codeVerifier, nonce }: SignInChecks): Promise<URL> {
      const challenge = await oauth.calculatePKCECodeChallenge(codeVerifier);
      return oauth.buildAuthorizationUrl(await configure(), {
        redirect_uri: redirectUri,
        scope,
        prompt,
        state,
        code_challenge: challenge,
        code_challenge_method: "S256",
        ...(!endpoints && { nonce }),
      });
    },
    async claims(callback: URL, { state, codeVerifier, nonce }: SignInChecks): Promise<ProviderClaims> {
      const configuration = await configure();
      const bound = { expectedState: state, pkceCodeVerifier: codeVerifier };
      const checks = endpoints ? bound : { ...bound, expectedNonce: nonce };
      const tokens = await oauth.authorizationCodeGrant(configuration, callback, checks);
      const told = endpoints ? await profileOf(configuration, tokens.access_token) : (tokens.claims() ?? {});
      const accountId = text(endpoints ? told.id : told.sub) ?? "";
      if (accountId === "" || accountId.length > SUBJECT_MAX) throw new Error("the provider names nobody");
      return {
        provider,
        accountId,
        email: text(told.email),
        isEmailConfirmed: (endpoints ? told.verified : told.email_verified) === true,
        firstName: text(told.given_name) ?? "",
        lastName: text(told.family_name) ?? "",
      };
    },
  };
}

async function profileOf(configuration: oauth.Configuration, token: string): Promise<Record<string, unknown>> {
  const address = new URL(configuration.serverMetadata().userinfo_endpoint ?? "");
  const response = await oauth.fetchProtectedResource(configuration, token, address, "GET");
  if (!response.ok) throw new Error(`the provider answered with ${response.status}`);
  return ((await response.json()) ?? {}) as Record<string, unknown>;
}

function fetchProvider(address: string, options: oauth.CustomFetchOptions): Promise<Response> {
  const signal = AbortSignal.timeout(PROVIDER_DEADLINE_MS);
  return fetchBounded(address, { ...(options as RequestInit), signal, maxBytes: ANSWER_MAX_BYTES });
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
