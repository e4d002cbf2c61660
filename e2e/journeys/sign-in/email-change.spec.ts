import { common } from "@nakamatch/phrases/de/common";
import { emailChange as words } from "@nakamatch/phrases/de/sign-in/email-change";
import { factors } from "@nakamatch/phrases/de/sign-in/factors";
import { resetPassword as reset } from "@nakamatch/phrases/de/sign-in/reset-password";
import { faultsOf } from "../../support/accessibility.ts";
import { signIn } from "../../support/members.ts";
import { linkIn } from "../../support/outbox.ts";
import { expect, test } from "../../support/test.ts";

test("in German the address is changed by its link, and the old one takes that back", async ({
  openBrowser,
  newMember,
  outbox,
}) => {
  const { person } = await newMember();
  const [page, other] = [await openBrowser({ locale: "de-DE" }), await openBrowser({ locale: "de-DE" })];
  const address = `new-${person.email}`;
  const password = "Thousand-5unny";
  await signIn(page, person);

  await test.step("asked for after the password", async () => {
    await page.goto("/settings");
    const section = page.getByRole("region", { name: words.title, exact: true });
    await section.getByRole("button", { name: words.open }).click();
    await section.getByLabel(words.field).fill(address);
    await section.getByRole("button", { name: words.send }).click();
    const dialog = page.getByRole("dialog", { name: factors.proveTitle });
    await dialog.getByLabel(factors.password, { exact: true }).fill(person.password);
    await dialog.getByRole("button", { name: common.actions.continue }).click();
    await expect(section.getByText(words.sentText.replace("{{email}}", address))).toBeVisible();
    expect(await faultsOf(page, section)).toEqual([]);
  });
  await test.step("confirmed by the link", async () => {
    await page.goto(linkIn(await outbox.nextEmailTo(address), "confirm-email"));
    await expect(page.getByText(words.doneText.replace("{{email}}", address))).toBeVisible();
    await expect(page.getByRole("definition").filter({ hasText: address })).toBeVisible();
    await expect(page).toHaveURL(/\/settings#account$/);
  });
  await test.step("taken back by the link to the old address, with a new password", async () => {
    const told = /^Dein Konto hat/;
    await other.goto(linkIn(await outbox.nextEmailTo(person.email, told), "undo"));
    await expect(other.getByText(reset.undo.text)).toBeVisible();
    expect(await faultsOf(other)).toEqual([]);
    await other.getByLabel(reset.password, { exact: true }).fill(password);
    await other.getByLabel(reset.confirm, { exact: true }).fill(password);
    await other.getByRole("button", { name: reset.submit }).click();
    await expect(other).toHaveURL(/\/login/);
    await expect(page).toHaveURL(/\/login/);
    await signIn(other, { email: person.email, password });
    await other.goto("/settings");
    await expect(other.getByRole("definition").filter({ hasText: person.email })).toBeVisible();
  });
});
