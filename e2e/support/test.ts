import { type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { Outbox } from "./outbox.ts";
import { PageGuard } from "./page-guard.ts";

interface Fixtures {
  /** The letters that the server sends. */
  outbox: Outbox;
  /** Fails the test on page errors, console errors and violations of the content policy, on whichever page. */
  guard: PageGuard;
  /** A page in another browser, with cookies and storage of its own: the other person. Closed after the test. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

/** The test function of all journeys. */
export const test = base.extend<Fixtures>({
  outbox: async ({ request }, use) => {
    await use(new Outbox(request));
  },
  guard: [
    async ({ context }, use) => {
      const guard = new PageGuard();
      await guard.watch(context);
      await use(guard);
      expect(guard.problems(), "no errors in the browser").toEqual([]);
    },
    { auto: true },
  ],
  openBrowser: async ({ browser, contextOptions, guard }, use) => {
    const opened: Page[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...contextOptions, ...options });
      await guard.watch(context);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

export { expect };
