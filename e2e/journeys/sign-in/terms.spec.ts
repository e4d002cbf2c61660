import type { Locator, Page } from "@playwright/test";
import { LandingPage } from "../../pages/shell/landing-page.ts";
import { DEMO_MEMBER, signIn } from "../../support/members.ts";
import { settle } from "../../support/screens.ts";
import { expect, test } from "../../support/test.ts";

/** The heading of the safety centre. */
const safety = (page: Page) => page.getByRole("heading", { level: 2, name: "Centro de seguridad" });

/** Whether a heading is at the top of the window, and not below the sticky header. */
async function expectBelowHeader(page: Page, heading: Locator, atMost = 120): Promise<void> {
  await expect(heading).toBeFocused();
  const header = page.getByRole("banner");
  const distance = async () => {
    const [above, below] = [await header.boundingBox(), await heading.boundingBox()];
    return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
  };
  await expect.poll(distance).toBeGreaterThanOrEqual(0);
  expect(await distance()).toBeLessThan(atMost);
}

test("NAV-07 STATIC-05 STATIC-07 LAND-10: a guest reads the terms and goes back", async ({ page }) => {
  const landing = new LandingPage(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await landing.open();
    await landing.footer.getByRole("link", { name: "Términos" }).click();
    await settle(page);
    await expect(page).toHaveURL("/terms");
    await page
      .getByRole("navigation", { name: "En esta página" })
      .getByRole("link", { name: "Centro de seguridad" })
      .click();
    await expect(page).toHaveURL("/terms#safety");
    await expectBelowHeader(page, safety(page));
    await page.getByRole("button", { name: "Volver" }).click();
    await expect(page).toHaveURL("/");
    await expect(landing.title).toBeVisible();
  }
});

test("a link to the safety centre from outside opens it there", async ({ page }) => {
  // A wide window shows the first section without scrolling.
  const inView = 400;
  await page.goto("/terms#safety");
  await expectBelowHeader(page, safety(page), inView);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  await signIn(page, DEMO_MEMBER);
  await page.goto("about:blank");
  await page.goto("/terms#safety");
  await page.getByRole("button", { name: "Cerrar sesión" }).waitFor();
  await expectBelowHeader(page, safety(page), inView);
});

test("STATIC-06 STATIC-07: a member reads the terms in their own frame, and goes back to the chat", async ({
  page,
  newMember,
}) => {
  const me = await newMember();
  const other = await newMember();
  await me.like(other);
  await other.like(me);
  const chatId = await me.openChat(other);
  await signIn(page, me.person);
  await page.goto(`/chats?chat=${chatId}`);
  await page.getByRole("link", { name: "Consejos de seguridad" }).click();
  await expectBelowHeader(page, safety(page));
  const header = page.getByRole("banner");
  await expect(header.getByRole("button", { name: "Cerrar sesión" })).toBeVisible();
  await expect(header.getByRole("link", { name: "Iniciar sesión" })).toHaveCount(0);
  await page.getByRole("button", { name: "Volver" }).click();
  await expect(page).toHaveURL(`/chats?chat=${chatId}`);
  await expect(page.getByText(`Saluda a ${other.person.nickname}`)).toBeVisible();
});

test("printed, the terms are the text alone, in ink on white", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await page.goto("/terms");
  await settle(page);
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "En esta página" })).toBeHidden();
  const paragraph = page.getByText(/^Puedes apelar cada decisión una vez/);
  await expect(paragraph).toBeVisible();
  // Wider than the omitted table of contents.
  const article = await page.getByRole("main").boundingBox();
  expect((await paragraph.boundingBox())?.width).toBeGreaterThan((article?.width ?? 0) / 2);
  // The ink of the light theme.
  await expect(paragraph).toHaveCSS("color", "oklch(0.2 0.028 285)");
});
