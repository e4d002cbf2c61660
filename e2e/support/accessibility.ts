import type { Locator, Page } from "@playwright/test";
import axe from "axe-core";

/** Tags of axe's rules. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules whose result depends on the theme. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * The violations of WCAG 2.2 AA, and of what axe calls best practices, on the current page, or only within `part`: a page
 * with many cards takes seconds.
 */
export async function faultsOf(page: Page, part?: Locator): Promise<string[]> {
  await part?.evaluate((element) => element.setAttribute("data-axe", ""));
  return violationsOf(page, { type: "tag", values: TAGS }, part ? ["[data-axe]"] : []);
}

/** Violations of rules about colours, the only ones that depend on the theme, in half the time. */
export function colorFaultsOf(page: Page): Promise<string[]> {
  return violationsOf(page, { type: "rule", values: COLOR_RULES });
}

/** Runs axe in the page, loaded once per document; returns violations only. */
async function violationsOf(page: Page, runOnly: axe.RunOnly, include: string[] = []): Promise<string[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ runOnly, include }) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      // Hidden elements around an open menu that only pass the focus on.
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
