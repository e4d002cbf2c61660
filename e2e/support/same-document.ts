import { expect, type Page } from "@playwright/test";

/** Marks the document of a page; a page load removes the mark. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate('document.documentElement.dataset.mark = "same"');
}

/** Expects that the page has not been reloaded since it was marked. */
export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator("html"), "the page was not reloaded").toHaveAttribute("data-mark", "same");
}

/** Waits until the page has been reloaded since it was marked. */
export async function expectNewDocument(page: Page): Promise<void> {
  await expect(page.locator("html"), "the page was reloaded").not.toHaveAttribute("data-mark", "same");
}
