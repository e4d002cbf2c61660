import type { Provider } from "@nakamatch/contract/vocabulary/providers";
import type { OAuthProvider } from "better-auth/oauth2";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { providerPlugin } from "./providers.ts";

const CLIENT = { id: "our-client", secret: "our-secret" };

/** What was asked of the network. */
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (address: string | URL | Request) => {
    asked.push(String(address instanceof Request ? address.url : address));
    return Response.json({ access_token: "token", token_type: "bearer", keys: [] });
  });
});
afterEach(() => vi.unstubAllGlobals());

function providerOf(name: Provider): OAuthProvider {
  const plugin = providerPlugin({ clients: { [name]: CLIENT }, standIn: undefined, onClaims: () => {} });
  const { context } = plugin.init({ socialProviders: [] } as unknown as Parameters<typeof plugin.init>[0]);
  const [provider, ...others] = context.socialProviders;
  expect(others).toEqual([]);
  return provider as OAuthProvider;
}

describe.each([
  ["google", "https://accounts.google.com/o/oauth2/v2/auth", "https://oauth2.googleapis.com/token"],
  ["discord", "https://discord.com/api/oauth2/authorize", "https://discord.com/api/oauth2/token"],
] as const)("SESSION-09 %s", (name, authorization, token) => {
  it("is where people are sent, with our client and a challenge", async () => {
    const url = await providerOf(name).createAuthorizationURL({
      ...{ state: "state", codeVerifier: "a verifier of at least forty-three characters", scopes: [] },
      ...{ redirectURI: "https://nakamatch.test/back", idTokenNonce: "nonce" },
    });
    expect(url.origin + url.pathname).toBe(authorization);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      ...{ client_id: "our-client", redirect_uri: "https://nakamatch.test/back", state: "state" },
      code_challenge_method: "S256",
      prompt: name === "google" ? "select_account" : "consent",
      ...(name === "google" && { nonce: "nonce" }),
    });
  });

  it("is asked for the token of a code", async () => {
    await providerOf(name).validateAuthorizationCode({ code: "code", redirectURI: "https://nakamatch.test/back" });
    expect(asked).toEqual([token]);
  });
});

it("SESSION-09 Discord is asked for the profile", async () => {
  await providerOf("discord").getUserInfo({ accessToken: "token" });
  expect(asked).toEqual(["https://discord.com/api/users/@me"]);
});

it("SESSION-09 Google is asked for the keys of its ID tokens, and is their only issuer", async () => {
  const idToken = providerOf("google").idToken as unknown as {
    issuer: string[];
    jwks: (header: { kid: string; alg: string }) => Promise<unknown>;
  };
  expect(idToken.issuer).toEqual(["https://accounts.google.com", "accounts.google.com"]);
  await expect(idToken.jwks({ kid: "unknown", alg: "RS256" })).rejects.toThrow("no such key");
  expect(asked).toEqual(["https://www.googleapis.com/oauth2/v3/certs"]);
});
