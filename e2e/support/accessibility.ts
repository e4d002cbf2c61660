import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";

/** What axe checks, by tag. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Those whose outcome depends on the theme. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * The violations of WCAG 2.2 AA, and of what axe calls best practices, on the current page, or only within `part`: a page
 * with many cards takes seconds.
 */
export async function faultsOf(page: Page, part?: Locator): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(TAGS);
  if (part) {
    await part.evaluate((element) => element.setAttribute("data-axe", ""));
    axe.include("[data-axe]");
  }
  return violationsOf(axe);
}

/** The violations of the rules about colours: all that another theme can break, in half the time. */
export function colorFaultsOf(page: Page): Promise<string[]> {
  return violationsOf(new AxeBuilder({ page }).withRules(COLOR_RULES));
}

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  // Elements around an open menu, hidden from screen readers, that only pass the focus on.
  const { violations } = await axe.setLegacyMode(true).exclude("[data-base-ui-focus-guard]").analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );
}

/** Runs in the page. */
export const IS_STILL = 'document.getAnimations().every(({ playState }) => playState !== "running")';
