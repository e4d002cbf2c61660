import type { Page } from "@playwright/test";

/** A screen of the product: its path, and who may open it. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly isForMembers: boolean;
}

/** A person of the demo data, whose id is the same everywhere. */
const LUNA_KODAMA = "37b46cae-b152-8061-ad24-62350f488909";

/** Screens for checks that must hold on all of them. */
export const SCREENS: readonly Screen[] = [
  { name: "landing", path: "/", isForMembers: false },
  { name: "register", path: "/register", isForMembers: false },
  { name: "login", path: "/login", isForMembers: false },
  { name: "reset-password", path: "/reset-password", isForMembers: false },
  { name: "contact", path: "/contact", isForMembers: false },
  { name: "privacy", path: "/privacy", isForMembers: false },
  { name: "about", path: "/sobre-mi", isForMembers: false },
  { name: "terms", path: "/terms", isForMembers: false },
  { name: "premium", path: "/premium", isForMembers: false },
  { name: "unsubscribe", path: "/unsubscribe?token=x", isForMembers: false },
  { name: "not-found", path: "/no-existe", isForMembers: false },
  { name: "dashboard", path: "/dashboard", isForMembers: true },
  { name: "matches", path: "/matches", isForMembers: true },
  { name: "chats", path: "/chats", isForMembers: true },
  { name: "profile", path: `/profile/${LUNA_KODAMA}`, isForMembers: true },
  { name: "own-profile", path: "/profile/me", isForMembers: true },
  { name: "profile-edit", path: "/profile/edit", isForMembers: true },
  { name: "premium-for-members", path: "/premium", isForMembers: true },
  { name: "success", path: "/success?session_id=cs_test_1", isForMembers: true },
  { name: "events", path: "/events", isForMembers: true },
  { name: "settings", path: "/settings", isForMembers: true },
  { name: "terms-for-members", path: "/terms", isForMembers: true },
];

/** Opens a screen and waits until it has loaded: its heading is there, and nothing is busy. */
export async function openScreen(page: Page, { path }: Screen): Promise<void> {
  await page.goto(path);
  await settle(page);
}

/** Waits until nothing on the page is busy. */
export async function settle(page: Page): Promise<void> {
  await startApp(page);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
}

/** Starts the app of a prerendered page by input, and waits for hydration. */
export async function startApp(page: Page): Promise<void> {
  await page.locator("#root > *").first().waitFor({ state: "attached" });
  if ((await page.locator("#root[data-prerendered]").count()) > 0) await page.keyboard.press("Shift");
  // The toasts' region, which prerendered pages lack.
  await page.locator("body > [aria-live]").waitFor({ state: "attached" });
}
