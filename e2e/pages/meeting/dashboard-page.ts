import { es } from "@nakamatch/phrases/es";
import { expect, type Locator, type Page } from "@playwright/test";
import { settle } from "../../support/screens.ts";

/** `/dashboard`, in Spanish. */
export class DashboardPage {
  readonly #page: Page;
  readonly heading: Locator;
  readonly count: Locator;
  /** The heading of the info box, which opens it. */
  readonly info: Locator;
  /** The people of the day. */
  readonly today: Locator;
  readonly people: Locator;
  readonly loadMore: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole("heading", { level: 1, name: /^¡Hola, / });
    this.count = page.getByText(/^\d+ personas? encontradas?$/);
    this.info = page.getByRole("button", { name: es.dashboard.info.title });
    this.today = page.getByRole("region", { name: es.taste.today.title }).getByRole("article");
    this.people = page.getByRole("list", { name: es.dashboard.list }).getByRole("article");
    this.loadMore = page.getByRole("button", { name: es.common.actions.loadMore });
  }

  async open(): Promise<void> {
    await this.#page.goto("/dashboard");
    await expect(this.people.first()).toBeVisible();
  }

  /** Presses the button below the list, once the cards above it have their real heights. */
  async showMore(): Promise<void> {
    await this.loadMore.scrollIntoViewIfNeeded();
    await settle(this.#page);
    await this.loadMore.click();
  }

  card(nickname: string): PersonCard {
    return new PersonCard(this.people.filter({ has: this.#page.getByRole("heading", { name: nickname }) }));
  }

  sort(by: "distance" | "compatibility"): Locator {
    return this.#page
      .getByRole("group", { name: es.dashboard.sort.label })
      .getByRole("radio", { name: es.dashboard.sort[by] });
  }

  async sortBy(by: "distance" | "compatibility"): Promise<void> {
    await this.#page
      .getByRole("group", { name: es.dashboard.sort.label })
      .getByText(es.dashboard.sort[by], { exact: true })
      .click();
    await expect(this.sort(by)).toBeChecked();
  }
}

/** One person of a list. */
export class PersonCard {
  readonly root: Locator;
  readonly like: Locator;
  readonly unlike: Locator;
  readonly compatibility: Locator;
  readonly sharedInterests: Locator;

  constructor(root: Locator) {
    this.root = root;
    this.like = root.getByRole("button", { name: /^Dar like a / });
    this.unlike = root.getByRole("button", { name: /^Quitar like a / });
    this.compatibility = root.getByRole("meter", { name: es.common.people.compatibility });
    this.sharedInterests = root.getByRole("list", { name: es.dashboard.card.shared });
  }
}
