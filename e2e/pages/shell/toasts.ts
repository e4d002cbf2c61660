import { es } from "@nakamatch/phrases/es";
import { expect, type Locator, type Page } from "@playwright/test";

/** The notices at the edge of the window. */
export class Toasts {
  readonly all: Locator;

  constructor(page: Page) {
    this.all = page.getByRole("region", { name: es.common.toasts.region }).locator("[data-variant]");
  }

  /** The notice that contains all of these texts. */
  saying(...texts: string[]): Locator {
    return texts.reduce((found, hasText) => found.filter({ hasText }), this.all);
  }

  /** Expects a notice in the destructive style (ERR-01) and closes it, so that the next one of the same text is a new one. */
  async expectFailure(...texts: string[]): Promise<void> {
    const toast = this.saying(...texts);
    await expect(toast).toBeVisible();
    await expect(toast).toHaveAttribute("data-variant", "destructive");
    await this.close(toast);
  }

  async expectSuccess(...texts: string[]): Promise<void> {
    const toast = this.saying(...texts);
    await expect(toast).toBeVisible();
    await expect(toast).toHaveAttribute("data-variant", "success");
  }

  /** Closes it, unless its time ends first. No press is left that would close the next one. */
  async close(toast: Locator): Promise<void> {
    const close = toast.getByRole("button", { name: es.common.actions.close });
    await expect(async () => {
      if (await close.isVisible()) await close.click({ timeout: 2_000 }).catch(() => {});
      expect(await toast.count()).toBe(0);
    }).toPass({ timeout: 60_000 });
  }
}
