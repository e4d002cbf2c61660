import type { Locator, Page } from "@playwright/test";
import axe from "axe-core";

/** What axe checks, by tag. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Those whose outcome depends on the theme. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * The violations of WCAG 2.2 AA, and of what axe calls best practices, on the current page, or only within `part`: a page
 * with many cards takes seconds.
 */
export async function faultsOf(page: Page, part?: Locator): Promise<string[]> {
  await part?.evaluate((element) => element.setAttribute("data-axe", ""));
  return violationsOf(page, { type: "tag", values: TAGS }, part ? ["[data-axe]"] : []);
}

/** The violations of the rules about colours: all that another theme can break, in half the time. */
export function colorFaultsOf(page: Page): Promise<string[]> {
  return violationsOf(page, { type: "rule", values: COLOR_RULES });
}

/** Runs axe in the page, once per document, and passes on violations alone: everything that passes is far more. */
async function violationsOf(page: Page, runOnly: axe.RunOnly, include: string[] = []): Promise<string[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ runOnly, include }) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      // Elements around an open menu, hidden from screen readers, that only pass the focus on.
      const context = { exclude: ["[data-base-ui-focus-guard]"], ...(include.length > 0 ? { include } : {}) };
      const { violations } = await run(context, { runOnly, resultTypes: ["violations"] });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
      );
    },
    { runOnly, include },
  );
}

/** Runs in the page. */
export const IS_STILL = 'document.getAnimations().every(({ playState }) => playState !== "running")';
