import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authUsers } from "../../platform/database/schema/auth.ts";
import { type AccountsScene, openAccountsScene } from "../../testing/accounts.ts";
import { signUpInput } from "../../testing/sign-up.ts";

let scene: AccountsScene;

beforeAll(async () => {
  scene = await openAccountsScene();
});
afterAll(() => scene.close());

describe("confirming the address", () => {
  it("REG-45 sends an email whose link leads, after logging in, to the dashboard", async () => {
    const { mailbox, register, linkTo, follow } = scene;
    const { email, nickname } = await register({ confirmed: false, language: "de" });
    const content = await mailbox.emailTo(email);
    expect(content).toContain(nickname);
    expect(content).toContain("Bestätige deine E-Mail-Adresse");
    expect(await follow(await linkTo(email))).toMatch(/\/login\?confirmed=1&next=%2Fdashboard$/);
  });

  it("OPEN-20 refuses to sign in before, and lets in afterwards", async () => {
    const { register, linkTo, follow, signIn } = scene;
    const { email } = await register({ confirmed: false });
    expect(await signIn(email)).toMatchObject({ code: "EMAIL_NOT_CONFIRMED", status: 403 });
    await follow(await linkTo(email));
    expect(await signIn(email)).toBe("signed in");
  });

  it("a link confirms the account that it was sent for, no later one with the address", async () => {
    const { server, register, linkTo, follow } = scene;
    const { id, email } = await register({ confirmed: false });
    const link = await linkTo(email);
    await server.database.db.delete(authUsers).where(eq(authUsers.id, id));
    await register({ email, confirmed: false });
    expect(await follow(link)).toMatch(/error=/i);
    const [user] = await server.database.db.select().from(authUsers).where(eq(authUsers.email, email));
    expect(user?.emailVerified).toBe(false);
  });

  it("a forged link confirms nobody", async () => {
    const { server, register, linkTo, follow } = scene;
    const { id, email } = await register({ confirmed: false });
    const forged = (await linkTo(email)).replace(/token=[^&]+/, "token=eyJhbGciOiJub25lIn0.e30.");
    expect(await follow(forged)).toMatch(/error=/i);
    const [user] = await server.database.db.select().from(authUsers).where(eq(authUsers.id, id));
    expect(user?.emailVerified).toBe(false);
  });

  it("OPEN-12, REG-51 sends the email again on request", async () => {
    const { server, mailbox, register, linkTo, follow, signIn } = scene;
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
    expect(await follow(await linkTo(email)), "the root of the site").toBe("/login?confirmed=1&next=%2F");
    expect(await signIn(email)).toBe("signed in");
  });

  it("REG-51 the link that is sent again leads to the screen that was asked for, and to no other site", async () => {
    const { server, mailbox, register, linkTo, follow, letSecondsPass } = scene;
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
      expect(head.headers.get("location")).toBe(`/login?confirmed=1&next=${encodeURIComponent(next)}`);
    }
    expect(await follow(await linkTo(email))).toMatch(/next=%2Flogin$/);
  });

  it("HEAD answers like GET, and confirms nobody", async () => {
    const { server, register, linkTo, follow } = scene;
    const { id, email } = await register({ confirmed: false });
    const link = await linkTo(email);
    const look = async (path: string) => {
      const response = await fetch(server.url + path, { method: "HEAD", redirect: "manual" });
      return [response.status, response.headers.get("location")];
    };
    const forged = link.replace(/token=[^&]+/, "token=made-up");
    expect(await look(forged)).toEqual([302, await follow(forged)]);
    const looked = await look(link);
    const [user] = await server.database.db.select().from(authUsers).where(eq(authUsers.id, id));
    expect(user?.emailVerified).toBe(false);
    expect(looked).toEqual([302, await follow(link)]);
  });

  it("an email never links to another site, whatever the sign-up call asks for", async () => {
    const { server, mailbox } = scene;
    const input = signUpInput();
    const options = { ...input.options, emailRedirectTo: "/.//evil.test" };
    await server.client().accounts.signUp({ ...input, options });
    expect(await mailbox.emailTo(input.email)).not.toContain("evil.test");
  });
});
