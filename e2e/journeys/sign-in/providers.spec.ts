import { common } from "@nakamatch/phrases/de/common";
import { providers } from "@nakamatch/phrases/de/sign-in/providers";
import { es } from "@nakamatch/phrases/es";
import { IdentityProviderPage } from "../../pages/sign-in/identity-provider-page.ts";
import { RegisterPage } from "../../pages/sign-in/register-page.ts";
import { faultsOf } from "../../support/accessibility.ts";
import { newPerson, type Person } from "../../support/people.ts";
import { expect, test } from "../../support/test.ts";

const WAYS = [
  {
    language: "es",
    locale: "es-ES",
    name: "Google",
    phrases: { providers: es.providers, common: es.common },
    place: { country: "España", city: "Zaragoza" },
  },
  {
    language: "de",
    locale: "de-DE",
    name: "Discord",
    phrases: { providers, common },
    place: { country: "Spanien", city: "Zaragoza" },
  },
] as const;

/** The provider's claims about a person. */
const accountOf = (person: Person) => ({
  sub: person.nickname,
  email: person.email,
  email_verified: true,
  given_name: person.firstName,
  family_name: person.lastName,
});

for (const { language, locale, name, phrases, place } of WAYS) {
  test(`SESSION-09 OPEN-29: join with ${name} in ${language}, and come back with it`, async ({ openBrowser }) => {
    const person = newPerson();
    const words = (text: string) => text.replace("{{provider}}", name);
    const page = await openBrowser({ locale, viewport: { width: 360, height: 740 } });
    const button = page.getByRole("button", { name: words(phrases.providers.continue) });
    const provider = new IdentityProviderPage(page);

    await test.step("cancelled at the provider: back, with a way on", async () => {
      await page.goto("/login");
      await button.click();
      await provider.cancel.click();
      await expect(page.getByRole("heading", { name: words(phrases.providers.problems.title) })).toBeVisible();
      await expect(page.getByText(phrases.providers.problems.cancelled)).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });

    await test.step("the rest of the registration comes first", async () => {
      await button.click();
      await provider.signIn(accountOf(person));
      await expect(page.getByRole("heading", { level: 1, name: phrases.providers.complete.title })).toBeVisible();
      await expect(page.getByText(person.email)).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await page.goto("/dashboard");
      await expect(page).toHaveURL(/\/$/);
      await page.goto("/register/complete");
      const form = new RegisterPage(page, language);
      if (name === "Google") await expect(form.firstName).toHaveValue(person.firstName);
      else {
        await form.firstName.fill(person.firstName);
        await form.lastName.fill(person.lastName);
      }
      await form.fillRest(person, place);
      await page.getByRole("button", { name: phrases.providers.complete.submit }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      // LOGIN-05: above the dialog that opens.
      const welcome = page.locator("[data-variant]", { hasText: phrases.providers.complete.welcomeTitle });
      await welcome.hover();
      await expect(page.getByRole("dialog")).toBeVisible();
      await welcome.hover();
    });

    await test.step("in another browser the button is enough", async () => {
      const other = await openBrowser({ locale });
      await other.goto("/login");
      await other.getByRole("button", { name: words(phrases.providers.continue) }).click();
      await new IdentityProviderPage(other).signIn(accountOf(person));
      await expect(other).toHaveURL(/\/dashboard$/);
      await expect(other.getByRole("heading", { level: 1, includeHidden: true })).toContainText(person.nickname);
    });
  });
}

test("an account with the same address is linked by its password", async ({ page, newMember }) => {
  const { person } = await newMember();
  const provider = new IdentityProviderPage(page);
  const google = page.getByRole("button", { name: es.providers.continue.replace("{{provider}}", "Google") });
  await page.goto("/register");
  await google.click();
  await provider.signIn(accountOf(person));
  await expect(page.getByRole("heading", { name: es.providers.link.heading })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel(es.providers.link.password, { exact: true }).fill(person.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);
});
