import { es } from "@nakamatch/phrases/es";
import type { Locator, Page } from "@playwright/test";

/** The navigation of a signed-in person on a wide screen, in Spanish. */
export class TopNavigation {
  readonly #bar: Locator;
  readonly matches: Locator;
  readonly chats: Locator;
  readonly logo: Locator;
  readonly logout: Locator;

  constructor(page: Page) {
    this.#bar = page.getByRole("navigation", { name: es.nav.main });
    this.matches = this.#bar.getByRole("link", { name: es.nav.matches });
    this.chats = this.#bar.getByRole("link", { name: es.nav.chats });
    this.logo = this.#bar.getByRole("link", { name: es.nav.home });
    this.logout = this.#bar.getByRole("button", { name: es.nav.logout });
  }

  /** The red dot on an entry. */
  dot(entry: "matches" | "chats"): Locator {
    return this[entry].locator("[data-dot]");
  }
}
