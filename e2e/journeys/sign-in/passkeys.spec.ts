import { es as words } from "@nakamatch/phrases/es";
import type { Page } from "@playwright/test";
import { faultsOf } from "../../support/accessibility.ts";
import { signIn } from "../../support/members.ts";
import { prepareSurroundings } from "../../support/surroundings.ts";
import { expect, test } from "../../support/test.ts";

const { port } = await prepareSurroundings();

// Passkeys belong to a name; an address can have none.
test.use({ baseURL: `http://localhost:${port}` });

/** Adds a virtual authenticator to a page, such as a fingerprint reader. */
async function addAuthenticator(page: Page, { isOffered }: { isOffered: boolean }) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable", { enableUI: false });
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    // Whether it answers conditional requests of forms by itself.
    automaticPresenceSimulation: isOffered,
  } as const;
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", { options });
  return {
    /** Accepts or cancels the browser's dialog. */
    setUserVerified: (isUserVerified: boolean) =>
      client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    setPresence: (enabled: boolean) =>
      client.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
    count: async () => (await client.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
  };
}

/** Forgets the session in this browser, as signing out does, and opens the login. */
async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem("nakamatch-session"));
  await page.goto("/login");
}

test("a passkey is added, signs in without typing, confirms who one is, and no longer works once removed", async ({
  openBrowser,
  newMember,
  baseURL,
}) => {
  const { person } = await newMember();
  const page = await openBrowser(baseURL === undefined ? {} : { baseURL });
  await signIn(page, person);
  await page.goto("/settings#access");
  const authenticator = await addAuthenticator(page, { isOffered: false });
  await authenticator.setPresence(true);
  const section = page.getByRole("region", { name: words.passkeys.title });
  const byPasskey = page.getByRole("button", { name: words.passkeys.signIn, exact: true });

  await test.step("it is added after the password, under a name of the device", async () => {
    await section.getByRole("button", { name: words.passkeys.add }).click();
    const question = page.getByRole("dialog", { name: words.factors.proveTitle });
    await question.getByLabel(words.factors.password, { exact: true }).fill(person.password);
    await question.getByRole("button", { name: words.common.actions.continue }).click();
    const dialog = page.getByRole("dialog", { name: words.passkeys.addTitle });
    await expect(dialog.getByLabel(words.passkeys.name, { exact: true })).toHaveValue(/Chrome.+Linux/);
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: words.passkeys.create }).click();
    await expect(section.getByRole("listitem")).toHaveCount(1);
    await expect(section.getByText(words.passkeys.neverUsed)).toBeVisible();
    expect(await authenticator.count()).toBe(1);
    expect(await faultsOf(page)).toEqual([]);
  });
  await test.step("the same device makes no second one", async () => {
    await section.getByRole("button", { name: words.passkeys.add }).click();
    const dialog = page.getByRole("dialog", { name: words.passkeys.addTitle });
    await dialog.getByRole("button", { name: words.passkeys.create }).click();
    await expect(dialog.getByText(words.passkeys.problems.duplicate)).toBeVisible();
    await dialog.getByRole("button", { name: words.common.actions.cancel }).click();
    await expect(section.getByRole("listitem")).toHaveCount(1);
  });
  await test.step("it is renamed", async () => {
    await section.getByRole("button", { name: new RegExp(`^${words.passkeys.rename}`) }).click();
    const dialog = page.getByRole("dialog", { name: words.passkeys.renameTitle });
    await dialog.getByLabel(words.passkeys.name, { exact: true }).fill("Thousand Sunny");
    await dialog.getByRole("button", { name: words.passkeys.save }).click();
    await expect(section.getByText("Thousand Sunny")).toBeVisible();
  });
  await test.step("who is not recognised is told so; the button signs in without typing", async () => {
    await authenticator.setPresence(false);
    await signOut(page);
    await authenticator.setUserVerified(false);
    await authenticator.setPresence(true);
    await byPasskey.click();
    await expect(page.getByText(words.passkeys.problems.cancelled)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await authenticator.setPresence(false);
    await authenticator.setUserVerified(true);
    await authenticator.setPresence(true);
    await byPasskey.click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
  await test.step("the form offers it, and signs in by itself", async () => {
    await signOut(page);
    await expect(page).toHaveURL(/\/dashboard$/);
  });
  await test.step("it confirms who one is, in the place of the password", async () => {
    await page.goto("/settings#access");
    await expect(section.getByText(words.passkeys.neverUsed)).toBeHidden();
    await page.goto("/settings#deletion");
    await page.getByRole("button", { name: words.deleteAccount.action }).click();
    const dialog = page.getByRole("alertdialog", { name: words.deleteAccount.title });
    await dialog.getByRole("button", { name: words.passkeys.prove }).click();
    await expect(dialog.getByText(words.passkeys.proven)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: words.common.actions.cancel }).click();
  });
  await test.step("once it is removed it no longer works, and a device that did not hear of it learns it", async () => {
    await page.goto("/settings#access");
    await page.evaluate("void (PublicKeyCredential.signalUnknownCredential = async () => {})");
    await section.getByRole("button", { name: new RegExp(`^${words.passkeys.remove}`) }).click();
    const dialog = page.getByRole("dialog", {
      name: words.passkeys.removeTitle.replace("{{name}}", "Thousand Sunny"),
    });
    await dialog.getByRole("button", { name: words.passkeys.prove }).click();
    // An open dialog hides the rest from screen readers.
    await expect(page.getByText(words.passkeys.removed)).toBeVisible();
    await expect(section.getByRole("button", { name: words.passkeys.add })).toBeVisible();
    await expect(section.getByRole("listitem")).toHaveCount(0);
    expect(await authenticator.count()).toBe(1);
    await signOut(page);
    await expect(page.getByText(words.errors.codes.PASSKEY_UNKNOWN)).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await expect.poll(authenticator.count).toBe(0);
  });
});
