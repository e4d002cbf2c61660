import { es } from "@nakamatch/phrases/es";
import type { Page } from "@playwright/test";
import { ChatsPage } from "../../pages/chats/chats-page.ts";
import { DashboardPage } from "../../pages/meeting/dashboard-page.ts";
import { Toasts } from "../../pages/shell/toasts.ts";
import { TopNavigation } from "../../pages/shell/top-navigation.ts";
import { LoginPage } from "../../pages/sign-in/login-page.ts";
import { RegisterPage } from "../../pages/sign-in/register-page.ts";
import { colorFaultsOf, faultsOf, IS_STILL } from "../../support/accessibility.ts";
import { moveFocus } from "../../support/keyboard.ts";
import { DEMO_MEMBER, signIn } from "../../support/members.ts";
import { newPerson } from "../../support/people.ts";
import { openScreen, SCREENS } from "../../support/screens.ts";
import { expect, test } from "../../support/test.ts";

const ALL_LOOKS = (["light", "dark"] as const).flatMap((theme) => [360, 1280].map((width) => ({ theme, width })));
/** Each theme and each width once; all combinations where the samples are whole. */
const LOOKS =
  (process.env.TEST_SAMPLE || "all") === "all"
    ? ALL_LOOKS
    : ALL_LOOKS.filter(({ theme, width }) => (theme === "light") === (width === 360));

for (const screen of SCREENS) {
  test(`WCAG 2.2 AA on ${screen.name}, light and dark, narrow and wide`, async ({ page, guard }) => {
    guard.expect(/No page at/);
    if (screen.isForMembers) await signIn(page, DEMO_MEMBER);
    await openScreen(page, screen);
    await checkInAllLooks(page);
  });
}

test("WCAG 2.2 AA on an open conversation, light and dark, narrow and wide", async ({ page }) => {
  await signIn(page, DEMO_MEMBER);
  const chats = new ChatsPage(page);
  await chats.open();
  await chats.openConversation("Ramen_Vega");
  await expect(chats.bubbles.first()).toBeVisible();
  await checkInAllLooks(page);
});

test("WCAG 2.2 AA on a form full of mistakes, light and dark, narrow and wide", async ({ page }) => {
  await page.goto("/register");
  await page.getByRole("button", { name: "Crear mi cuenta" }).click();
  await expect(new Toasts(page).all).toHaveCount(1);
  await checkInAllLooks(page);
});

for (const width of [360, 1280]) {
  test(`WCAG 2.2 AA on open lists and menus at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const form = new RegisterPage(page);
    await form.open();
    await form.fillPerson(newPerson());
    await form.goOn("location");
    expect(await faultsOf(page), "Ubicación").toEqual([]);
    await form.country.click();
    await expect(page.locator("[role=option]").first()).toBeVisible();
    expect(await faultsOf(page), "País").toEqual([]);
    await signIn(page, DEMO_MEMBER);
    await page.goto("/matches");
    const isPhone = width < 768;
    await page
      .getByRole("banner")
      .getByRole("button", { name: isPhone ? "Abrir menú" : "Tu cuenta" })
      .click();
    await expect(isPhone ? new TopNavigation(page).logout : page.getByRole("menu")).toBeVisible();
    expect(await faultsOf(page), "the menu").toEqual([]);
  });
}

test("logging in and liking somebody by keyboard alone", async ({ page, newMember }) => {
  const { person } = await newMember({ city: "Murcia" });
  const login = new LoginPage(page);
  await login.open();
  await expect(login.email).toBeVisible();

  await moveFocus(login.email);
  await page.keyboard.type(person.email);
  await moveFocus(login.password);
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  const dashboard = new DashboardPage(page);
  await expect(dashboard.people.first()).toBeVisible();
  const heart = dashboard.people.first().getByRole("button", { name: /^(Dar|Quitar) like a / });
  await moveFocus(heart);
  await expect(heart, "the focus is visible").not.toHaveCSS("outline-style", "none");
  await page.keyboard.press("Enter");
  await new Toasts(page).expectSuccess("Like enviado");
  await expect(heart).toHaveAccessibleName(/^Quitar like a /);
  const words = dashboard.people.first().getByRole("paragraph").filter({ hasText: es.likes.liked });
  await expect(words, "a second press undoes nothing").toBeFocused();
});

/** Checks the page in both themes at both widths, and reports all violations together. */
async function checkInAllLooks(page: Page): Promise<void> {
  const faults: string[] = [];
  for (const { theme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 800 });
    // During the transition between themes colours have other contrasts.
    await expect.poll(() => page.evaluate(IS_STILL), { message: "nothing moves any more" }).toBe(true);
    const isSeen = LOOKS.some((look) => look.width === width && look.theme === "light");
    const found = theme === "dark" && isSeen ? await colorFaultsOf(page) : await faultsOf(page);
    faults.push(...found.map((fault) => `${theme} ${width}: ${fault}`));
  }
  expect(faults).toEqual([]);
}
