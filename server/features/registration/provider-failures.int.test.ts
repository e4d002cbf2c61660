import { generateKeyPairSync, randomUUID, sign } from "node:crypto";
import type { ServerResponse } from "node:http";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { authUsers } from "../../platform/database/schema/auth.ts";
import { bans } from "../../platform/database/schema/safety.ts";
import { startTestApplication, type TestApplication } from "../../testing/application.ts";
import { type IdentityProvider, PROVIDER_SETTINGS, startIdentityProvider } from "../../testing/identity-provider.ts";
import { CookieJar, comeBack, signInByProvider, startAtProvider, visitProvider } from "../../testing/provider-visit.ts";
import { addMadrid, signUpInput } from "../../testing/sign-up.ts";

const SITE = "http://localhost:3000";
const FAILED = "/login?problem=failed&provider=google";

let provider: IdentityProvider;
let server: TestApplication;

beforeAll(async () => {
  provider = await startIdentityProvider(SITE);
  server = await startTestApplication({ ...PROVIDER_SETTINGS, PROVIDER_STAND_IN: provider.url, RATE_LIMITS: "on" });
  await addMadrid(server.database.db);
});
afterEach(() => {
  provider.intercept = undefined;
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const newAccount = () => ({ sub: randomUUID(), email: `${randomUUID()}@example.test`, email_verified: true });

/** Registers by the provider, and returns the account there. */
async function joined(name: "google" | "discord" = "google") {
  const account = newAccount();
  const { site } = await signInByProvider(server, name, account);
  await server.client(site.header).providers.signUp({ language: "es", data: signUpInput().options.data });
  return account;
}

const json = (response: ServerResponse, body: object) => {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  return true;
};

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** A token with these claims, signed by a key of `privateKey`, or not at all. */
function tokenOf(claims: object, algorithm: "RS256" | "none" = "RS256"): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${part({ alg: algorithm, kid: "own" })}.${part(claims)}`;
  return `${text}.${algorithm === "none" ? "" : sign("sha256", Buffer.from(text), privateKey).toString("base64url")}`;
}

describe("a provider that lies", () => {
  it("is not believed: a token for another client, of another issuer, too old, of another sign-in, or unsigned", async () => {
    const account = await joined();
    const now = Math.floor(Date.now() / 1000);
    const good = { ...account, iss: provider.url, aud: PROVIDER_SETTINGS.GOOGLE_CLIENT_ID, iat: now, exp: now + 60 };
    const lies: [string, (nonce: string) => string, boolean][] = [
      ["another client", (nonce) => tokenOf({ ...good, nonce, aud: "another" }), true],
      ["another issuer", (nonce) => tokenOf({ ...good, nonce, iss: "https://evil.test" }), true],
      ["too old", (nonce) => tokenOf({ ...good, nonce, iat: now - 7200, exp: now - 3600 }), true],
      ["another sign-in", () => tokenOf({ ...good, nonce: "another" }), true],
      ["unsigned", (nonce) => tokenOf({ ...good, nonce }, "none"), true],
      ["a key that is not the provider's", (nonce) => tokenOf({ ...good, nonce }), false],
      ["no token at all", () => "", true],
      ["no token but a text", () => "a.b.c", true],
    ];
    const come = async (token: (nonce: string) => string, hasOwnKey: boolean) => {
      const site = new CookieJar();
      const address = await startAtProvider(server, "google", site);
      const nonce = address.searchParams.get("nonce") ?? "";
      const back = await visitProvider(address, account);
      provider.intercept = (request, response) => {
        if (request.url === "/token")
          return json(response, { access_token: "x", token_type: "bearer", id_token: token(nonce) });
        if (request.url !== "/jwks" || !hasOwnKey) return false;
        return json(response, { keys: [{ ...publicKey.export({ format: "jwk" }), kid: "own", alg: "RS256" }] });
      };
      const screen = await comeBack(server, back, site);
      provider.intercept = undefined;
      return screen;
    };
    // What is refused below is refused for its claims: with the right ones it is taken.
    expect(await come((nonce) => tokenOf({ ...good, nonce }), true)).toBe("/dashboard");
    for (const [lie, token, hasOwnKey] of lies) {
      expect(await come(token, hasOwnKey), lie).toBe(FAILED);
    }
  });

  it.each([
    ["an error page", 500, "<h1>Down</h1>"],
    ["nothing", 200, ""],
    ["a list", 200, "[]"],
    ["no id", 200, JSON.stringify({ email: "nami@example.test", verified: true })],
    ["an endless id", 200, JSON.stringify({ id: "1".repeat(5000), email: "nami@example.test", verified: true })],
  ])("signs nobody in with %s for a profile", async (_, status, body) => {
    const site = new CookieJar();
    const back = await visitProvider(await startAtProvider(server, "discord", site), newAccount());
    provider.intercept = (request, response) => {
      if (request.url !== "/me") return false;
      response.writeHead(status, { "content-type": "application/json" }).end(body);
      return true;
    };
    expect(await comeBack(server, back, site)).toBe("/login?problem=failed&provider=discord");
    expect(site.has("nakamatch.provider")).toBe(false);
  });

  it("leads nowhere else by a redirect of its own", async () => {
    const site = new CookieJar();
    const back = await visitProvider(await startAtProvider(server, "discord", site), newAccount());
    provider.intercept = (request, response) => {
      if (request.url !== "/me") return false;
      response.writeHead(302, { location: `${server.url}/api/v1/alive` }).end();
      return true;
    };
    expect(await comeBack(server, back, site)).toBe("/login?problem=failed&provider=discord");
  });
});

it.each(["/token", "/jwks"])("a provider that hangs at %s keeps nobody waiting for long", async (path) => {
  const site = new CookieJar();
  const back = await visitProvider(await startAtProvider(server, "google", site), newAccount());
  provider.intercept = ({ url }) => url === path;
  expect(await comeBack(server, back, site)).toBe(FAILED);
});

it("BAN-10 a banned person stays out by this way too, and is told why", async () => {
  const account = await joined();
  const { db } = server.database;
  const [person] = await db.select().from(authUsers).where(eq(authUsers.email, account.email));
  const id = person?.id ?? "";
  await db.insert(bans).values({ userId: id, type: "ban", reason: "spam" });
  const { site, screen } = await signInByProvider(server, "google", account);
  expect(screen).toBe("/register/complete");
  expect(await server.client(site.header).accounts.session()).toBeNull();
  const refused = { data: { body: { code: "ACCOUNT_BANNED", data: { reason: "spam", bannedUntil: null } } } };
  await expect(server.client(site.header).providers.pending()).rejects.toMatchObject(refused);
  const response = await server.post("/api/auth/sign-in/provider", {}, { cookie: site.header });
  expect(await response.json()).toMatchObject({ code: "ACCOUNT_BANNED" });
});

it("tries that fail count as tries to sign in", async () => {
  const site = new CookieJar();
  const made = new URL(`${SITE}/api/auth/callback/google?code=made-up&state=made-up`);
  const screens: string[] = [];
  for (let tries = 0; tries < 61; tries++) screens.push(await comeBack(server, made, site));
  expect(screens.at(0)).toBe("/login?problem=expired&provider=google");
  expect(screens.at(-1)).toBe("/login?problem=tooMany&provider=google");
  expect((await server.post("/api/auth/sign-in/social", { provider: "google" })).status).toBe(429);
});
