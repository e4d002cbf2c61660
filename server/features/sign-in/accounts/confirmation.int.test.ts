import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { openAccountsScene } from "../../../testing/accounts.ts";
import { GOOD_PASSWORD, signUpInput } from "../../../testing/sign-up.ts";

const scene = await openAccountsScene();
afterAll(() => scene.close());

describe("confirming the address", () => {
  it("REG-45 sends an email whose link leads, after logging in, to the dashboard", async () => {
    const { mailbox, register, linkTo, follow, confirm } = scene;
    const { email, nickname } = await register({ confirmed: false, language: "de" });
    const content = await mailbox.emailTo(email);
    expect(content).toContain(nickname);
    expect(content).toContain("Bestätige deine E-Mail-Adresse");
    const link = await linkTo(email);
    expect(await follow(link)).toMatch(/^\/login\?confirmed=press&next=%2Fdashboard#token=/);
    await confirm(link);
    expect(await follow(link)).toBe("/login?confirmed=again&next=%2Fdashboard");
  });

  it("OPEN-20 refuses to sign in before, and lets in afterwards", async () => {
    const { register, linkTo, confirm, signIn } = scene;
    const { email } = await register({ confirmed: false });
    expect(await signIn(email)).toMatchObject({ code: "EMAIL_NOT_CONFIRMED", status: 403 });
    await confirm(await linkTo(email));
    expect(await signIn(email)).toBe("signed in");
  });

  it("a link confirms the account that it was sent for, no later one with the address", async () => {
    const { server, register, linkTo, follow, confirm } = scene;
    const { id, email } = await register({ confirmed: false });
    const link = await linkTo(email);
    await server.database.db.delete(authUsers).where(eq(authUsers.id, id));
    await register({ email, confirmed: false });
    expect(await follow(link)).toMatch(/error=/i);
    expect(await (await confirm(link)).json()).toMatchObject({ code: "LINK_INVALID" });
    const [user] = await server.database.db.select().from(authUsers).where(eq(authUsers.email, email));
    expect(user?.emailVerified).toBe(false);
  });

  it("a forged link confirms nobody", async () => {
    const { server, register, linkTo, follow, confirm } = scene;
    const { id, email } = await register({ confirmed: false });
    const forged = (await linkTo(email)).replace(/token=[^&]+/, "token=eyJhbGciOiJub25lIn0.e30.");
    expect(await follow(forged)).toMatch(/error=/i);
    expect(await (await confirm(forged)).json()).toMatchObject({ code: "LINK_INVALID" });
    const [user] = await server.database.db.select().from(authUsers).where(eq(authUsers.id, id));
    expect(user?.emailVerified).toBe(false);
  });

  it("OPEN-12, REG-51 sends the email again on request", async () => {
    const { server, mailbox, register, linkTo, follow, confirm, signIn } = scene;
    const { email } = await register({ confirmed: false });
    await mailbox.emailTo(email);
    const { db } = server.database;
    await db
      .update(authUsers)
      .set({ updatedAt: new Date(0) })
      .where(eq(authUsers.email, email));
    const response = await server.post("/api/auth/send-verification-email", { email, callbackURL: "/" });
    expect(response.status).toBe(200);
    await expect.poll(() => mailbox.count(email)).toBe(2);
    const [account] = await db.select().from(authUsers).where(eq(authUsers.email, email));
    expect(account?.updatedAt, "the account outlives the link").not.toEqual(new Date(0));
    const link = await linkTo(email);
    expect(await follow(link), "the root of the site").toMatch(/^\/login\?confirmed=press&next=%2F#/);
    await confirm(link);
    expect(await signIn(email)).toBe("signed in");
  });

  it("REG-51 the link that is sent again leads to the screen that was asked for, and to no other site", async () => {
    const { server, mailbox, register, linkTo, letSecondsPass } = scene;
    const { email } = await register({ confirmed: false });
    await mailbox.emailTo(email);
    const wishes = [
      ["/premium", "/premium"],
      [undefined, "/"],
      ["https://evil.test/", "/login"],
    ] as const;
    for (const [callbackURL, next] of wishes) {
      await letSecondsPass(60);
      const before = mailbox.count(email);
      await server.post("/api/auth/send-verification-email", { email, callbackURL });
      await expect.poll(() => mailbox.count(email)).toBe(before + 1);
      const head = await fetch(server.url + (await linkTo(email)), { method: "HEAD", redirect: "manual" });
      expect(head.headers.get("location")).toMatch(`/login?confirmed=press&next=${encodeURIComponent(next)}#`);
    }
  });

  it("opening a link confirms nobody, by GET or HEAD, signed in or not: a press does, and says whether it was first", async () => {
    const { server, register, linkTo, confirm } = scene;
    const { id, email } = await register({ confirmed: false });
    const cookie = await server.signIn((await register()).email, GOOD_PASSWORD);
    const link = await linkTo(email);
    const isConfirmed = async () => {
      const [user] = await server.database.db.select().from(authUsers).where(eq(authUsers.id, id));
      return user?.emailVerified;
    };
    const token = new URL(link, server.url).searchParams.get("token");
    for (const method of ["HEAD", "GET"]) {
      for (const headers of [{}, { cookie }]) {
        const response = await fetch(server.url + link, { method, headers, redirect: "manual" });
        const location = `/login?confirmed=press&next=%2Fdashboard#token=${token}`;
        expect([response.status, response.headers.get("location")]).toEqual([302, location]);
        expect(await isConfirmed(), method).toBe(false);
      }
    }
    const presses = await Promise.all([confirm(link), confirm(link)]);
    const answers = (await Promise.all(presses.map((press) => press.json()))) as { wasConfirmed: boolean }[];
    expect(answers.map(({ wasConfirmed }) => wasConfirmed).toSorted()).toEqual([false, true]);
    expect(await isConfirmed()).toBe(true);
  });

  it("an email never links to another site, whatever the sign-up call asks for", async () => {
    const { server, mailbox } = scene;
    const input = signUpInput();
    const options = { ...input.options, emailRedirectTo: "/.//evil.test" };
    await server.client().accounts.signUp({ ...input, options });
    expect(await mailbox.emailTo(input.email)).not.toContain("evil.test");
  });
});
