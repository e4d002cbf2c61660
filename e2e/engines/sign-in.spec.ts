import { MatchesPage } from "../pages/meeting/matches-page.ts";
import { Toasts } from "../pages/shell/toasts.ts";
import { LoginPage } from "../pages/sign-in/login-page.ts";
import { expect, test } from "./support/test.ts";

test("a session is renewed for two tabs at once, and ends in both", async ({ openDesk, newMember }) => {
  const { person } = await newMember();
  const page = await openDesk();
  const login = new LoginPage(page);

  await test.step("a wrong password is told, the right one signs in", async () => {
    await login.open();
    await login.signIn({ email: person.email, password: "Wrong-2025!" });
    await new Toasts(page).expectFailure("No hemos podido iniciar sesión");
    await login.password.fill(person.password);
    await login.submit.click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
  const other = await page.context().newPage();
  await other.goto("/matches");
  await expect(new MatchesPage(other).tab("mutual")).toBeVisible();

  await test.step("without access token both go on, with one new one", async () => {
    await page.context().clearCookies({ name: /access/ });
    await Promise.all([page.goto("/chats"), other.reload()]);
    await expect(page.getByRole("link", { name: "Ver mis matches" })).toBeVisible();
    await expect(new MatchesPage(other).tab("mutual")).toBeVisible();
  });
  await test.step("a sign-out in one is one in the other", async () => {
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Cerrar sesión" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(other).toHaveURL(/\/login$/);
  });
});
