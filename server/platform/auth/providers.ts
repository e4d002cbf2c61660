import { PROVIDERS, type Provider, type ProviderProblem } from "@nakamatch/contract/vocabulary/providers";
import { randomNonce, randomPKCECodeVerifier, randomState } from "openid-client";
import { z } from "zod";
import { AppError } from "../app-error.ts";
import type { Config } from "../config/config.ts";
import type { Log } from "../log.ts";
import type { ProviderClaims } from "./provider-identity.ts";
import { type ProviderClient, protocolOf } from "./provider-protocols.ts";
import { createSealedCookie } from "./sealed-cookie.ts";

export type ProviderClients = Partial<Record<Provider, ProviderClient>>;

export function providerSettings(config: Config): Pick<ProviderOptions, "clients" | "standIn"> {
  const clientOf = (id: string | undefined, secret: string | undefined) => (id && secret ? { id, secret } : undefined);
  const google = clientOf(config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET);
  const discord = clientOf(config.DISCORD_CLIENT_ID, config.DISCORD_CLIENT_SECRET);
  return { clients: { ...(google && { google }), ...(discord && { discord }) }, standIn: config.PROVIDER_STAND_IN };
}

const STATE_SECONDS = 10 * 60;

/** OAuth errors that mean canceling. */
const CANCELLED = new Set(["access_denied", "consent_required", "interaction_required", "login_required"]);

/** The screen after success, and after anything else. */
const screensSchema = z.object({ next: z.string(), back: z.string() });
export type ProviderScreens = z.infer<typeof screensSchema>;

const stateSchema = z.object({
  provider: z.enum(PROVIDERS),
  state: z.string(),
  codeVerifier: z.string(),
  nonce: z.string(),
  screens: screensSchema,
  at: z.number(),
});

/** Screens are undefined if this browser has no pending sign-in. */
export type ProviderOutcome =
  | { screens: ProviderScreens; claims: ProviderClaims }
  | { screens: ProviderScreens | undefined; problem: ProviderProblem };

export interface Providers {
  /** The configured providers. */
  readonly names: readonly Provider[];
  /**
   * Returns the provider's URL, and the `Set-Cookie` header that binds the sign-in to the browser (SESSION-09).
   *
   * @throws {AppError} `NOT_FOUND` if not configured, `UNAVAILABLE` if discovery fails
   */
  begin(provider: Provider, screens: ProviderScreens): Promise<{ url: string; cookie: string }>;
  /** Never rejects. Send `clear()` with the response. */
  finish(provider: string, query: string, cookies: string | undefined): Promise<ProviderOutcome>;
  /** A `Set-Cookie` header. */
  clear(): string;
}

interface ProviderOptions {
  clients: ProviderClients;
  /** Origin of an OpenID Connect provider that replaces all others in tests. */
  standIn: string | undefined;
  publicUrl: string;
  secret: string;
  log: Log;
  now?: () => number;
}

export function createProviders(options: ProviderOptions): Providers {
  const { clients, standIn, publicUrl, secret, log, now } = options;
  const states = createSealedCookie({
    secret,
    publicUrl,
    now,
    name: "nakamatch.oauth_state",
    purpose: "nakamatch provider state",
    path: "/api/auth",
    seconds: STATE_SECONDS,
    schema: stateSchema,
  });
  const callbackOf = (provider: Provider) => new URL(`/api/auth/callback/${provider}`, publicUrl);
  const protocolFor = (provider: Provider) => {
    const client = clients[provider];
    return client ? [[provider, protocolOf(provider, client, standIn)] as const] : [];
  };
  const protocols = new Map(PROVIDERS.flatMap(protocolFor));

  return {
    names: [...protocols.keys()],
    async begin(provider, screens) {
      const protocol = protocols.get(provider);
      if (!protocol) throw new AppError("NOT_FOUND", "the provider is not configured");
      const checks = { state: randomState(), codeVerifier: randomPKCECodeVerifier(), nonce: randomNonce() };
      const url = await protocol.authorizationUrl(callbackOf(provider).href, checks).catch((error: unknown) => {
        log.warn({ provider, ...describe(error) }, "a provider cannot be reached");
        throw new AppError("UNAVAILABLE", "the provider cannot be reached");
      });
      return { url: url.href, cookie: states.keep({ provider, ...checks, screens }) };
    },
    async finish(provider, query, cookies) {
      const begun = states.read(cookies);
      if (!begun) return { screens: undefined, problem: "expired" };
      const { screens } = begun;
      const protocol = protocols.get(begun.provider);
      const callback = callbackOf(begun.provider);
      callback.search = query;
      const answer = callback.searchParams;
      const isOurs = provider === begun.provider && answer.get("state") === begun.state;
      if (!protocol || !isOurs || !(answer.has("code") || answer.has("error"))) return { screens, problem: "expired" };
      if (CANCELLED.has(answer.get("error") ?? "")) return { screens, problem: "cancelled" };
      try {
        return { screens, claims: await protocol.claims(callback, begun) };
      } catch (error) {
        log.warn({ provider, ...describe(error) }, "a sign-in by a provider failed");
        return { screens, problem: "failed" };
      }
    },
    clear: states.clear,
  };
}

/** Omits the message, which may quote personal data. */
function describe(error: unknown): object {
  const { name, code, error: answer, cause } = error as Error & { code?: unknown; error?: unknown };
  const reason = typeof answer === "string" && /^\w{1,40}$/.test(answer) ? answer : undefined;
  return { type: name, code, reason, cause: cause instanceof Error && "code" in cause ? cause.code : undefined };
}
