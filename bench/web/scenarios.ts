import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import type { Figures } from "./figures.ts";
import { measureInteractions } from "./interactions.ts";
import { openPhone, openTab, type Site } from "./phone.ts";

type Scenario = (browser: Browser, site: Site) => Promise<Record<string, Figures>>;

const CARD = "main article button";

export const SCENARIOS = {
  landing: guestScreen("landing", "/", "main h1"),
  login: guestScreen("login", "/login", "main form input[type=password]"),
  register: guestScreen("register", "/register", "main form input[name=firstName]"),
  dashboard: withPhone(true, async (phone) => {
    const cold = await loaded(phone, "/dashboard", CARD);
    const warm = await loaded(phone, "/dashboard", CARD);
    return { "dashboard, cold": cold.figures, "dashboard, warm": warm.figures };
  }),
  moves: withPhone(true, async (phone) => {
    const { page } = await loaded(phone, "/dashboard", CARD);
    return { "moves, first time": await moves(page), "moves, again": await moves(page) };
  }),
  answers: withPhone(true, async (phone) => {
    const { page } = await loaded(phone, "/dashboard", CARD);
    return { answers: await answers(page) };
  }),
  interactions: withPhone(true, async (phone) => {
    const { page, devtools } = await loaded(phone, "/dashboard", CARD);
    const { all, longest } = await measureInteractions(page, devtools);
    return { interactions: all, "interactions, the longest of each step": longest };
  }),
} satisfies Record<string, Scenario>;

function guestScreen(name: string, path: string, content: string): Scenario {
  return withPhone(false, async (phone) => ({ [name]: (await loaded(phone, path, content)).figures }));
}

function withPhone(isMember: boolean, measure: (phone: BrowserContext) => Promise<Record<string, Figures>>): Scenario {
  return async (browser, site) => {
    const phone = await openPhone(browser, site, isMember);
    try {
      return await measure(phone);
    } finally {
      await phone.close();
    }
  };
}

interface Loaded {
  page: Page;
  devtools: CDPSession;
  figures: Figures;
}

async function loaded(phone: BrowserContext, path: string, content: string): Promise<Loaded> {
  for (const tab of phone.pages()) await tab.close();
  const { page, devtools } = await openTab(phone);
  await page.goto(path, { waitUntil: "commit" });
  await page.evaluate(`bench.ready(${JSON.stringify(content)})`);
  await page.evaluate("bench.settled()");
  return { page, devtools, figures: (await page.evaluate("bench.figures()")) as Figures };
}

/**
 * By the navigation bar: milliseconds from the press to the painted content, which the previous screen does not have.
 * The address changes at once.
 */
async function moves(page: Page): Promise<Figures> {
  const to = (path: string, content: string) =>
    answered(
      page,
      `nav a[href='${path}']:visible >> nth=-1`,
      `location.pathname === "${path}" && bench.isShown("${content}")`,
    );
  return {
    matches: await to("/matches", "main [role=tabpanel] article"),
    chats: await to("/chats", "main a[href*='chat=']"),
    dashboard: await to("/dashboard", CARD),
  };
}

const FILTERS = "main button[aria-expanded]:has-text('Filtros')";
const SLIDER = "main input[type=range]";
const LIKE = "main article button[aria-label*=like]";

async function answers(page: Page): Promise<Figures> {
  return {
    sort: await answered(
      page,
      "main fieldset label >> nth=1",
      "document.querySelectorAll('main fieldset input')[1].checked",
    ),
    openFilters: await answered(page, FILTERS, `bench.isShown("${SLIDER}")`),
    filter: await answered(page, SLIDER, "document.querySelector('main output').textContent"),
    like: await answered(page, LIKE, `document.querySelector("${LIKE}").ariaLabel`),
  };
}

/** Milliseconds from the press until the expression `read` changes. */
async function answered(page: Page, pressed: string, read: string): Promise<number> {
  const element = page.locator(pressed).first();
  await element.scrollIntoViewIfNeeded();
  await page.evaluate("bench.settled()");
  const answer = page.evaluate(`bench.answer(() => ${read})`);
  await element.tap({ force: true });
  const time = (await answer) as number;
  await page.evaluate("bench.settled()");
  return time;
}
