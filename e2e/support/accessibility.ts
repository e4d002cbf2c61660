import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * The violations of WCAG 2.2 AA, and of what axe calls best practices, on the current page, or only within `part`: a page
 * with many cards takes seconds.
 */
export async function faultsOf(page: Page, part?: Locator): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(RULES).setLegacyMode(true);
  if (part) {
    await part.evaluate((element) => element.setAttribute("data-axe", ""));
    axe.include("[data-axe]");
  }
  // Elements around an open menu, hidden from screen readers, that only pass the focus on.
  const { violations } = await axe.exclude("[data-base-ui-focus-guard]").analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );
}
