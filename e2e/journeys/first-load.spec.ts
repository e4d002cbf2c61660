import { expect, test } from "../support/test.ts";

const LANGUAGES = ["es", "en", "fr", "it", "de", "pt"];

const ENTRY = /\/assets\/start-[^/]+\.js$/;

test("I18N-06: a first visit fetches the phrases of one language, and the screen beside the app", async ({
  openBrowser,
}) => {
  const page = await openBrowser({ locale: "de-DE" });
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  // As long as the app itself is not here, nothing but the page's own head asks for anything.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(ENTRY, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect.poll(() => fetched.some((path) => /\/assets\/de-/.test(path))).toBe(true);
  await expect.poll(() => fetched.some((path) => /\/assets\/landing-/.test(path))).toBe(true);
  release();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(fetched.filter((path) => /\/assets\/(es|en|fr|it|pt)-/.test(path))).toEqual([]);
});

test("an app that cannot be fetched leaves words in the visitor's language", async ({ openBrowser, guard }) => {
  guard.expect(/Failed to load resource/);
  const page = await openBrowser({ locale: "fr-FR" });
  await page.route(ENTRY, (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("alert")).toHaveText(/^\s*Impossible de charger Nakamatch\.[^.]*\.\s*$/);
});

test("without scripts the page says in six languages that it needs them", async ({ request }) => {
  const page = await (await request.get("/")).text();
  const words = /<noscript>(.*?)<\/noscript>/s.exec(page)?.[1] ?? "";
  expect([...words.matchAll(/<p lang="(\w\w)">[^<]*JavaScript/g)].map(([, language]) => language)).toEqual(LANGUAGES);
});
