import type { ErrorBody } from "@nakamatch/contract/errors";
import { REALTIME_PATH } from "@nakamatch/contract/events/realtime";
import { eq, sql } from "drizzle-orm";
import { io } from "socket.io-client";
import { afterAll, describe, expect, it } from "vitest";
import { hashPassword } from "../../../platform/auth/passwords.ts";
import { authAccounts, authSessions, authVerifications } from "../../../platform/database/schema/auth.ts";
import { bans } from "../../../platform/database/schema/safety.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import { openAccountsScene } from "../../../testing/accounts.ts";
import { NEW_DEVICE, openDeps } from "../../../testing/sign-in.ts";
import { GOOD_PASSWORD } from "../../../testing/sign-up.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";
import { byPassword } from "../authentication/service.ts";
import { openSession } from "../sessions/service.ts";
import { setPasswordByLink } from "./service.ts";

const scene = await openAccountsScene();
afterAll(() => scene.close());

describe("a new password", () => {
  async function resetToken(email: string): Promise<string> {
    const { server, mailbox, linkTo, follow } = scene;
    const request = { email, redirectTo: "/reset-password" };
    expect((await server.post("/api/auth/request-password-reset", request)).status).toBe(200);
    await expect.poll(() => mailbox.emailTo(email)).toContain("Elige una contraseña nueva");
    const location = await follow(await linkTo(email));
    return new URL(location, server.url).searchParams.get("token") ?? "";
  }

  it("LOGIN-11, RESET-05, RESET-07 comes by email; then the new one works and the old one does not", async () => {
    const { server, register, signIn } = scene;
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

  describe("set by a link that is sent again, after its answer was lost", () => {
    const reset = (token: string, newPassword = "Thousand-5unny") =>
      scene.server.post("/api/auth/reset-password", { newPassword, token });

    it("RESET-05 is answered as before for ten minutes; nothing changes, and nobody is told twice", async () => {
      const { server, mailbox, register, signIn } = scene;
      const { db } = server.database;
      const { id, email } = await register();
      const token = await resetToken(email);
      const stored = () => db.select().from(authAccounts).where(eq(authAccounts.userId, id));
      const first = await reset(token);
      const body = await first.json();
      const once = await stored();
      expect(await signIn(email, "Thousand-5unny")).toBe("signed in");
      await expect.poll(() => mailbox.emailTo(email)).toContain("Tu contraseña ha cambiado");
      const queued = () => db.$count(sql`pgboss.job`, sql`data ->> 'userId' = ${id}`);
      const told = await queued();
      const again = await reset(token);
      expect([again.status, await again.json()]).toEqual([200, body]);
      expect(await (await reset("made-up")).json()).toMatchObject({ code: "LINK_INVALID" });
      expect(await stored()).toEqual(once);
      expect(await db.$count(authSessions, eq(authSessions.userId, id)), "the new session goes on").toBe(1);
      await db.update(authVerifications).set({ expiresAt: sql`now()` }).where(eq(authVerifications.value, id));
      expect(await (await reset(token)).json(), "too late").toMatchObject({ code: "LINK_INVALID" });
      expect(await queued()).toBe(told);
    });

    it("is refused once there is another password", async () => {
      const { server, register } = scene;
      const { id, email } = await register();
      const token = await resetToken(email);
      await reset(token);
      const password = await hashPassword("Thousand-6unny");
      await server.database.db.update(authAccounts).set({ password }).where(eq(authAccounts.userId, id));
      for (const each of ["Thousand-5unny", "Thousand-6unny"]) {
        expect(await (await reset(token, each)).json()).toMatchObject({ code: "LINK_INVALID" });
      }
    });

    it("counts as a guess at the password", async () => {
      const limited = await openAccountsScene({ RATE_LIMITS: "on" });
      try {
        const { server, mailbox, register, linkTo, follow } = limited;
        const { email } = await register();
        await server.post("/api/auth/request-password-reset", { email });
        await expect.poll(() => mailbox.emailTo(email)).toContain("Elige una contraseña nueva");
        const token = new URL(await follow(await linkTo(email)), server.url).searchParams.get("token");
        const codes: unknown[] = [];
        for (const newPassword of ["Thousand-5unny", ...Array.from({ length: 11 }, () => "Thousand-6unny")]) {
          const response = await server.post("/api/auth/reset-password", { newPassword, token });
          codes.push(((await response.json()) as { code?: string }).code);
        }
        expect([codes[0], codes[1], codes.at(-2), codes.at(-1)]).toEqual([
          undefined,
          "LINK_INVALID",
          "LINK_INVALID",
          "TOO_MANY_REQUESTS",
        ]);
      } finally {
        await limited.close();
      }
    });
  });

  it("HEAD on its link answers like GET, and the link works still", async () => {
    const { server, register, linkTo, follow } = scene;
    const { email } = await register();
    await resetToken(email);
    const link = await linkTo(email);
    const head = await fetch(server.url + link, { method: "HEAD", redirect: "manual" });
    expect([head.status, head.headers.get("location")]).toEqual([302, await follow(link)]);
  });

  it("links to our own page for a new password, whatever the request asks for", async () => {
    const { server, mailbox, register, linkTo, follow } = scene;
    const { email } = await register();
    const before = mailbox.count(email);
    const redirectTo = "https://evil.test/reset-password?shaped=by+a+stranger";
    await server.post("/api/auth/request-password-reset", { email, redirectTo });
    await expect.poll(() => mailbox.count(email)).toBe(before + 1);
    expect(await mailbox.emailTo(email)).not.toMatch(/evil|stranger/);
    expect(await follow(await linkTo(email))).toMatch(/^\/reset-password\?token=[\w-]+$/);
  });

  it("disconnects open pages", async () => {
    const { server, register } = scene;
    const { email } = await register();
    const token = await resetToken(email);
    const screen = io(server.url, {
      path: REALTIME_PATH,
      transports: ["websocket"],
      extraHeaders: { cookie: await server.signIn(email, GOOD_PASSWORD) },
    });
    await new Promise<void>((resolve) => screen.once("connect", resolve));
    const isCut = new Promise((resolve) => screen.once("disconnect", resolve));
    await server.post("/api/auth/reset-password", { newPassword: "Thousand-5unny", token });
    expect(await isCut).toBe("io server disconnect");
    screen.close();
  });

  it.each([
    ["a member", false],
    ["OPEN-74 a suspended person", true],
  ])(
    "RESET-07 leaves no session to anyone who was signing in with the old one at that moment: %s",
    async (_, isBanned) => {
      const { server, register } = scene;
      const { db } = server.database;
      const { id: userId } = await register();
      if (isBanned) await db.insert(bans).values({ userId, type: "ban", reason: "spam" });
      const proof = byPassword(await hashPassword(GOOD_PASSWORD));
      await expect(openSession(openDeps(db), userId, proof, NEW_DEVICE)).rejects.toMatchObject({
        code: "INVALID_CREDENTIALS",
      });
      expect(await db.$count(authSessions, eq(authSessions.userId, userId))).toBe(0);
    },
  );

  it("RESET-07 nor to anyone who signs in while the change is under way", { tags: ["postgres"] }, async () => {
    const { server, register, signIn } = scene;
    const { id, email } = await register();
    const { db } = server.database;
    let attempt: Promise<ErrorBody | "signed in"> | undefined;
    await db.transaction(async (tx) => {
      const password = await hashPassword("Thousand-5unny");
      await tx.update(authAccounts).set({ password }).where(eq(authAccounts.userId, id));
      attempt = signIn(email);
      await untilStatementWaits(server.database);
    });
    expect(await attempt).toMatchObject({ code: "INVALID_CREDENTIALS", status: 401 });
    expect(await db.$count(authSessions, eq(authSessions.userId, id))).toBe(0);
  });

  it("ends sessions and older links in the statement that sets it, and nobody else's", async () => {
    const { server, register } = scene;
    const { db } = server.database;
    const [ana, leo] = [await register(), await register()];
    const cookies = [await server.signIn(ana.email, GOOD_PASSWORD), await server.signIn(leo.email, GOOD_PASSWORD)];
    await server.post("/api/auth/request-password-reset", { email: ana.email, redirectTo: "/reset-password" });
    const links = () => db.$count(authVerifications, eq(authVerifications.value, ana.id));
    await expect.poll(links).toBe(1);
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
    const { server, register, signIn } = scene;
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

  describe("when its link is used", () => {
    async function linkOf(outbox: Outbox) {
      const person = await scene.register();
      const token = await resetToken(person.email);
      const { db } = scene.server.database;
      const use = (password = "Thousand-5unny") => setPasswordByLink({ db, outbox }, { token, passwordHash: password });
      return { ...person, token, use };
    }
    const queued = { add: async () => {} };

    it("changes nothing if the email about it cannot be queued, and the link still works", async () => {
      const { server, signIn } = scene;
      const { email, token, use } = await linkOf({ add: () => Promise.reject(new Error("the queue is away")) });
      await expect(use()).rejects.toThrow("the queue is away");
      expect(await signIn(email)).toBe("signed in");
      const response = await server.post("/api/auth/reset-password", { newPassword: "Thousand-6unny", token });
      expect(response.status).toBe(200);
    });

    it("RESET-05 two at once, one of them sets the password", async () => {
      const { id, use } = await linkOf(queued);
      const answers = await Promise.all([use(), use("Thousand-6unny")]);
      expect(answers.toSorted()).toEqual([id, undefined]);
    });

    it("RESET-05 it must not have expired by then", async () => {
      const { id, email, use } = await linkOf(queued);
      const { db } = scene.server.database;
      await db.update(authVerifications).set({ expiresAt: sql`now()` }).where(eq(authVerifications.value, id));
      expect(await use()).toBeUndefined();
      expect(await scene.signIn(email)).toBe("signed in");
    });
  });

  it("is in the database without what its link needs", async () => {
    const { server, register } = scene;
    const { id, email } = await register();
    const token = await resetToken(email);
    const { db } = server.database;
    const [row] = await db.select().from(authVerifications).where(eq(authVerifications.value, id));
    expect(row?.identifier).not.toContain(token);
    const queued = sql`select data::text from pgboss.job where data ->> 'userId' = ${id}`;
    const { rows } = await db.execute<{ data: string }>(queued);
    expect(rows).toHaveLength(2);
    for (const { data } of rows) expect(data, "nor does an email in the queue hold it").not.toMatch(/\/api\/|token=/);
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const guess of [row?.identifier, row?.id]) {
      const response = await server.post("/api/auth/reset-password", { newPassword: "Thousand-5unny", token: guess });
      expect(await response.json()).toMatchObject({ code: "LINK_INVALID" });
    }
  });
});
