import { type APIRequestContext, type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { joinAs, type Member } from "./members.ts";
import { Outbox } from "./outbox.ts";
import { PageGuard } from "./page-guard.ts";
import { newPerson, type Person } from "./people.ts";

/** Data of a new member; by default in a city far from those of the journeys. */
export type MemberWishes = Partial<Person> & { city?: string; interests?: number };

interface Fixtures {
  /** Whether idle pages prefetch screens, which multiplies requests. Off: the browser saves data. */
  prefetches: boolean;
  /** The emails that the server sends. */
  outbox: Outbox;
  /** Fails the test on page errors, console errors and violations of the content policy, on any page. */
  guard: PageGuard;
  /** A page in another browser, with cookies and storage of its own: the other person. Closed after the test. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
  /** A new person with a confirmed account, ready to sign in. */
  newMember: (wishes?: MemberWishes) => Promise<Member>;
}

/** Runs in the page. */
const SAVE_DATA = 'Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });';

/** The test function of all journeys. */
export const test = base.extend<Fixtures>({
  prefetches: [false, { option: true }],
  outbox: async ({ request }, use) => {
    await use(new Outbox(request));
  },
  guard: [
    async ({ context, prefetches }, use) => {
      const guard = new PageGuard();
      await guard.watch(context);
      if (!prefetches) await context.addInitScript(SAVE_DATA);
      await use(guard);
      expect(guard.problems(), "no errors in the browser").toEqual([]);
    },
    { auto: true },
  ],
  openBrowser: async ({ browser, contextOptions, serviceWorkers, guard, prefetches }, use) => {
    const opened: Page[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ serviceWorkers, ...contextOptions, ...options });
      await guard.watch(context);
      if (!prefetches) await context.addInitScript(SAVE_DATA);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
  newMember: async ({ playwright, baseURL }, use) => {
    const opened: APIRequestContext[] = [];
    await use(async ({ city = "Zaragoza", interests = 3, ...wishes } = {}) => {
      // The server accepts changes from its own origin only.
      const own = baseURL === undefined ? {} : { baseURL, extraHTTPHeaders: { origin: baseURL } };
      const api = await playwright.request.newContext(own);
      opened.push(api);
      return joinAs(newPerson(wishes), { api, city, interests });
    });
    for (const api of opened) await api.dispose();
  },
});

export { expect };
