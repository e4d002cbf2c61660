import { spawn } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { chromium, type Page } from "@playwright/test";
import { ChatsPage } from "../pages/chats-page.ts";
import { chromiumOptions } from "./chromium.ts";
import { DEMO_MEMBER } from "./members.ts";
import { PageGuard } from "./page-guard.ts";
import { openScreen, SCREENS, settle } from "./screens.ts";
import { prepareSurroundings, providerEnvironment, serverEnvironment } from "./surroundings.ts";

// `node tools/run.mjs exec e2e/support/pictures.ts FOLDER`: every screen in both themes and three widths, for people to
// look at. Needs the built web app, as `npm start` leaves it.

const folder = resolve(process.argv[2] ?? "pictures");
const widths = [360, 768, 1280];
const themes = ["light", "dark"] as const;

await mkdir(folder, { recursive: true });
const surroundings = await prepareSurroundings();
const address = `http://127.0.0.1:${surroundings.port}`;
const server = spawn(process.execPath, ["server/main.ts"], {
  cwd: resolve(import.meta.dirname, "../.."),
  env: { ...process.env, ...serverEnvironment(surroundings), ...providerEnvironment(surroundings) },
  stdio: ["ignore", "pipe", "ignore"],
});
try {
  await untilReady(server.stdout);
  await takeAll();
} finally {
  server.kill("SIGTERM");
  await rm(surroundings.dataFolder, { recursive: true, force: true });
}

async function takeAll(): Promise<void> {
  const browser = await chromium.launch(chromiumOptions());
  const context = await browser.newContext({ baseURL: address, locale: "es-ES", timezoneId: "Europe/Madrid" });
  await new PageGuard().watch(context);
  const page = await context.newPage();
  for (const screen of SCREENS.filter(({ isForMembers }) => !isForMembers)) {
    await openScreen(page, screen);
    await take(page, screen.name);
  }
  await page.goto("/register");
  await page.getByRole("button", { name: "Crear mi cuenta" }).click();
  await take(page, "register-refused");
  await page.request.post("/api/auth/sign-in/email", { data: DEMO_MEMBER, headers: { origin: address } });
  for (const screen of SCREENS.filter(({ isForMembers }) => isForMembers)) {
    await openScreen(page, screen);
    await take(page, screen.name);
  }
  await new ChatsPage(page).openConversation("Ramen_Vega");
  await settle(page);
  await take(page, "conversation");
  await browser.close();
}

async function take(page: Page, name: string): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      await page.screenshot({
        path: join(folder, `${name}-${width}-${colorScheme}.png`),
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
