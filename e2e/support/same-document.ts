import { expect, type Page } from "@playwright/test";

/** Marks the document of a page: the mark is gone as soon as the page has been loaded anew. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate('document.documentElement.dataset.mark = "same"');
}

/** Expects that the page has not been loaded anew since it was marked. */
export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator("html"), "the page was not loaded anew").toHaveAttribute("data-mark", "same");
}

/** Waits until the page has been loaded anew since it was marked. */
export async function expectNewDocument(page: Page): Promise<void> {
  await expect(page.locator("html"), "the page was loaded anew").not.toHaveAttribute("data-mark", "same");
}
