import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, expect, it } from "vitest";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { bans } from "../../../platform/database/schema/safety.ts";
import { startTestApplication } from "../../../testing/application.ts";
import { PROVIDER_SETTINGS, startIdentityProvider } from "../../../testing/identity-provider.ts";
import {
  CookieJar,
  comeBack,
  signInByProvider,
  startAtProvider,
  visitProvider,
} from "../../../testing/provider-visit.ts";
import { addMadrid, signUpInput } from "../../../testing/sign-up.ts";

const SITE = "http://localhost:3000";
const FAILED = "/login?problem=failed&provider=google";

const provider = await startIdentityProvider(SITE);
const server = await startTestApplication({ ...PROVIDER_SETTINGS, PROVIDER_STAND_IN: provider.url, RATE_LIMITS: "on" });
await addMadrid(server.database.db);
afterEach(() => {
  provider.intercept = undefined;
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const newAccount = () => ({ sub: randomUUID(), email: `${randomUUID()}@example.test`, email_verified: true });

/** Registers by the provider; returns the account there. */
async function joined(name: "google" | "discord" = "google") {
  const account = newAccount();
  const { site } = await signInByProvider(server, name, account);
  await server.client(site.header).providers.signUp({ language: "es", data: signUpInput().options.data });
  return account;
}

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
