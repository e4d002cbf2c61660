import type { Locator, Page } from "@playwright/test";

/** The page of the OpenID Connect provider where people sign in. */
export class IdentityProviderPage {
  readonly #account: Locator;
  readonly #continue: Locator;
  readonly cancel: Locator;

  constructor(page: Page) {
    this.#account = page.getByLabel("Account");
    this.#continue = page.getByRole("button", { name: "Continue" });
    this.cancel = page.getByRole("button", { name: "Cancel" });
  }

  /** Signs in with these claims. */
  async signIn(
    account: { sub: string; email: string; email_verified: boolean } & Record<string, unknown>,
  ): Promise<void> {
    await this.#account.fill(JSON.stringify(account));
    await this.#continue.click();
  }
}
