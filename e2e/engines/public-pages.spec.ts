import { es } from "@nakamatch/phrases/es";
import type { Page } from "@playwright/test";
import { LandingPage } from "../pages/shell/landing-page.ts";
import { startApp } from "../support/screens.ts";
import { expect, test } from "./support/test.ts";

const PATHS = ["/login", "/register", "/contact", "/privacy", "/sobre-mi", "/terms", "/premium"];

/** Luminance from 0 to 1 of the page's ground and of its title, as they are painted. */
function brightness(page: Page): Promise<[number, number]> {
  return page.evaluate(`(() => {
    const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
    const of = (colour) => {
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [r, g, b] = context.getImageData(0, 0, 1, 1).data;
      return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
    };
    const painted = [document.body, document.documentElement].map((element) => getComputedStyle(element).backgroundColor);
    return [of(painted.find((colour) => colour !== "rgba(0, 0, 0, 0)")), of(getComputedStyle(document.querySelector("h1")).color)];
  })()`);
}

async function chooseTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  const radio = page.getByRole("radio", { name: es.common.theme[theme] });
  await page.locator("label", { has: radio }).click();
  await expect(radio).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
}

test("public pages have the colours of both themes, fit a phone and change their language", async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  await landing.language.selectOption("es");
  await expect(landing.title).toContainText("nakama");

  for (const theme of ["light", "dark"] as const) {
    await test.step(theme, async () => {
      await landing.open();
      await chooseTheme(page, theme);
      for (const path of PATHS) {
        await page.goto(path);
        await startApp(page);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const [ground, text] = await brightness(page);
        expect(ground > 0.5, path).toBe(theme === "light");
        expect(Math.abs(ground - text), `${path}: text can be read`).toBeGreaterThan(0.3);
        expect(
          await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"),
          path,
        ).toBe(0);
      }
    });
  }
  await test.step("the language", async () => {
    await landing.open();
    await landing.language.selectOption("de");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await page.reload();
    await expect(page.getByText("Irgendwo da draußen versteht jemand all deine Anspielungen.")).toBeVisible();
  });
});
