import { afterAll, describe, expect, it } from "vitest";
import { openAccountsScene } from "../../../testing/accounts.ts";
import { openLeakedPasswordService } from "../../../testing/leaked-passwords.ts";
import { GOOD_PASSWORD, signUpInput } from "../../../testing/sign-up.ts";

const LEAKED = "Nakama-1999!";

const service = await openLeakedPasswordService([LEAKED]);
const scene = await openAccountsScene({ LEAKED_PASSWORDS_URL: `${service.url}/` });
afterAll(async () => {
  await scene.close();
  await service.close();
});

const answer = (path: string) => ({ data: { issues: [{ path, reason: "leaked" }] } });
const refusal = (path: string) => ({ data: { body: answer(path) } });

describe("a leaked password", () => {
  it("registers nobody", async () => {
    const input = signUpInput({ password: LEAKED });
    await expect(scene.server.client().accounts.signUp(input)).rejects.toMatchObject(refusal("password"));
    expect(await scene.server.client().accounts.emailAvailability({ email: input.email })).toEqual({ available: true });
  });

  it("does not take the place of another one", async () => {
    const { server, signIn, register } = scene;
    const { email } = await register();
    const { identity } = server.client(await server.signIn(email, GOOD_PASSWORD));
    await expect(
      identity.changePassword({ currentPassword: GOOD_PASSWORD, newPassword: LEAKED }),
    ).rejects.toMatchObject(refusal("newPassword"));
    await expect(identity.setPassword({ newPassword: LEAKED })).rejects.toMatchObject(refusal("newPassword"));
    expect(await signIn(email)).toBe("signed in");
  });

  it("does not come by a link in an email either, which goes on working", async () => {
    const { server, mailbox, register, linkTo, follow, signIn } = scene;
    const { email } = await register();
    await server.post("/api/auth/request-password-reset", { email, redirectTo: "/reset-password" });
    await expect.poll(() => mailbox.emailTo(email)).toContain("Elige una contraseña nueva");
    const token = new URL(await follow(await linkTo(email)), server.url).searchParams.get("token");
    const refused = await server.post("/api/auth/reset-password", { newPassword: LEAKED, token });
    expect([refused.status, await refused.json()]).toMatchObject([422, answer("password")]);
    await server.post("/api/auth/reset-password", { newPassword: "Thousand-5unny", token });
    expect(await signIn(email, "Thousand-5unny")).toBe("signed in");
    const undo = server.client().emailChange.undo({ token: "a".repeat(43), newPassword: LEAKED });
    await expect(undo).rejects.toMatchObject(refusal("newPassword"));
  });
});
