import { es } from "@nakamatch/phrases/es";
import { signIn } from "../support/members.ts";
import { expect, test } from "./support/test.ts";

const { parts } = es.settings;

test("settings are found, changed and kept, on a phone", async ({ page, newMember }) => {
  const { person } = await newMember();
  await signIn(page, person);
  await page.goto("/settings");

  await test.step("every part opens, and Back leads to the list", async () => {
    for (const { title } of Object.values(parts)) {
      await page.getByRole("link", { name: new RegExp(`^${title}`) }).click();
      await expect(page.getByRole("heading", { name: title }).first()).toBeVisible();
      expect(
        await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"),
        title,
      ).toBe(0);
      await page.evaluate("history.back()");
      await expect(page.getByRole("link", { name: new RegExp(`^${parts.account.title}`) })).toBeVisible();
    }
  });
  await test.step("the theme and the language, after a reload too", async () => {
    await page.goto("/settings#appearance");
    await page.getByText(es.common.theme.dark, { exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.getByRole("combobox", { name: es.common.language.label }).selectOption("de");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });
});
