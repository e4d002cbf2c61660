import { es } from "@nakamatch/phrases/es";
import type { Locator, Page } from "@playwright/test";

/** The dialog in which a person is reported, in Spanish, with the offer to block them that follows. */
export class ReportDialog {
  readonly dialog: Locator;
  readonly description: Locator;
  readonly send: Locator;
  readonly block: Locator;
  readonly skip: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole("dialog");
    this.description = this.dialog.getByRole("textbox", { name: es.reports.description });
    this.send = this.dialog.getByRole("button", { name: es.reports.send });
    this.block = this.dialog.getByRole("button", { name: es.safety.block.confirm, exact: true });
    this.skip = this.dialog.getByRole("button", { name: es.reports.after.skip });
  }

  reason(reason: keyof typeof es.reasons): Locator {
    return this.dialog.getByRole("radio", { name: es.reasons[reason], exact: true });
  }

  titled(title: string, nickname = ""): Locator {
    return this.dialog.filter({ hasText: title.replace("{{name}}", nickname) });
  }
}
