import { Toasts } from "../../pages/shell/toasts.ts";
import { TopNavigation } from "../../pages/shell/top-navigation.ts";
import { LoginPage } from "../../pages/sign-in/login-page.ts";
import { ResetPasswordPage } from "../../pages/sign-in/reset-password-page.ts";
import { keepBodies } from "../../support/bodies.ts";
import { DEMO_MEMBER, registerAs, signIn } from "../../support/members.ts";
import { linkIn } from "../../support/outbox.ts";
import { newPerson } from "../../support/people.ts";
import { expect, test } from "../../support/test.ts";

test("LOGIN-03 REG-51: an unconfirmed address is told so, gets another email and signs in with its link", async ({
  page,
  request,
  outbox,
}) => {
  const person = newPerson();
  await registerAs(person, { api: request, city: "Zaragoza" });
  await outbox.nextEmailTo(person.email);
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(person);
  const toasts = new Toasts(page);
  await toasts.expectFailure("No hemos podido iniciar sesión", "Todavía no has confirmado tu correo.");
  await expect(page.getByText("Falta confirmar tu correo")).toBeVisible();
  await login.resend.click();
  await toasts.expectSuccess("Correo enviado", person.email);
  await page.goto(linkIn(await outbox.nextEmailTo(person.email), "verify-email"));
  await page.getByRole("button", { name: "Confirmar mi correo" }).click();
  await expect(page.getByRole("heading", { name: "Correo confirmado" })).toBeVisible();
  await login.signIn(person);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a forgotten password", async ({ page, newMember, outbox }) => {
  const { person } = await newMember();
  const login = new LoginPage(page);
  const toasts = new Toasts(page);
  await login.open();
  await login.forgot.click();

  await test.step("LOGIN-11 LOGIN-12: the email is on its way, the panel closed and its address forgotten", async () => {
    await keepBodies(page);
    const call = page.waitForRequest("**/api/auth/request-password-reset");
    await login.resetEmail.fill(person.email);
    await login.sendReset.click();
    expect((await call).postDataJSON()).toEqual({ email: person.email, redirectTo: "/reset-password" });
    await expect(page.getByRole("status").filter({ hasText: person.email })).toContainText("Revisa tu correo");
    await expect(login.resetPanel).toHaveCount(0);
    await login.forgot.click();
    await expect(login.resetEmail).toHaveValue("");
  });

  const reset = new ResetPasswordPage(page);
  const fresh = "Nakama-2027!";
  await test.step("RESET-01 RESET-02: the link leads to the two fields and their checklist", async () => {
    await page.goto(linkIn(await outbox.nextEmailTo(person.email, /contraseña/), "reset-password"));
    await expect(reset.password).toBeVisible();
    await expect(reset.confirm).toBeVisible();
    await reset.password.fill("A1");
    await expect(reset.rule("digit")).toContainText("cumplido");
    await expect(reset.rule("length")).toContainText("falta");
  });
  await test.step("RESET-05 RESET-06: a good one is taken, and the login opens", async () => {
    await reset.password.fill(fresh);
    await reset.confirm.fill(fresh);
    const call = page.waitForRequest("**/api/auth/reset-password");
    await reset.submit.click();
    expect((await call).postDataJSON()).toMatchObject({ newPassword: fresh });
    await toasts.expectSuccess("Contraseña actualizada");
    await expect(page).toHaveURL(/\/login$/);
  });
  await test.step("RESET-07: the old password does not work any more, the new one does", async () => {
    await login.signIn(person);
    await toasts.expectFailure("No hemos podido iniciar sesión");
    await login.signIn({ email: person.email, password: fresh });
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test("NAV-30 SESSION-08: signing out in one tab signs the other out, for good", async ({ page, context }) => {
  await signIn(page, DEMO_MEMBER);
  const other = await context.newPage();
  await page.goto("/dashboard");
  await other.goto("/matches");
  await expect(new TopNavigation(other).logout).toBeVisible();
  await new TopNavigation(page).logout.click();
  await new Toasts(page).expectSuccess("Sesión cerrada");
  await expect(page).toHaveURL(/\/$/);
  await expect(other).toHaveURL(/\/login$/);
  await other.goto("/chats");
  await expect(new LoginPage(other).heading).toBeVisible();
  await expect(other).toHaveURL(/\/login$/);
});
