import { accessSync, constants } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

const INSTALLED = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Debian's Chromium, and the same without windows: it takes two thirds of the time, but shows no notifications. */
const DEBIAN = { full: "/usr/bin/chromium", shell: "/usr/bin/chromium-headless-shell" };

/**
 * Launch options of Chromium: no background requests, loopback only. `isFull`: the program that shows
 * notifications; otherwise the fastest.
 */
export function chromiumOptions({ isFull = false } = {}): LaunchOptions {
  const full = process.env.CHROMIUM_PATH ?? INSTALLED.find(isProgram);
  const executablePath = full === DEBIAN.full && !isFull && isProgram(DEBIAN.shell) ? DEBIAN.shell : full;
  return {
    // Without a path Playwright uses the browser that it downloaded.
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      // Chromium cannot use its sandbox as root, and rarely in containers.
      "--no-sandbox",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      "--no-default-browser-check",
      "--disable-features=Translate,OptimizationHints,MediaRouter",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
    ],
  };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
