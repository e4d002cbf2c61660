import { readFile } from "node:fs/promises";
import { es } from "@nakamatch/phrases/es";
import { Toasts } from "../../pages/shell/toasts.ts";
import { LoginPage } from "../../pages/sign-in/login-page.ts";
import { faultsOf } from "../../support/accessibility.ts";
import { DEMO_MODERATOR, signIn } from "../../support/members.ts";
import { linkIn } from "../../support/outbox.ts";
import { expect, test } from "../../support/test.ts";

test("download the own data from the settings", async ({ page, newMember }) => {
  const me = await newMember();
  await signIn(page, me.person);
  await page.goto("/dashboard");

  await test.step("the settings are in the header's menu", async () => {
    await page.getByRole("button", { name: es.nav.account }).click();
    await page.getByRole("menuitem", { name: es.nav.settings }).click();
    await expect(page.getByRole("heading", { level: 1, name: es.settings.title })).toBeVisible();
    await expect(page.getByText(me.person.email)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });

  const section = page.getByRole("region", { name: es.settings.parts.data.title });
  await test.step("the archive is built while the page waits, and can be downloaded", async () => {
    await page.getByRole("searchbox").fill("exportación");
    await page.keyboard.press("Enter");
    await section.getByRole("button", { name: es.settings.data.request }).click();
    const button = section.getByRole("button", { name: /^Descargar/ });
    await expect(button).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    const downloading = page.waitForEvent("download");
    await button.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("nakamatch.zip");
    const archive = await readFile(await download.path());
    expect(archive.subarray(0, 2).toString()).toBe("PK");
    for (const name of ["index.html", "data.json"]) expect(archive.includes(name), name).toBe(true);
  });
});

test("OPEN-74: a suspended person downloads their data and deletes the account, by keyboard, without a session", async ({
  page,
  newMember,
  openBrowser,
  outbox,
  baseURL: origin = "",
}) => {
  const { id, person } = await newMember();
  const moderator = await openBrowser();
  await signIn(moderator, DEMO_MODERATOR);
  const banned = await moderator.request.put(`/api/v1/moderation/people/${id}/ban`, {
    data: { reason: "spam", duration: "permanent" },
    headers: { origin },
  });
  expect(banned.ok(), await banned.text()).toBe(true);

  const login = new LoginPage(page);
  const section = page.getByRole("region", { name: es.suspension.data.title });
  await test.step("the login tells it without a greeting, and offers the data", async () => {
    await login.open();
    await login.signIn(person);
    await expect(page.getByRole("heading", { level: 1, name: es.login.titleBanned, exact: true })).toBeVisible();
    await expect(page.getByText(es.login.title)).toHaveCount(0);
    await section.getByRole("button", { name: es.suspension.data.open }).press("Enter");
    await expect(section.getByRole("button", { name: es.settings.data.request })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
  await test.step("the archive is built and downloaded", async () => {
    await section.getByRole("button", { name: es.settings.data.request }).press("Enter");
    const downloading = page.waitForEvent("download");
    await section.getByRole("button", { name: /^Descargar \(/ }).press("Enter");
    const archive = await readFile(await (await downloading).path());
    for (const name of ["index.html", "data.json"]) expect(archive.includes(name), name).toBe(true);
    const email = await outbox.nextEmailTo(person.email, new RegExp(es.emails.dataExportSuspended.subject));
    expect(linkIn(email, "/login")).toMatch(/\/login$/);
  });
  await test.step("the account is deleted after a question, and a farewell says so", async () => {
    await section.getByRole("button", { name: es.deleteAccount.action }).press("Enter");
    const dialog = page.getByRole("alertdialog", { name: es.deleteAccount.title });
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: es.deleteAccount.confirm }).press("Enter");
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText(es.deleteAccount.done.text)).toBeVisible();
    await outbox.nextEmailTo(person.email, new RegExp(es.emails.farewell.subject));
    await login.open();
    await login.signIn(person);
    await new Toasts(page).expectFailure(es.login.failedTitle, es.errors.codes.INVALID_CREDENTIALS);
  });
});
