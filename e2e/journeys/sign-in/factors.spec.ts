import { common } from "@nakamatch/phrases/de/common";
import { errors } from "@nakamatch/phrases/de/errors";
import { factors } from "@nakamatch/phrases/de/sign-in/factors";
import { login } from "@nakamatch/phrases/de/sign-in/login";
import { es } from "@nakamatch/phrases/es";
import type { Page } from "@playwright/test";
import { faultsOf } from "../../support/accessibility.ts";
import { signIn } from "../../support/members.ts";
import type { Person } from "../../support/people.ts";
import { expect, test } from "../../support/test.ts";
import { totpCode } from "../../support/totp.ts";

const de = { common, errors, factors, login };

/** Signs in by the form in a browser that knows nobody, as far as the second step. */
async function signInByForm(page: Page, { email, password }: Person, words: typeof es | typeof de): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem("nakamatch-session"));
  await page.goto("/login");
  await page.getByLabel(words.login.email, { exact: true }).fill(email);
  await page.getByLabel(words.login.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: words.login.submit, exact: true }).click();
  await expect(page.getByRole("heading", { name: words.factors.stepTitle })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
}

test("OPEN-28: in German an app is added, and asked for at the next login; a recovery code takes its place", async ({
  openBrowser,
  newMember,
}) => {
  const { person } = await newMember();
  const page = await openBrowser({ locale: "de-DE" });
  const code = page.getByLabel(de.factors.code, { exact: true });
  const confirm = page.getByRole("button", { name: de.factors.confirm, exact: true });
  let key = "";
  let recoveryCode = "";
  await signIn(page, person);

  await test.step("SESSION-15 SESSION-18: by its key and a code; a wrong one is refused", async () => {
    await page.goto("/settings#access");
    await page.getByRole("button", { name: de.factors.add }).click();
    await expect(page.getByRole("img", { name: de.factors.qr })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    const shown = page.getByRole("definition").filter({ hasText: /^[A-Z2-7 ]{39}$/ });
    key = (await shown.innerText()).replaceAll(" ", "");
    await code.fill("000000");
    await confirm.click();
    await expect(page.getByText(de.errors.codes.FACTOR_CODE_WRONG)).toBeVisible();
    await code.fill(totpCode(key));
    await confirm.click();
  });
  await test.step("recovery codes, after the password", async () => {
    const dialog = page.getByRole("dialog", { name: de.factors.makeCodesTitle });
    await dialog.getByLabel(de.factors.password, { exact: true }).fill(person.password);
    await dialog.getByRole("button", { name: de.factors.makeCodes }).click();
    const codes = page.getByRole("dialog", { name: de.factors.codesTitle });
    await expect(codes.getByRole("listitem")).toHaveCount(10);
    expect(await faultsOf(page)).toEqual([]);
    recoveryCode = await codes.getByRole("listitem").first().innerText();
    await codes.getByRole("button", { name: de.factors.saved, exact: true }).click();
    await expect(page.getByText(de.factors.left.replace("{{count}}", "10"))).toBeVisible();
  });
  await test.step("SESSION-20: the password alone opens nothing, with a code the dashboard opens", async () => {
    await signInByForm(page, person, de);
    expect(await faultsOf(page)).toEqual([]);
    // A code counts once; the next one is accepted already.
    await code.fill(totpCode(key, 1));
    await confirm.click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
  await test.step("a recovery code does as well", async () => {
    await signInByForm(page, person, de);
    await page.getByRole("button", { name: de.factors.useRecovery }).click();
    await page.getByLabel(de.factors.recoveryCode, { exact: true }).fill(recoveryCode);
    await confirm.click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
  await test.step("SESSION-16: it is removed after the password; then the password is enough", async () => {
    await page.goto("/settings#access");
    await page.getByRole("button", { name: `${de.factors.remove}: ${de.factors.app}` }).click();
    const dialog = page.getByRole("dialog", { name: de.factors.removeTitle });
    await dialog.getByLabel(de.factors.password, { exact: true }).fill(person.password);
    await dialog.getByRole("button", { name: de.factors.remove, exact: true }).click();
    await expect(page.getByText(de.factors.left.replace("{{count}}", "9"))).toBeHidden();
    await page.context().clearCookies();
    await signIn(page, person);
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test("OPEN-28: a phone is added by its number, and gets a code at the next login", async ({
  openBrowser,
  newMember,
  outbox,
}) => {
  const { person } = await newMember();
  const page = await openBrowser();
  const phone = `+346${String(Date.now()).slice(-8)}`;
  const nextCode = async () => (await outbox.nextEmailTo(phone)).text.match(/\d{6}/)?.[0] ?? "";
  const code = page.getByLabel(es.factors.code, { exact: true });
  const confirm = page.getByRole("button", { name: es.factors.confirm, exact: true });
  await signIn(page, person);

  await test.step("SESSION-15 SESSION-17 SESSION-18: by the code that it is sent", async () => {
    await page.goto("/settings#access");
    await page.getByRole("button", { name: es.factors.addPhone }).click();
    const number = page.getByLabel(es.factors.number, { exact: true });
    await number.fill("600 111 222");
    await page.getByRole("button", { name: es.factors.send, exact: true }).click();
    await expect(page.getByText(es.factors.numberInvalid)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await number.fill(phone.replace("+34", "0034 "));
    await page.getByRole("button", { name: es.factors.send, exact: true }).click();
    await code.fill(await nextCode());
    await confirm.click();
    await page.getByRole("dialog").getByRole("button", { name: es.common.actions.cancel }).click();
    await expect(page.getByText(phone)).toBeVisible();
  });
  await test.step("SESSION-17: at the login one is sent at once, and another on request", async () => {
    await signInByForm(page, person, es);
    await expect(page.getByText(es.factors.phoneText.replace("{{phone}}", `••• ${phone.slice(-2)}`))).toBeVisible();
    await nextCode();
    await page.getByRole("button", { name: es.factors.sendAgain }).click();
    await code.fill(await nextCode());
    await confirm.click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
