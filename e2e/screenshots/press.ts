import type { Locator, Page } from "@playwright/test";

type AriaRole = Parameters<Page["getByRole"]>[0];

/** Presses the first of that name. */
export function press(page: Page, phrase: string, role: AriaRole = "button"): Promise<void> {
  return named(page, phrase, role).click();
}

/** The first whose name begins with a phrase, whatever its placeholders stand for. */
export function named(page: Page, phrase: string, role: AriaRole): Locator {
  const parts = phrase.split(/\{\{\w+\}\}|\s+/).map((part) => part.replace(/[^\p{L}\p{N}]/gu, "\\$&"));
  return page.getByRole(role, { name: new RegExp(`^${parts.join(".*")}`) }).first();
}
