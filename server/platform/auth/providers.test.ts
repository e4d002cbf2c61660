import type { Provider } from "@nakamatch/contract/vocabulary/providers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLog } from "../log.ts";
import { createProviders, type Providers } from "./providers.ts";

const CLIENT = { id: "our-client", secret: "our-secret" };
const SITE = "https://nakamatch.test";
const SCREENS = { next: "/dashboard", back: "/login" };

/** As Google publishes it. */
const GOOGLE = {
  issuer: "https://accounts.google.com",
  authorization_endpoint: "https://accounts.google.com/o/oauth2/v2/auth",
  token_endpoint: "https://oauth2.googleapis.com/token",
  jwks_uri: "https://www.googleapis.com/oauth2/v3/certs",
  response_types_supported: ["code"],
};

/** What was asked of the network. */
let asked: string[];
let isDown: boolean;

beforeEach(() => {
  [asked, isDown] = [[], false];
  vi.stubGlobal("fetch", async (address: string | URL | Request) => {
    const url = String(address instanceof Request ? address.url : address);
    asked.push(url);
    if (isDown) throw new Error("down");
    if (url.endsWith("/.well-known/openid-configuration")) return Response.json(GOOGLE);
    return Response.json({ access_token: "token", token_type: "bearer" });
  });
});
afterEach(() => vi.unstubAllGlobals());

function providersOf(...names: Provider[]): Providers {
  return createProviders({
    clients: Object.fromEntries(names.map((name) => [name, CLIENT])),
    standIn: undefined,
    publicUrl: SITE,
    secret: "a secret for tests only",
    log: createLog({ level: "silent", pretty: false }),
  });
}

/** The answer to a sign-in that the provider sends back with a code. */
async function comeBack(providers: Providers, name: Provider) {
  const { url, cookie } = await providers.begin(name, SCREENS);
  const query = new URLSearchParams({ code: "code", state: new URL(url).searchParams.get("state") ?? "" });
  return providers.finish(name, `?${query}`, cookie.split(";")[0]);
}

describe.each([
  ["google", GOOGLE.authorization_endpoint, GOOGLE.token_endpoint, "select_account", "openid email profile"],
  [
    ...(["discord", "https://discord.com/api/oauth2/authorize", "https://discord.com/api/oauth2/token"] as const),
    ...["consent", "identify email"],
  ],
] as const)("SESSION-09 %s", (name, authorization, token, prompt, scope) => {
  it("is where people are sent, with our client, way back, scopes and a challenge", async () => {
    const { url, cookie } = await providersOf(name).begin(name, SCREENS);
    const { origin, pathname, searchParams } = new URL(url);
    expect(origin + pathname).toBe(authorization);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ client_id: "our-client", redirect_uri: `${SITE}/api/auth/callback/${name}`, response_type: "code" },
      ...{ code_challenge_method: "S256", code_challenge: expect.stringMatching(/^[\w-]{43}$/), prompt, scope },
      ...(name === "google" && { nonce: expect.stringMatching(/^[\w-]{43}$/) }),
    });
    expect(cookie).toMatch(
      /^__Secure-nakamatch\.oauth_state=.+; Max-Age=600; Path=\/api\/auth; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(cookie, "sealed").not.toContain(searchParams.get("state"));
  });

  it("is asked for the tokens of a code, and believed only with what it should say", async () => {
    const providers = providersOf(name);
    expect(await comeBack(providers, name)).toEqual({ screens: SCREENS, problem: "failed" });
    const others = name === "google" ? [] : ["https://discord.com/api/users/@me"];
    expect(asked.filter((url) => !url.includes("well-known"))).toEqual([token, ...others]);
  });
});

it("a provider that is down is asked again by the next sign-in, and keeps no other from starting", async () => {
  const providers = providersOf("google", "discord");
  expect(asked).toEqual([]);
  isDown = true;
  await expect(providers.begin("google", SCREENS)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect((await providers.begin("discord", SCREENS)).url).toContain("discord.com");
  isDown = false;
  expect((await providers.begin("google", SCREENS)).url).toContain("accounts.google.com");
  await providers.begin("google", SCREENS);
  expect(asked, "its metadata is kept").toHaveLength(2);
});

it("a state works for its provider, ten minutes, with the query it was sent with", async () => {
  const providers = providersOf("google", "discord");
  const { url, cookie } = await providers.begin("discord", SCREENS);
  const [pair] = cookie.split(";");
  const state = new URL(url).searchParams.get("state") ?? "";
  const expired = { screens: undefined, problem: "expired" };
  expect(await providers.finish("google", `?code=x&state=${state}`, pair)).toEqual(expired);
  expect(await providers.finish("discord", "?code=x&state=another", pair)).toEqual(expired);
  expect(await providers.finish("discord", `?code=x&state=${state}`, undefined)).toEqual(expired);
  expect(await providers.finish("discord", `?error=access_denied&state=${state}`, pair)).toEqual({
    screens: SCREENS,
    problem: "cancelled",
  });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 600_001 });
  expect(await providers.finish("discord", `?code=x&state=${state}`, pair)).toEqual(expired);
  vi.useRealTimers();
  await expect(providersOf().begin("google", SCREENS)).rejects.toMatchObject({ code: "NOT_FOUND" });
});
