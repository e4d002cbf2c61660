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

  /** The red dot on an entry, found by its text for screen readers. */
  dot(entry: "matches" | "chats"): Locator {
    const remark = entry === "matches" ? es.nav.newLikes : es.nav.newChats;
    return this[entry].filter({ hasText: remark }).locator("[data-dot]");
  }
}
