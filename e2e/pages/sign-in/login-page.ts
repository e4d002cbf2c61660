import { es } from "@nakamatch/phrases/es";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Credentials } from "../../support/members.ts";

/** `/login` with the panel for a forgotten password, in Spanish. */
export class LoginPage {
  readonly #page: Page;
  readonly heading: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly forgot: Locator;
  readonly resetPanel: Locator;
  readonly resetEmail: Locator;
  readonly sendReset: Locator;
  readonly resend: Locator;
  /** Where the person registered. */
  readonly confirm: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole("heading", { level: 1, name: es.login.title });
    this.email = page.getByLabel(es.login.email, { exact: true });
    this.password = page.getByLabel(es.login.password, { exact: true });
    this.submit = page.getByRole("button", { name: es.login.submit, exact: true });
    this.forgot = page.getByRole("button", { name: es.login.forgot });
    this.resetPanel = page.getByRole("region", { name: es.login.reset.title });
    this.resetEmail = this.resetPanel.getByLabel(es.login.reset.email);
    this.sendReset = this.resetPanel.getByRole("button", { name: es.login.reset.send });
    this.confirm = page.getByRole("button", { name: es.login.here.button });
    this.resend = page.getByRole("button", { name: es.confirmation.resend.button });
  }

  async open(): Promise<void> {
    await this.#page.goto("/login");
    await expect(this.heading).toBeVisible();
  }

  async signIn({ email, password }: Credentials): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }
}
