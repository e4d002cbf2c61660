import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { OBSERVE } from "./observer.ts";

export type StoredSession = Awaited<ReturnType<BrowserContext["storageState"]>>;

export interface Site {
  address: string;
  session: StoredSession;
}

const MEGABIT = 1_000_000 / 8;

const SPEED = { processor: 4, bytesPerSecond: 1.6 * MEGABIT, latencyMs: 150 };

export async function openPhone(
  browser: Browser,
  { address, session }: Site,
  member: boolean,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: address,
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: "no-preference",
    ...(member && { storageState: session }),
  });
  await context.addInitScript(OBSERVE);
  return context;
}

export async function openTab(context: BrowserContext): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: SPEED.latencyMs,
    downloadThroughput: SPEED.bytesPerSecond,
    uploadThroughput: SPEED.bytesPerSecond,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SPEED.processor });
  return { page, devtools };
}
