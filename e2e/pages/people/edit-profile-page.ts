import { es } from "@nakamatch/phrases/es";
import { expect, type Locator, type Page } from "@playwright/test";

const { fields } = es.person;

/** `/profile/edit`, in Spanish. */
export class EditProfilePage {
  readonly #page: Page;
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly bio: Locator;
  readonly country: Locator;
  readonly city: Locator;
  readonly save: Locator;
  readonly back: Locator;
  readonly preview: Locator;
  readonly unsaved: Locator;
  readonly newer: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.firstName = page.getByLabel(fields.firstName);
    this.lastName = page.getByLabel(fields.lastName);
    this.bio = page.getByRole("textbox", { name: fields.bio });
    this.country = page.getByRole("combobox", { name: fields.country });
    this.city = page.getByRole("combobox", { name: fields.city });
    this.save = page.getByRole("button", { name: es.editProfile.save });
    this.back = page.getByRole("button", { name: es.editProfile.back });
    this.preview = page.getByRole("region", { name: es.editProfile.preview });
    this.unsaved = page.getByRole("alertdialog", { name: es.editProfile.unsaved.title });
    this.newer = page.getByRole("alert");
  }

  async open(): Promise<void> {
    await this.#page.goto("/profile/edit");
    await expect(this.firstName).toBeVisible();
  }

  /** Chooses in one of the search-selects. */
  async choose(select: Locator, text: string): Promise<void> {
    await select.fill(text);
    await this.#page.getByRole("option", { name: text }).first().click();
    await expect(select).toHaveValue(text);
  }
}
