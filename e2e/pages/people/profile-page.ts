import { es } from "@nakamatch/phrases/es";
import { expect, type Locator, type Page } from "@playwright/test";

/** `/profile/{id}`, the own or another person's, in Spanish. */
export class ProfilePage {
  readonly #page: Page;
  readonly name: Locator;
  readonly back: Locator;
  readonly like: Locator;
  readonly unlike: Locator;
  readonly edit: Locator;
  readonly compatibility: Locator;
  readonly about: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.name = page.getByRole("heading", { level: 1 });
    this.back = page.getByRole("button", { name: es.profile.back });
    this.like = page.getByRole("button", { name: /^(Dar|Devolver) like a / });
    this.unlike = page.getByRole("button", { name: /^Quitar like a / });
    this.edit = page.getByRole("link", { name: es.profile.edit });
    this.compatibility = page.getByRole("meter", { name: es.common.people.compatibility });
    this.about = page.getByRole("region", { name: es.profile.about });
  }

  async open(id: string): Promise<void> {
    await this.#page.goto(`/profile/${id}`);
    await expect(this.name).toBeVisible();
  }

  /** The photo, which enlarges at a press. */
  photo(nickname: string): Locator {
    return this.#page.getByRole("button", { name: es.profile.enlarge.replace("{{name}}", nickname) });
  }
}
