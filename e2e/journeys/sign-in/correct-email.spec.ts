import { es } from "@nakamatch/phrases/es";
import { Toasts } from "../../pages/shell/toasts.ts";
import { LoginPage } from "../../pages/sign-in/login-page.ts";
import { faultsOf } from "../../support/accessibility.ts";
import { registerAs } from "../../support/members.ts";
import { linkIn } from "../../support/outbox.ts";
import { newPerson } from "../../support/people.ts";
import { expect, test } from "../../support/test.ts";

test("an address typed wrongly is corrected while its link is awaited, and the new one gets in", async ({
  page,
  outbox,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = newPerson();
  await registerAs(person, { api: page.request, city: "Zaragoza" });
  const right = `right-${person.email}`;
  const { correct, text } = es.confirmation;
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(person);
  await page.getByRole("button", { name: correct.open }).click();
  const dialog = page.getByRole("dialog", { name: correct.title });
  await dialog.getByLabel(correct.email).fill(right);
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole("button", { name: correct.send }).click();
  await expect(dialog.getByText(correct.passwordRequired)).toBeVisible();
  await dialog.getByLabel(correct.password, { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: correct.send }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(text.replace("{{email}}", right)).first()).toBeVisible();
  await expect(login.email).toHaveValue(right);

  const old = await outbox.nextEmailTo(person.email, /Confirma tu correo/);
  await page.goto(linkIn(old, "verify-email"));
  await expect(page.getByText(es.login.linkInvalid.title)).toBeVisible();
  await page.goto(linkIn(await outbox.nextEmailTo(right, /Confirma tu correo/), "verify-email"));
  await login.confirm.click();
  await new Toasts(page).expectSuccess("¡Te damos la bienvenida!");
});
