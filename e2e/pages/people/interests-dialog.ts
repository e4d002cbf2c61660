import { es } from "@nakamatch/phrases/es";
import { expect, type Locator, type Page } from "@playwright/test";
import { Toasts } from "../shell/toasts.ts";

type Kind = keyof typeof es.common.kinds;

/** The dialog that asks for interests after the first login. */
export class InterestsDialog {
  readonly #page: Page;
  readonly root: Locator;
  readonly category: Locator;
  readonly search: Locator;
  readonly available: Locator;
  readonly continue: Locator;
  readonly close: Locator;
  /** Of the question that follows. */
  readonly seePeople: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.root = page.getByRole("dialog", { name: es.interests.title });
    this.category = this.root.getByRole("combobox", { name: es.interests.category });
    this.search = this.root.getByLabel(es.interests.search);
    this.available = this.root.getByRole("list", { name: es.interests.available });
    this.continue = this.root.getByRole("button", { name: es.common.actions.continue });
    const { title, save } = es.dailySettings.first;
    this.seePeople = page.getByRole("dialog", { name: title }).getByRole("button", { name: save });
    this.close = this.root.getByRole("button", { name: es.common.actions.close });
  }

  /** Continues, and answers as offered how far away and of which ages the people for today may be. */
  async finish(): Promise<void> {
    await this.continue.click();
    await this.seePeople.click();
  }

  async chooseKind(kind: Kind): Promise<void> {
    await this.category.selectOption(kind);
  }

  /** The title in the list of available ones. */
  title(name: string): Locator {
    return this.available.getByRole("button", { name: es.interests.add.replace("{{name}}", name), exact: true });
  }

  /** Removes a chosen title. */
  remove(name: string): Locator {
    return this.root.getByRole("button", { name: es.common.actions.removeItem.replace("{{name}}", name), exact: true });
  }

  /** The column of the chosen titles of a kind. */
  column(kind: Kind): Locator {
    return this.root.getByRole("region", { name: es.common.kinds[kind], exact: true });
  }

  /** Finds a title by a part of its name, picks it, and waits until it is in its column. */
  async pick(kind: Kind, name: string): Promise<void> {
    await this.search.fill(name);
    await this.title(name).click();
    const toasts = new Toasts(this.#page);
    const added = toasts.saying(es.interests.toasts.added).first();
    await expect(added).toBeVisible();
    await toasts.close(added);
    await expect(this.column(kind)).toContainText(name);
    await expect(this.title(name)).toHaveCount(0);
  }
}
