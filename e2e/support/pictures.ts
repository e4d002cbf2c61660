import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { dictionaries } from "@nakamatch/phrases/testing";
import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumOptions } from "./chromium.ts";
import { type Credentials, DEMO_MEMBER, DEMO_MODERATOR } from "./members.ts";
import { PageGuard } from "./page-guard.ts";
import { LANGUAGES, THEMES, WIDTHS, writePictureIndex } from "./picture-index.ts";
import { openScreen, SCREENS, type Screen, settle } from "./screens.ts";
import { prepareSurroundings, providerEnvironment, serverEnvironment } from "./surroundings.ts";

// `npm run screenshots [-- FOLDER]`: every screen in both themes, three widths and two languages, with a page to leaf through.
// `npm run screenshots -- --readme`: the pictures of the README, in docs/pictures.

const isForReadme = process.argv[2] === "--readme";
const folder = resolve(isForReadme ? "docs/pictures" : (process.argv[2] ?? "screenshots"));
const current = join(folder, "current");

/** Screens of members besides those that tests walk through. */
const MORE: readonly Screen[] = [
  { name: "blocked-users", path: "/blocked-users", isForMembers: true },
  { name: "decisions", path: "/decisions", isForMembers: true },
];
const MODERATION: Screen = { name: "moderation", path: "/moderation/bans", isForMembers: true };

const surroundings = await prepareSurroundings();
const address = `http://127.0.0.1:${surroundings.port}`;
const server = spawn(process.execPath, ["server/main.ts"], {
  cwd: resolve(import.meta.dirname, "../.."),
  env: { ...process.env, ...serverEnvironment(surroundings), ...providerEnvironment(surroundings) },
  stdio: ["ignore", "pipe", "ignore"],
});
try {
  await untilReady(server.stdout);
  const browser = await chromium.launch(chromiumOptions());
  await (isForReadme ? takeForReadme(browser) : takeSet(browser));
  await browser.close();
} finally {
  if (server.exitCode === null && server.kill("SIGTERM")) await once(server, "exit");
  await rm(surroundings.dataFolder, { recursive: true, force: true });
}

type PictureLanguage = (typeof LANGUAGES)[number];

async function takeSet(browser: Browser): Promise<void> {
  // The last set is what the new one is compared with.
  await rm(join(folder, "previous"), { recursive: true, force: true });
  await rename(current, join(folder, "previous")).catch(() => {});
  await mkdir(current, { recursive: true });
  for (const language of LANGUAGES) {
    await takeForGuests(browser, language);
    const screens = [...SCREENS.filter(({ isForMembers }) => isForMembers), ...MORE];
    await takeSignedIn(browser, language, { as: DEMO_MEMBER, screens });
    await takeSignedIn(browser, language, { as: DEMO_MODERATOR, screens: [MODERATION] });
  }
  const different = await writePictureIndex(folder);
  console.log(`${join(folder, "index.html")}: ${different.length} pictures differ from the last set`);
}

async function takeForReadme(browser: Browser): Promise<void> {
  await mkdir(folder, { recursive: true });
  const guest = await openBrowser(browser, "es");
  await openScreen(guest, screenNamed("landing"));
  await takeSmall(guest, "landing");
  await guest.context().close();
  const member = await openBrowser(browser, "es");
  await signIn(member, DEMO_MEMBER);
  for (const name of ["dashboard", "profile", "chats"]) {
    await openScreen(member, screenNamed(name));
    if (name === "chats") await openConversation(member);
    await takeSmall(member, name);
  }
  await member.context().close();
  const moderator = await openBrowser(browser, "es");
  await signIn(moderator, DEMO_MODERATOR);
  await openScreen(moderator, MODERATION);
  await takeSmall(moderator, "moderation");
  await moderator.context().close();
}

function screenNamed(name: string): Screen {
  const screen = SCREENS.find((each) => each.name === name);
  if (screen === undefined) throw new Error(`No screen "${name}"`);
  return screen;
}

async function takeSmall(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 1120, height: 700 });
  await page.waitForLoadState("networkidle");
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const path = join(folder, `${name}-${colorScheme}.webp`);
    await page.screenshot({ path, type: "webp", quality: 40, animations: "disabled" });
  }
}

async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.request.post("/api/auth/sign-in/email", { data: { email, password }, headers: { origin: address } });
}

async function openConversation(page: Page): Promise<void> {
  await page.getByRole("link").filter({ hasText: "Ramen_Vega" }).first().click();
  await settle(page);
}

async function openBrowser(browser: Browser, language: PictureLanguage): Promise<Page> {
  const locale = `${language}-${language.toUpperCase()}`;
  const settings = { baseURL: address, locale, timezoneId: "Europe/Madrid", serviceWorkers: "block" } as const;
  const context = await browser.newContext(settings);
  await new PageGuard().watch(context);
  return context.newPage();
}

async function takeForGuests(browser: Browser, language: PictureLanguage): Promise<void> {
  const page = await openBrowser(browser, language);
  for (const screen of SCREENS.filter(({ isForMembers }) => !isForMembers)) {
    await openScreen(page, screen);
    await take(page, `${screen.name}-${language}`);
  }
  await page.goto("/register");
  await page.getByRole("button", { name: dictionaries[language].register.submit }).click();
  await take(page, `register-refused-${language}`);
  await page.context().close();
}

async function takeSignedIn(
  browser: Browser,
  language: PictureLanguage,
  { as, screens }: { as: Credentials; screens: readonly Screen[] },
): Promise<void> {
  const page = await openBrowser(browser, language);
  await signIn(page, as);
  for (const screen of screens) {
    await openScreen(page, screen);
    await take(page, `${screen.name}-${language}`);
    if (screen.name !== "chats") continue;
    await openConversation(page);
    await take(page, `conversation-${language}`);
  }
  await page.context().close();
}

async function take(page: Page, name: string): Promise<void> {
  // Forms come when the app has taken over a page that was rendered beforehand; photos may come later still.
  await page.waitForLoadState("networkidle");
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      await page.screenshot({
        path: join(current, `${name}-${width}-${colorScheme}.png`),
        fullPage: true,
        animations: "disabled",
      });
    }
  }
}

/** Waits until the server says where it is. */
async function untilReady(output: Readable): Promise<void> {
  let isReady = false;
  for await (const line of createInterface({ input: output })) {
    isReady = line.includes(address);
    if (isReady) break;
  }
  if (!isReady) throw new Error("The server did not start");
  // What it says from now on is not read.
  output.resume();
}
