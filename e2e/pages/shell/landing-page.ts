import { es } from "@nakamatch/phrases/es";
import { expect, type Locator, type Page } from "@playwright/test";
import { startApp } from "../../support/screens.ts";

/** `/`, in Spanish unless another language was chosen. */
export class LandingPage {
  readonly #page: Page;
  readonly navigation: Locator;
  readonly title: Locator;
  readonly footer: Locator;
  /** In the footer; its label is in the current language. */
  readonly language: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.navigation = page.getByRole("navigation", { name: es.nav.main });
    this.title = page.getByRole("heading", { level: 1 });
    this.footer = page.getByRole("contentinfo");
    this.language = this.footer.getByRole("combobox");
  }

  async open(): Promise<void> {
    await this.#page.goto("/");
    await expect(this.title).toBeVisible();
    await startApp(this.#page);
  }

  link(name: string): Locator {
    return this.#page.getByRole("main").getByRole("link", { name });
  }
}
