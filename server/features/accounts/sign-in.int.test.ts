import type { ErrorBody } from "@nakamatch/contract/errors";
import { REALTIME_PATH } from "@nakamatch/contract/events/realtime";
import { hashPassword } from "better-auth/crypto";
import { eq, sql } from "drizzle-orm";
import { io } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAuth } from "../../platform/auth/auth.ts";
import { systemClock } from "../../platform/clock.ts";
import {
  authAccounts,
  authSessions,
  authUsers,
  authVerifications,
  letterRequests,
} from "../../platform/database/schema/auth.ts";
import { bans } from "../../platform/database/schema/safety.ts";
import { startTestApplication, type TestApplication } from "../../testing/application.ts";
import { hasOneConnection } from "../../testing/engine.ts";
import { type Mailbox, openMailbox } from "../../testing/mailbox.ts";
import { addMadrid, GOOD_PASSWORD, type SignUpValues, signUpInput } from "../../testing/sign-up.ts";
import { untilSomebodyWaits } from "../../testing/waiting.ts";
import { authPorts } from "./service.ts";

let server: TestApplication;
let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await openMailbox();
  server = await startTestApplication({ SMTP_URL: mailbox.url });
  await addMadrid(server.database.db);
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

/** Registers someone and, unless told otherwise, confirms the address by the link in the letter. */
async function register({ confirmed = true, ...values }: SignUpValues & { confirmed?: boolean } = {}) {
  const input = signUpInput(values);
  const { userId } = await server.client().accounts.signUp(input);
  if (confirmed) await follow(await linkTo(input.email));
  return { id: userId, email: input.email, nickname: input.options.data.nickname };
}

/** The link in the newest letter to an address, as a path of the tested server. */
async function linkTo(email: string): Promise<string> {
  const letter = await mailbox.letterTo(email);
  const link = letter.match(/http:\/\/localhost:3000(\/api\/auth\/\S+)/)?.[1];
  if (!link) throw new Error(`no link in ${letter}`);
  return link;
}

async function follow(path: string): Promise<string> {
  const response = await fetch(server.url + path, { redirect: "manual" });
  return response.headers.get("location") ?? `no redirect but ${response.status}`;
}

/** Makes the requests for letters that there were a minute older. */
async function letAMinutePass(): Promise<void> {
  const { db } = server.database;
  await db.execute(sql`update ${letterRequests} set requested_at = array(
    select at - interval '1 minute' from unnest(requested_at) at order by at)`);
}

async function signIn(email: string, password = GOOD_PASSWORD): Promise<ErrorBody | "signed in"> {
  const response = await server.post("/api/auth/sign-in/email", { email, password });
  return response.ok ? "signed in" : ((await response.json()) as ErrorBody);
}

describe("confirming the address", () => {
  it("REG-45 sends a letter whose link leads, after logging in, to the dashboard", async () => {
    const { email, nickname } = await register({ confirmed: false });
    const letter = await mailbox.letterTo(email);
    expect(letter).toContain(nickname);
    expect(letter).toContain("Confirma tu correo");
    expect(await follow(await linkTo(email))).toMatch(/\/login\?confirmed=1&next=%2Fdashboard$/);
  });

  it("writes in the language the person registered in", async () => {
    const { email } = await register({ confirmed: false, language: "de" });
    expect(await mailbox.letterTo(email)).toContain("Bestätige deine E-Mail-Adresse");
  });

  it("OPEN-20 refuses to sign in before, and lets in afterwards", async () => {
    const { email } = await register({ confirmed: false });
    expect(await signIn(email)).toMatchObject({ code: "EMAIL_NOT_CONFIRMED", status: 403 });
    await follow(await linkTo(email));
    expect(await signIn(email)).toBe("signed in");
  });

  it("a forged link confirms nobody", async () => {
    const { id, email } = await register({ confirmed: false });
    const forged = (await linkTo(email)).replace(/token=[^&]+/, "token=eyJhbGciOiJub25lIn0.e30.");
    expect(await follow(forged)).toMatch(/error=/i);
    const [user] = await server.database.db.select().from(authUsers).where(eq(authUsers.id, id));
    expect(user?.emailVerified).toBe(false);
  });

  it("OPEN-12, REG-51 sends the letter again on request", async () => {
    const { email } = await register({ confirmed: false });
    await mailbox.letterTo(email);
    const { db } = server.database;
    await db
      .update(authUsers)
      .set({ updatedAt: new Date(0) })
      .where(eq(authUsers.email, email));
    const response = await server.post("/api/auth/send-verification-email", { email, callbackURL: "/" });
    expect(response.status).toBe(200);
    const [account] = await db.select().from(authUsers).where(eq(authUsers.email, email));
    expect(account?.updatedAt, "the account outlives the link").not.toEqual(new Date(0));
    await expect.poll(() => mailbox.count(email), { timeout: 10_000 }).toBe(2);
    await follow(await linkTo(email));
    expect(await signIn(email)).toBe("signed in");
  });

  it("a letter never links to another site, whatever the sign-up call asks for", async () => {
    for (const emailRedirectTo of ["https://evil.test/", "//evil.test", "javascript:alert(1)"]) {
      const input = signUpInput();
      await server.client().accounts.signUp({ ...input, options: { ...input.options, emailRedirectTo } });
      expect(await mailbox.letterTo(input.email)).not.toContain("evil.test");
    }
  });
});

describe("signing in", () => {
  it("LOGIN-03 takes e-mail and password, and opens what is for members", async () => {
    const { id, email, nickname } = await register();
    const cookie = await server.signIn(email, GOOD_PASSWORD);
    const session = await server.client(cookie).accounts.session();
    expect(session?.user).toMatchObject({
      id,
      email,
      nickname,
      isModerator: false,
      interestCount: 0,
      seeksNobody: false,
    });
    expect(session?.session).toMatchObject({ assuranceLevel: "aal1" });
    expect(session?.session.expiresIn).toBeGreaterThan(0);
  });

  it("keeps the credentials out of reach of scripts", async () => {
    const { email } = await register();
    const response = await server.post("/api/auth/sign-in/email", { email, password: GOOD_PASSWORD });
    const [cookie = ""] = response.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/i);
    const token = decodeURIComponent(cookie.split(/[=.;]/)[2] ?? "");
    expect(token.length).toBeGreaterThan(20);
    expect(await response.text()).not.toContain(token);
  });

  it("SESSION-14 answers wrong e-mail and wrong password alike", async () => {
    const { email } = await register();
    const wrongPassword = await signIn(email, "Wrong-1234");
    expect(wrongPassword).toMatchObject({ code: "INVALID_CREDENTIALS", status: 401 });
    expect(await signIn("nobody@example.test")).toEqual(wrongPassword);
  });

  it("a session that was never given, altered or has ended is none", async () => {
    const { id, email } = await register();
    const cookie = await server.signIn(email, GOOD_PASSWORD);
    const unsigned = cookie.replace(/\.[^.;]*(;|$)/, ".AAAA$1");
    expect(await server.client(unsigned).accounts.session()).toBeNull();
    expect(await server.client().accounts.session()).toBeNull();
    await server.database.db
      .update(authSessions)
      .set({ expiresAt: new Date(0) })
      .where(eq(authSessions.userId, id));
    expect(await server.client(cookie).accounts.session()).toBeNull();
  });

  it("SESSION-08 signing out ends the session on the server", async () => {
    const { email } = await register();
    const cookie = await server.signIn(email, GOOD_PASSWORD);
    expect((await server.post("/api/auth/sign-out", {}, { cookie })).status).toBe(200);
    expect(await server.client(cookie).accounts.session()).toBeNull();
  });

  it("OPEN-74 a banned person is refused with reason and end, and loses open sessions at once", async () => {
    const { id, email } = await register();
    const cookie = await server.signIn(email, GOOD_PASSWORD);
    const until = new Date(Date.now() + 86_400_000);
    await server.database.db.insert(bans).values({ userId: id, type: "ban", reason: "spam", until });
    expect(await server.client(cookie).accounts.session()).toBeNull();
    const refusal = { code: "ACCOUNT_BANNED", status: 403 };
    expect(await signIn(email)).toMatchObject({
      ...refusal,
      data: { reason: "spam", bannedUntil: until.toISOString() },
    });
    await server.database.db.update(bans).set({ until: null }).where(eq(bans.userId, id));
    expect(await signIn(email)).toMatchObject({ ...refusal, data: { bannedUntil: null } });
    await server.database.db
      .update(bans)
      .set({ until: new Date(0) })
      .where(eq(bans.userId, id));
    expect(await signIn(email)).toBe("signed in");
  });

  it("is refused to pages of other origins", async () => {
    const { email } = await register();
    const response = await server.post(
      "/api/auth/sign-in/email",
      { email, password: GOOD_PASSWORD },
      { origin: "https://evil.test", cookie: "x=1" },
    );
    expect(response.status).toBe(403);
  });

  it("OPEN-90 the library's own sign-up is closed", async () => {
    const response = await server.post("/api/auth/sign-up/email", {
      email: "a@b.test",
      password: GOOD_PASSWORD,
      name: "x",
    });
    expect(response.status).toBe(404);
  });
});

describe("a new password", () => {
  async function resetToken(email: string): Promise<string> {
    const request = { email, redirectTo: "/reset-password" };
    expect((await server.post("/api/auth/request-password-reset", request)).status).toBe(200);
    await expect.poll(() => mailbox.letterTo(email), { timeout: 10_000 }).toContain("Elige una contraseña nueva");
    const location = await follow(await linkTo(email));
    return new URL(location, server.url).searchParams.get("token") ?? "";
  }

  it("LOGIN-11, RESET-05, RESET-07 comes by letter; then the new one works and the old one does not", async () => {
    const { email } = await register();
    const oldCookie = await server.signIn(email, GOOD_PASSWORD);
    const token = await resetToken(email);
    const response = await server.post("/api/auth/reset-password", { newPassword: "Thousand-5unny", token });
    expect(response.status).toBe(200);
    expect(await signIn(email)).toMatchObject({ code: "INVALID_CREDENTIALS" });
    expect(await signIn(email, "Thousand-5unny")).toBe("signed in");
    expect(await server.client(oldCookie).accounts.session(), "other sessions end").toBeNull();
    const again = await server.post("/api/auth/reset-password", { newPassword: "Thousand-6unny", token });
    expect(await again.json()).toMatchObject({ code: "LINK_INVALID" });
  });

  it("makes the links of older letters worthless, and cuts open screens", async () => {
    const { email } = await register();
    const older = await resetToken(email);
    await letAMinutePass();
    await server.post("/api/auth/request-password-reset", { email, redirectTo: "/reset-password" });
    await expect.poll(() => mailbox.count(email), { timeout: 10_000 }).toBe(3);
    const newer = new URL(await follow(await linkTo(email)), server.url).searchParams.get("token");
    const screen = io(server.url, {
      path: REALTIME_PATH,
      transports: ["websocket"],
      extraHeaders: { cookie: await server.signIn(email, GOOD_PASSWORD) },
    });
    await new Promise<void>((resolve) => screen.once("connect", resolve));
    const isCut = new Promise((resolve) => screen.once("disconnect", resolve));
    await server.post("/api/auth/reset-password", { newPassword: "Thousand-5unny", token: newer });
    expect(await isCut).toBe("io server disconnect");
    screen.close();
    const again = await server.post("/api/auth/reset-password", { newPassword: "Thousand-6unny", token: older });
    expect(await again.json()).toMatchObject({ code: "LINK_INVALID" });
    expect(await signIn(email, "Thousand-5unny")).toBe("signed in");
  });

  it("RESET-07 leaves no session to whoever was signing in with the old one at that moment", async () => {
    const { id, email } = await register();
    const { db, pool } = server.database;
    const outbox = { add: async () => {} };
    const accounts = { db, outbox, clock: systemClock, secret: "s".repeat(32), publicUrl: "http://localhost:3000" };
    const ports = authPorts({ ...accounts, disconnect: () => {} });
    const newHash = await hashPassword("Thousand-5unny");
    const auth = createAuth({
      pool,
      publicUrl: "http://localhost:3000",
      trustedOrigins: [],
      secret: "s".repeat(32),
      rateLimits: false,
      ports: {
        ...ports,
        // Asked after the password was compared and before the session is written.
        async admit(userId) {
          await db.update(authAccounts).set({ password: newHash }).where(eq(authAccounts.userId, userId));
          await ports.admit(userId);
        },
      },
    });
    const signInTo = new Request("http://localhost:3000/api/auth/sign-in/email", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: GOOD_PASSWORD }),
    });
    const response = await auth.handler(signInTo);
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await db.$count(authSessions, eq(authSessions.userId, id))).toBe(0);
  });

  it.skipIf(hasOneConnection)("RESET-07 nor to whoever signs in while the change is under way", async () => {
    const { id, email } = await register();
    const { db } = server.database;
    let attempt: Promise<ErrorBody | "signed in"> | undefined;
    await db.transaction(async (tx) => {
      const password = await hashPassword("Thousand-5unny");
      await tx.update(authAccounts).set({ password }).where(eq(authAccounts.userId, id));
      attempt = signIn(email);
      await untilSomebodyWaits(server.database);
    });
    expect(await attempt).toMatchObject({ code: "INVALID_CREDENTIALS", status: 401 });
    expect(await db.$count(authSessions, eq(authSessions.userId, id))).toBe(0);
  });

  it("ends sessions and older links in the statement that sets it, and nobody else's", async () => {
    const { db } = server.database;
    const [ana, leo] = [await register(), await register()];
    const cookies = [await server.signIn(ana.email, GOOD_PASSWORD), await server.signIn(leo.email, GOOD_PASSWORD)];
    await server.post("/api/auth/request-password-reset", { email: ana.email, redirectTo: "/reset-password" });
    expect(await db.$count(authVerifications, eq(authVerifications.value, ana.id))).toBe(1);
    await db.update(authAccounts).set({ updatedAt: new Date() }).where(eq(authAccounts.userId, ana.id));
    expect(await server.client(cookies[0]).accounts.session()).not.toBeNull();
    await db
      .update(authAccounts)
      .set({ password: await hashPassword("Thousand-5unny") })
      .where(eq(authAccounts.userId, ana.id));
    expect(await server.client(cookies[0]).accounts.session()).toBeNull();
    expect(await server.client(cookies[1]).accounts.session()).not.toBeNull();
    expect(await db.$count(authVerifications, eq(authVerifications.value, ana.id))).toBe(0);
  });

  it("RESET-04, SESSION-14 must meet the rule", async () => {
    const { email } = await register();
    const token = await resetToken(email);
    const response = await server.post("/api/auth/reset-password", { newPassword: "weakling", token });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: "VALIDATION_FAILED",
      data: { issues: [{ path: "password", reason: "weak" }] },
    });
    expect(await signIn(email)).toBe("signed in");
  });

  it("stands in the database without what its link needs", async () => {
    const { id, email } = await register();
    const token = await resetToken(email);
    const { db } = server.database;
    const [row] = await db.select().from(authVerifications).where(eq(authVerifications.value, id));
    expect(row?.identifier).not.toContain(token);
    const letters = sql`select data::text from pgboss.job where data ->> 'userId' = ${id}`;
    const { rows } = await db.execute<{ data: string }>(letters);
    expect(rows).toHaveLength(2);
    for (const { data } of rows) expect(data, "nor does a letter in the queue hold it").not.toMatch(/\/api\/|token=/);
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const guess of [row?.identifier, row?.id]) {
      const response = await server.post("/api/auth/reset-password", { newPassword: "Thousand-5unny", token: guess });
      expect(await response.json()).toMatchObject({ code: "LINK_INVALID" });
    }
  });

  it("tells nobody whether an address is registered", async () => {
    const response = await server.post("/api/auth/request-password-reset", { email: "nobody@example.test" });
    expect(response.status).toBe(200);
    expect(mailbox.count("nobody@example.test")).toBe(0);
  });
});

describe("letters on request", () => {
  const paths = ["/api/auth/request-password-reset", "/api/auth/send-verification-email"];

  async function ask(path: string, email: string): Promise<string> {
    const response = await server.post(path, { email });
    return response.ok ? "asked" : ((await response.json()) as ErrorBody).code;
  }

  it.each(paths)("%s come a minute apart and five in an hour, for a member and a stranger alike", async (path) => {
    const { email } = await register({ confirmed: path.endsWith("reset") });
    for (const address of [email, "stranger@example.test"]) {
      expect(await ask(path, address)).toBe("asked");
      expect(await ask(path, address)).toBe("TOO_MANY_REQUESTS");
      expect(await ask(path, address.toUpperCase())).toBe("TOO_MANY_REQUESTS");
      for (let letter = 2; letter <= 5; letter++) {
        await letAMinutePass();
        expect(await ask(path, address)).toBe("asked");
      }
      await letAMinutePass();
      expect(await ask(path, address), "a sixth").toBe("TOO_MANY_REQUESTS");
      for (let minute = 0; minute < 60; minute++) await letAMinutePass();
      expect(await ask(path, address), "an hour later").toBe("asked");
    }
  });

  it("go out once, whoever asks at the same moment", async () => {
    const { email } = await register();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(paths[0] as string, email)));
    expect(answers.sort()).toEqual([...Array(5).fill("TOO_MANY_REQUESTS"), "asked"]);
  });

  it("leave no address behind", async () => {
    await ask(paths[0] as string, "stranger2@example.test");
    const rows = await server.database.db.select().from(letterRequests);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/stranger|@/);
  });
});
