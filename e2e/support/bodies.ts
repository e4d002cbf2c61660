import type { Page } from "@playwright/test";

/** Makes request bodies readable, which the browser reports for routed requests only. */
export async function keepBodies(page: Page): Promise<void> {
  await page.route("**/*", (route) => route.continue());
}
