import type { Page } from "@playwright/test";
import { PageGuard } from "../../support/page-guard.ts";
import { expect, test as journeys } from "../../support/test.ts";
import { openWebKit } from "../webkit/open.ts";
import { fillAsPeopleDo, launchFirefox } from "./firefox.ts";

/** What opens browsers of one kind, each with cookies and storage of its own. */
interface Engine {
  open: (size: { width: number; height: number }, guard: PageGuard) => Promise<Opened>;
}
interface Opened {
  readonly page: Page;
  readonly close: () => Promise<void>;
  /** What was done last, where Playwright does not tell it itself. */
  readonly lastCommands?: () => string;
}
interface EngineFixtures {
  /** A browser in the size of a phone; `page` is one. */
  openPhone: () => Promise<Page>;
  openDesk: () => Promise<Page>;
}

const PHONE = { width: 390, height: 780 };
const DESK = { width: 1280, height: 800 };

/** The test function of the journeys that run in Firefox and WebKit: that of the others without what these lack. */
export const test = journeys.extend<
  EngineFixtures & { openIn: (size: typeof PHONE) => Promise<Page> },
  { engine: Engine }
>({
  engine: [
    async ({ playwright }, use, { project }) => {
      const baseURL = String(project.use.baseURL);
      if (project.name === "firefox") {
        const browser = await launchFirefox(playwright.firefox);
        const { locale, timezoneId } = project.use;
        await use({
          open: async (viewport, guard) => {
            const context = await browser.newContext({
              viewport,
              baseURL,
              ...(locale && { locale }),
              ...(timezoneId && { timezoneId }),
            });
            await guard.watch(context);
            const page = await context.newPage();
            fillAsPeopleDo(page);
            return { page, close: () => context.close() };
          },
        });
        await browser.close();
        return;
      }
      await use({ open: (size, guard) => openWebKit(size, baseURL, guard) });
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  guard: async ({}, use, testInfo) => {
    const guard = new PageGuard();
    if (testInfo.project.name === "firefox") {
      // Firefox rejects the requests of a page that is being left, which the app logs, and reports its socket itself.
      guard.expect(/could not be (?:fetched|marked read) Error/);
      guard.expect(/(?:establish a connection to the server at|The connection to) ws:\/\/\S+\/rt\//);
    }
    await use(guard);
    // A picture of what failed is a problem itself: it adds styles.
    if (testInfo.status === testInfo.expectedStatus) expect(guard.problems(), "no errors in the browser").toEqual([]);
  },
  openIn: async ({ engine, guard }, use, testInfo) => {
    const opened: Opened[] = [];
    await use(async (size) => {
      const browser = await engine.open(size, guard);
      opened.push(browser);
      return browser.page;
    });
    for (const [index, { page, close, lastCommands }] of opened.entries()) {
      if (testInfo.status !== testInfo.expectedStatus) {
        const name = `window-${index + 1}.png`;
        const path = testInfo.outputPath(name);
        if (lastCommands) console.log(`The last commands of ${name}:\n${lastCommands()}`);
        await page.screenshot({ path }).then(
          () => testInfo.attach(name, { path, contentType: "image/png" }),
          (error: Error) => console.log(`${name} could not be taken: ${error.message}`),
        );
      }
      await close();
    }
  },
  openPhone: ({ openIn }, use) => use(() => openIn(PHONE)),
  openDesk: ({ openIn }, use) => use(() => openIn(DESK)),
  page: async ({ openPhone }, use) => use(await openPhone()),
});

export { expect };
