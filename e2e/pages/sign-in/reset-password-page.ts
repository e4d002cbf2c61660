import { es } from "@nakamatch/phrases/es";
import type { Locator, Page } from "@playwright/test";

/** `/reset-password`, in Spanish. */
export class ResetPasswordPage {
  readonly #page: Page;
  readonly password: Locator;
  readonly confirm: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.password = page.getByLabel(es.resetPassword.password, { exact: true });
    this.confirm = page.getByLabel(es.resetPassword.confirm, { exact: true });
    this.submit = page.getByRole("button", { name: es.resetPassword.submit });
  }

  /** One line of the checklist. */
  rule(name: keyof typeof es.register.password): Locator {
    return this.#page.getByRole("listitem").filter({ hasText: es.register.password[name] });
  }
}
