import { es } from "@nakamatch/phrases/es";
import { expect, type Locator, type Page } from "@playwright/test";
import { PersonCard } from "./dashboard-page.ts";

/** `/matches`, in Spanish. */
export class MatchesPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.goto("/matches");
    await expect(this.tab("mutual")).toBeVisible();
  }

  tab(name: "mutual" | "likedMe" | "iLiked"): Locator {
    return this.#page.getByRole("tab", { name: new RegExp(`^${es.matches.tabs[name]}`) });
  }

  card(nickname: string): PersonCard {
    const name = this.#page.getByRole("heading", { name: nickname });
    return new PersonCard(this.#page.getByRole("tabpanel").getByRole("article").filter({ has: name }));
  }

  chatWith(nickname: string): Locator {
    return this.#page.getByRole("button", { name: es.likes.chatName.replace("{{name}}", nickname) });
  }
}

/** The celebration of a new match. */
export class MatchMoment {
  readonly root: Locator;
  readonly openChat: Locator;
  readonly later: Locator;
  /** The confetti over everything: decoration, without role or label. */
  readonly confetti: Locator;

  constructor(page: Page) {
    this.root = page.getByRole("dialog", { name: es.likes.match.title });
    this.openChat = this.root.getByRole("button", { name: es.likes.match.chat });
    this.later = this.root.getByRole("button", { name: es.likes.match.later });
    this.confetti = page.locator("body > canvas");
  }
}
