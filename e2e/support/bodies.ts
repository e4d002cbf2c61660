import type { Page } from "@playwright/test";

/** Makes the bodies of a page's requests readable: the browser tells those of routed requests alone. */
export async function keepBodies(page: Page): Promise<void> {
  await page.route("**/*", (route) => route.continue());
}
