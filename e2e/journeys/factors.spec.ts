import { createHmac } from "node:crypto";
import { es } from "@nakamatch/phrases/es";
import { LoginPage } from "../pages/login-page.ts";
import { Toasts } from "../pages/toasts.ts";
import { signIn } from "../support/members.ts";
import { expect, test } from "../support/test.ts";

/** The code that an authenticator app shows for a key in base 32, so many steps from now (RFC 6238). */
function codeOf(key: string, steps = 0): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...key].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, "0");
}

test("OPEN-28: an authenticator app is added, and asked for at the next login; a recovery code takes its place", async ({
  page,
  newMember,
}) => {
  const { person } = await newMember();
  const login = new LoginPage(page);
  const code = page.getByLabel(es.factors.code, { exact: true });
  const confirm = page.getByRole("button", { name: es.factors.confirm, exact: true });
  let key = "";
  let recoveryCode = "";
  await signIn(page, person);

  await test.step("SESSION-15 SESSION-18: by its key and a code", async () => {
    await page.goto("/settings");
    await page.getByRole("button", { name: es.factors.add }).click();
    await expect(page.getByRole("img", { name: es.factors.qr })).toBeVisible();
    key = (
      await page
        .getByRole("definition")
        .filter({ hasText: /^[A-Z2-7 ]{39}$/ })
        .innerText()
    ).replaceAll(" ", "");
    await code.fill(codeOf(key, -1));
    await confirm.click();
    await new Toasts(page).expectSuccess(es.factors.added);
  });
  await test.step("recovery codes, after the password", async () => {
    await page.getByRole("button", { name: es.factors.makeCodes }).click();
    const dialog = page.getByRole("dialog", { name: es.factors.makeCodesTitle });
    await dialog.getByLabel(es.factors.password, { exact: true }).fill(person.password);
    await dialog.getByRole("button", { name: es.factors.makeCodes }).click();
    const codes = page.getByRole("dialog", { name: es.factors.codesTitle });
    recoveryCode = await codes.getByRole("listitem").first().innerText();
    await codes.getByRole("button", { name: es.factors.close, exact: true }).last().click();
  });
  const signInAgain = async () => {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.removeItem("nakamatch-session"));
    await login.open();
    await login.signIn(person);
    await expect(page.getByRole("heading", { name: es.factors.stepTitle })).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  };
  await test.step("SESSION-20: the password alone opens nothing, with a code the dashboard opens", async () => {
    await signInAgain();
    await code.fill(codeOf(key));
    await confirm.click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
  await test.step("a recovery code does as well", async () => {
    await signInAgain();
    await page.getByRole("button", { name: es.factors.useRecovery }).click();
    await page.getByLabel(es.factors.recoveryCode, { exact: true }).fill(recoveryCode);
    await confirm.click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
