import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it, vi } from "vitest";
import { hashPassword } from "../../../platform/auth/passwords.ts";
import { authAccounts, authSessions, authVerifications } from "../../../platform/database/schema/auth.ts";
import { startTestApplication } from "../../../testing/application.ts";
import { refusal } from "../../../testing/factors.ts";
import { openMailbox } from "../../../testing/mailbox.ts";
import { addPerson } from "../../../testing/people.ts";
import { openSession } from "../../../testing/sessions.ts";
import { GOOD_PASSWORD } from "../../../testing/sign-up.ts";

const SECRET = "a secret for tests, long enough to sign";
const NEXT = "Thousand-5unny";

const mailbox = await openMailbox();
const server = await startTestApplication({ AUTH_SECRET: SECRET, SMTP_URL: mailbox.url });
const { db } = server.database;
const passwordHash = await hashPassword(GOOD_PASSWORD);
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

/** A member with a password and two sessions. */
async function addMember() {
  const { id, email } = await addPerson(db);
  const account = { userId: id, accountId: id, providerId: "credential", password: passwordHash };
  await db.insert(authAccounts).values({ ...account, updatedAt: new Date() });
  const [{ cookie }, { cookie: elsewhere }] = [await openSession(db, id, SECRET), await openSession(db, id, SECRET)];
  return { id, email, cookie, elsewhere };
}

const change = async (cookie: string, currentPassword: string, newPassword: string, url = server.url) => {
  const response = await fetch(`${url}/api/v1/me/password`, {
    method: "PUT",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ currentPassword, newPassword }),
  });
  return (await response.json()) as { code?: string; isChanged?: true };
};

const signIn = async (email: string, password: string) =>
  (await server.post("/api/auth/sign-in/email", { email, password })).status;

describe("changing the own password", () => {
  it("ends the other sessions and older links, keeps this one, and tells by email", async () => {
    const { id, email, cookie, elsewhere } = await addMember();
    await db.insert(authVerifications).values({ identifier: "x", value: id, expiresAt: new Date(Date.now() + 1e6) });
    expect(await change(cookie, GOOD_PASSWORD, NEXT)).toEqual({ isChanged: true });
    expect(await server.client(elsewhere).accounts.session()).toBeNull();
    expect((await server.client(cookie).accounts.session())?.user.id).toBe(id);
    expect(await db.$count(authSessions, eq(authSessions.userId, id))).toBe(1);
    expect(await db.$count(authVerifications, eq(authVerifications.value, id))).toBe(0);
    expect([await signIn(email, GOOD_PASSWORD), await signIn(email, NEXT)]).toEqual([401, 200]);
    await vi.waitFor(() => expect(mailbox.count(email)).toBe(1), { timeout: 15_000 });
    expect(await mailbox.emailTo(email)).toContain("Tu contraseña ha cambiado");
  });

  it("keeps no session of a later change that names none", async () => {
    const { id, cookie } = await addMember();
    await change(cookie, GOOD_PASSWORD, NEXT);
    await db.update(authAccounts).set({ password: passwordHash }).where(eq(authAccounts.userId, id));
    expect(await db.$count(authSessions, eq(authSessions.userId, id))).toBe(0);
  });

  it.each([
    ["the wrong current one", "Wrong-1999", NEXT, "PASSWORD_WRONG"],
    ["a new one that breaks the rule", GOOD_PASSWORD, "weak", "VALIDATION_FAILED"],
    ["an empty new one", GOOD_PASSWORD, "", "VALIDATION_FAILED"],
  ])("is refused with %s, and changes nothing", async (_what, current, next, code) => {
    const { id, cookie } = await addMember();
    expect(await change(cookie, current, next)).toMatchObject({ code });
    const rows = await db.select().from(authAccounts).where(eq(authAccounts.userId, id));
    expect(rows).toMatchObject([{ password: passwordHash }]);
    expect(await db.$count(authSessions, eq(authSessions.userId, id))).toBe(2);
    const queued = db.$count(sql`pgboss.job`, sql`data ->> 'userId' = ${id}`);
    expect(await queued, "nor tells of it").toBe(0);
  });

  describe("sent again after its answer was lost", () => {
    it("is answered in the same way for ten minutes, in that session alone, and changes and tells nothing", async () => {
      const { id, email, cookie } = await addMember();
      const stored = () => db.select().from(authAccounts).where(eq(authAccounts.userId, id));
      await change(cookie, GOOD_PASSWORD, NEXT);
      await vi.waitFor(() => expect(mailbox.count(email)).toBe(1), { timeout: 15_000 });
      const once = await stored();
      const { cookie: later } = await openSession(db, id, SECRET);
      expect(await change(cookie, GOOD_PASSWORD, NEXT)).toEqual({ isChanged: true });
      expect(await change(cookie, GOOD_PASSWORD, "Grand-Line-7")).toMatchObject({ code: "PASSWORD_WRONG" });
      expect(await change(later, GOOD_PASSWORD, NEXT), "elsewhere").toMatchObject({ code: "PASSWORD_WRONG" });
      expect(await change(cookie, NEXT, "weak"), "by the same rule").toMatchObject({ code: "VALIDATION_FAILED" });
      expect(await stored()).toEqual(once);
      expect(await db.$count(authSessions, eq(authSessions.userId, id)), "the later one goes on").toBe(2);

      const age = (interval: string) =>
        db
          .update(authSessions)
          .set({ createdAt: sql`now() - interval '1 hour'` })
          .where(eq(authSessions.userId, id))
          .then(() =>
            db
              .update(authAccounts)
              .set({ updatedAt: sql`now() - ${interval}::interval` })
              .where(eq(authAccounts.userId, id)),
          );
      await age("9 minutes");
      expect(await change(cookie, GOOD_PASSWORD, NEXT)).toEqual({ isChanged: true });
      await age("10 minutes");
      expect(await change(cookie, GOOD_PASSWORD, NEXT)).toMatchObject({ code: "PASSWORD_WRONG" });
      expect(mailbox.count(email)).toBe(1);
    });

    it("is answered in the same way to two tabs at once", async () => {
      const { email, cookie } = await addMember();
      const both = await Promise.all([1, 2].map(() => change(cookie, GOOD_PASSWORD, NEXT)));
      expect(both).toEqual([{ isChanged: true }, { isChanged: true }]);
      expect(await signIn(email, NEXT)).toBe(200);
      await vi.waitFor(() => expect(mailbox.count(email)).toBe(1), { timeout: 15_000 });
    });

    it("counts as two guesses where both passwords are compared, and as one otherwise", async () => {
      const limited = await startTestApplication({ AUTH_SECRET: SECRET, RATE_LIMITS: "on" });
      try {
        const { db } = limited.database;
        const guesses = async (isRecent: boolean) => {
          const { id } = await addPerson(db);
          const account = { userId: id, accountId: id, providerId: "credential", password: passwordHash };
          const updatedAt = isRecent ? sql`now() + interval '1 second'` : sql`now() - interval '1 hour'`;
          await db.insert(authAccounts).values({ ...account, updatedAt });
          const { cookie } = await openSession(db, id, SECRET);
          // An odd count reaches the limit between a request's two guesses.
          const proof = limited.client(cookie).identity.prove({ password: "Wrong-1999" });
          await expect(proof).rejects.toEqual(refusal("PASSWORD_WRONG"));
          const codes: (string | undefined)[] = [];
          while (codes.at(-1) !== "TOO_MANY_REQUESTS")
            codes.push((await change(cookie, "Wrong-1999", NEXT, limited.url)).code);
          return codes.length - 1;
        };
        expect([await guesses(false), await guesses(true)]).toEqual([9, 4]);
      } finally {
        await limited.close();
      }
    });
  });

  it("of two at once one wins, and the other changes nothing", async () => {
    const { email, cookie, elsewhere } = await addMember();
    const answers = await Promise.all([
      change(cookie, GOOD_PASSWORD, NEXT),
      change(elsewhere, GOOD_PASSWORD, "Grand-Line-7"),
    ]);
    expect(answers.filter(({ isChanged }) => isChanged)).toHaveLength(1);
    const winner = answers[0]?.isChanged ? NEXT : "Grand-Line-7";
    expect(await signIn(email, winner)).toBe(200);
  });
});

describe("people who sign in by a provider", () => {
  /** A member with these providers and no password. */
  async function addProviderMember(...providers: string[]) {
    const { id, email } = await addPerson(db);
    const accounts = providers.map((providerId) => ({ userId: id, providerId, accountId: `${providerId}-${id}` }));
    await db.insert(authAccounts).values(accounts.map((account) => ({ ...account, updatedAt: new Date() })));
    const { cookie, sessionId } = await openSession(db, id, SECRET);
    return { id, email: email ?? "", cookie, sessionId, client: server.client(cookie) };
  }
  const waysOf = async (id: string) => {
    const found = await db
      .select({ way: authAccounts.providerId })
      .from(authAccounts)
      .where(eq(authAccounts.userId, id));
    return found.map(({ way }) => way).sort();
  };

  it("choose a password once, shortly after signing in; their sessions go on, and an email tells them", async () => {
    const { id, email, client, sessionId } = await addProviderMember("google");
    await expect(client.identity.setPassword({ newPassword: "weak" })).rejects.toEqual(refusal("VALIDATION_FAILED"));
    const age = (interval: string) =>
      db
        .update(authSessions)
        .set({ createdAt: sql`now() - ${interval}::interval` })
        .where(eq(authSessions.id, sessionId));
    await age("10 minutes");
    await expect(client.identity.setPassword({ newPassword: NEXT })).rejects.toEqual(refusal("IDENTITY_NOT_PROVEN"));
    expect(await waysOf(id)).toEqual(["google"]);
    await age("9 minutes");
    const both = await Promise.allSettled([1, 2].map(() => client.identity.setPassword({ newPassword: NEXT })));
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await waysOf(id)).toEqual(["credential", "google"]);
    expect((await client.accounts.session())?.user.id).toBe(id);
    expect(await signIn(email, NEXT)).toBe(200);
    await expect(client.identity.setPassword({ newPassword: GOOD_PASSWORD })).rejects.toEqual(
      refusal("PASSWORD_EXISTS"),
    );
    expect(await signIn(email, GOOD_PASSWORD)).toBe(401);
    await expect
      .poll(() => mailbox.emailTo(email), { timeout: 10_000 })
      .toContain("Tu cuenta tiene ahora una contraseña");
  });

  it("unlink a provider after a proof, never their last way in; an email tells them", async () => {
    const { id, email, client, sessionId } = await addProviderMember("discord", "google");
    await db
      .update(authSessions)
      .set({ createdAt: sql`now() - interval '10 minutes'` })
      .where(eq(authSessions.id, sessionId));
    await expect(client.identity.unlink({ provider: "google" })).rejects.toEqual(refusal("IDENTITY_NOT_PROVEN"));
    await db.update(authSessions).set({ createdAt: new Date() }).where(eq(authSessions.id, sessionId));
    const both = await Promise.allSettled([
      client.identity.unlink({ provider: "google" }),
      client.identity.unlink({ provider: "discord" }),
    ]);
    expect(both.map(({ status }) => status).sort(), "at the same moment").toEqual(["fulfilled", "rejected"]);
    expect(await waysOf(id)).toHaveLength(1);
    await expect
      .poll(() => mailbox.emailTo(email), { timeout: 10_000 })
      .toContain("Cuenta de otro servicio desvinculada");
    const [left] = await waysOf(id);
    const provider = left === "google" ? "google" : "discord";
    await expect(client.identity.unlink({ provider })).rejects.toEqual(refusal("LAST_WAY_IN"));
    await client.identity.setPassword({ newPassword: NEXT });
    await client.identity.prove({ password: NEXT });
    expect(await client.identity.unlink({ provider })).toEqual({ isUnlinked: true });
    expect(await waysOf(id)).toEqual(["credential"]);
    expect(await client.identity.unlink({ provider }), "again").toEqual({ isUnlinked: true });
  });
});
