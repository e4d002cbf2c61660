import type { Page } from "@playwright/test";
import type { PageGuard } from "../../support/page-guard.ts";
import { findFreePort } from "../../support/surroundings.ts";
import { WebKitDriver } from "./driver.ts";
import { WebKitPage } from "./page.ts";

/** A browser with cookies and storage of its own, and a driver, as each drives one. */
export async function openWebKit(size: { width: number; height: number }, baseURL: string, guard: PageGuard) {
  const driver = await WebKitDriver.start(await findFreePort());
  try {
    const session = await driver.open();
    const page = new WebKitPage(session, await session.firstWindow(), baseURL);
    await page.setViewportSize(size);
    const close = async () => {
      await session.close().finally(() => driver.stop());
      guard.report(session.problems);
    };
    return { page: page as unknown as Page, close, lastCommands: () => session.lastCommands() };
  } catch (error) {
    await driver.stop();
    throw error;
  }
}
