/**
 * Dashboard with many cards on a slow phone: `node bench/cards.ts [--cards 2000] [--throttle 6] [--rounds 3]`. Uses
 * the build in `web/dist` and mocks the server. Prints JSON: median milliseconds; `ratio` compares with one page of
 * cards.
 */
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { parseArgs } from "node:util";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import type { PersonCard } from "../contract/schemas/people.ts";
import { DASHBOARD_PAGE } from "../contract/vocabulary/limits.ts";
import { GENDERS, INTEREST_KINDS, LOOKING_FOR } from "../contract/vocabulary/people.ts";
import { chromiumOptions } from "../e2e/support/chromium.ts";
import { percentiles } from "./percentiles.ts";

const { values } = parseArgs({
  options: {
    cards: { type: "string", default: "2000" },
    throttle: { type: "string", default: "6" },
    rounds: { type: "string", default: "3" },
  },
});
const cards = Number(values.cards);
const throttle = Number(values.throttle);
const rounds = Number(values.rounds);

const WINDOW = { width: 360, height: 740 };
const SCROLL = { distance: 12_000, pixelsPerSecond: 2_500 };
const VIEWER_INTERESTS = 12;
const FLAG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#c60b1e" d="M0 0h4v3H0z"/></svg>';
const SESSION = {
  user: {
    id: "00000000-0000-4000-8000-000000000001",
    email: "nami@example.org",
    nickname: "Nami",
    avatarUrl: null,
    isPremium: false,
    isModerator: false,
    interestCount: VIEWER_INTERESTS,
    seeksNobody: false,
  },
  session: { expiresAt: Math.floor(Date.now() / 1000) + 3600, expiresIn: 3600, assuranceLevel: "aal1" },
};
const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

type Sample = Record<"workPerFrame" | "frame" | "frameTail" | "like" | "loadMore" | "typing", number>;

/** Frame times, and the delay from each press or key to the next paint. */
const WATCH = `
  window.frames_ = [];
  window.events_ = [];
  let last = performance.now();
  const tick = (now) => { window.frames_.push(now - last); last = now; requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) window.events_.push({ name, duration });
  }).observe({ type: "event", durationThreshold: 16 });
`;

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    response.writeHead(500).end(String(error));
  });
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch(chromiumOptions());
let firstPage = DASHBOARD_PAGE;
try {
  const few = await measureAll(DASHBOARD_PAGE);
  const many = await measureAll(cards);
  const ratio = Object.fromEntries(
    (Object.keys(many) as (keyof Sample)[]).map((name) => [name, round(many[name] / few[name])]),
  );
  console.log(
    JSON.stringify({ throttle, rounds, [`${DASHBOARD_PAGE} cards`]: few, [`${cards} cards`]: many, ratio }, null, 2),
  );
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}

async function measureAll(count: number): Promise<Sample> {
  const samples: Sample[] = [];
  for (let each = 0; each < rounds; each++) samples.push(await measure(count));
  const names = Object.keys(samples[0] as Sample) as (keyof Sample)[];
  return Object.fromEntries(
    names.map((name) => [name, percentiles(samples.map((sample) => sample[name])).p50]),
  ) as Sample;
}

async function measure(count: number): Promise<Sample> {
  firstPage = count;
  const context = await browser.newContext({ viewport: WINDOW, locale: "es-ES", hasTouch: false });
  await context.route("https://**", (route) => route.fulfill({ contentType: "image/svg+xml", body: FLAG }));
  await context.addInitScript(`localStorage.setItem("nakamatch-session", ${JSON.stringify(JSON.stringify(SESSION))})`);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(`${address}/dashboard`);
  await page.waitForFunction(`document.querySelectorAll("article").length === ${count}`);
  await page.evaluate(WATCH);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });

  const { workPerFrame } = await scroll(page, devtools);
  await page.evaluate("scrollTo(0, 0)");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: throttle });
  const { frame, frameTail } = await scroll(page, devtools);
  const like = await pressed(page, "pointerup", async () => {
    await page.evaluate('document.querySelectorAll("article button")[3].scrollIntoView({ block: "center" })');
    await settled(page);
    await page.locator("article button").nth(3).click({ force: true, noWaitAfter: true });
  });
  const loadMore = await loadOneMore(page, count);
  const typing = await pressed(page, "keydown", async () => {
    await page.evaluate("scrollTo(0, 0)");
    // Roles would have to be computed for thousands of cards.
    await page.evaluate('[...document.querySelectorAll("button[aria-expanded]")].at(-1).click()');
    const input = page.locator("section input[role=combobox]").last();
    await input.focus();
    await settled(page);
    await page.evaluate("window.events_.length = 0");
    await input.pressSequentially("one piece", { delay: 60 });
  });
  await context.close();
  return { workPerFrame, frame, frameTail, like, loadMore, typing };
}

async function scroll(page: Page, devtools: CDPSession): Promise<Pick<Sample, "frame" | "frameTail" | "workPerFrame">> {
  await settled(page);
  const before = await workOf(devtools);
  await page.evaluate("window.frames_.length = 0");
  await devtools.send("Input.synthesizeScrollGesture", {
    x: WINDOW.width / 2,
    y: WINDOW.height / 2,
    yDistance: -SCROLL.distance,
    speed: SCROLL.pixelsPerSecond,
    gestureSourceType: "mouse",
    preventFling: true,
  });
  const frames = await page.evaluate<number[]>("window.frames_.slice()");
  const work = (await workOf(devtools)) - before;
  const { p50, p95 } = percentiles(frames);
  return { frame: p50, frameTail: p95, workPerFrame: round(work / frames.length) };
}

async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

/** Longest delay to the next paint; 16 at least, one frame. */
async function pressed(page: Page, name: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate("window.events_.length = 0");
  await act();
  await settled(page);
  const events = await page.evaluate<{ name: string; duration: number }[]>("window.events_.slice()");
  return Math.max(16, ...events.filter((event) => event.name === name).map(({ duration }) => duration));
}

/** Until the new cards are painted. */
function loadOneMore(page: Page, count: number): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Cargar más");
    const start = performance.now();
    const look = () => {
      if (document.querySelectorAll("article").length === ${count + DASHBOARD_PAGE}) {
        requestAnimationFrame(() => resolve(performance.now() - start));
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    button.click();
  })`);
}

async function settled(page: Page): Promise<void> {
  await page.evaluate("new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)))");
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", address);
  if (pathname.startsWith("/rt")) return;
  if (pathname.startsWith("/api/")) {
    const body = answerOf(pathname.replace("/api/v1", ""), searchParams);
    response.writeHead(body === undefined ? 404 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(body ?? {}));
    return;
  }
  const file = join(import.meta.dirname, "../web/dist", extname(pathname) === "" ? "index.html" : pathname);
  response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
  response.end(await readFile(file));
}

function answerOf(path: string, query: URLSearchParams): unknown {
  if (path === "/session") return SESSION;
  if (path === "/notifications") return { hasNewLikes: false, hasNewChats: false, isModerator: false };
  if (path === "/matches") return { matches: [], counts: { mutual: 0, likedMe: 0, iLiked: 0 }, nextCursor: null };
  if (path === "/countries" || path === "/me/interests" || path === "/interests") return [];
  if (path.endsWith("/like")) return { hasLiked: true, isMatch: false, isNewMatch: false };
  if (path !== "/discovery") return undefined;
  const from = Number(query.get("cursor") ?? 0);
  const count = from === 0 ? firstPage : DASHBOARD_PAGE;
  const people = Array.from({ length: count }, (_, index) => person(from + index));
  return {
    people,
    total: 1_000_000,
    ofUnknownLanguage: null,
    ofUnknownPlace: null,
    viewerInterests: VIEWER_INTERESTS,
    nextCursor: String(from + count),
  };
}

/** As varied as real people, and the same in every run. */
function person(number: number): PersonCard {
  const shared = number % 8;
  const titles = Array.from({ length: shared }, (_, index) => ({
    id: number * 10 + index + 1,
    name: ["One Piece", "Fullmetal Alchemist: Brotherhood", "Dune", "Hollow Knight"][(number + index) % 4] ?? "Dune",
    kind: INTEREST_KINDS[index % 3] ?? "anime",
  }));
  const ofKind = (kind: string) => titles.filter((title) => title.kind === kind).length;
  return {
    id: `10000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
    nickname: `Nakama_${number}`,
    avatarUrl: null,
    age: 18 + (number % 50),
    country: "ES",
    city: ["Madrid", "Santa Cruz de Tenerife", "Vigo"][number % 3] ?? "Vigo",
    isPremium: number % 9 === 0,
    isVerified: number % 5 === 0,
    foreignLanguages: [],
    recentActivity: null,
    gender: GENDERS[number % 3] ?? "otro",
    lookingFor: LOOKING_FOR[number % 3] ?? "ambas",
    distanceKm: number / 3,
    compatibility: Math.round((shared / VIEWER_INTERESTS) * 100),
    interests: {
      shown: titles.slice(0, 6),
      more: Math.max(0, shared - 6),
      total: shared,
      byKind: { anime: ofKind("anime"), juego: ofKind("juego"), serie_pelicula: ofKind("serie_pelicula") },
      favourites: [],
    },
    line: number % 4 === 0 ? null : { question: null, text: "Enfermera de noche, jugona de día. Busco party estable." },
    hasLiked: false,
    isMatch: false,
    possible: "ambas",
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
