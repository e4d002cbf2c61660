import { scryptSync } from "node:crypto";
import { REALTIME_PATH } from "@nakamatch/contract/events/realtime";
import { eq, sql } from "drizzle-orm";
import { io } from "socket.io-client";
import { afterAll, describe, expect, it } from "vitest";
import { authAccounts, authSessions } from "../../../platform/database/schema/auth.ts";
import { bans } from "../../../platform/database/schema/safety.ts";
import { openAccountsScene } from "../../../testing/accounts.ts";
import { GOOD_PASSWORD, signUpInput } from "../../../testing/sign-up.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";
import { setStaff } from "../../people/profiles/service.ts";

const scene = await openAccountsScene();
afterAll(() => scene.close());

/** Replaces a password's hash with one of the old format. */
async function storeOldHash(userId: string): Promise<void> {
  const salt = "00112233445566778899aabbccddeeff";
  const key = scryptSync(GOOD_PASSWORD, salt, 64, { N: 16_384, r: 16, p: 1, maxmem: 2 ** 26 }).toString("hex");
  const password = `${salt}:${key}`;
  await scene.server.database.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('nakamatch.same_password', 'on', true)`);
    await tx.update(authAccounts).set({ password }).where(eq(authAccounts.userId, userId));
  });
}

describe("signing in", () => {
  it("LOGIN-03 takes e-mail and password, and opens what is for members", async () => {
    const { server, register } = scene;
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
      isPaused: false,
    });
    expect(session?.session).toMatchObject({ assuranceLevel: "aal1" });
    expect(session?.session.expiresIn).toBeGreaterThan(0);
  });

  it("LOGIN-03 REG-32 LOGIN-11 REG-51 knows an international address as typed and as punycode, wherever it is asked for", async () => {
    const { server, signIn, linkTo, confirm, mailbox, letSecondsPass } = scene;
    const forms = ["nami@müller.example", "Nami@MU\u0308LLER.example", " nami@xn--mller-kva.example "];
    const canonical = "nami@xn--mller-kva.example";
    await server.client().accounts.signUp(signUpInput({ email: forms[0] ?? "" }));
    await expect(server.client().accounts.signUp(signUpInput({ email: canonical }))).rejects.toMatchObject({
      status: 422,
    });
    for (const email of forms) {
      expect(await server.client().accounts.emailAvailability({ email }), email).toEqual({ available: false });
      expect(await signIn(email), email).toMatchObject({ code: "EMAIL_NOT_CONFIRMED" });
    }
    // The test mail server does not convert domains to Punycode.
    const emails = () => mailbox.count("nami@müller.example");
    await expect.poll(emails).toBe(1);
    const askFor = async (path: string, email: string) => {
      await letSecondsPass(60);
      expect((await server.post(path, { email })).status).toBe(200);
    };
    await askFor("/api/auth/send-verification-email", "nami@müller.example");
    await expect.poll(emails).toBe(2);
    await confirm(await linkTo("nami@müller.example"));
    for (const email of forms) expect(await signIn(email), email).toBe("signed in");
    const form = { grant_type: "password", email: "nami@müller.example", password: GOOD_PASSWORD };
    expect((await server.post("/api/auth/token", form)).status).toBe(200);
    await askFor("/api/auth/request-password-reset", "NAMI@müller.example");
    // Sign-ins on new devices also send emails.
    const subjects = () => mailbox.headersTo("nami@müller.example", "subject").join("\n");
    await expect.poll(subjects).toMatch(/contrase/i);
    expect(await setStaff(server.database.db, "nami@müller.example", "isModerator", true)).toBe(true);
  });

  it("SESSION-14 answers wrong e-mail and wrong password alike", async () => {
    const { register, signIn } = scene;
    const { email } = await register();
    const wrongPassword = await signIn(email, "Wrong-1234");
    expect(wrongPassword).toMatchObject({ code: "INVALID_CREDENTIALS", status: 401 });
    expect(await signIn("nobody@example.test")).toEqual(wrongPassword);
  });

  it("a session that was never given, altered or has ended is none", async () => {
    const { server, register } = scene;
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

  it("SESSION-08 signing out ends the session and its sockets within a second, and no others", async () => {
    const { server, register } = scene;
    const { email } = await register();
    const [here, elsewhere] = [await server.signIn(email, GOOD_PASSWORD), await server.signIn(email, GOOD_PASSWORD)];
    const connect = async (cookie: string) => {
      const extraHeaders = { cookie };
      const socket = io(server.url, { path: REALTIME_PATH, transports: ["websocket"], extraHeaders, forceNew: true });
      await new Promise<void>((resolve) => socket.once("connect", resolve));
      return socket;
    };
    const [mine, other] = [await connect(here), await connect(elsewhere)];
    const isCut = new Promise((resolve) => mine.once("disconnect", resolve));
    expect((await server.post("/api/auth/sign-out", {}, { cookie: here })).status).toBe(200);
    expect(await server.client(here).accounts.session()).toBeNull();
    expect(await Promise.race([isCut, new Promise((resolve) => setTimeout(resolve, 1000, "still open"))])).toBe(
      "io server disconnect",
    );
    expect(other.connected).toBe(true);
    mine.close();
    other.close();
  });

  it("OPEN-74 a banned person is refused with reason and end, and loses open sessions at once", async () => {
    const { server, register, signIn } = scene;
    const { id, email } = await register();
    const cookie = await server.signIn(email, GOOD_PASSWORD);
    const until = new Date(Date.now() + 86_400_000);
    await server.database.db.insert(bans).values({ userId: id, type: "ban", reason: "spam", until });
    expect(await server.client(cookie).accounts.session()).toBeNull();
    const asked = await fetch(`${server.url}/api/auth/get-session`, { headers: { cookie } });
    expect(await asked.json()).toBeNull();
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

  it("OPEN-74 a person who is banned while they sign in is refused alike, and has no session", {
    tags: ["postgres"],
  }, async () => {
    const { server, register, signIn } = scene;
    const { id, email } = await register();
    const { db } = server.database;
    let attempt: Promise<unknown> | undefined;
    await db.transaction(async (tx) => {
      // As decisions do.
      await tx.execute(sql`select hold_person(${id}::uuid, true)`);
      attempt = signIn(email);
      await untilStatementWaits(server.database);
      await tx.insert(bans).values({ userId: id, type: "ban", reason: "spam" });
    });
    expect(await attempt).toMatchObject({ code: "ACCOUNT_BANNED", data: { reason: "spam", bannedUntil: null } });
    expect(await db.$count(authSessions, eq(authSessions.userId, id))).toBe(0);
  });

  it("cookies of a person who is not to be remembered end with the browser, after a refresh too", async () => {
    const { server, register } = scene;
    const { email } = await register();
    const form = { email, password: GOOD_PASSWORD, rememberMe: false };
    const tokens = (response: Response) =>
      response.headers.getSetCookie().filter((each) => /_token|signed_in/.test(each));
    const response = await server.post("/api/auth/sign-in/email", form);
    const [first, body] = [tokens(response), await response.text()];
    const cookie = first.map((each) => each.split(";")[0]).join("; ");
    for (const token of cookie.match(/(?<=_token=)[^;]+/g) ?? []) expect(body, "in cookies alone").not.toContain(token);
    const next = tokens(await server.post("/api/auth/token", { grant_type: "refresh_token" }, { cookie }));
    expect([first.length, next.length]).toEqual([3, 3]);
    for (const each of [...first, ...next]) expect(each).not.toMatch(/max-age|expires/i);
  });

  it("a password stored by an earlier kind of hash is hashed again, and nothing ends by it", async () => {
    const { server, register, signIn } = scene;
    const { db } = server.database;
    const { id, email } = await register();
    const cookie = await server.signIn(email, GOOD_PASSWORD);
    const stored = async () => (await db.select().from(authAccounts).where(eq(authAccounts.userId, id)))[0];
    await storeOldHash(id);
    const before = await stored();
    expect(await signIn(email, "Wrong-1234")).toMatchObject({ code: "INVALID_CREDENTIALS" });
    expect(await stored()).toEqual(before);
    expect(await signIn(email)).toBe("signed in");
    expect(await stored()).toEqual({ ...before, password: expect.stringMatching(/^\$argon2id\$/) });
    expect(await signIn(email)).toBe("signed in");
    expect(await server.client(cookie).accounts.session()).not.toBeNull();
  });

  it("a password that another sign-in hashes again meanwhile is still right", { timeout: 60_000 }, async () => {
    const { register, signIn } = scene;
    const { id, email } = await register();
    for (let round = 0; round < 3; round++) {
      await storeOldHash(id);
      const all = await Promise.all(Array.from({ length: 6 }, () => signIn(email)));
      expect(all).toEqual(Array(6).fill("signed in"));
    }
  });
});
