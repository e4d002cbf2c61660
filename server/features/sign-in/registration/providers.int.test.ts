import { randomUUID } from "node:crypto";
import type { ErrorBody } from "@nakamatch/contract/errors";
import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import {
  authAccounts,
  authFactors,
  authSessions,
  authUsers,
  authVerifications,
} from "../../../platform/database/schema/auth.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
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
import { addMadrid, GOOD_PASSWORD, signUpInput } from "../../../testing/sign-up.ts";
import { until } from "../../../testing/waiting.ts";
import { setSwitches } from "../../operation/switches/service.ts";

/** Where the provider redirects to; the test server listens elsewhere. */
const SITE = "http://localhost:3000";

const provider = await startIdentityProvider(SITE);
const server = await startTestApplication({ ...PROVIDER_SETTINGS, PROVIDER_STAND_IN: provider.url });
const { db } = server.database;
await addMadrid(db);
afterAll(async () => {
  await server.close();
  await provider.close();
});

const newAccount = () => {
  const sub = randomUUID();
  return { sub, email: `${sub}@example.test`, email_verified: true, given_name: "Nami", family_name: "Bellmère" };
};

/** The completion screen's request. */
const completion = () => ({ language: "de" as const, data: signUpInput().options.data });

const whoIs = async (site: CookieJar) => (await server.client(site.header).accounts.session())?.user;

const rowsOf = (email: string) => db.select().from(authUsers).where(eq(authUsers.email, email));

const sessionsOf = (userId: string) => db.select().from(authSessions).where(eq(authSessions.userId, userId));

/** Registers by a provider, up to the session. */
async function register(name: "google" | "discord", account: ReturnType<typeof newAccount>) {
  const { site } = await signInByProvider(server, name, account);
  await server.client(site.header).providers.signUp(completion());
  const response = await server.post("/api/auth/sign-in/provider", {}, { cookie: site.header });
  expect(response.status).toBe(200);
  site.take(response);
  return site;
}

describe("a sign-in by a provider", () => {
  it.each(["google", "discord"] as const)(
    "OPEN-29 by %s completes the registration before anything else opens, and signs in from then on",
    async (name) => {
      const account = newAccount();
      const { site, screen } = await signInByProvider(server, name, account);
      expect(screen).toBe("/register/complete");
      expect(await whoIs(site)).toBeUndefined();
      expect(await rowsOf(account.email)).toEqual([]);
      const api = server.client(site.header);
      expect(await api.providers.pending()).toEqual({
        provider: name,
        email: account.email,
        firstName: name === "google" ? "Nami" : "",
        lastName: name === "google" ? "Bellmère" : "",
        hasAccount: false,
        isRegistered: false,
      });

      const { userId } = await api.providers.signUp(completion());
      const response = await server.post("/api/auth/sign-in/provider", {}, { cookie: site.header });
      site.take(response);
      expect(await whoIs(site)).toMatchObject({ id: userId, email: account.email });
      expect(site.has("nakamatch.provider")).toBe(false);

      const again = await signInByProvider(server, name, account);
      expect(again.screen).toBe("/dashboard");
      expect(await whoIs(again.site)).toMatchObject({ id: userId });
      expect((await server.client(again.site.header).accounts.session())?.session.assuranceLevel).toBe("aal1");
      const [stored] = await db.select().from(authAccounts).where(eq(authAccounts.userId, userId));
      expect(stored).toMatchObject({ providerId: name, accountId: account.sub, password: null });
    },
  );

  it("asks for everything that registration asks for: nobody under 18, no field left out", async () => {
    const account = newAccount();
    const { site } = await signInByProvider(server, "google", account);
    const { language, data } = completion();
    const call = (changed: object) =>
      server.client(site.header).providers.signUp({ language, data: { ...data, ...changed } });
    for (const [field, value] of [
      ["birth_date", "2020-01-01"],
      ["nickname", ""],
      ["gender", ""],
      ["city", ""],
      ["first_name", ""],
    ]) {
      await expect(call({ [field as string]: value })).rejects.toMatchObject({
        data: { body: { code: "VALIDATION_FAILED" } },
      });
    }
    expect(await rowsOf(account.email)).toEqual([]);
  });

  it("knows a person by their id at the provider: another address there changes nothing here", async () => {
    const account = newAccount();
    await register("google", account);
    const moved = { ...account, email: `moved-${account.email}` };
    const { site, screen } = await signInByProvider(server, "google", moved);
    expect(screen).toBe("/dashboard");
    expect((await whoIs(site))?.email).toBe(account.email);
    for (const told of [{ sub: account.sub }, { ...account, email_verified: false }]) {
      expect((await signInByProvider(server, "discord", told)).screen).not.toBe("/dashboard");
      expect((await signInByProvider(server, "google", told)).screen).toBe("/dashboard");
    }
  });

  it("SESSION-20 asks for the second factor as a password does: nothing opens before its code", async () => {
    const account = newAccount();
    const { id } = (await whoIs(await register("google", account))) ?? { id: "" };
    const factor = { userId: id, factorType: "phone", phone: "+34600000000", status: "verified" } as const;
    await db.insert(authFactors).values(factor);
    const site = new CookieJar();
    const address = await startAtProvider(server, "google", site, { callbackURL: "/chats" });
    expect(await comeBack(server, await visitProvider(address, account), site)).toBe("/login?next=%2Fchats");
    expect(await whoIs(site)).toBeUndefined();
    expect((await server.client(site.header).factors.list({})).factors).toMatchObject([{ status: "verified" }]);
  });

  it("PERM-03 people without a password prove who they are by signing in again", async () => {
    const account = newAccount();
    const site = await register("google", account);
    const api = server.client(site.header);
    const { id = "" } = (await whoIs(site)) ?? {};
    const ways = { hasPassword: false, hasPasskeys: false, providers: ["google"] };
    expect(await api.identity.ways()).toEqual({ ...ways, isProven: true });
    const [session] = await sessionsOf(id);
    const createdAt = sql`now() - interval '11 minutes'`;
    await db.update(authSessions).set({ createdAt }).where(eq(authSessions.userId, id));
    expect(await api.identity.ways()).toEqual({ ...ways, isProven: false });
    const refused = { data: { body: { code: "IDENTITY_NOT_PROVEN" } } };
    await expect(api.deletion.deleteUser({ userId: id })).rejects.toMatchObject(refused);

    await signInByProvider(server, "google", account, site);
    // The new session has replaced the old one.
    const now = await sessionsOf(id);
    expect(now).toHaveLength(1);
    expect(now[0]?.id).not.toBe(session?.id);
    await server.client(site.header).deletion.deleteUser({ userId: id });
    expect(await rowsOf(account.email)).toEqual([]);
  });

  it("makes no account of an address that is missing, wrong or not confirmed there", async () => {
    const account = newAccount();
    for (const [told, problem] of [
      [{ sub: account.sub }, "noEmail"],
      [{ ...account, email: "not an address" }, "noEmail"],
      [{ ...account, email_verified: false }, "unconfirmed"],
    ] as const) {
      for (const name of ["google", "discord"] as const) {
        const { site, screen } = await signInByProvider(server, name, told);
        expect(screen).toBe(`/login?problem=${problem}&provider=${name}`);
        expect(site.has("nakamatch.provider")).toBe(false);
      }
    }
  });

  it("leads back to where it began when it is cancelled, and counts as no try", async () => {
    const site = new CookieJar();
    const address = await startAtProvider(server, "google", site, { errorCallbackURL: "/register" });
    const screen = await comeBack(server, await visitProvider(address, "cancel"), site);
    expect(screen).toBe("/register?problem=cancelled&provider=google");
  });

  it("leads to screens of ours alone", async () => {
    const site = new CookieJar();
    const account = newAccount();
    await register("google", account);
    const screens = { callbackURL: "https://elsewhere.test/", errorCallbackURL: "https://elsewhere.test/login" };
    const address = await startAtProvider(server, "google", site, screens);
    expect(await comeBack(server, await visitProvider(address, account), site)).toBe("/login");
    const cancelled = await startAtProvider(server, "google", site, screens);
    expect(await comeBack(server, await visitProvider(cancelled, "cancel"), site)).toBe(
      "/login?problem=cancelled&provider=google",
    );
  });

  it("takes nobody's answer but that of the sign-in that this browser began", async () => {
    const account = newAccount();
    await register("google", account);
    const site = new CookieJar();
    const back = await visitProvider(await startAtProvider(server, "google", site), account);
    expect(await comeBack(server, back, new CookieJar())).toBe("/login?problem=expired&provider=google");

    // The code works once, and not with another sign-in's verifier.
    const other = new CookieJar();
    const otherState = (await startAtProvider(server, "google", other)).searchParams.get("state") ?? "";
    const mixed = new URL(back);
    mixed.searchParams.set("state", otherState);
    expect(await comeBack(server, mixed, other)).toBe("/login?problem=failed&provider=google");
    expect(await whoIs(other)).toBeUndefined();
  });
});

describe("while registration is closed", () => {
  const isOpen = async () => (await server.client().switches.current()).isRegistrationOpen;
  const refused = { data: { body: { code: "REGISTRATION_CLOSED", status: 403 } } };

  it("nobody registers, by form or provider; those who have can sign in", async () => {
    const known = newAccount();
    const first = await signInByProvider(server, "google", known);
    await server.client(first.site.header).providers.signUp(completion());
    await setSwitches(db, { isRegistrationOpen: false });
    await expect.poll(isOpen).toBe(false);
    const before = await db.$count(authUsers);
    await expect(server.client().accounts.signUp(signUpInput())).rejects.toMatchObject(refused);
    const { site, screen } = await signInByProvider(server, "google", newAccount());
    expect(screen).toBe("/register/complete");
    await expect(server.client(site.header).providers.signUp(completion())).rejects.toMatchObject(refused);
    expect(await db.$count(authUsers)).toBe(before);
    const again = await signInByProvider(server, "google", known);
    expect(await whoIs(again.site)).toMatchObject({ email: known.email });
    // As if the response had been lost.
    expect(await server.client(first.site.header).providers.signUp(completion())).toMatchObject({
      userId: expect.any(String),
    });
    await setSwitches(db, { isRegistrationOpen: true });
    await expect.poll(isOpen).toBe(true);
  });
});

describe("a registration whose answer was lost", () => {
  it("is stored once: sent again it is answered with the same account, and the sign-in goes on from there", async () => {
    const account = newAccount();
    const { site } = await signInByProvider(server, "google", account);
    const api = server.client(site.header);
    const form = completion();
    const first = await api.providers.signUp(form);
    expect(await api.providers.pending()).toMatchObject({ hasAccount: true, isRegistered: true });
    expect(await api.providers.signUp(form)).toEqual(first);
    expect(await api.providers.signUp(completion()), "another nickname, too").toEqual(first);
    const people = db.select().from(profiles).where(eq(profiles.id, first.userId));
    expect(await people).toMatchObject([{ nickname: form.data.nickname }]);
    expect(await rowsOf(account.email)).toHaveLength(1);
    expect(await whoIs(site), "nobody is signed in by it").toBeUndefined();
    site.take(await server.post("/api/auth/sign-in/provider", {}, { cookie: site.header }));
    expect(await whoIs(site)).toMatchObject({ id: first.userId });
  });

  it("opens nothing for somebody who was banned since, and makes a new account for one who was deleted", async () => {
    const account = newAccount();
    const { site } = await signInByProvider(server, "google", account);
    const api = server.client(site.header);
    const { userId } = await api.providers.signUp(completion());
    await db.insert(bans).values({ userId, type: "ban", reason: "spam" });
    expect(await api.providers.signUp(completion())).toEqual({ userId });
    const refused = await server.post("/api/auth/sign-in/provider", {}, { cookie: site.header });
    expect([refused.status, await refused.json()]).toEqual([403, expect.objectContaining({ code: "ACCOUNT_BANNED" })]);
    expect(await sessionsOf(userId)).toEqual([]);
    const told = (await api.providers
      .pending()
      .catch((error: { data: { body: ErrorBody } }) => error.data.body)) as ErrorBody;
    const data = await api.suspension.current({ token: told.data?.dataToken ?? "" });
    expect(data, "OPEN-74 who signs in by a provider alone").toMatchObject({ export: null });

    await db.delete(authUsers).where(eq(authUsers.id, userId));
    expect(await api.providers.pending()).toMatchObject({ hasAccount: false, isRegistered: false });
    expect((await api.providers.signUp(completion())).userId).not.toBe(userId);
  });

  it("is no reason to let somebody else have the nickname or the address", async () => {
    const [mine, theirs] = [newAccount(), newAccount()];
    const form = completion();
    const { site } = await signInByProvider(server, "google", mine);
    await server.client(site.header).providers.signUp(form);
    for (const [told, field, reason] of [
      [theirs, "nickname", "taken"],
      [{ ...theirs, email: mine.email }, "email", "inUse"],
    ] as const) {
      const other = await signInByProvider(server, "google", told);
      const sent = field === "nickname" ? form : completion();
      await expect(server.client(other.site.header).providers.signUp(sent)).rejects.toMatchObject({
        data: { body: { code: "VALIDATION_FAILED", data: { issues: [{ path: field, reason }] } } },
      });
    }
  });
});

describe("an account with the same address", () => {
  it("gives way, with its links, where nobody has confirmed it: the provider vouches for the owner", async () => {
    const account = newAccount();
    const { userId } = await server.client().accounts.signUp(signUpInput({ email: account.email }));
    await db
      .insert(authVerifications)
      .values({ identifier: "a link", value: userId, expiresAt: sql`now() + interval '1 hour'` });
    const { site } = await signInByProvider(server, "google", account);
    const api = server.client(site.header);
    expect(await api.providers.pending()).toMatchObject({ isRegistered: false });
    await api.providers.signUp(completion());
    expect(await rowsOf(account.email)).toMatchObject([{ emailVerified: true }]);
    expect(await db.$count(authVerifications, eq(authVerifications.value, userId))).toBe(0);
  });

  it("is linked by its password alone, and by nobody else's identity", async () => {
    const account = newAccount();
    const input = signUpInput({ email: account.email });
    await server.client().accounts.signUp(input);
    await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.email, account.email));
    const { site, screen } = await signInByProvider(server, "google", account);
    expect(screen).toBe("/register/complete");
    expect(await server.client(site.header).providers.pending()).toMatchObject({
      hasAccount: false,
      isRegistered: true,
    });
    await expect(server.client(site.header).providers.signUp(completion())).rejects.toMatchObject({
      data: { body: { code: "VALIDATION_FAILED", data: { issues: [{ path: "email", reason: "inUse" }] } } },
    });

    const signIn = (body: object) =>
      server.post("/api/auth/sign-in/email", { email: account.email, ...body }, { cookie: site.header });
    const identities = () => db.select().from(authAccounts).where(eq(authAccounts.accountId, account.sub));
    expect((await signIn({ password: "wrong", linkProvider: true })).status).toBe(401);
    expect((await signIn({ password: GOOD_PASSWORD })).status).toBe(200);
    expect(await identities()).toEqual([]);

    const stranger = newAccount();
    const theirs = await signInByProvider(server, "google", stranger);
    const others = { email: account.email, password: GOOD_PASSWORD, linkProvider: true };
    await server.post("/api/auth/sign-in/email", others, { cookie: theirs.site.header });
    expect((await signInByProvider(server, "google", stranger)).screen).toBe("/register/complete");

    const linked = await signIn({ password: GOOD_PASSWORD, linkProvider: true });
    expect(linked.status).toBe(200);
    site.take(linked);
    expect(site.has("nakamatch.provider")).toBe(false);
    expect(await identities()).toHaveLength(1);
    await until(async () => {
      const told = (await server.outbox.list()).filter(
        ({ to, text }) => to === account.email && text.includes("Google"),
      );
      return told.length === 1 || Promise.reject(new Error("the email about the link is missing"));
    });
    expect((await signInByProvider(server, "google", account)).screen).toBe("/dashboard");
  });

  it("stays one where two tabs complete the same registration at once", async () => {
    const account = newAccount();
    const { site } = await signInByProvider(server, "google", account);
    const both = await Promise.allSettled([1, 2].map(() => server.client(site.header).providers.signUp(completion())));
    const rows = await rowsOf(account.email);
    expect(rows).toHaveLength(1);
    const answer = { status: "fulfilled", value: { userId: rows[0]?.id } };
    expect(both, "and both are told so").toEqual([answer, answer]);
    const people = await db.select().from(profiles).where(eq(profiles.email, account.email));
    expect(people).toHaveLength(1);
  });
});
