import { generateKeyPairSync, sign } from "node:crypto";
import type { ServerResponse } from "node:http";
import { PROVIDERS, type Provider } from "@nakamatch/contract/vocabulary/providers";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PROVIDER_SETTINGS, startIdentityProvider } from "../../testing/identity-provider.ts";
import { visitProvider } from "../../testing/provider-visit.ts";
import { createLog } from "../log.ts";
import { createProviders, type Providers } from "./providers.ts";

const SITE = "http://localhost:3000";
const SCREENS = { next: "/dashboard", back: "/login" };
const PERSON = {
  sub: "person-1",
  email: "nami@example.test",
  email_verified: true,
  given_name: "Nami",
  family_name: "Bellmère",
};

const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET } = PROVIDER_SETTINGS;
const clients = {
  google: { id: GOOGLE_CLIENT_ID, secret: GOOGLE_CLIENT_SECRET },
  discord: { id: DISCORD_CLIENT_ID, secret: DISCORD_CLIENT_SECRET },
};

let providers: Providers;
let logged: string[];

const standIn = await startIdentityProvider(SITE);
beforeEach(() => {
  logged = [];
  providers = make();
});
afterEach(() => {
  standIn.intercept = undefined;
  vi.unstubAllGlobals();
});
afterAll(() => standIn.close());

function make(options: Partial<Parameters<typeof createProviders>[0]> = {}): Providers {
  const log = createLog({ level: "info", pretty: false }, { write: (line) => logged.push(line) });
  return createProviders({ clients, standIn: standIn.url, publicUrl: SITE, secret: "s".repeat(32), log, ...options });
}

/** Visits the provider and returns, without signing in. */
async function visit(provider: Provider, account: typeof PERSON | "cancel" = PERSON) {
  const begun = await providers.begin(provider, SCREENS);
  const address = new URL(begun.url);
  const { pathname, search } = await visitProvider(address, account);
  expect(pathname).toBe(`/api/auth/callback/${provider}`);
  return { nonce: address.searchParams.get("nonce"), query: search, cookies: begun.cookie.split(";")[0] };
}

const json = (response: ServerResponse, body: object) => {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  return true;
};

describe.each([
  ["google", { scope: "email profile openid", prompt: "select_account", nonce: expect.stringMatching(/^[\w-]{43}$/) }],
  ["discord", { scope: "identify email", prompt: "consent" }],
] as const)("%s", (name, own) => {
  it("SESSION-09 is asked for our client and way back, with state and a challenge", async () => {
    const { url, cookie } = await providers.begin(name, SCREENS);
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      client_id: clients[name].id,
      response_type: "code",
      redirect_uri: `${SITE}/api/auth/callback/${name}`,
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
      ...own,
    });
    const attributes = "Max-Age=600; Path=/api/auth; HttpOnly; SameSite=Lax";
    expect(cookie).toMatch(new RegExp(`^nakamatch\\.oauth_state=[\\w-]+; ${attributes}$`));
    expect(providers.clear()).toBe("nakamatch.oauth_state=; Max-Age=0; Path=/api/auth; HttpOnly; SameSite=Lax");
  });

  it.each([true, false])("says who came back, and whether the address is confirmed: %s", async (isEmailConfirmed) => {
    const { query, cookies } = await visit(name, { ...PERSON, email_verified: isEmailConfirmed });
    const names = name === "google" ? ["Nami", "Bellmère"] : ["", ""];
    expect(await providers.finish(name, query, cookies)).toEqual({
      screens: SCREENS,
      claims: {
        provider: name,
        accountId: PERSON.sub,
        email: PERSON.email,
        isEmailConfirmed,
        firstName: names[0],
        lastName: names[1],
      },
    });
  });

  it("tells of a person who cancelled there", async () => {
    const { query, cookies } = await visit(name, "cancel");
    expect(await providers.finish(name, query, cookies)).toEqual({ screens: SCREENS, problem: "cancelled" });
    expect(logged).toEqual([]);
  });

  it.each([255, 256])("has ids of up to 255 characters: %i", async (length) => {
    const { query, cookies } = await visit(name, { ...PERSON, sub: "1".repeat(length) });
    const outcome = await providers.finish(name, query, cookies);
    expect(outcome).toMatchObject(length === 255 ? { claims: {} } : { screens: SCREENS, problem: "failed" });
  });
});

it("SESSION-09 the state is that of one browser, provider and sign-in, for ten minutes", async () => {
  const { query, cookies } = await visit("google");
  const begun = { screens: SCREENS, problem: "expired" };
  const unknown = { screens: undefined, problem: "expired" };
  const later = (ms: number) => make({ now: () => Date.now() + ms });
  expect(await providers.finish("google", query, undefined)).toEqual(unknown);
  expect(await providers.finish("google", query, `${cookies}x`.replace("=", "=x"))).toEqual(unknown);
  expect(await make({ secret: "t".repeat(32) }).finish("google", query, cookies)).toEqual(unknown);
  expect(await later(600_000).finish("google", query, cookies)).toEqual(unknown);
  expect(await providers.finish("discord", query, cookies)).toEqual(begun);
  expect(await providers.finish("nobody", query, cookies)).toEqual(begun);
  expect(await providers.finish("google", query.replace("state=", "state=x"), cookies)).toEqual(begun);
  expect(await providers.finish("google", query.replace("code=", "other="), cookies)).toEqual(begun);
  expect(await later(590_000).finish("google", query, cookies)).toMatchObject({ claims: {} });
});

it("SESSION-09 an ID token counts by its signature and nonce alone, and by keys that hold now", async () => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const come = async (own: object, hasKey: boolean, alg = "RS256") => {
    const { nonce, query, cookies } = await visit("google");
    standIn.intercept = ({ url }, response) => {
      if (url === "/jwks" && hasKey) {
        return json(response, { keys: [{ ...publicKey.export({ format: "jwk" }), kid: "own", alg: "RS256" }] });
      }
      if (url !== "/token") return false;
      const iat = Math.floor(Date.now() / 1000);
      const claims = { ...PERSON, iss: standIn.url, aud: GOOGLE_CLIENT_ID, iat, exp: iat + 60, nonce, ...own };
      const text = `${part({ alg, kid: "own" })}.${part(claims)}`;
      const signature = alg === "none" ? "" : sign("sha256", Buffer.from(text), privateKey).toString("base64url");
      const token = alg === "" ? "" : `${text}.${signature}`;
      return json(response, { access_token: "x", token_type: "bearer", id_token: token });
    };
    const outcome = await providers.finish("google", query, cookies);
    standIn.intercept = undefined;
    return outcome;
  };
  const failed = { screens: SCREENS, problem: "failed" };
  expect(await come({}, true)).toMatchObject({ claims: { accountId: PERSON.sub } });
  expect(await come({}, false)).toEqual(failed);
  expect(await come({ nonce: "another" }, true)).toEqual(failed);
  expect(await come({ nonce: undefined }, true)).toEqual(failed);
  expect(await come({ iss: "https://evil.test" }, true)).toEqual(failed);
  expect(await come({ aud: "another" }, true)).toEqual(failed);
  expect(await come({ iat: 1_000_000_000, exp: 1_000_000_060 }, true), "too old").toEqual(failed);
  expect(await come({}, true, "none"), "unsigned").toEqual(failed);
  expect(await come({}, true, ""), "no token").toEqual(failed);
  expect(logged.map((line) => JSON.parse(line))).toHaveLength(8);
  expect(logged.join()).not.toMatch(/nami|person-1/i);
});

it.each([
  ["too much", 200, { id: "1", padding: "x".repeat(300_000) }],
  ["an error", 500, { id: "1" }],
  ["the way to elsewhere", 302, { id: "1" }],
  ["nothing", 200, null],
  ["nobody's id", 200, { email: PERSON.email, verified: true }],
])("a provider that answers with %s signs nobody in", async (_, status, body) => {
  const { query, cookies } = await visit("discord");
  standIn.intercept = ({ url }, response) => {
    if (url === "/elsewhere") return json(response, { id: "1" });
    if (url !== "/me") return false;
    const headers = { "content-type": "application/json", ...(status === 302 && { location: "/elsewhere" }) };
    response.writeHead(status, headers).end(JSON.stringify(body));
    return true;
  };
  expect(await providers.finish("discord", query, cookies)).toEqual({ screens: SCREENS, problem: "failed" });
});

it("a provider that does not say how it is asked is asked again the next time, and once if it does", async () => {
  const asked: string[] = [];
  standIn.intercept = ({ url = "" }, response) => {
    asked.push(url);
    if (asked.length > 1) return false;
    response.writeHead(503).end();
    return true;
  };
  await expect(providers.begin("google", SCREENS)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  await providers.begin("google", SCREENS);
  await providers.begin("google", SCREENS);
  expect(asked).toEqual(Array(2).fill("/.well-known/openid-configuration"));
});

it("OPEN-29 only providers that are configured are offered", async () => {
  expect(providers.names).toEqual(PROVIDERS);
  const one = make({ clients: { discord: clients.discord } });
  expect(one.names).toEqual(["discord"]);
  await expect(one.begin("google", SCREENS)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("SESSION-09 Google is found by its issuer, and Discord has its own addresses", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return Response.json({ issuer: "https://accounts.google.com", access_token: "x", token_type: "bearer", id: "1" });
  });
  providers = make({ standIn: undefined });
  await providers.begin("google", SCREENS).catch(() => {});
  const { url, cookie } = await providers.begin("discord", SCREENS);
  expect(url).toMatch(/^https:\/\/discord\.com\/api\/oauth2\/authorize\?/);
  const state = new URL(url).searchParams.get("state");
  expect(await providers.finish("discord", `?code=x&state=${state}`, cookie.split(";")[0])).toMatchObject({
    claims: {},
  });
  expect(asked).toEqual([
    "https://accounts.google.com/.well-known/openid-configuration",
    "https://discord.com/api/oauth2/token",
    "https://discord.com/api/users/@me",
  ]);
});
