import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const FOLDER = join(import.meta.dirname, "../public/offline");
const reload = vi.fn();

beforeEach(() => vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
  document.body.innerHTML = "";
});

/** The page in Spanish, whose question about the server's health gets this answer. */
async function open(answer: () => Response, { isOnline = true } = {}) {
  const [page, script] = await Promise.all(
    ["page.html", "page.js"].map((name) => readFile(join(FOLDER, name), "utf8")),
  );
  document.body.innerHTML = page!.replace(/^[\s\S]*<body>|<\/body>[\s\S]*$/g, "");
  localStorage.setItem("i18nextLng", "es");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  vi.stubGlobal("fetch", async () => answer());
  const listeners = vi.fn();
  new Function("location", "addEventListener", script!)({ reload }, listeners);
  await expect.poll(() => shown()).toHaveLength(1);
}

const shown = () =>
  [...document.querySelectorAll<HTMLElement>("section[lang=es]:not([hidden]) [data-state]")]
    .filter(({ hidden }) => !hidden)
    .map((each) => each.querySelector("h1")?.textContent);
const broken = (): Response => {
  throw new TypeError("Failed to fetch");
};

test.each([
  ["no network", broken, false, "Sin conexión"],
  ["a network, but no answer", broken, true, "No llegamos a Nakamatch"],
  ["a proxy that answers for the server", () => new Response("", { status: 502 }), true, "Nakamatch no responde"],
])("with %s the page says so, and reloads once the server answers", async (_, answer, isOnline, title) => {
  let isBack = false;
  await open(() => (isBack ? new Response("") : answer()), { isOnline });
  await expect.poll(() => shown()).toEqual([title]);
  expect(document.title).toBe(`${title} · Nakamatch`);
  await vi.advanceTimersByTimeAsync(5000);
  expect(reload).not.toHaveBeenCalled();
  isBack = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(reload).toHaveBeenCalledOnce();
});

test("the first answer reloads nothing, as the page itself may be what fails", async () => {
  await open(() => new Response(""));
  await vi.advanceTimersByTimeAsync(4000);
  expect(reload).not.toHaveBeenCalled();
});

test("it tells nobody its address, which may be a link with a token", async () => {
  const page = await readFile(join(FOLDER, "page.html"), "utf8");
  expect(page.slice(0, page.indexOf("<link"))).toContain('<meta name="referrer" content="no-referrer" />');
});
